"""How long the server takes to open a finished match, for every game on the shelf."""

from __future__ import annotations

import asyncio
import http.client
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
from tischlein.server.lobby import new_code
from tischlein.store.rows import MatchRow, SeatRow, StepRow, TableRow
from tischlein.store.sqlite import SqliteStore

BAR: Final = 100.0
SEED: Final = "0123456789abcdef0123456789abcdef"
OPENED: Final = 5


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


def _milliseconds(connection: http.client.HTTPConnection, code: str) -> float:
    began = time.perf_counter()
    connection.request("GET", f"/api/tables/{code}/replay")
    answer = connection.getresponse()
    answer.read()
    if answer.status != 200:
        raise RuntimeError(f"replay: {answer.status}")
    return 1000 * (time.perf_counter() - began)


async def finished_matches(folder: Path, sizes: Sizes) -> Found:
    """Each is opened several times: CPU time of the server, and the best of what a client waits."""
    stored = await _store_all(folder / "finished")
    server = Ours(folder / "finished", cores()[0])
    games: dict[str, object] = {}
    slowest = 0.0
    for game, (code, steps) in stored.items():
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        await asyncio.to_thread(_milliseconds, connection, code)
        cpu = server.seconds()
        waited = [await asyncio.to_thread(_milliseconds, connection, code) for _ in range(OPENED)]
        spent = 1000 * (server.seconds() - cpu) / OPENED
        slowest = max(slowest, min(waited))
        games[game] = {"steps": steps, "best_ms": round(min(waited), 1), "cpu_ms": round(spent, 1)}
        connection.close()
    server.end()
    return {"games": games, "slowest_ms": round(slowest, 1), "kept": slowest <= BAR}
