"""The one writing connection, in its own thread, with group commit.

SQLite before 3.51.3 can corrupt a database when two connections write or checkpoint at the same instant, so there is
exactly one that writes. What waits in the queue at the same moment is committed together: one sync for all of it.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import Final

from tischlein.store.contract import Conflict, NotWritten
from tischlein.store.relational import Row, Statement

MOST_AT_ONCE: Final = 256

Run = Callable[[sqlite3.Connection, "Job"], None]


class Job:
    """Statements that happen all or not at all, and the promise to whoever waits for them."""

    def __init__(self, statements: list[Statement]) -> None:
        self.statements: list[Statement] = statements
        self.loop: asyncio.AbstractEventLoop = asyncio.get_running_loop()
        self.done: asyncio.Future[list[Row]] = self.loop.create_future()
        self.rows: list[Row] = []
        self.failure: NotWritten | None = None

    def tell(self) -> None:
        """Who waits may have gone away; what was written is written."""
        if self.done.done():
            return
        if self.failure is None:
            self.done.set_result(self.rows)
        else:
            self.done.set_exception(self.failure)


class Writer:
    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connection = connect()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self.commits: int = 0

    def start(self) -> None:
        self._thread.start()

    def write(self, statements: list[Statement]) -> asyncio.Future[list[Row]]:
        """Resolved once the statements are on disk, with the rows that the last one returned.

        Whoever cancels it no longer hears of it, but it is written all the same.
        """
        job = Job(statements)
        if self._closed.is_set():
            job.done.set_exception(NotWritten("the store is closed"))
            return job.done
        self._jobs.put(job)
        return job.done

    def close(self) -> None:
        """Writes what is waiting, then ends."""
        if not self._closed.is_set():
            self._closed.set()
            self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        open_ended = True
        while open_ended:
            batch, open_ended = self._next_batch()
            if batch:
                self._commit(self._connection, batch)
        self._connection.close()

    def _next_batch(self) -> tuple[list[Job], bool]:
        batch: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == MOST_AT_ONCE:
                return batch, True
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _commit(self, connection: sqlite3.Connection, batch: list[Job]) -> None:
        try:
            try:
                self._write(connection, batch, _run)
            except (sqlite3.IntegrityError, Conflict):
                # Rare, so only now each is written so that it can be undone without the others.
                connection.execute("ROLLBACK")
                self._write(connection, batch, _run_alone)
            self.commits += 1
        except (sqlite3.Error, OverflowError, ValueError) as error:
            # A full disk may have rolled back already; a second ROLLBACK is then an error without meaning.
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            for job in batch:
                job.failure = job.failure or NotWritten(str(error))
        _tell(batch)

    def _write(self, connection: sqlite3.Connection, batch: list[Job], run: Run) -> None:
        connection.execute("BEGIN IMMEDIATE")
        for job in batch:
            run(connection, job)
        connection.execute("COMMIT")


def _run(connection: sqlite3.Connection, job: Job) -> None:
    for statement in job.statements:
        found = connection.execute(statement.sql, statement.values).fetchall()
        job.rows = [dict(row) for row in found]
        if statement.must_find and not found:
            raise Conflict("the table has changed since it was read")


def _run_alone(connection: sqlite3.Connection, job: Job) -> None:
    """One job inside the common transaction. A key that is there already undoes this job only."""
    connection.execute("SAVEPOINT job")
    try:
        _run(connection, job)
    except (sqlite3.IntegrityError, Conflict) as error:
        connection.execute("ROLLBACK TO job")
        job.failure = Conflict(str(error))
    connection.execute("RELEASE job")


def _tell(batch: list[Job]) -> None:
    """Wakes each event loop once for all of its jobs. One that is closed has nobody left to tell."""
    for loop in {job.loop for job in batch}:
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_tell_all, [job for job in batch if job.loop is loop])


def _tell_all(jobs: list[Job]) -> None:
    for job in jobs:
        job.tell()
