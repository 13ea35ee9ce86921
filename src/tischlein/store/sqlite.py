"""The store in one file of SQLite: the default, for one process."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy.dialects import sqlite

from tischlein.store import migrate, soundness
from tischlein.store.contract import OnStored
from tischlein.store.files import make_folder
from tischlein.store.folder_lock import FolderLock
from tischlein.store.journaled import JournaledStore, bring_up_to_date, tables_in
from tischlein.store.rows import StepRow, TableRow
from tischlein.store.statements import Statements
from tischlein.store.trouble import Troubles
from tischlein.store.values import Row, Statement
from tischlein.store.writer.jobs import AppendJob, StatementsJob
from tischlein.store.writer.thread import Writer

FILE: Final = "tischlein.db"
# So much waits beside the file before it is carried into it: a page that changed often is carried once.
BYTES_BEFORE_TIDYING: Final = 32 * 1024 * 1024
# So long a start may look for damage: enough for hundreds of megabytes. `tischlein doctor` looks at all of it.
CHECK_SECONDS: Final = 0.5
IN_SQLITE: Final = Statements(sqlite.dialect(paramstyle="named"), is_journaled=True)

Connect = Callable[[Path], sqlite3.Connection]


def connect_to_write(path: Path) -> sqlite3.Connection:
    """FULL: a step is acknowledged only when it would survive a power cut."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    # Emptied journals are used again: nothing secret is in them, and wiping them would cost a write for each page.
    connection.execute("PRAGMA secure_delete = FAST")
    (page_bytes,) = connection.execute("PRAGMA page_size").fetchone()
    connection.execute(f"PRAGMA wal_autocheckpoint = {BYTES_BEFORE_TIDYING // page_bytes}")
    return connection


def put_in_use(connection: sqlite3.Connection) -> sqlite3.Connection:
    """The file itself says so: without the steps that wait beside it, nobody takes it for the whole."""
    connection.execute(soundness.MARK_IN_USE)
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
    return connection


def connect_to_read(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None, check_same_thread=False
    )
    connection.row_factory = sqlite3.Row
    return connection


class SqliteStore(JournaledStore):
    def __init__(self, folder: Path, connect: Connect = connect_to_write) -> None:
        super().__init__(IN_SQLITE)
        make_folder(folder)
        self.folder: Path = folder
        self._troubles = Troubles()
        self._lock = FolderLock(folder)
        self._path = folder / FILE
        try:
            soundness.must_be_sound(self._path, CHECK_SECONDS)
            migrate.bring_up_to_date(self._path)
            self.writer: Writer = Writer(lambda: put_in_use(connect(self._path)), self._troubles)
        except BaseException:
            self._lock.release()
            raise
        self.writer.start()
        self._readers = ThreadPoolExecutor(2, "store-reader")
        self._mine = threading.local()
        self._connections: list[sqlite3.Connection] = []

    async def close(self) -> None:
        await asyncio.to_thread(self.close_now)

    def close_now(self) -> None:
        """The last connection carries everything into the file, which says until then that it is in use."""
        last = self._open_last()
        self.writer.close()
        self._readers.shutdown()
        for connection in self._connections:
            connection.close()
        if last is not None:
            with closing(last), contextlib.suppress(sqlite3.Error):
                last.execute(soundness.MARK_AT_REST)
        self._lock.release()

    def _open_last(self) -> sqlite3.Connection | None:
        """One that only reads leaves a damaged file as it is, and what waits beside it."""
        with contextlib.suppress(sqlite3.Error):
            if not self._troubles.is_damaged:
                return connect_to_write(self._path)
            reader = connect_to_read(self._path)
            with contextlib.suppress(sqlite3.Error):
                # Only who has read something counts as connected.
                reader.execute("SELECT 1 FROM sqlite_master").fetchone()
            return reader
        return None

    async def write(self, statements: list[Statement], about: str = "") -> list[Row]:
        return await self.change(statements, tables_in(statements))

    async def change(self, statements: list[Statement], tables: list[str]) -> list[Row]:
        job = StatementsJob(statements, tables)
        self.writer.write(job)
        return await job.done

    def append_soon(self, step: StepRow, table: TableRow, on_stored: OnStored) -> None:
        self.writer.write(AppendJob(step, table, on_stored))

    async def read(self, statements: list[Statement]) -> list[list[Row]]:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, self._read_now, statements)
        except (sqlite3.Error, RuntimeError) as error:
            raise self._troubles.judge(error) from error

    def _read_now(self, statements: list[Statement]) -> list[list[Row]]:
        if not hasattr(self._mine, "connection"):
            self._mine.connection = connect_to_read(self._path)
            self._connections.append(self._mine.connection)
        connection: sqlite3.Connection = self._mine.connection
        connection.execute("BEGIN")
        try:
            found = [[dict(row) for row in connection.execute(one.sql, one.values).fetchall()] for one in statements]
            bring_up_to_date(connection, found)
        finally:
            connection.execute("COMMIT")
        return found
