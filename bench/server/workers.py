"""One worker and two at one PostgreSQL.

Two workers, the database and the clients do not fit on two cores, so a rate would say how they share them and nothing
about the workers. What counts is what a worker could carry with a core of its own: moves per second of CPU time of the
busiest worker. Database and clients are left out on both sides.
"""

from __future__ import annotations

import os
import statistics
import sys
from pathlib import Path
from typing import Final

import ours
from load import Crowd, Figures
from processes import MINE, ROOT, Ours, cpu_seconds
from scenarios import Found, Sizes, shown

sys.path.insert(0, str(ROOT))
from tests.store.cluster import Cluster

BAR: Final = 1.6
TURNS: Final = 15


class Carrying:
    """A server with so many workers, and the people who play at it."""

    def __init__(self, folder: Path, database: str, workers: int) -> None:
        self._server = Ours(folder / f"workers{workers}", os.sched_getaffinity(0), database, workers)
        self._crowd: Crowd | None = None
        self.rates: list[float] = []
        self.figures: list[Figures] = []

    async def seat(self, tables: int) -> None:
        self._crowd = await Crowd.gather(ours.House(self._server.port), self._server, tables)
        await self._crowd.at_once(0.5, warm_up=0)

    async def carry(self, seconds: float) -> None:
        assert self._crowd is not None, "people sit down first"
        moves, before = self._crowd.told(), [cpu_seconds(pid) for pid in self._server.pids]
        self.figures.append(await self._crowd.at_once(seconds, warm_up=0))
        spent = [cpu_seconds(pid) - began for pid, began in zip(self._server.pids, before, strict=True)]
        self.rates.append((self._crowd.told() - moves) / max(spent))

    def shown(self) -> Found:
        middle = sorted(self.figures, key=lambda one: one.cpu_milliseconds)[len(self.figures) // 2]
        return {**shown(middle), "moves_per_cpu_second_of_busiest": round(statistics.median(self.rates))}

    async def leave(self) -> None:
        if self._crowd is not None:
            await self._crowd.leave()
        self._server.end()


async def two_workers(folder: Path, sizes: Sizes) -> Found:
    """In turn, again and again: the machine itself is faster in one minute and slower in the next."""
    mine = os.sched_getaffinity(0)
    os.sched_setaffinity(0, MINE)
    cluster = Cluster()
    try:
        one, two = [Carrying(folder, cluster.new_database(), workers) for workers in (1, 2)]
        for server in (one, two):
            await server.seat(sizes.on_postgresql)
        for _ in range(TURNS):
            for server in (one, two):
                await server.carry(sizes.seconds / 5)
        for server in (one, two):
            await server.leave()
    finally:
        cluster.end()
        os.sched_setaffinity(0, mine)
    ratios = [by_two / by_one for by_one, by_two in zip(one.rates, two.rates, strict=True)]
    ratio = statistics.median(ratios)
    return {
        "one": one.shown(),
        "two": two.shown(),
        "ratios": [round(found, 2) for found in ratios],
        "ratio": round(ratio, 2),
        "kept": ratio >= BAR,
    }
