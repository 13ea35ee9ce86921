"""What the writer writes: statements, or the next step of a match."""

import asyncio
import sqlite3
from typing import Final

import msgspec

from tischlein.store.contract import Conflict, NotWritten, OnStored, keep
from tischlein.store.relational import Row, Statement, replace
from tischlein.store.rows import StepRow, TableRow

ENCODER: Final = msgspec.json.Encoder()
OVERTAKEN: Final = "the table has changed since it was read"

Values = tuple[str | int | float | None, ...]

# What every move needs, with plain places for its values: many of them are handed over in one call.
MOVE_ON: Final = 'UPDATE "table" SET phase = ?, waiting = ?, revision = revision + 1 WHERE code = ? AND revision = ?'
ADD_STEP: Final = 'INSERT INTO step ("table", match, n, seat, deed, command, at) VALUES (?, ?, ?, ?, ?, ?, ?)'


class Job:
    """Something that happens all or not at all, and the promise to whoever waits for it.

    Whoever cancels the promise no longer hears of it, but it is written all the same.
    """

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop = asyncio.get_running_loop()
        self.failure: NotWritten | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        raise NotImplementedError

    def tell(self) -> None:
        """Keeps the promise, or says why not."""
        raise NotImplementedError


class Statements(Job):
    """`done` are the rows that the last one returned."""

    def __init__(self, statements: list[Statement]) -> None:
        super().__init__()
        self.done: asyncio.Future[list[Row]] = self.loop.create_future()
        self._statements = statements
        self._rows: list[Row] = []

    def run(self, connection: sqlite3.Connection) -> None:
        for statement in self._statements:
            found = connection.execute(statement.sql, statement.values).fetchall()
            self._rows = [dict(row) for row in found]
            if statement.must_find and not found:
                raise Conflict(OVERTAKEN)

    def tell(self) -> None:
        keep(self.done, self.failure or self._rows)


class Append(Job):
    """A step, and the table that moves on by it."""

    def __init__(self, step: StepRow, table: TableRow, hear: OnStored) -> None:
        super().__init__()
        self._hear = hear
        self._now: TableRow = replace(table, revision=table.revision + 1)
        self.moving_on: Values = (table.phase, ENCODER.encode(table.waiting).decode(), table.code, table.revision)
        deed = ENCODER.encode(step.deed).decode()
        self.step: Values = (step.table, step.match, step.n, step.seat, deed, step.command, step.at)

    def run(self, connection: sqlite3.Connection) -> None:
        append([self], connection)

    def tell(self) -> None:
        self._hear(self.failure or self._now)


def append(jobs: list[Append], connection: sqlite3.Connection) -> None:
    moved = connection.executemany(MOVE_ON, [job.moving_on for job in jobs])
    if moved.rowcount != len(jobs):
        raise Conflict(OVERTAKEN)
    connection.executemany(ADD_STEP, [job.step for job in jobs])
