"""Random numbers that belong to this project for ever.

A splitmix generator on 63-bit words. 63 and not 64, because then every intermediate value, reduced by WORD, is the same
number in interpreted Python (unbounded integers) and in compiled code (signed 64-bit words that wrap).
"""

import hashlib
from typing import Final

from mypy_extensions import i64


def _joined(high: i64, low: i64) -> i64:
    return high << 32 | low


# Joined at run time: compiled code would unpack a constant of 63 bits anew at every use.
WORD: Final[i64] = _joined(0x7FFFFFFF, 0xFFFFFFFF)
STRIDE: Final[i64] = 0x1E3779B97F4A7C15
MIX_ONE: Final[i64] = 0x3F58476D1CE4E5B9
MIX_TWO: Final[i64] = 0x14D049BB133111EB
HALF: Final[i64] = 0xFFFFFFFF


class Generator:
    """A stream of luck. Its whole memory is one integer."""

    def __init__(self, memory: int) -> None:
        self.memory: i64 = memory & 0x7FFFFFFFFFFFFFFF

    def draw_word(self) -> i64:
        """The next 63 random bits."""
        self.memory = (self.memory + STRIDE) & WORD
        mixed: i64 = self.memory
        mixed = ((mixed ^ (mixed >> 30)) * MIX_ONE) & WORD
        mixed = ((mixed ^ (mixed >> 27)) * MIX_TWO) & WORD
        return mixed ^ (mixed >> 31)

    def roll(self, count: int) -> int:
        """One of 0 … count-1, each exactly equally likely."""
        if count < 1 or count > 0x7FFFFFFF:
            raise ValueError(f"below({count}): the number of outcomes lies between 1 and 2147483647")
        bound: i64 = count
        product: i64 = (self.draw_word() >> 31) * bound
        if (product & HALF) < bound:
            # The few draws that would favour small numbers are thrown away.
            unfair: i64 = (HALF + 1 - bound) % bound
            while (product & HALF) < unfair:
                product = (self.draw_word() >> 31) * bound
        return int(product >> 32)


def memory_of(seed: str) -> int:
    """The start of the stream that a seed stands for. A seed is any text; its luck cannot be guessed from its hash."""
    digest = hashlib.sha256(("tischlein luck " + seed).encode()).digest()
    return int.from_bytes(digest[:8], "big") & 0x7FFFFFFFFFFFFFFF


def commitment(seed: str) -> str:
    """Shown when a match starts; whoever gets the seed at the end can check that nothing was arranged."""
    return hashlib.sha256(("tischlein seed " + seed).encode()).hexdigest()
