"""How sure a number is: 95 % intervals of shares and means."""

import math
from collections.abc import Sequence
from typing import Final

# Standard deviations to each side of a normal distribution that hold 95 % of it.
WIDTH: Final = 1.959964

Interval = tuple[float, float]


def share_interval(hits: float, tries: int) -> Interval:
    """Wilson's interval of a share: right also for few tries and for shares near 0 and 1."""
    if tries == 0:
        return (0.0, 1.0)
    share, square = hits / tries, WIDTH**2
    middle = (share + square / (2 * tries)) / (1 + square / tries)
    half = WIDTH / (1 + square / tries) * math.sqrt(share * (1 - share) / tries + square / (4 * tries**2))
    low = 0.0 if hits == 0 else max(0.0, middle - half)
    return (low, 1.0 if hits == tries else min(1.0, middle + half))


def mean(numbers: Sequence[float]) -> float:
    return math.fsum(numbers) / len(numbers)


def mean_interval(numbers: Sequence[float]) -> Interval:
    """The interval of a mean, by the normal approximation; a single number is only as sure as itself."""
    middle = mean(numbers)
    if len(numbers) < 2:
        return (middle, middle)
    spread = math.sqrt(math.fsum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1))
    half = WIDTH * spread / math.sqrt(len(numbers))
    return (middle - half, middle + half)
