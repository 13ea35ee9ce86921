"""Numbers of positions within n plies from the preset, as independent programs count them (perft)."""

import pytest

from tischlein.core.dealer import Dealer
from tischlein.games.elementos.rules.state import ElementosState
from tischlein.games.elementos.tests.playing import goes_on, preset


def lines(state: ElementosState, plies: int) -> int:
    """How many ways there are to play so many plies."""
    legal = state.legal(state.to_move)
    if plies == 1:
        return len(legal)
    total = 0
    for ply in legal:
        after = state.copy()
        after.apply(state.to_move, ply, Dealer())
        total += lines(after, plies - 1) if goes_on(after) else 0
    return total


@pytest.mark.parametrize(
    ("plies", "expected"),
    [(1, 21), (2, 441), (3, 9171), (4, 189650), pytest.param(5, 3945073, marks=pytest.mark.long)],
)
def test_so_many_lines_lead_from_the_preset(plies: int, expected: int) -> None:
    assert lines(preset(), plies) == expected
