"""Steps of many tables in one statement: whatever waits at the same moment is committed together.

One statement is one transaction: a step, its table as it is after it and the notice to other processes are there
together or not at all. A step whose table has changed meanwhile is left out, and only this one.
"""

import asyncio
from collections import deque
from typing import Final

import msgspec
import psycopg
import structlog
from psycopg.pq import DiagnosticField, ExecStatus
from psycopg.pq.abc import PGconn, PGresult

from tischlein.store.bus import write_notice
from tischlein.store.contract import Conflict, DiskFull, Lost, NotWritten, OnStored
from tischlein.store.postgresql.connection import WatchedConnection, connect
from tischlein.store.rows import StepRow, TableRow

MOST_AT_ONCE: Final = 256
# Always by key, since there are few rows. A plan made while the tables were small would scan them for ever.
BY_KEYS: Final = "-c enable_seqscan=off"
WRITE: Final = "write_steps"
# Rows are locked in the order of their codes, so that no two processes wait for each other.
PREPARE: Final = """
    PREPARE write_steps (json) AS
    WITH given AS MATERIALIZED (
        SELECT * FROM ROWS FROM (json_to_recordset($1) AS (code text, known integer, phase text, waiting text,
            match integer, n integer, seat integer, deed text, command text, at double precision, notice text))
            WITH ORDINALITY AS given (code, known, phase, waiting, match, n, seat, deed, command, at, notice, place)
    ), locked AS MATERIALIZED (
        SELECT given.* FROM given JOIN "table" AS here ON here.code = given.code AND here.revision = given.known
        ORDER BY given.code FOR UPDATE OF here
    ), moved AS (
        UPDATE "table" AS here SET phase = locked.phase, waiting = locked.waiting, revision = here.revision + 1
        FROM locked WHERE here.code = locked.code AND here.revision = locked.known RETURNING locked.*
    ), added AS (
        INSERT INTO step ("table", match, n, seat, deed, command, at)
        SELECT code, match, n, seat, deed, command, at FROM moved
    ) SELECT place, pg_notify('tischlein_' || code, notice) FROM moved"""
OF_INTEGRITY: Final = b"23"
NO_ROOM: Final = b"53100"
ENDS_THE_CONNECTION: Final = (b"FATAL", b"PANIC")


class StepValues(msgspec.Struct):
    """A step as the statement wants it."""

    code: str
    known: int
    phase: str
    waiting: str
    match: int
    n: int
    seat: int
    deed: str
    command: str | None
    at: float
    notice: str


class StepJob:
    """A step, and who is told when it is stored."""

    def __init__(self, values: StepValues, now: TableRow, on_stored: OnStored) -> None:
        self.values: StepValues = values
        self._now = now
        self._on_stored = on_stored

    def tell(self, failure: NotWritten | None = None) -> None:
        try:
            self._on_stored(failure or self._now)
        except Exception as error:  # noqa: BLE001  one that fails must not keep the others from being told
            log.warning("a step was stored, but handling that failed", error=type(error).__name__)


ENCODER: Final = msgspec.json.Encoder()
log = structlog.get_logger("store")


def _values(step: StepRow, known: int, now: TableRow) -> StepValues:
    return StepValues(
        now.code,
        known,
        now.phase,
        ENCODER.encode(now.waiting).decode(),
        step.match,
        step.n,
        step.seat,
        ENCODER.encode(step.deed).decode(),
        step.command,
        step.at,
        write_notice(step, now),
    )


class StepWriter:
    """On a connection of its own, opened when the first step comes and again after it broke."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._waiting: deque[StepJob] = deque()
        self._under_way: list[StepJob] = []
        self._result: PGresult | None = None
        # So many of those that wait were in a batch that failed: each goes alone, to find out which one it was.
        self._alone = 0
        self._connection: WatchedConnection | None = None
        self._opening: asyncio.Task[None] | None = None
        self._is_idle = asyncio.Event()
        self._is_closed = False

    def write(self, step: StepRow, known: int, now: TableRow, on_stored: OnStored) -> None:
        """`known` is the revision of the table before the step, `now` the table after it."""
        loop = asyncio.get_running_loop()
        job = StepJob(_values(step, known, now), now, on_stored)
        if self._is_closed:
            loop.call_soon(job.tell, NotWritten("the store is closed"))
            return
        if not self._waiting:
            # Not at once: steps that are ready just now are written along with it.
            self._is_idle.clear()
            loop.call_soon(self._send_next)
        self._waiting.append(job)

    async def close(self) -> None:
        """Writes what is waiting, then ends."""
        self._is_closed = True
        if self._waiting or self._under_way:
            await self._is_idle.wait()
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _send_next(self) -> None:
        if self._under_way or self._opening is not None:
            return
        if not self._waiting:
            self._is_idle.set()
        elif self._connection is None:
            self._opening = asyncio.create_task(self._open())
        else:
            self._send(self._connection)

    async def _open(self) -> None:
        try:
            self._connection = WatchedConnection(await connect(self._url, PREPARE, BY_KEYS), self._read, self._lose)
        except Exception as error:  # noqa: BLE001  whatever it was, nobody may wait for ever
            while self._waiting:
                self._waiting.popleft().tell(Lost(type(error).__name__))
        finally:
            self._opening = None
            self._send_next()

    def _send(self, connection: WatchedConnection) -> None:
        count = 1 if self._alone else min(MOST_AT_ONCE, len(self._waiting))
        self._alone -= bool(self._alone)
        self._under_way = [self._waiting.popleft() for _ in range(count)]
        connection.execute_prepared(WRITE.encode(), ENCODER.encode([job.values for job in self._under_way]))

    def _read(self, driver: PGconn) -> None:
        while self._under_way and not driver.is_busy():
            result = driver.get_result()
            if result is not None:
                self._result = result
            elif self._result is not None:
                self._finish(self._result)
            else:
                raise psycopg.OperationalError("no answer will come")

    def _finish(self, result: PGresult) -> None:
        batch, self._under_way, self._result = self._under_way, [], None
        if result.status == ExecStatus.TUPLES_OK:
            written = {int(result.get_value(row, 0) or 0) for row in range(result.ntuples)}
            for place, job in enumerate(batch, 1):
                job.tell(None if place in written else Conflict("the table has changed since it was read"))
        elif self._is_lost(result):
            self._under_way = batch
            raise psycopg.OperationalError("the database has ended the connection")
        elif len(batch) > 1:
            self._waiting.extendleft(reversed(batch))
            self._alone = len(batch)
        else:
            batch[0].tell(_failure(result))
        self._send_next()

    def _is_lost(self, result: PGresult) -> bool:
        has_ended = result.error_field(DiagnosticField.SEVERITY_NONLOCALIZED) in ENDS_THE_CONNECTION
        return has_ended or self._connection is None or self._connection.is_broken()

    def _lose(self, error: psycopg.Error) -> None:
        """Nobody knows whether those under way are written. Those that wait will be, on the next connection."""
        batch, self._under_way, self._result, self._connection = self._under_way, [], None, None
        for job in batch:
            job.tell(Lost(type(error).__name__))
        self._send_next()


def _failure(result: PGresult) -> NotWritten:
    state = result.error_field(DiagnosticField.SQLSTATE) or b""
    if state.startswith(OF_INTEGRITY):
        return Conflict((result.error_field(DiagnosticField.CONSTRAINT_NAME) or b"").decode())
    if state == NO_ROOM:
        return DiskFull("PostgreSQL has no room")
    return NotWritten(f"PostgreSQL says {state.decode()}")
