"""One table of the server in any state, with people of every role at it, as fast as memory: no sockets and no disk."""

import contextlib
import json
from pathlib import Path

import msgspec

from tests.server.small_games import RACE
from tischlein.server.http.services import Services
from tischlein.server.move.connection import Connection
from tischlein.server.move.seating import FROZEN, LOBBY, OVER
from tischlein.server.settings import Limits, Settings
from tischlein.server.table.commands import Commands
from tischlein.server.table.table import Table
from tischlein.store.rows import SeatRow, TableRow
from tischlein.twins.forgetful import ForgetfulStore

CODE = "ABCDEFGH"
NOWHERE = Path("/nowhere/at/all")
PATIENT = Limits(
    commands_per_second=1e9,
    commands_at_once=10**9,
    misses_per_minute=1e9,
    tables_per_minute=1e9,
    tables_per_minute_of_address=1e9,
    guests_per_minute=1e9,
    records_per_minute=1e9,
    replays_per_minute=1e9,
    worlds_per_minute=1e9,
)
HOST, SEAT, WATCHER, SCREEN = ROLES = ("host", "seat", "watcher", "screen")
STATES = ("lobby", "playing", "over", "frozen")

Json = dict[str, object]


class Visitor:
    """Somebody whose messages are read by the test."""

    def __init__(self, role: str, limits: Limits = PATIENT) -> None:
        self.connection = Connection(role, "http://192.0.2.7", limits, "screen" if role == SCREEN else "")
        self.connection.try_write = self._read
        self.told: list[Json] = []

    def _read(self, messages: list[bytes]) -> bool:
        self.told += [json.loads(message) for message in messages]
        return True

    def replies(self) -> list[Json]:
        return [message for message in self.told if message["type"] in ("done", "refused", "because")]


class Parlour:
    """The host sits in seat 0, somebody in seat 1; a spectator and a shared screen look on."""

    def __init__(self, limits: Limits = PATIENT) -> None:
        self.store = ForgetfulStore()
        self.services = Services(Settings(data=NOWHERE, limits=limits), self.store)
        self.visitors = {role: Visitor(role, limits) for role in ROLES}
        self.table: Table

    async def open(self, state: str) -> None:
        seats = [SeatRow("person", HOST, "Host"), SeatRow("person", SEAT, "Seat")]
        options = {option.id: option.default for option in RACE.options}
        await self.store.open_table(TableRow(CODE, "race", 1, options, HOST, LOBBY, 0, [], 0.0, seats))
        self.table = await self.services.tables._find(CODE)
        self.table.visitors += len(self.visitors)
        for visitor in self.visitors.values():
            await self.table.attach(visitor.connection)
        if state != LOBBY:
            await self.say(HOST, {"type": "start", "command": "begin"})
        if state == OVER:
            await self.say(SEAT, {"type": "do", "command": "end", "deed": {"do": "resign"}})
        if state == FROZEN:
            async with self.table.lock:
                await self.table.freeze(ValueError("a rule broke"), 0, {})
        for visitor in self.visitors.values():
            visitor.told.clear()
        assert self.table.row.phase == state

    async def say(self, role: str, message: object) -> None:
        await self.say_text(role, json.dumps(message))

    async def say_text(self, role: str, text: str) -> None:
        """As it comes out of the socket: first the fast path, then everything else."""
        commands = Commands(self.visitors[role].connection, self.table)
        with contextlib.suppress(UnicodeEncodeError):
            if commands.fast_path.try_command(text.encode()):
                async with self.table.lock:
                    return
        await commands.obey(text)

    def truth(self) -> bytes:
        """All that a refused message must leave alone."""
        live = self.table.now.live
        moment = None if live is None else [live.count, live.match.fingerprint(), sorted(live.match.sealed)]
        return msgspec.json.encode([self.table.row, moment, len(self.store.commands)])
