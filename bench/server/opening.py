"""How long the server takes to open a finished match, for every game on the shelf."""

from __future__ import annotations

import asyncio
import http.client
import os
import random
import time
from pathlib import Path
from typing import Final

from processes import Ours, cores
from scenarios import Found, Sizes

from tischlein import catalog
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.server.http.lobby import new_code
from tischlein.store.rows import MatchRow, SeatRow, StepRow, TableRow
from tischlein.store.sqlite import SqliteStore

BAR: Final = 100.0
SEED: Final = "0123456789abcdef0123456789abcdef"
OPENED: Final = 10


def played(game: Game, luck: random.Random) -> tuple[Match, list[tuple[int, dict[str, str | int]]]]:
    """A whole match of random answers, with as many seats as the game has."""
    match = Match(game, read_options(game.options, {}), game.seats[-1], SEED)
    deeds = []
    while not match.is_over():
        seat = match.to_act()[0]
        deed = game.vocabulary.name(luck.choice(match.legal(seat)))
        match.perform(seat, deed)
        deeds.append((seat, deed))
    return match, deeds


async def _store(store: SqliteStore, game: Game) -> tuple[str, int]:
    match, deeds = played(game, random.Random(7))
    code, options = new_code(), dict(match.options.chosen)
    seats = [SeatRow("person", f"p{seat}", f"P{seat}") for seat in range(match.seats)]
    row = TableRow(code, game.id, game.version, options, "p0", "lobby", 0, [], time.time(), seats)
    await store.open_table(row)
    names = [seat.name for seat in seats]
    begun = MatchRow(code, 1, game.version, options, match.seats, SEED, names, time.time())
    over = TableRow(code, game.id, game.version, options, "p0", "over", 1, [], time.time(), seats)
    row = await store.save_table(over, begun)
    for n, (seat, deed) in enumerate(deeds):
        row = await store.append(StepRow(code, 1, n, seat, deed, None, time.time()), row)
    return code, len(deeds)


async def _store_all(folder: Path) -> dict[str, tuple[str, int]]:
    store = SqliteStore(folder)
    stored = {game.id: await _store(store, game) for game in catalog.games().values()}
    await store.close()
    return stored


def _milliseconds(connection: http.client.HTTPConnection, code: str, at: int) -> float:
    began = time.perf_counter()
    connection.request("GET", f"/api/tables/{code}/replay?at={at}")
    answer = connection.getresponse()
    answer.read()
    if answer.status != 200:
        raise RuntimeError(f"replay: {answer.status}")
    return 1000 * (time.perf_counter() - began)


async def finished_matches(folder: Path, sizes: Sizes) -> Found:
    """Each is opened several times at its beginning and at its end: the best of what a client waits, and the CPU time
    of the process that serves the tables. The match itself is replayed in another one."""
    stored = await _store_all(folder / "finished")
    server = Ours(folder / "finished", cores()[0])
    games: dict[str, object] = {}
    slowest = 0.0
    for game, (code, steps) in stored.items():
        at_first, at_last = [await _opened(server, code, at) for at in (0, steps)]
        slowest = max(slowest, at_first[0], at_last[0])
        waited = {"first_best_ms": at_first[0], "last_best_ms": at_last[0]}
        games[game] = {"steps": steps, **waited, "cpu_ms": max(at_first[1], at_last[1])}
    server.end()
    return {"games": games, "slowest_ms": slowest, "load_average": round(os.getloadavg()[0], 1), "kept": slowest <= BAR}


async def _opened(server: Ours, code: str, at: int) -> tuple[float, float]:
    """The best of what a client waited, and the CPU time of one opening."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    await asyncio.to_thread(_milliseconds, connection, code, at)
    cpu = server.seconds()
    waited = [await asyncio.to_thread(_milliseconds, connection, code, at) for _ in range(OPENED)]
    spent = 1000 * (server.seconds() - cpu) / OPENED
    connection.close()
    return round(min(waited), 1), round(spent, 1)
