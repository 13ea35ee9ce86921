"""One worker and two at one PostgreSQL.

Two workers, the database and the clients do not fit on two cores, so a rate would say how they share them and nothing
about the workers. What counts is what a worker could carry with a core of its own: moves per second of CPU time of the
busiest worker. Database and clients are left out on both sides.
"""

from __future__ import annotations

import os
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


async def _carried(folder: Path, database: str, workers: int, sizes: Sizes) -> tuple[Figures, float]:
    server = Ours(folder / f"workers{workers}", os.sched_getaffinity(0), database, workers)
    crowd = await Crowd.gather(ours.House(server.port), server, sizes.on_postgresql)
    await crowd.at_once(0.5, warm_up=0)
    moves, before = crowd.told(), [cpu_seconds(pid) for pid in server.pids]
    figures = await crowd.at_once(1.5 * sizes.seconds, warm_up=0)
    spent = [cpu_seconds(pid) - began for pid, began in zip(server.pids, before, strict=True)]
    moves = crowd.told() - moves
    await crowd.leave()
    server.end()
    return figures, moves / max(spent)


async def two_workers(folder: Path, sizes: Sizes) -> Found:
    mine = os.sched_getaffinity(0)
    os.sched_setaffinity(0, MINE)
    cluster = Cluster()
    try:
        one, by_one = await _carried(folder, cluster.new_database(), 1, sizes)
        two, by_two = await _carried(folder, cluster.new_database(), 2, sizes)
    finally:
        cluster.end()
        os.sched_setaffinity(0, mine)
    ratio = by_two / by_one
    return {
        "one": {**shown(one), "moves_per_cpu_second_of_busiest": round(by_one)},
        "two": {**shown(two), "moves_per_cpu_second_of_busiest": round(by_two)},
        "ratio": round(ratio, 2),
        "kept": ratio >= BAR,
    }
