"""What a search remembers of positions it has met on another way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2

NOTHING: Final = -1
MOST_PLACES: Final = 1 << 17


class Transpositions:
    """A fixed number of places; a position's key says which one is its own, and a newer one takes it over."""

    def __init__(self, nodes: int) -> None:
        places = 64
        while places < nodes and places < MOST_PLACES:
            places *= 2
        self.mask: i64 = places - 1
        self.keys: vec[i64] = vec[i64]([-1] * places)
        self.values: vec[i64] = vec[i64]([0] * places)
        self.actions: vec[i64] = vec[i64]([-1] * places)
        self.depths: vec[i64] = vec[i64]([0] * places)
        self.bounds: vec[i64] = vec[i64]([0] * places)

    def place(self, key: i64) -> i64:
        """Where this position is remembered, or NOTHING."""
        at = key & self.mask
        return at if self.keys[at] == key else NOTHING

    def action(self, key: i64) -> i64:
        """The answer that was best or good enough there, or NOTHING."""
        at = key & self.mask
        return self.actions[at] if self.keys[at] == key else NOTHING

    def keep(self, key: i64, value: i64, action: i64, depth: i64, bound: i64) -> None:
        at = key & self.mask
        self.keys[at] = key
        self.values[at] = value
        self.actions[at] = action
        self.depths[at] = depth
        self.bounds[at] = bound
