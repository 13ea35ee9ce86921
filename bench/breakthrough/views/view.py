"""Nothing is hidden: the view is the position."""

import msgspec

from tischlein.core.state import Position, State
from tischlein.core.turn import Seat


class BreakthroughView(msgspec.Struct):
    ask: str
    position: Position


def view(state: State, seat: Seat | None) -> BreakthroughView:
    return BreakthroughView("step" if state.turn().seats == [seat] else "", state.dump())
