"""One worker and two at one PostgreSQL.

Two workers, the database and the clients do not fit on two cores. So every worker gets the same small share of a core:
it is stopped and let go on again, many times a second.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import ours
from load import Crowd, Figures
from processes import MINE, ROOT, Ours
from scenarios import Found, Sizes, shown

sys.path.insert(0, str(ROOT))
from tests.store.cluster import Cluster

PERIOD: Final = 0.04
SHARE: Final = 0.25
BAR: Final = 1.6


@contextlib.asynccontextmanager
async def throttled(pids: list[int]) -> AsyncIterator[None]:
    """Every process works for a part of each period, one after the other."""

    async def turn(pid: int, begin: float) -> None:
        await asyncio.sleep(begin)
        while True:
            os.kill(pid, signal.SIGCONT)
            await asyncio.sleep(PERIOD * SHARE)
            os.kill(pid, signal.SIGSTOP)
            await asyncio.sleep(PERIOD * (1 - SHARE))

    turns = [asyncio.create_task(turn(pid, PERIOD * place / len(pids))) for place, pid in enumerate(pids)]
    try:
        yield
    finally:
        for one in turns:
            one.cancel()
        await asyncio.gather(*turns, return_exceptions=True)
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


async def _carried(folder: Path, database: str, workers: int, sizes: Sizes) -> Figures:
    server = Ours(folder / f"workers{workers}", os.sched_getaffinity(0), database, workers)
    crowd = await Crowd.gather(ours.House(server.port), server, sizes.on_postgresql)
    async with throttled(server.pids):
        figures = await crowd.at_once(1.5 * sizes.seconds)
    await crowd.leave()
    server.end()
    return figures


async def two_workers(folder: Path, sizes: Sizes) -> Found:
    mine = os.sched_getaffinity(0)
    os.sched_setaffinity(0, MINE)
    cluster = Cluster()
    try:
        one = await _carried(folder, cluster.new_database(), 1, sizes)
        two = await _carried(folder, cluster.new_database(), 2, sizes)
    finally:
        cluster.end()
        os.sched_setaffinity(0, mine)
    ratio = two.per_second / one.per_second
    return {
        "one": shown(one),
        "two": shown(two),
        "ratio_moves_per_second": round(ratio, 2),
        "ratio_by_cpu": round(2 * one.cpu_milliseconds / two.cpu_milliseconds, 2),
        "kept": ratio >= BAR,
    }
