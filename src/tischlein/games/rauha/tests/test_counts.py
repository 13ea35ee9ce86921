"""How many ways there are from fixed positions: a change here is a change of the rules."""

from tischlein.core import turn as turns
from tischlein.core.state import fingerprint
from tischlein.games.rauha.rules import Rauha
from tischlein.games.rauha.tests.table import Listening, seat_of, start, table


def positions_within(state: Rauha, answers: int) -> int:
    """The number of different positions that so many answers of seat 0 lead to; other seats take their first answer."""
    found = {fingerprint(state): state}
    for _ in range(answers):
        reached: dict[str, Rauha] = {}
        for one in found.values():
            for action in one.legal(0):
                world = one.copy()
                step(world, action)
                reached[fingerprint(world)] = world
        found = reached
    return len(found)


def step(state: Rauha, action: int) -> None:
    if state.turn().mode == turns.TOGETHER:
        state.resolve({seat: action if seat == 0 else state.legal(seat)[0] for seat in state.turn().seats}, Listening())
        state.world.first = 0
    else:
        state.apply(0, action, Listening())


def test_counts_of_the_first_choice_and_the_first_step() -> None:
    assert [positions_within(start(2), answers) for answers in (1, 2)] == [4, 76]


def test_counts_of_a_whole_step_with_a_spore_to_buy() -> None:
    state = table(seat_of({2: "1-05", 5: "1-18", 8: "1-03"}), seat_of(), phase="activate", notch=2)
    assert [positions_within(state, answers) for answers in (1, 2, 3)] == [13, 40, 28]


def test_counts_of_a_scoring_in_which_spores_wake_biomes() -> None:
    seats = [seat_of({1: "1-15", 5: "1-18"}, spores="5"), seat_of()]
    state = table(*seats, phase="score", notch=4, gods={"sienet": 0, "metsat": 0})
    assert [positions_within(state, answers) for answers in (1, 2)] == [11, 35]
