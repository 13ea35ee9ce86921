"""How two engines are compared: both do their work in turn, several times, and the medians are divided."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

ROUNDS = 9
# A piece of work returns how many things (decisions, copies) it did.
Work = Callable[[], float]


class Comparison:
    """Two rates of one run, with the bar that must be reached and the aim beyond it."""

    def __init__(self, name: str, ours: float, theirs: float, bar: float, aim: float) -> None:
        self.name: str = name
        self.ours: float = ours
        self.theirs: float = theirs
        self.ratio: float = ours / theirs
        self.bar: float = bar
        self.aim: float = aim


def rate(work: Work) -> float:
    """Things per second of CPU time, which other jobs on the machine hardly change."""
    began = time.process_time()
    done = work()
    return done / (time.process_time() - began)


def medians(works: dict[str, Work]) -> dict[str, float]:
    """The median rate of each piece of work; they take turns, so that all meet the same good and bad minutes."""
    rates: dict[str, list[float]] = {name: [] for name in works}
    for work in works.values():
        work()
    for _ in range(ROUNDS):
        for name, work in works.items():
            rates[name].append(rate(work))
    return {name: statistics.median(measured) for name, measured in rates.items()}
