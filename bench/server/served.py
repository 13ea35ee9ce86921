"""Our real server with the painters' game on the shelf: `python served.py PORT FOLDER DATABASE WORKERS`.

The same supervisor, workers and store as everybody's. Only the limits differ: here two guests sit at all the tables.
"""

from __future__ import annotations

import gc
import signal
import sys
from pathlib import Path
from types import FrameType

import painters
from processes import OBJECTS

from tischlein.server.http.services import Services
from tischlein.server.move.rate_limit import LimitMemory
from tischlein.server.move.watchdog import Watch
from tischlein.server.process import main
from tischlein.server.process.startup import open_store
from tischlein.server.settings import Limits, Settings

MANY = 1_000_000
PATIENT = Limits(
    commands_per_second=MANY,
    commands_at_once=MANY,
    frames_per_second=MANY,
    frames_at_once=MANY,
    connections_per_address=MANY,
    misses_per_minute=MANY,
    tables_per_minute=MANY,
    tables_per_minute_of_address=MANY,
    guests_per_minute=MANY,
    connections_per_guest=MANY,
    bot_matches_per_guest=MANY,
    bot_matches_per_address=MANY,
    replays_per_minute=MANY,
    # What is measured is that a match is opened, not that somebody has opened it before.
    kept_replay_bytes=0,
)


def collect_garbage_when_asked(folder: Path) -> None:
    """On SIGUSR1: what is still there afterwards is meant to be there, or has been forgotten."""

    def collect(number: int, frame: FrameType | None) -> None:
        gc.collect()
        unfinished = folder / f"{OBJECTS}.new"
        unfinished.write_text(str(len(gc.get_objects())))
        unfinished.replace(folder / OBJECTS)

    signal.signal(signal.SIGUSR1, collect)


def open_services(
    data: Path,
    link_base: str,
    database: str = "",
    watch: Watch | None = None,
    memory: LimitMemory | None = None,
    reloads: bool = False,
) -> Services:
    collect_garbage_when_asked(data)
    store, bus = open_store(data, database)
    return Services(Settings(data=data, link_base=link_base, limits=PATIENT), store, bus, watch, memory)


if __name__ == "__main__":
    painters.put_on_the_shelf()
    vars(main)["open_services"] = open_services
    port, folder, database, workers = sys.argv[1:]
    main.run("127.0.0.1", int(port), Path(folder), False, database, int(workers))
