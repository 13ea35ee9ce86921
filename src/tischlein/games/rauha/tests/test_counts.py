"""How many ways there are from fixed positions: a change here is a change of the rules."""

from tischlein.core import turn as turns
from tischlein.core.state import State
from tischlein.core.vocabulary import Action
from tischlein.games.rauha.rules.state import Rauha
from tischlein.games.rauha.tests.table import seat_of, start, table
from tischlein.testing.counts import positions_within
from tischlein.testing.dealers import Listening


def step(state: State, action: Action) -> None:
    """Other seats take their first answer."""
    assert isinstance(state, Rauha)
    if state.turn().mode == turns.TOGETHER:
        state.resolve({seat: action if seat == 0 else state.legal(seat)[0] for seat in state.turn().seats}, Listening())
        state.world.first = 0
    else:
        state.apply(0, action, Listening())


def test_counts_of_the_first_choice_and_the_first_step() -> None:
    assert [positions_within(start(2), answers, step) for answers in (1, 2)] == [4, 76]


def test_counts_of_a_whole_step_with_a_spore_to_buy() -> None:
    state = table(seat_of({2: "1-05", 5: "1-18", 8: "1-03"}), seat_of(), phase="activate", notch=2)
    assert [positions_within(state, answers, step) for answers in (1, 2, 3)] == [13, 40, 28]


def test_counts_of_a_scoring_in_which_spores_wake_biomes() -> None:
    seats = [seat_of({1: "1-15", 5: "1-18"}, spores="5"), seat_of()]
    state = table(*seats, phase="score", notch=4, gods={"sienet": 0, "metsat": 0})
    assert [positions_within(state, answers, step) for answers in (1, 2)] == [11, 35]
