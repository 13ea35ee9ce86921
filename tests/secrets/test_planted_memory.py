"""The promise about memory is worth something only if it finds who breaks it: in every game, by logs and by worlds."""

import pytest

from tests.secrets.told_once import FADING
from tischlein import catalog
from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer, Event
from tischlein.core.game import Game
from tischlein.core.options import Options, read_options
from tischlein.core.reason import Reason
from tischlein.core.state import Position, Result, State, fingerprint
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action
from tischlein.testing.cases import Case
from tischlein.testing.memory import what_a_view_hides_now_is_not_told_again
from tischlein.testing.secrets import Listener

MOST_MATCHES = 6


class Inner(State):
    """The rules of a game, and somebody between them and the table."""

    def __init__(self, rules: State) -> None:
        self.rules = rules

    def turn(self) -> Turn:
        return self.rules.turn()

    def legal(self, seat: Seat) -> list[Action]:
        return self.rules.legal(seat)

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        return self.rules.why_not(seat, action)

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        self.rules.apply(seat, action, dealer)
        self.meddle(dealer)

    def resolve(self, answers: dict[Seat, Action], dealer: Dealer) -> None:
        self.rules.resolve(answers, dealer)
        self.meddle(dealer)

    def meddle(self, dealer: Dealer) -> None:
        pass

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        self.rules.redeal(seat, dealer)

    def redeal_from_view(self, seat: Seat, dealer: Dealer) -> None:
        self.rules.redeal_from_view(seat, dealer)

    def result(self) -> Result:
        return self.rules.result()

    def copy(self) -> "Inner":
        return self.__class__(self.rules.copy())

    def dump(self) -> Position:
        return self.rules.dump()


class TellsEverything(Inner):
    """After every move the log names the whole position; but not while seats act side by side, in secret: who is told
    of that at once has no need to remember, and other promises find it."""

    def meddle(self, dealer: Dealer) -> None:
        if self.turn().mode != turns.EACH:
            dealer.tell(Event("everything", {"position": fingerprint(self.rules)}))


class FadesNothing(Inner):
    """Nobody has thought of memory."""

    def meddle(self, dealer: Dealer) -> None:
        if isinstance(dealer, Listener):
            for event in dealer.events:
                event.fades = ()


class GivesOutWhatBotsKnow(Inner):
    """As if the worlds for those outside were those of the table's own bots."""

    def redeal_from_view(self, seat: Seat, dealer: Dealer) -> None:
        self.rules.redeal(seat, dealer)


def with_rules(game: Game, kind: type[Inner]) -> Game:
    def setup(options: Options, seats: int, dealer: Dealer) -> State:
        return kind(game.setup(options, seats, dealer))

    def view(state: State, seat: Seat | None) -> object:
        assert isinstance(state, Inner)
        return game.view(state.rules, seat)

    def load(position: Position) -> State:
        return kind(game.load(position))

    words, credits = game.vocabulary, game.credits
    return Game(game.id, 1, game.seats, game.options, words, setup, view, load, {}, credits, chronicle=game.chronicle)


def look_at_some(game: Game, kind: type[Inner]) -> None:
    options = read_options(game.options, {})
    for number in range(MOST_MATCHES):
        case = Case(with_rules(game, kind), options, game.seats[number % len(game.seats)], f"planted {number}")
        what_a_view_hides_now_is_not_told_again(case)


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in catalog.games().values()])
def test_an_event_that_repeats_what_is_hidden_is_found_in_every_game(game: Game) -> None:
    with pytest.raises(AssertionError, match="hides what the log tells again: everything"):
        look_at_some(game, TellsEverything)


@pytest.mark.parametrize("game", FADING, ids=lambda game: game.id)
def test_events_that_do_not_fade_are_found(game: Game) -> None:
    with pytest.raises(AssertionError, match="hides what the log tells again"):
        look_at_some(game, FadesNothing)


@pytest.mark.parametrize("game", FADING, ids=lambda game: game.id)
def test_a_world_that_remembers_is_found(game: Game) -> None:
    with pytest.raises(AssertionError, match="remembers"):
        look_at_some(game, GivesOutWhatBotsKnow)
