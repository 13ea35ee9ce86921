"""What a search remembers of positions it has met on another way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2

NOTHING: Final = -1
MOST_PLACES: Final = 1 << 18

# A memory is one word: value, action (one more, so that NOTHING is 0), depth (never below 0) and bound.
_BOUND_BITS: Final = 2
_DEPTH_BITS: Final = 8
_ACTION_BITS: Final = 20
_BOUND: Final = (1 << _BOUND_BITS) - 1
_DEPTH: Final = (1 << _DEPTH_BITS) - 1
_ACTION: Final = (1 << _ACTION_BITS) - 1
_ACTION_AT: Final = _BOUND_BITS + _DEPTH_BITS
_VALUE_AT: Final = _ACTION_AT + _ACTION_BITS


class Transpositions:
    """A fixed number of places; a position's key says which one is its own, and a newer one takes it over.

    A key and what is remembered lie side by side, so that the processor fetches both at once.
    """

    def __init__(self, nodes: int) -> None:
        places = 64
        while places < nodes and places < MOST_PLACES:
            places *= 2
        self.mask: i64 = places - 1
        self.words: vec[i64] = vec[i64]([-1] * (places * 2))

    def recall(self, key: i64) -> i64:
        """What is remembered of this position, for the functions below, or NOTHING."""
        at = (key & self.mask) * 2
        return self.words[at + 1] if self.words[at] == key else NOTHING

    def keep(self, key: i64, value: i64, action: i64, depth: i64, bound: i64) -> None:
        at = (key & self.mask) * 2
        one: i64 = 1
        unsigned = value + (one << _ACTION_BITS + 2)
        self.words[at] = key
        self.words[at + 1] = unsigned << _VALUE_AT | (action + 1) << _ACTION_AT | depth << _BOUND_BITS | bound


def value_of(memory: i64) -> i64:
    one: i64 = 1
    return (memory >> _VALUE_AT) - (one << _ACTION_BITS + 2)


def action_of(memory: i64) -> i64:
    """The answer that was best or good enough there, or NOTHING."""
    return (memory >> _ACTION_AT & _ACTION) - 1


def depth_of(memory: i64) -> i64:
    return memory >> _BOUND_BITS & _DEPTH


def bound_of(memory: i64) -> i64:
    return memory & _BOUND
