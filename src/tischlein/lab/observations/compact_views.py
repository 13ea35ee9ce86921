"""Observations by compact view: a part of a view is encoded when its number is new, and looked up ever after.

Whatever is kept was once written from a view. So a compact view decides how fast an observation is made, never what
it may say.
"""

import itertools
from collections.abc import Callable

from tischlein.core.compact_view import CompactView, Kept
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.lab.observations.layout import Fields
from tischlein.lab.observations.parts import size_of, starts_of
from tischlein.lab.observations.writers import Numbers

# The bytes of fresh numbers, or None where something is new.
Recall = Callable[[State, Seat], bytearray | None]


def nothing_known(state: State, seat: Seat) -> None:
    """For games without a compact view: every view is new."""


class CompactViews:
    """What the parts of views have given so far."""

    def __init__(self, compact_view: CompactView, view: Fields, seats: int) -> None:
        starts = starts_of(view, seats)
        self.bounds: list[int] = [starts[part] for part in compact_view.parts] + [size_of(view, seats)]
        assert self.bounds[0] == 0, "the first part is the first field"
        assert all(start < end for start, end in itertools.pairwise(self.bounds)), "parts stand in the view's order"
        self.kept = Kept(compact_view)

    def keep(self, state: State, seat: Seat, numbers: Numbers) -> None:
        """Remembers what the seat's view has given."""
        parts = [numbers[start:end].tobytes() for start, end in itertools.pairwise(self.bounds)]
        self.kept.keep(state, seat, parts)
