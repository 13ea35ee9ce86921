"""The store in PostgreSQL: for several processes, on one machine or more.

Steps, which are nearly everything, go together on a connection of their own (`step_writer.py`). For all else each
thread has a connection, opened when needed and again after it broke. A change of a table and the notice of it are one
transaction: nobody is told of a step that is not there, and no step goes untold.
"""

import asyncio
import contextlib
import threading
from collections.abc import Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Final

import msgspec
import psycopg
from psycopg.rows import dict_row
from sqlalchemy import create_engine
from sqlalchemy.dialects import postgresql
from sqlalchemy.pool import NullPool

from tischlein.store import migrate
from tischlein.store.backup import copy_of
from tischlein.store.contract import Conflict, DiskFull, Lost, NotWritten, OnStored
from tischlein.store.files import free_name
from tischlein.store.postgresql.connection import address
from tischlein.store.postgresql.listener import channel_of
from tischlein.store.postgresql.step_writer import StepWriter
from tischlein.store.relational import RelationalStore
from tischlein.store.rows import StepRow, TableRow, TableSnapshot
from tischlein.store.statements import Statements
from tischlein.store.values import Row, Statement, Value, row_of, snapshot_of

replace = msgspec.structs.replace

CONNECTIONS: Final = 4
# Any number will do, as long as every Tischlein takes the same.
MIGRATING: Final = 74_110_000
IN_POSTGRESQL: Final = Statements(postgresql.dialect(paramstyle="pyformat"))  # type: ignore[no-untyped-call]

# In one round trip: one statement sees one instant.
SNAPSHOT: Final = """
    SELECT row_to_json(here)::text AS "table",
        (SELECT json_agg(one ORDER BY one.seat)::text FROM seat AS one WHERE one."table" = here.code) AS seats,
        (SELECT row_to_json(one)::text FROM match AS one
            WHERE one."table" = here.code AND one.number = here.match) AS match,
        (SELECT json_agg(one ORDER BY one.n)::text FROM step AS one
            WHERE one."table" = here.code AND one.match = here.match
            AND (one.match <> %(which)s OR one.n >= %(since)s)) AS steps
    FROM "table" AS here WHERE here.code = %(here)s"""

Connection = psycopg.Connection[Row]
ROWS: Final = msgspec.json.Decoder(list[dict[str, str | int | float | bool | None]])


def connect(url: str) -> Connection:
    return psycopg.connect(address(url), autocommit=True, row_factory=dict_row)


def bring_up_to_date(url: str, data: Path) -> None:
    """One process at a time; the others wait and find it done. The copy of the old shape goes into the data folder."""
    engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(url), poolclass=NullPool)
    with engine.begin() as connection:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        known = connection.exec_driver_sql("SELECT to_regclass('alembic_version')").scalar()
        present = known and connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        if migrate.must_change(present, "of PostgreSQL"):
            if present is not None:
                copy_of(connection, free_name(data / f"tischlein-before-{present}-ended.db"))
            migrate.upgrade_over(connection)
    engine.dispose()


class PostgresqlStore(RelationalStore):
    def __init__(self, url: str, connections: int = CONNECTIONS) -> None:
        super().__init__(IN_POSTGRESQL)
        self.url: str = url
        self._steps = StepWriter(url)
        self._threads = ThreadPoolExecutor(connections, "store")
        self._mine = threading.local()
        self._connections: list[Connection] = []
        self._closed = False

    async def write(self, statements: list[Statement], about: str = "") -> list[Row]:
        # Shielded: a browser that goes away must not leave a write undecided.
        return await asyncio.shield(asyncio.wrap_future(self._submit_write(statements, about)))

    def _submit_write(self, statements: list[Statement], about: str) -> "Future[list[Row]]":
        if self._closed:
            raise NotWritten("the store is closed")
        return self._threads.submit(self._write, statements, about)

    def _write(self, statements: list[Statement], about: str) -> list[Row]:
        rows: list[Row] = []
        with self._open_connection() as connection, connection.transaction():
            for statement in statements:
                cursor = connection.execute(statement.sql.encode(), statement.values)
                rows = cursor.fetchall() if cursor.description is not None else []
                if statement.must_find and not rows:
                    raise Conflict("the table has changed since it was read")
            if about:
                connection.execute("SELECT pg_notify(%s, %s)", (channel_of(about), about))
        return rows

    def append_soon(self, step: StepRow, table: TableRow, on_stored: OnStored) -> None:
        self._steps.write(step, table.revision, replace(table, revision=table.revision + 1), on_stored)

    async def snapshot(self, code: str, match: int = 0, since: int = 0) -> TableSnapshot | None:
        found = await self._ask(SNAPSHOT, {"here": code, "which": match, "since": since})
        if not found:
            return None
        table, seats, begun, steps = [_decoded(found[0][name]) for name in ("table", "seats", "match", "steps")]
        return snapshot_of(table[0], seats, begun, [row_of(step, StepRow) for step in steps])

    async def _ask(self, sql: str, values: Mapping[str, Value]) -> list[Row]:
        if self._closed:
            raise NotWritten("the store is closed")
        return await asyncio.shield(asyncio.wrap_future(self._threads.submit(self._fetch_all, sql, values)))

    def _fetch_all(self, sql: str, values: Mapping[str, Value]) -> list[Row]:
        with self._open_connection() as connection:
            return connection.execute(sql.encode(), values).fetchall()

    async def read(self, statements: list[Statement]) -> list[list[Row]]:
        if self._closed:
            raise NotWritten("the store is closed")
        return await asyncio.wrap_future(self._threads.submit(self._read, statements))

    def _read(self, statements: list[Statement]) -> list[list[Row]]:
        with self._open_connection() as connection, connection.transaction():
            if len(statements) > 1:
                connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            return [connection.execute(one.sql.encode(), one.values).fetchall() for one in statements]

    @contextlib.contextmanager
    def _open_connection(self) -> Iterator[Connection]:
        """This thread's connection. Its errors become ours."""
        try:
            yield self._open()
        except psycopg.IntegrityError as error:
            raise Conflict(error.diag.constraint_name or "") from error
        except psycopg.Error as error:
            if self._has_broken():
                raise Lost(type(error).__name__) from error
            if isinstance(error, psycopg.errors.DiskFull):
                raise DiskFull(type(error).__name__) from error
            raise NotWritten(type(error).__name__) from error

    def _open(self) -> Connection:
        known: Connection | None = getattr(self._mine, "connection", None)
        if known is None or known.closed:
            known = self._mine.connection = connect(self.url)
            self._connections.append(known)
            self._connections = [one for one in self._connections if not one.closed]
        return known

    def _has_broken(self) -> bool:
        known: Connection | None = getattr(self._mine, "connection", None)
        return known is None or known.closed

    async def close(self) -> None:
        await self._steps.close()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._closed = True
        self._threads.shutdown()
        for connection in self._connections:
            connection.close()


def _decoded(rows: Value) -> list[Row]:
    """Rows that the database wrote as JSON: a list, a single one, or nothing."""
    if not isinstance(rows, str):
        return []
    return [{**row} for row in ROWS.decode(rows if rows.startswith("[") else f"[{rows}]")]
