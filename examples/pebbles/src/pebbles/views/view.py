"""What everybody sees of Pebbles: nothing is hidden."""

import msgspec

from tischlein.core.state import State
from tischlein.core.turn import Seat

from ..rules.state import Pebbles


class PebblesView(msgspec.Struct):
    ask: str
    heap: int
    taken: list[int]
    mover: int


def view(state: State, seat: Seat | None) -> PebblesView:
    assert isinstance(state, Pebbles), "Pebbles draws its own states only"
    ask = "take" if state.heap and seat == state.mover else ""
    return PebblesView(ask, state.heap, list(state.taken), state.mover)
