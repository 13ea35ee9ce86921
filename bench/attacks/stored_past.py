"""Two matches with a long past and many take-backs, put into the database before the server starts.

Over the wire they would take minutes: a connection has ten commands a second. So two tables are opened over the wire,
the server is stopped, and the steps are written as the server itself stores them. One match goes on, one is over.
"""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from attacks.attacked import Attacked
from attacks.wire import Json, Visitor

PLIES: Final = 900
REWINDS: Final = 1200
OPTIONS: Final[Json] = {
    "setup_mode": "preset",
    "repetition": "off",
    "no_progress_plies": 0,
    "first_player": "white",
}
# Both turn the disc of their wand over and over again, which may be taken back alone.
FLIPS: Final[list[Json]] = [{"do": "flip", "at": "b2"}, {"do": "flip", "at": "b7"}]
TAKE_BACK: Final[Json] = {"do": "take_back"}
RESIGN: Final[Json] = {"do": "resign"}


class Past(NamedTuple):
    """Whose tables these are, and their codes. The server must start at the same port, which cookies may name."""

    port: int
    cookie: str
    running: str
    over: str


def deeds(plies: int, rewinds: int) -> list[tuple[int, Json]]:
    """Seat and deed of every step."""
    played = [(number % 2, FLIPS[number % 2]) for number in range(plies)]
    seat = plies % 2
    return played + [(seat, FLIPS[seat]), (seat, TAKE_BACK)] * rewinds


async def write_past(package: Path, folder: Path, address: str, plies: int = PLIES, rewinds: int = REWINDS) -> Past:
    server = Attacked(package, folder)
    try:
        await server.until_up()
        owner = await Visitor(server.port, address).welcomed("Past")
        codes = [await _begun(owner) for _ in range(2)]
    finally:
        await server.end()
    files = sorted((folder / "data").glob("*.db"))
    assert len(files) == 1, f"one database, not {files}"
    steps = deeds(plies, rewinds)
    with closing(sqlite3.connect(files[0])) as database, database:
        _store(database, codes[0], steps, "playing")
        _store(database, codes[1], [*steps, (0, RESIGN)], "over")
    return Past(server.port, owner.cookie, *codes)


async def _begun(owner: Visitor) -> str:
    """A match whose two seats are the attacker's own."""
    code = await owner.opened("elementos", [None, None], OPTIONS)
    line = await owner.line(code)
    await line.do("beside", seat=1, name="Other")
    await line.do("start")
    line.leave()
    return code


def _store(database: sqlite3.Connection, code: str, steps: list[tuple[int, Json]], phase: str) -> None:
    waiting = [] if phase == "over" else [steps[-1][0]]
    rows = [(code, 1, n, seat, json.dumps(deed), time.time()) for n, (seat, deed) in enumerate(steps)]
    database.executemany('INSERT INTO step ("table", match, n, seat, deed, at) VALUES (?, ?, ?, ?, ?, ?)', rows)
    database.execute('UPDATE "table" SET phase = ?, waiting = ? WHERE code = ?', (phase, json.dumps(waiting), code))
