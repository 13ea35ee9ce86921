"""An event loop without a clock: time passes when nothing else is left to do, and what is ready comes in any order.

The order is the seed's, so a seed repeats an evening exactly.
"""

import asyncio
import random


class NothingWillHappen(Exception):
    """Everybody waits for something that nobody will do."""


class Standstill:
    """Stands where the loop would ask the system for events: it lets the time pass instead."""

    def __init__(self, loop: "SimulatedLoop") -> None:
        self._loop = loop

    def select(self, timeout: float | None) -> list[object]:
        if timeout is None:
            raise NothingWillHappen
        self._loop.now += timeout
        return []

    def close(self) -> None:
        pass


class SimulatedLoop(asyncio.BaseEventLoop):
    def __init__(self, seed: int) -> None:
        super().__init__()
        self.now = 0.0
        self._luck = random.Random(seed)
        self._selector = Standstill(self)

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        ready = list(self._ready)  # type: ignore[attr-defined]
        self._luck.shuffle(ready)
        self._ready.clear()  # type: ignore[attr-defined]
        self._ready.extend(ready)  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]

    def _process_events(self, events: list[object]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass
