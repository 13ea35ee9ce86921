"""Sets of places as the bits of a number."""

from mypy_extensions import i64


def bits(mask: i64) -> int:
    """How many bits are set.

    >>> bits(0b1011)
    3
    """
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
