"""The positions since the last progress: what repetition is judged by (§19, §19a).

Progress cannot be undone: no disc and no wand ever goes backward, and nothing captured comes back. So only positions
since the last progress can recur, and among those two integers tell a position exactly: discs only go sideways within
their row and cannot pass each other there, so the occupied squares say which disc is which, and a disc's up-face says
its underside.
"""

from typing import Final

from mypy_extensions import i64

from tischlein.games.elementos.rules.squares import SQUARES
from tischlein.games.elementos.rules.world import Discs

# A prime: whatever single bit of a position changes, it gets another mark.
_MARKS: Final[i64] = 61


class Past:
    """A position before a ply without progress, the ply, and the past before it. Never changed, so copies share it.

    Not `acyclic` for mypyc, though it is: Python frees what lies fifty objects deep by way of the cycle collector's
    header, and without one it writes into other objects (tests/core/test_freeing.py).
    """

    def __init__(self, discs: Discs, ply: int, before: "Past | None") -> None:
        self.standing: i64 = standing(discs)
        self.showing: i64 = showing(discs)
        self.pairs: tuple[int, ...] = discs.pairs
        self.ply: int = ply
        self.before: Past | None = before
        # Of this position and of every second one before it.
        self.marks: i64 = _mark(self.standing, self.showing)
        if before is not None and before.before is not None:
            self.marks |= before.before.marks


def standing(discs: Discs) -> i64:
    """Occupied squares, those that show fire, and the wands."""
    # §19a.
    occupied: i64 = discs.white | discs.black
    return occupied | discs.fire << 24 | discs.white_wand << 48 | discs.black_wand << 53


def showing(discs: Discs) -> i64:
    """Squares that show wood, and the frozen ones."""
    # §19a.
    return discs.wood | discs.frozen << 24


def _mark(stands: i64, shows: i64) -> i64:
    """One bit for each position. Where it is not among the marks of the past, the position was not there."""
    one: i64 = 1
    return one << (stands + shows) % _MARKS


def occurrences(discs: Discs, past: Past | None) -> int:
    """How often the position has been there, the present time included.

    The same player moves in every second one (§19a).
    """
    count = 1
    stands: i64 = standing(discs)
    shows: i64 = showing(discs)
    mark: i64 = _mark(stands, shows)
    other = past
    while other is not None and other.before is not None:
        earlier = other.before
        if not earlier.marks & mark:
            break
        if earlier.standing == stands and earlier.showing == shows:
            count += 1
        other = earlier.before
    return count


def idle_plies(past: Past | None) -> list[int]:
    """The plies since the last progress, oldest first."""
    latest: list[int] = []
    while past is not None:
        latest.append(past.ply)
        past = past.before
    return latest[::-1]


def first_pairs(past: Past | None) -> tuple[int, ...]:
    """The standoffs that stood at the last progress."""
    pairs: tuple[int, ...] = ()
    while past is not None:
        pairs = past.pairs
        past = past.before
    return pairs


assert SQUARES == 24, "the two integers above hold 24 bits per set of squares"
