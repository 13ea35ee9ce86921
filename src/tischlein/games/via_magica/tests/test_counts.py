"""How many ways there are from fixed positions: a change here is a change of the rules."""

from tischlein.core import turn as turns
from tischlein.core.state import State
from tischlein.core.vocabulary import Action
from tischlein.games.via_magica.tests.table import Stacked, idle, seat_of, table
from tischlein.testing.counts import positions_within


def step(state: State, action: Action) -> None:
    """Other seats pass."""
    turn, dealer = state.turn(), Stacked()
    if turn.mode == turns.TOGETHER:
        state.resolve({seat: action if seat == 0 else state.legal(seat)[-1] for seat in turn.seats}, dealer)
    else:
        state.apply(0, action, dealer)


def test_counts_of_placing() -> None:
    state = table(seat_of("V10", "V11[a...]", "V09"), idle(0))
    assert [positions_within(state, answers, step) for answers in (1, 2, 3)] == [11, 31, 51]


def test_counts_of_an_opening_with_two_free_placements() -> None:
    state = table(seat_of("Y08[awlf.]", "V10[.w]", "V11[aa..]"), idle(0), token="shadow")
    assert [positions_within(state, answers, step) for answers in (1, 2, 3)] == [8, 83, 304]
