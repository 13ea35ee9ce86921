"""What the writer writes: statements, or the next step of a match."""

import asyncio
import sqlite3
from typing import Final

import msgspec

from tischlein.store.contract import Conflict, NotWritten, OnStored, resolve
from tischlein.store.relational import Row, Statement, replace
from tischlein.store.rows import StepRow, TableRow

ENCODER: Final = msgspec.json.Encoder()
OVERTAKEN: Final = "the table has changed since it was read"

Values = tuple[str | int | float | None, ...]

# With positional values, so that many moves are written in one call.
MOVE_ON: Final = 'UPDATE "table" SET phase = ?, waiting = ?, revision = revision + 1 WHERE code = ? AND revision = ?'
ADD_STEP: Final = 'INSERT INTO step ("table", match, n, seat, deed, command, at) VALUES (?, ?, ?, ?, ?, ?, ?)'


class Job:
    """Something that is written whole or not at all, and whoever waits for it.

    Whoever stops waiting is not told any more, but it is written all the same.
    """

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop = asyncio.get_running_loop()
        self.failure: NotWritten | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        raise NotImplementedError

    def tell(self) -> None:
        """Tells whoever waits the outcome. Called in their event loop."""
        raise NotImplementedError


class StatementsJob(Job):
    """`done` will be the rows that the last statement returned."""

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
        resolve(self.done, self.failure or self._rows)


class AppendJob(Job):
    """A step, and the table as it is after it."""

    def __init__(self, step: StepRow, table: TableRow, on_stored: OnStored) -> None:
        super().__init__()
        self._on_stored = on_stored
        self._now: TableRow = replace(table, revision=table.revision + 1)
        self.table_values: Values = (table.phase, ENCODER.encode(table.waiting).decode(), table.code, table.revision)
        action = ENCODER.encode(step.deed).decode()
        self.step_values: Values = (step.table, step.match, step.n, step.seat, action, step.command, step.at)

    def run(self, connection: sqlite3.Connection) -> None:
        append([self], connection)

    def tell(self) -> None:
        self._on_stored(self.failure or self._now)


def append(jobs: list[AppendJob], connection: sqlite3.Connection) -> None:
    moved = connection.executemany(MOVE_ON, [job.table_values for job in jobs])
    if moved.rowcount != len(jobs):
        raise Conflict(OVERTAKEN)
    connection.executemany(ADD_STEP, [job.step_values for job in jobs])
