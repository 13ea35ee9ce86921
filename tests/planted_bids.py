"""Bids with one bug each: what goes wrong where everybody answers in secret at the same time."""

from docs.example_game.bids.game import GAME
from docs.example_game.bids.rules.setup import deal
from docs.example_game.bids.rules.state import Bids
from docs.example_game.bids.views.view import BidsView, view
from tischlein.core.dealer import Dealer, Event
from tischlein.core.game import Game, View
from tischlein.core.options import Options
from tischlein.core.state import Position, Result, State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action


def bids_game(kind: type[Bids] = Bids, shown: View = view) -> Game:
    """The game, with another state or view where a test plants a bug."""

    def setup(options: Options, seats: int, dealer: Dealer) -> State:
        return kind(deal(options, seats, dealer))

    def load(position: Position) -> State:
        read = GAME.load(position)
        assert isinstance(read, Bids), "a state of Bids"
        return kind(read.world)

    words, chronicle = GAME.vocabulary, GAME.chronicle
    return Game("bids", 1, GAME.seats, GAME.options, words, setup, shown, load, {}, GAME.credits, chronicle=chronicle)


class Copied(Bids):
    """A copy is of the same kind."""

    def copy(self) -> Bids:
        return self.__class__(self.world.copy())


class HandsToldAtTheEndOfARound(Copied):
    def resolve(self, answers: dict[Seat, Action], dealer: Dealer) -> None:
        super().resolve(answers, dealer)
        dealer.tell(Event("left", {"cards": sum([sum(hand) for hand in self.world.hands])}))


class NextPrizeTold(Copied):
    """The bag is no secret, but what comes out of it next would be."""

    def resolve(self, answers: dict[Seat, Action], dealer: Dealer) -> None:
        dealer.tell(Event("highest", {"card": max(map(max, self.world.hands))}))
        super().resolve(answers, dealer)


class OneHandKept(Copied):
    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        kept = (seat + 1) % len(self.world.hands)
        hand = list(self.world.hands[kept])
        super().redeal(seat, dealer)
        if not any([self.world.hands[other] == hand for other in range(len(self.world.hands)) if other != kept]):
            self.world.hands[kept] = hand


class PlayedCardsForgotten(Copied):
    """Cards that lie open may be in a hand again."""

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        played, self.world.played = self.world.played, [[] for _ in self.world.played]
        super().redeal(seat, dealer)
        self.world.played = played


class TieThatGivesBack(Copied):
    """Who ties takes the card back: nobody has to come to an end."""

    def resolve(self, answers: dict[Seat, Action], dealer: Dealer) -> None:
        before = self.copy()
        super().resolve(answers, dealer)
        if len({*answers.values()}) == 1 and len(answers) > 1:
            assert isinstance(before, Bids), "a state of Bids"
            self.world = before.world


class PrizesThatDoNotAddUp(Copied):
    def result(self) -> Result:
        result = super().result()
        result.scores = [score + len(won) for score, won in zip(result.scores, self.world.won, strict=True)]
        return result


class WonCardsShared(Copied):
    def copy(self) -> Bids:
        fresh = super().copy()
        fresh.world.won = self.world.won
        return fresh


class LastPrizeForgotten(Copied):
    def dump(self) -> Position:
        return {**super().dump(), "bag": self.world.bag[:-1]}


class EveryCopyOffered(Copied):
    """A card that one holds twice is offered twice."""

    def legal(self, seat: Seat) -> list[Action]:
        once = super().legal(seat)
        return [action for action in once for _ in range(self.world.hands[seat].count(action))]


class LastCardPlayedByItself(Copied):
    """There is nothing to choose, so nobody is asked, and nobody told who is asked instead."""

    def legal(self, seat: Seat) -> list[Action]:
        legal = super().legal(seat)
        return [] if len(legal) == 1 else legal


def view_of_the_next_hand(state: State, seat: Seat | None) -> BidsView:
    assert isinstance(state, Bids), "a view of Bids"
    shown = view(state, seat)
    if seat is not None:
        shown.hand = list(state.world.hands[(seat + 1) % len(state.world.hands)])
    return shown


def view_that_sorts_by_secrets(state: State, seat: Seat | None) -> BidsView:
    """The same things, in an order that tells who holds more."""
    assert isinstance(state, Bids), "a view of Bids"
    shown = view(state, seat)
    shown.seats.sort(key=lambda one: sum(state.world.hands[one.seat]))
    return shown
