"""What a move costs, and how long a start and an opening take, in a store with many matches beside an empty one."""

from __future__ import annotations

import asyncio
import http.client
import os
import random
import sqlite3
import statistics
import time
from contextlib import closing
from pathlib import Path
from typing import Final

import ours
from courses import GAME
from load import Crowd, Figures
from opening import SEED, played
from processes import Ours, cores
from scenarios import Found, Sizes

from tischlein import catalog
from tischlein.server.http.lobby import new_code
from tischlein.store.sqlite import FILE, SqliteStore
from tischlein.store.values import json_of
from tischlein.store.writer.chapters import CHAPTER, Packed, pack

ROUNDS: Final = 7
TABLES: Final = 200
OPENED: Final = 40
FLAT: Final = 1.10
START_BAR: Final = 2.0
OPENING_BAR: Final = 50.0
ROWS_AT_ONCE: Final = 2000
# What a table or a match got later has a default, so these columns stay enough.
ADD: Final = {
    "table": 'INSERT INTO "table" (code, game, version, options, host, phase, match, waiting, opened_at, revision) '
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    "seat": 'INSERT INTO seat ("table", seat, kind, person, name, bot, has_left) VALUES (?, ?, ?, ?, ?, ?, ?)',
    "match": 'INSERT INTO match ("table", number, version, options, seats, seed, players, begun_at) '
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    "chapter": 'INSERT INTO chapter ("table", match, first, count, steps, last_at) VALUES (?, ?, ?, ?, ?, ?)',
}


def fill(folder: Path, count: int) -> tuple[list[str], int]:
    """So many finished matches straight into the database. Returns the codes of their tables, and all their steps."""
    SqliteStore(folder).close_now()
    game = catalog.games()[GAME]
    match, deeds = played(game, random.Random(7))
    options, now = json_of(dict(match.options.chosen)), time.time()
    steps: Packed = [(seat, json_of(deed), None, now) for seat, deed in deeds]
    chapters = [steps[first : first + CHAPTER] for first in range(0, len(steps), CHAPTER)]
    packed = [(CHAPTER * place, len(some), pack(some), now) for place, some in enumerate(chapters)]
    over = (game.id, game.version, options, "p0", "over", 1, "[]", now, 1)
    begun = (1, game.version, options, match.seats, SEED, '["P0", "P1"]', now)
    seats = [(seat, "person", f"p{seat}", f"P{seat}", "", 0) for seat in range(match.seats)]
    codes = [new_code() for _ in range(count)]
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as database:
        for first in range(0, count, ROWS_AT_ONCE):
            some_codes = codes[first : first + ROWS_AT_ONCE]
            database.execute("BEGIN")
            database.executemany(ADD["table"], [(code, *over) for code in some_codes])
            database.executemany(ADD["seat"], [(code, *seat) for code in some_codes for seat in seats])
            database.executemany(ADD["match"], [(code, *begun) for code in some_codes])
            database.executemany(ADD["chapter"], [(code, 1, *one) for code in some_codes for one in packed])
            database.execute("COMMIT")
    return codes, count * len(steps)


async def growing_store(folder: Path, sizes: Sizes) -> Found:
    """An empty store and a full one, in turn on the same core."""
    codes, steps = await asyncio.to_thread(fill, folder / "full", sizes.stored_matches)
    began = time.monotonic()
    full = Ours(folder / "full", cores()[0])
    start = time.monotonic() - began
    chosen = random.Random(7).sample(codes, OPENED)
    # The first one also starts the process that replays.
    await asyncio.to_thread(_milliseconds, full.port, codes[-1])
    opening = [await asyncio.to_thread(_milliseconds, full.port, code) for code in chosen]
    empty = Ours(folder / "empty", cores()[0])
    pairs = [
        [await _a_round(server, sizes) for server in (empty, full)] for _ in range(ROUNDS if sizes.rounds > 1 else 1)
    ]
    empty.end()
    full.end()
    cpu = statistics.median([other.cpu_milliseconds / one.cpu_milliseconds for one, other in pairs])
    wall = statistics.median([one.per_second / other.per_second for one, other in pairs])
    return {
        "stored_steps": steps,
        "start_seconds": round(start, 2),
        "slowest_opening_ms": round(max(opening), 1),
        "median_opening_ms": round(statistics.median(opening), 1),
        "cpu_full_to_empty": round(cpu, 2),
        "wall_full_to_empty": round(wall, 2),
        "stored_bytes_per_move": {
            name: round(statistics.median([pair[place].stored_bytes for pair in pairs]))
            for place, name in enumerate(("empty", "full"))
        },
        "load_average": round(os.getloadavg()[0], 1),
        "kept": max(cpu, wall) <= FLAT and start <= START_BAR and max(opening) <= OPENING_BAR,
    }


async def _a_round(server: Ours, sizes: Sizes) -> Figures:
    crowd = await Crowd.gather(ours.House(server.port), server, min(TABLES, sizes.matches))
    figures = await crowd.at_once(sizes.seconds / 2)
    await crowd.leave()
    return figures


def _milliseconds(port: int, code: str) -> float:
    """Of the first look at a match that nobody has opened since the start."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    began = time.perf_counter()
    connection.request("GET", f"/api/tables/{code}/replay?at=0")
    answer = connection.getresponse()
    answer.read()
    waited = 1000 * (time.perf_counter() - began)
    connection.close()
    if answer.status != 200:
        raise RuntimeError(f"replay: {answer.status}")
    return waited
