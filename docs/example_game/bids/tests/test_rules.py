"""Bids, rule by rule. A position is written as a person would type it."""

import pytest

from tischlein.core.dealer import ScriptedDealer
from tischlein.core.options import read_options
from tischlein.core.refusal import Refusal
from tischlein.core.state import Position

from ..game import GAME
from ..rules.actions import BID
from ..rules.redeal import unseen_by
from ..rules.state import Bids, load, setup


def position(**changes: object) -> Position:
    """Two seats with two cards each, the 6 on the table."""
    usual: Position = {"ties": "discard", "offered": [6], "bag": [1, 2, 4, 5]}
    return {**usual, "hands": [[1, 4], [0, 4]], "played": [[5], [2]], "won": [[3], []], **changes}


def state(**changes: object) -> Bids:
    read = load(position(**changes))
    assert isinstance(read, Bids)
    return read


def test_the_single_highest_card_takes_the_prize() -> None:
    after = state()
    after.resolve({0: BID(1), 1: BID(4)}, ScriptedDealer([0]))
    assert after.world.won == [[3], [6]]


def test_a_shared_highest_card_takes_nothing() -> None:
    after = state()
    after.resolve({0: BID(4), 1: BID(4)}, ScriptedDealer([0]))
    assert (after.world.won, after.world.offered) == ([[3], []], [1])


def test_a_prize_that_nobody_took_stays_where_the_table_wants_it_so() -> None:
    after = state(ties="carry")
    after.resolve({0: BID(4), 1: BID(4)}, ScriptedDealer([3]))
    assert after.world.offered == [6, 5]


def test_a_played_card_leaves_the_hand_and_lies_open() -> None:
    after = state()
    after.resolve({0: BID(1), 1: BID(0)}, ScriptedDealer([0]))
    assert (after.world.hands, after.world.played) == ([[4], [4]], [[5, 1], [2, 0]])


def test_the_match_is_over_when_hands_are_empty() -> None:
    after = state(hands=[[4], [0]])
    after.resolve({0: BID(4), 1: BID(0)}, ScriptedDealer([]))
    assert (after.turn().mode, after.result().scores) == ("over", [9, 0])


def test_equal_cards_in_hand_are_one_answer() -> None:
    assert state(hands=[[4, 4], [0, 1]]).legal(0) == [BID(4)]


def test_a_seat_cannot_place_what_it_has_not_seen() -> None:
    unseen = unseen_by(state().world, 0)
    assert (len(unseen), unseen.count(4), unseen.count(0)) == (17, 2, 3)


def test_every_card_and_prize_is_somewhere_once() -> None:
    opened = setup(read_options(GAME.options, {}), 4, ScriptedDealer([0] * 21))
    assert isinstance(opened, Bids)
    assert sorted([*opened.world.bag, *opened.world.offered]) == [1, 2, 3, 4, 5, 6]
    assert [len(hand) for hand in opened.world.hands] == [5, 5, 5, 5]


@pytest.mark.parametrize(
    "changes",
    [{"hands": [[4, 4], [4, 4]]}, {"bag": [6]}, {"offered": []}, {"hands": [[1], [0, 4]]}, {"ties": "?"}, {"bag": []}],
)
def test_what_cannot_be_is_no_position(changes: dict[str, object]) -> None:
    with pytest.raises(Refusal, match="position_"):
        load(position(**changes))
