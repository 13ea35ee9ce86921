"""The beginning of a match: how many play, what lies where, who begins, and how a way card asks."""

import pytest

from tischlein.core.dealer import QuietDealer
from tischlein.games.essence.game import GAME
from tischlein.games.essence.rules.course import question_of
from tischlein.games.essence.rules.material import KINDS, WAY_IDS
from tischlein.games.essence.rules.state import Essence
from tischlein.games.essence.tests.table import decide, legal, options, seats_of, table


def begun(seats: int, luck: int = 1, **chosen: object) -> Essence:
    state = GAME.setup(options(**chosen), seats, QuietDealer(luck))
    assert isinstance(state, Essence)
    return state


@pytest.mark.parametrize("seats", GAME.seats)
def test_two_to_seven_play_and_begin_with_nothing(seats: int) -> None:
    """§7, §12."""
    state = begun(seats, emblems="dealt")
    assert GAME.seats == [2, 3, 4, 5, 6, 7]
    assert state.world.holdings == [[0] * len(KINDS)] * seats
    assert state.world.won == [[]] * seats


def test_there_are_seven_sets_of_tip_cards() -> None:
    """§4."""
    state = begun(2, start_player="first_seat")
    assert [answer["number"] for answer in legal(state, 0)] == ["I", "II", "III", "IV", "V", "VI", "VII"]


def test_two_way_cards_lie_open_at_first_and_which_is_luck() -> None:
    """§8, §14."""
    shown = []
    for luck in range(10):
        state = begun(2, luck, emblems="dealt")
        assert len(state.world.display) == 2
        shown.append(state.world.display[0])
    assert len(set(shown)) > 5


def test_every_colour_is_a_stack_of_its_own_and_shuffled() -> None:
    """§2, §9."""
    drawn = []
    for luck in range(10):
        state = table(seats_of(2), display=["W16", "W24"])
        decide(state, 0, QuietDealer(luck), "choose", way="W16")
        assert [len(stack) for stack in state.world.stacks] == [99, 100, 80, 70, 7]
        drawn.append(state.world.open[0])
    assert len(set(drawn)) > 5


def test_who_begins_is_drawn_by_lot_unless_the_table_says_seat_1() -> None:
    """§A2."""
    for start, first in (("random", {0, 1, 2}), ("first_seat", {0})):
        begin = [begun(3, luck, start_player=start) for luck in range(20)]
        assert {state.turn().seats[0] for state in begin} == first


@pytest.mark.parametrize(("variants", "expected"), [(True, "triangle-yellow-1"), (False, "triangle-yellow-0")])
def test_cards_of_one_kind_ask_in_different_words_where_the_table_likes_it(variants: bool, expected: str) -> None:
    """§17."""
    state = table(seats_of(2), display=["W01", "W02"], options={"question_variants": variants})
    assert question_of(state.world, WAY_IDS.index("W02")) == expected
