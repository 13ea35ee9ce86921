"""The one writing connection, in its own thread, with group commit.

SQLite before 3.51.3 can corrupt a database when two connections write or checkpoint at the same instant, so there is
exactly one that writes. What waits in the queue at the same moment is committed together: one sync for all of it.
"""

import contextlib
import queue
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Final

import structlog

from tischlein.store.contract import Conflict, Damaged, NotWritten
from tischlein.store.trouble import Troubles
from tischlein.store.writer.jobs import AppendJob, Job
from tischlein.store.writer.journal import Journal, fold_old_steps

MOST_AT_ONCE: Final = 256
# Where this many came together, more will come: those of the next milliseconds are written together too.
MANY: Final = 4
REST_SECONDS: Final = 0.004
# At the first start with a database of an older shape.
MATCHES_AT_ONCE: Final = 500

log = structlog.get_logger("store")

Run = Callable[[sqlite3.Connection, Journal, list[Job]], None]


class Writer:
    def __init__(self, connect: Callable[[], sqlite3.Connection], troubles: Troubles) -> None:
        self._connection = connect()
        self._journal = Journal()
        self._troubles = troubles
        self._jobs: deque[Job] = deque()
        # Rung when there is something to write; False when it is for the last time.
        self._bell: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self._will_ring = False
        self._rests_until = 0.0
        self._is_closed = False
        self._worker = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self.commits: int = 0

    def start(self) -> None:
        """Everything is folded first, whatever happened before. Where that fails, as on a full disk, it is left as it
        is: it can be read all the same."""
        try:
            self._fold_everything()
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            self._journal.doubt()
            self._troubles.judge(error)
        self._worker.start()

    def _fold_everything(self) -> None:
        is_left = True
        while is_left:
            self._connection.execute("BEGIN IMMEDIATE")
            self._journal.recall(self._connection)
            self._journal.fold_all(self._connection)
            is_left = fold_old_steps(self._connection, MATCHES_AT_ONCE)
            self._connection.execute("COMMIT")

    def write(self, job: Job) -> None:
        """Tells the job's outcome once it is on disk."""
        if self._is_closed:
            job.failure = NotWritten("the store is closed")
            job.loop.call_soon(job.tell)
            return
        self._jobs.append(job)
        if not self._will_ring:
            # Only when the loop has read what everybody sends now: the more is written together, the less each costs.
            self._will_ring = True
            rest = self._rests_until - time.monotonic()
            if rest > 0:
                job.loop.call_later(rest, self._ring)
            else:
                job.loop.call_soon(self._ring)

    def _ring(self) -> None:
        self._will_ring = False
        if len(self._jobs) >= MANY:
            self._rests_until = time.monotonic() + REST_SECONDS
        self._bell.put(True)

    def close(self) -> None:
        """Writes what is waiting, then ends."""
        if not self._is_closed:
            self._is_closed = True
            self._bell.put(False)
        self._worker.join()

    def _work(self) -> None:
        goes_on = True
        while goes_on:
            goes_on = self._bell.get()
            # For jobs that come meanwhile the bell is rung again.
            waiting = [self._jobs.popleft() for _ in range(len(self._jobs))]
            for first in range(0, len(waiting), MOST_AT_ONCE):
                self._commit(self._connection, waiting[first : first + MOST_AT_ONCE])
        self._connection.close()

    def _commit(self, connection: sqlite3.Connection, batch: list[Job]) -> None:
        try:
            self._must_be_sound()
            try:
                self._write(connection, batch, _run_together)
            except (sqlite3.IntegrityError, Conflict):
                # Rare. Now each is written in a way that it can be undone without the others.
                connection.execute("ROLLBACK")
                self._journal.doubt()
                self._write(connection, batch, _run_each_alone)
            self.commits += 1
        except Damaged as damaged:
            _note_failure(batch, damaged)
        except (sqlite3.Error, OverflowError, ValueError) as error:
            self._journal.doubt()
            # A full disk may have rolled back already; a second ROLLBACK is then an error without meaning.
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            _note_failure(batch, self._troubles.judge(error))
        _tell(batch)

    def _must_be_sound(self) -> None:
        if self._troubles.is_damaged:
            raise Damaged("the database was found damaged")

    def _write(self, connection: sqlite3.Connection, batch: list[Job], run: Run) -> None:
        connection.execute("BEGIN IMMEDIATE")
        self._journal.recall(connection)
        run(connection, self._journal, batch)
        self._journal.tidy(connection)
        connection.execute("COMMIT")


def _run_together(connection: sqlite3.Connection, journal: Journal, batch: list[Job]) -> None:
    """Steps last and all at once. Where that is not the order they were asked for, one of them finds its table changed,
    and then each is run alone."""
    appends: list[AppendJob] = []
    for job in batch:
        if isinstance(job, AppendJob):
            appends.append(job)
        else:
            job.run(connection, journal)
    if appends:
        journal.add(connection, [job.line for job in appends])


def _run_each_alone(connection: sqlite3.Connection, journal: Journal, batch: list[Job]) -> None:
    """Inside the common transaction, in the order they were asked for. One that fails undoes only itself."""
    for job in batch:
        connection.execute("SAVEPOINT job")
        try:
            job.run(connection, journal)
        except (sqlite3.IntegrityError, Conflict) as error:
            connection.execute("ROLLBACK TO job")
            journal.doubt()
            journal.recall(connection)
            job.failure = Conflict(str(error))
        connection.execute("RELEASE job")


def _note_failure(batch: list[Job], failure: NotWritten) -> None:
    for job in batch:
        job.failure = job.failure or failure


def _tell(batch: list[Job]) -> None:
    """Wakes each event loop once for all of its jobs. In a closed one there is nobody left to tell."""
    for loop in {job.loop for job in batch}:
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_tell_all, [job for job in batch if job.loop is loop])


def _tell_all(jobs: list[Job]) -> None:
    for job in jobs:
        try:
            job.tell()
        except Exception as error:  # noqa: BLE001  one that fails must not keep the others from being told
            log.warning("a step was stored, but handling that failed", error=type(error).__name__)
