"""What connections cost that say nothing: two people at each of many tables, all of whom think for a long time."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Final

import ours
from load import Crowd
from processes import Ours, cores
from scenarios import Found, Sizes

MEGABYTES_BAR: Final = 400
# Of a second. What is left are the pings that find out who is gone, and looking at every connection's clock.
CPU_BAR: Final = 50.0
SETTLES: Final = 3.0


async def _cpu_milliseconds(server: Ours, seconds: float) -> float:
    """Of CPU time for each second in which nobody does anything."""
    before = server.seconds()
    await asyncio.sleep(seconds)
    return 1000 * (server.seconds() - before) / seconds


async def idle_connections(folder: Path, sizes: Sizes) -> Found:
    """The memory is all that the server has, not only what the connections add."""
    server = Ours(folder / "idle", cores()[0])
    house = ours.House(server.port)
    empty = server.megabytes()
    cpu_empty = await _cpu_milliseconds(server, sizes.paced_seconds / 6)
    crowd = await Crowd.gather(house, server, sizes.idle // 2)
    await asyncio.sleep(SETTLES)
    cpu = await _cpu_milliseconds(server, sizes.paced_seconds / 2)
    megabytes = server.megabytes()
    crowd.check()
    await crowd.leave()
    server.end()
    return {
        "connections": 2 * (sizes.idle // 2),
        "rss_mb": round(megabytes),
        "rss_mb_of_connections": round(megabytes - empty),
        "cpu_ms_per_second": round(cpu, 1),
        "cpu_ms_per_second_empty": round(cpu_empty, 1),
        "load_average": round(os.getloadavg()[0], 1),
        "kept": megabytes <= MEGABYTES_BAR and cpu <= CPU_BAR,
    }
