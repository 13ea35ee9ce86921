"""What the writer writes: statements, or the next step of a match."""

import asyncio
import sqlite3
from typing import Final

import msgspec

from tischlein.store.contract import Conflict, NotWritten, OnStored, resolve
from tischlein.store.relational import replace
from tischlein.store.rows import StepRow, TableRow
from tischlein.store.values import Row, Statement
from tischlein.store.writer.journal import OVERTAKEN, Journal, Line

ENCODER: Final = msgspec.json.Encoder()
# For `StatementsJob`: whoever changes any table.
EVERY_TABLE: Final = ["*"]


class Job:
    """Something that is written whole or not at all, and whoever waits for it.

    Whoever stops waiting is not told any more, but it is written all the same.
    """

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop = asyncio.get_running_loop()
        self.failure: NotWritten | None = None

    def run(self, connection: sqlite3.Connection, journal: Journal) -> None:
        raise NotImplementedError

    def tell(self) -> None:
        """Tells whoever waits the outcome. Called in their event loop."""
        raise NotImplementedError


class StatementsJob(Job):
    """`done` will be the rows that the last statement returned. `tables` are those that it changes."""

    def __init__(self, statements: list[Statement], tables: list[str]) -> None:
        super().__init__()
        self._tables = tables
        self.done: asyncio.Future[list[Row]] = self.loop.create_future()
        self._statements = statements
        self._rows: list[Row] = []

    def run(self, connection: sqlite3.Connection, journal: Journal) -> None:
        if self._tables == EVERY_TABLE:
            journal.fold_all(connection)
        else:
            journal.fold(connection, self._tables)
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
        waiting, action = ENCODER.encode(table.waiting).decode(), ENCODER.encode(step.deed).decode()
        self.line: Line = Line(
            (
                step.table,
                step.match,
                step.n,
                step.seat,
                action,
                step.command,
                step.at,
                table.phase,
                waiting,
                self._now.revision,
            )
        )

    def run(self, connection: sqlite3.Connection, journal: Journal) -> None:
        journal.add(connection, [self.line])

    def tell(self) -> None:
        self._on_stored(self.failure or self._now)
