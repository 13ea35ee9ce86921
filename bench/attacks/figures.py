"""Of many waits, the few figures that are told."""

from __future__ import annotations

from collections.abc import Sequence


def percentile(seconds: Sequence[float], share: float) -> float:
    """The smallest wait that is not exceeded by this share of them; nothing where nobody waited."""
    if not seconds:
        return 0.0
    ordered = sorted(seconds)
    whole = -int(-share * len(ordered) // 1)
    return ordered[max(0, whole - 1)]


def with_those_who_queued(seconds: Sequence[float], pace: float) -> list[float]:
    """As if people had gone on at their pace while one waited.

    Who waits nine seconds for one move makes no others meanwhile: counted once, the nine seconds would hardly show
    among a thousand quick moves. So each move that would have been made meanwhile counts with what was left to wait.
    """
    found: list[float] = []
    for waited in seconds:
        found.append(waited)
        found += [waited - pace * beat for beat in range(1, int(waited / pace) + 1) if waited - pace * beat > 0]
    return found


def milliseconds(seconds: float) -> float:
    return round(1000 * seconds, 1)
