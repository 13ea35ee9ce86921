"""The one writing connection, in its own thread, with group commit.

SQLite before 3.51.3 can corrupt a database when two connections write or checkpoint at the same instant, so there is
exactly one that writes. What waits in the queue at the same moment is committed together: one sync for all of it.
"""

import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Final

from tischlein.store.contract import Conflict, NotWritten
from tischlein.store.relational import Row, Statement

MOST_AT_ONCE: Final = 256


class Job:
    """Statements that happen all or not at all, and the promise to whoever waits for them."""

    def __init__(self, statements: list[Statement]) -> None:
        self.statements: list[Statement] = statements
        self.done: Future[list[Row]] = Future()
        self.rows: list[Row] = []


class Writer:
    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connection = connect()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self.commits: int = 0

    def start(self) -> None:
        self._thread.start()

    def write(self, statements: list[Statement]) -> Future[list[Row]]:
        """Resolved once the statements are on disk, with the rows that the last one returned."""
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
            connection.execute("BEGIN IMMEDIATE")
            written = [job for job in batch if self._run(connection, job)]
            connection.execute("COMMIT")
        except (sqlite3.Error, OverflowError, ValueError) as error:
            # A full disk may have rolled back already; a second ROLLBACK is then an error without meaning.
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            for job in batch:
                if not job.done.done():
                    job.done.set_exception(NotWritten(str(error)))
            return
        self.commits += 1
        for job in written:
            job.done.set_result(job.rows)

    def _run(self, connection: sqlite3.Connection, job: Job) -> bool:
        """One job inside the common transaction. A key that is there already undoes this job only."""
        connection.execute("SAVEPOINT job")
        try:
            for statement in job.statements:
                found = connection.execute(statement.sql, statement.values).fetchall()
                job.rows = [dict(row) for row in found]
                if statement.must_find and not found:
                    raise Conflict("the table has changed since it was read")  # noqa: TRY301  undone like any conflict
        except (sqlite3.IntegrityError, Conflict) as error:
            connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
            job.done.set_exception(Conflict(str(error)))
            return False
        connection.execute("RELEASE job")
        return True
