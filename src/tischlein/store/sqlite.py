"""The store in one file of SQLite: the default, for one process."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from tischlein.store import migrate, statements
from tischlein.store.contract import NotWritten
from tischlein.store.lock import FolderLock
from tischlein.store.rows import MatchRow, PassRow, PersonRow, SeatRow, StepRow, TableRow
from tischlein.store.writer import Row, Statement, Value, Writer

FILE: Final = "tischlein.db"
JSON_COLUMNS: Final = ("options", "waiting", "players", "deed")
YES_NO_COLUMNS: Final = ("has_left",)

Read = TypeVar("Read")
Kept = TypeVar("Kept", bound=msgspec.Struct)
Connect = Callable[[Path], sqlite3.Connection]


def connect_to_write(path: Path) -> sqlite3.Connection:
    """FULL: an answer is acknowledged only when it would survive a power cut."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def connect_to_read(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None, check_same_thread=False
    )
    connection.row_factory = sqlite3.Row
    return connection


class SqliteStore:
    """Implements `contract.Store`."""

    def __init__(self, folder: Path, connect: Connect = connect_to_write) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder: Path = folder
        self._lock = FolderLock(folder)
        self._path = folder / FILE
        try:
            migrate.bring_up_to_date(self._path)
            self.writer: Writer = Writer(lambda: connect(self._path))
        except BaseException:
            self._lock.release()
            raise
        self.writer.start()
        self._readers = ThreadPoolExecutor(2, "store-reader")
        self._mine = threading.local()
        self._connections: list[sqlite3.Connection] = []

    # ---- people

    async def add_person(self, person: PersonRow) -> None:
        await self._write([(statements.ADD_PERSON, _values(person))])

    async def rename_person(self, id: str, name: str) -> None:
        await self._write([(statements.RENAME_PERSON, {"who": id, "called": name})])

    async def person_with_token(self, token_hash: str) -> PersonRow | None:
        rows = await self._read(statements.PERSON_WITH_TOKEN, {"token_hash": token_hash})
        return _row(rows[0], PersonRow) if rows else None

    # ---- tables

    async def open_table(self, table: TableRow) -> None:
        values = _values(table)
        del values["seats"]
        await self._write([(statements.ADD_TABLE, values), *_seats(table)])

    async def save_table(self, table: TableRow, begun: MatchRow | None = None) -> None:
        values = {f"new_{name}": value for name, value in _values(table).items() if name not in ("code", "seats")}
        writes: list[Statement] = [
            (statements.CHANGE_TABLE, {"here": table.code, **values}),
            (statements.CLEAR_SEATS, {"here": table.code}),
            *_seats(table),
        ]
        if begun is not None:
            writes.append((statements.ADD_MATCH, _values(begun)))
        await self._write(writes)

    async def append(self, step: StepRow, phase: str, waiting: list[int]) -> None:
        now: dict[str, Value] = {"here": step.table, "now_phase": phase, "now_waiting": _json(waiting)}
        await self._write([(statements.ADD_STEP, _values(step)), (statements.MOVE_ON, now)])

    async def table(self, code: str) -> TableRow | None:
        rows = await self._read(statements.TABLE, {"here": code})
        return await self._with_seats(rows[0]) if rows else None

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        rows = await self._read(statements.TABLES_OF, {"who": person, "most": most})
        return [await self._with_seats(row) for row in rows]

    async def _with_seats(self, row: Row) -> TableRow:
        seats = await self._read(statements.SEATS, {"here": row["code"]})
        return _row(row, TableRow, seats=[_row(seat, SeatRow) for seat in seats])

    # ---- matches

    async def match(self, table: str, number: int) -> MatchRow | None:
        rows = await self._read(statements.MATCH, {"here": table, "which": number})
        return _row(rows[0], MatchRow) if rows else None

    async def steps(self, table: str, match: int) -> list[StepRow]:
        rows = await self._read(statements.STEPS, {"here": table, "which": match})
        return [_row(row, StepRow) for row in rows]

    async def step_of_command(self, table: str, command: str) -> StepRow | None:
        rows = await self._read(statements.STEP_OF_COMMAND, {"here": table, "given": command})
        return _row(rows[0], StepRow) if rows else None

    # ---- passes

    async def add_pass(self, seat_pass: PassRow) -> None:
        await self._write([(statements.ADD_PASS, _values(seat_pass))])

    async def use_pass(self, token_hash: str, now: float) -> PassRow | None:
        rows = await self._write(
            [(statements.FORGET_OLD_PASSES, {"now": now}), (statements.USE_PASS, {"token": token_hash})]
        )
        return _row(rows[0], PassRow) if rows else None

    # ---- the store itself

    async def check(self) -> None:
        await self._write([(statements.CLEAR_PULSE, {}), (statements.BEAT, {"id": 1, "at": 0.0})])

    async def close(self) -> None:
        await asyncio.to_thread(self.close_now)

    def close_now(self) -> None:
        self.writer.close()
        self._readers.shutdown()
        for connection in self._connections:
            connection.close()
        self._lock.release()

    async def _write(self, writes: list[Statement]) -> list[Row]:
        # Shielded: a reader who goes away must not leave a write undecided.
        return await asyncio.shield(asyncio.wrap_future(self.writer.write(writes)))

    async def _read(self, sql: str, values: dict[str, Value]) -> list[Row]:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, self._select, sql, values)
        except (sqlite3.Error, RuntimeError) as error:
            raise NotWritten(str(error)) from error

    def _select(self, sql: str, values: dict[str, Value]) -> list[Row]:
        if not hasattr(self._mine, "connection"):
            self._mine.connection = connect_to_read(self._path)
            self._connections.append(self._mine.connection)
        connection: sqlite3.Connection = self._mine.connection
        return [dict(row) for row in connection.execute(sql, values).fetchall()]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _values(row: msgspec.Struct) -> dict[str, Value]:
    """A row as the driver wants it: lists and dicts as JSON."""
    values = msgspec.structs.asdict(row)
    return {name: _json(value) if isinstance(value, list | dict) else value for name, value in values.items()}


def _seats(table: TableRow) -> list[Statement]:
    return [
        (statements.ADD_SEAT, {"table": table.code, "seat": place, **_values(seat)})
        for place, seat in enumerate(table.seats)
    ]


def _row(row: Row, kind: type[Kept], **more: object) -> Kept:
    values = {name: _value(name, value) for name, value in row.items() if name in kind.__struct_fields__}
    return msgspec.convert({**values, **more}, kind)


def _value(name: str, value: Value) -> object:
    if name in JSON_COLUMNS and isinstance(value, str):
        return msgspec.json.decode(value)
    # SQLite has no yes and no, only 1 and 0.
    return bool(value) if name in YES_NO_COLUMNS else value
