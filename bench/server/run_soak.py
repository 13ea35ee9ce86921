"""An hour at a calm pace, in which tables open and are left all the time: does anything stay behind in the server?

python bench/server/run_soak.py [--seconds 3600] [--parts 6] [--tables 300] [--to FILE.json]

The hour is cut into parts. At the end of each the server searches for garbage and says what is left, and what it cost
and wrote in this part is printed. `tests/long/test_hour.py` says what must not grow.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from evening import LENGTH, Evening
from load import Figures
from processes import Ours, collect_garbage, cores
from scenarios import Found, must_be_stored

MEGABYTE: Final = 1024 * 1024


def files_in(folder: Path) -> dict[str, float]:
    """In megabytes. The log of SQLite is one of them."""
    return {one.name: round(one.stat().st_size / MEGABYTE, 1) for one in folder.glob("tischlein.db*")}


def open_files_of(pid: int) -> int:
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


async def described(server: Ours, evening: Evening, figures: Figures, ended: float) -> Found:
    (worker,) = server.pids
    left = await asyncio.to_thread(collect_garbage, worker, server.folder)
    return {
        "minutes": round(ended / 60, 1),
        "rss_mb": round(server.megabytes(), 1),
        "objects": left,
        "open_files": open_files_of(worker),
        "cpu_ms_per_move": round(figures.cpu_milliseconds, 4),
        "server_busy": round(figures.busy, 3),
        "client_busy": round(figures.client_busy, 3),
        "moves": figures.moves,
        "arrivals": evening.arrivals,
        "finished": evening.finished,
        "returns": evening.returns,
        "p50_ms": round(figures.p50, 1),
        "p99_ms": round(figures.p99, 1),
        "stored_bytes_per_move": round(figures.stored_bytes),
        "files_mb": files_in(server.folder),
        "load_average": round(os.getloadavg()[0], 1),
    }


async def soak(folder: Path, given: argparse.Namespace) -> list[Found]:
    """One entry for each part."""
    server = Ours(folder / "soak", cores()[0])
    evening = await Evening.begun(server, server.port, given.tables, given.length)
    found: list[Found] = []
    began = time.monotonic()
    for _ in range(given.parts):
        figures = await evening.paced(given.per_second, given.seconds / given.parts)
        found.append(await described(server, evening, figures, time.monotonic() - began))
        print(json.dumps(found[-1]), flush=True)
    must_be_stored(server, await evening.leave())
    server.end()
    return found


def main() -> int:
    asked = argparse.ArgumentParser()
    asked.add_argument("--seconds", type=float, default=3600)
    asked.add_argument("--parts", type=int, default=6)
    asked.add_argument("--tables", type=int, default=300)
    asked.add_argument("--per-second", type=float, default=60)
    asked.add_argument("--length", type=int, default=LENGTH, help="moves of a match that is played to its end")
    asked.add_argument("--to", type=Path)
    given = asked.parse_args()
    os.sched_setaffinity(0, cores()[1])
    import uvloop

    with tempfile.TemporaryDirectory(prefix="tischlein-soak-") as folder:
        found = uvloop.run(soak(Path(folder), given))
    if given.to is not None:
        given.to.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
