"""Hints: the best answer, from the seat's question alone, and one with which the review agrees."""

import pytest

from tests.bots.small_games import BIDS, STICKS, TAKE
from tests.coach.following import flags_of, followed
from tests.some_games import short
from tests.toys import tiles_game
from tischlein.catalog import find, games
from tischlein.coach.hint import Adviser, Effort
from tischlein.core.dealer import Dealer
from tischlein.core.game import Game
from tischlein.core.guide import Guide
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.wire.hint import Hint

TILES = tiles_game()
SMALL = Effort(0.002, 16, 4, True, "level4")
ALMOST_NOTHING = Effort(1e-9, 2, 2, False, "random")
# Of a review: each decision of these short matches gets far less work than a hint.
LITTLE = 0.001


def sticks(takes: list[int]) -> Match:
    match = Match(STICKS, read_options(STICKS.options, {}), 2, "sticks")
    for number in takes:
        match.act(match.to_act()[0], TAKE(number))
    return match


def hint_in(match: Match, effort: Effort = SMALL, memory: int = 7) -> Hint:
    return Adviser(match.game, effort).hint(match.question(match.to_act()[0], memory))


def test_a_win_is_seen_and_told_with_the_chance_and_the_reason() -> None:
    # Three of nine are left: whoever is to move takes them all.
    hint = hint_in(sticks([2, 2]))
    assert hint.action == {"do": "take", "number": 2}
    assert (hint.chance, hint.equals) == (1.0, 1)
    assert hint.instead is not None and hint.instead.chance < 0.9
    assert hint.reason is not None and hint.reason.sources["stick"] > 0
    assert hint.line == [], "the match is over then"


def test_what_is_likely_to_follow_is_told_as_far_as_it_is_likely() -> None:
    # Two of four are taken: of the last two whoever comes next takes both or one, and nobody knows which.
    hint = hint_in(sticks([2, 1]))
    match = sticks([2, 1])
    match.act(match.to_act()[0], STICKS.vocabulary.number(hint.action))
    for step in hint.line:
        assert step.seat == match.to_act()[0]
        match.act(step.seat, STICKS.vocabulary.number(step.action))


@pytest.mark.parametrize("game", [STICKS, BIDS, TILES], ids=lambda game: game.id)
def test_the_same_question_gets_the_same_hint(game: Game) -> None:
    match = Match(game, read_options(game.options, {}), game.seats[0], "again")
    assert hint_in(match) == hint_in(match)


@pytest.mark.parametrize("id", sorted(games()))
def test_every_game_has_hints(id: str) -> None:
    game = find(id)
    match = Match(game, read_options(game.options, short(id)), game.seats[0], "hints")
    seat = match.to_act()[0]
    hint = Adviser(game, ALMOST_NOTHING).hint(match.question(seat, 7))
    assert game.vocabulary.number(hint.action) in match.legal(seat)
    assert (hint.chance is None) == (hint.error is None)
    assert hint.instead is None or hint.instead.action != hint.action


class Silent(Guide):
    def answer(self, state: State, seat: Seat, dealer: Dealer) -> Action:
        return dealer.pick(state.legal(seat))

    def judges(self, state: State) -> bool:
        return False


def test_where_nobody_can_judge_an_answer_a_computer_player_gives_its_opinion() -> None:
    game = Game(
        id=STICKS.id,
        version=STICKS.version,
        seats=STICKS.seats,
        options=STICKS.options,
        vocabulary=STICKS.vocabulary,
        setup=STICKS.setup,
        view=STICKS.view,
        load=STICKS.load,
        bots=STICKS.bots,
        credits=STICKS.credits,
        guide=lambda: Silent(1000),
    )
    match = Match(game, read_options(game.options, {}), 2, "opinion")
    hint = hint_in(match)
    assert game.vocabulary.number(hint.action) in match.legal(match.to_act()[0])
    assert (hint.chance, hint.instead, hint.reason, hint.line) == (None, None, None, [])


@pytest.mark.parametrize(("game", "seats"), [(STICKS, 2), (BIDS, 3), (TILES, 3)], ids=["sticks", "bids", "tiles"])
def test_a_hint_that_was_followed_is_no_mistake(game: Game, seats: int) -> None:
    record, hinted = followed(game, seats, "followed", SMALL)
    judged, flagged = flags_of(game, record, hinted, LITTLE)
    assert judged > 0
    assert flagged == []
