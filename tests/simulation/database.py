"""A database on simulated time: real SQL in memory, with delays, outages, and listeners that are deaf for a while."""

import asyncio
import contextlib
import random
import sqlite3
from collections import deque
from collections.abc import Iterator

import msgspec
from sqlalchemy import create_engine
from sqlalchemy.dialects import sqlite
from sqlalchemy.pool import StaticPool

from tischlein.store.bus import OnNotice, read_notice, write_notice
from tischlein.store.contract import Conflict, Lost, OnStored
from tischlein.store.relational import RelationalStore
from tischlein.store.rows import StepRow, TableRow
from tischlein.store.schema import metadata
from tischlein.store.statements import Statements
from tischlein.store.values import Row, Statement, values_of
from tischlein.twins.forgetful import append_in_task

MOVE_ON = """UPDATE "table" SET phase = :phase, waiting = :waiting, revision = revision + 1
    WHERE code = :code AND revision = :revision RETURNING revision"""
ADD_STEP = """INSERT INTO step ("table", match, n, seat, deed, command, at)
    VALUES (:table, :match, :n, :seat, :deed, :command, :at)"""
# Several processes write: each step has its row.
LIKE_POSTGRESQL = Statements(sqlite.dialect(paramstyle="named"))
# The slowest answer of an evening's database: quick, usual, or groaning.
SLOWEST = (0.02, 0.1, 0.6)
# How many of its steps are too long for a notice: whoever hears of such a one must read it.
LONG_SHARE = (0.0, 0.3, 1.0)


def empty_database() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    metadata.create_all(engine)
    return connection


class Database:
    """What all processes share: rows, who listens, who is connected, who holds which bots."""

    def __init__(self, template: sqlite3.Connection, luck: random.Random) -> None:
        self.luck = luck
        self.slowest = luck.choice(SLOWEST)
        self.long_share = luck.choice(LONG_SHARE)
        self.is_away = False
        self.breaking = 0
        self.listeners: dict[int, OnNotice] = {}
        self.deaf: set[int] = set()
        # Which process is told of which table.
        self.subscribed: set[tuple[int, str]] = set()
        self.present: dict[tuple[str, str, int], bool] = {}
        self.bots: dict[str, int] = {}
        self.connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        template.backup(self.connection)
        self.connection.row_factory = sqlite3.Row
        self._word_out_at: dict[int, float] = {}
        self._words: dict[int, deque[str]] = {}

    async def delay(self) -> None:
        await asyncio.sleep(self.luck.uniform(0.0, self.slowest))

    def breaks(self) -> bool:
        """Whether this connection breaks now: all do while the database is away, and so many as fate decided."""
        if self.is_away or self.breaking == 0:
            return self.is_away
        self.breaking -= 1
        return True

    def commit(self, statements: list[Statement], about: str) -> list[Row]:
        with self._transaction():
            rows: list[Row] = []
            for statement in statements:
                rows = [dict(row) for row in self.connection.execute(statement.sql, statement.values).fetchall()]
                if statement.must_find and not rows:
                    raise Conflict("overtaken")
        if about:
            self.tell(about)
        return rows

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[None]:
        self.connection.execute("BEGIN")
        try:
            yield
        except sqlite3.IntegrityError as error:
            self.connection.execute("ROLLBACK")
            raise Conflict(str(error)) from error
        except BaseException:
            self.connection.execute("ROLLBACK")
            raise
        self.connection.execute("COMMIT")

    def look(self, statements: list[Statement]) -> list[list[Row]]:
        return [[dict(row) for row in self.connection.execute(one.sql, one.values).fetchall()] for one in statements]

    def tell(self, words: str) -> None:
        """To each listener of the table after a while, in the order of the commits."""
        loop = asyncio.get_running_loop()
        for process in self.listeners:
            if process in self.deaf or (process, read_notice(words).code) not in self.subscribed:
                continue
            at = max(self._word_out_at.get(process, 0.0), loop.time() + self.luck.uniform(0.0, self.slowest))
            self._word_out_at[process] = at
            self._words.setdefault(process, deque()).append(words)
            loop.call_at(at, self._deliver_next, process)

    def _deliver_next(self, process: int) -> None:
        self._deliver(process, self._words[process].popleft())

    def _deliver(self, process: int, words: str) -> None:
        if process in self.listeners and process not in self.deaf:
            self.listeners[process](read_notice(words))

    def hear_again(self, process: int) -> None:
        self.deaf.discard(process)
        self._deliver(process, "")

    def bury(self, process: int) -> None:
        """A process died: its locks are free, and whom it knew is not here."""
        self.listeners.pop(process, None)
        self.deaf.discard(process)
        self.subscribed = {(one, code) for one, code in self.subscribed if one != process}
        self.bots = {code: holder for code, holder in self.bots.items() if holder != process}
        gone = [key for key in self.present if key[2] == process]
        for key in gone:
            del self.present[key]
        for code in sorted({key[0] for key in gone}):
            self.tell(code)


class Life:
    """Of one process. What a dead one does reaches nobody and never returns; after the evening everything ends."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.is_over = False
        self.is_swept_up = False
        self._never: list[asyncio.Future[None]] = []

    async def must_go_on(self) -> None:
        if self.is_swept_up:
            raise asyncio.CancelledError
        if self.is_over:
            self._never.append(asyncio.get_running_loop().create_future())
            await self._never[-1]


class SimulatedStore(RelationalStore):
    def __init__(self, database: Database, life: Life) -> None:
        super().__init__(LIKE_POSTGRESQL)
        self._database = database
        self._life = life

    async def write(self, statements: list[Statement], about: str = "") -> list[Row]:
        # A task of the database: it may finish although the process that asked is dead.
        rows = await asyncio.shield(asyncio.create_task(self._write(statements, about)))
        await self._life.must_go_on()
        return rows

    async def _write(self, statements: list[Statement], about: str) -> list[Row]:
        await self._life.must_go_on()
        await self._database.delay()
        if self._database.is_away or (self._life.is_over and self._database.luck.random() < 0.5):
            raise Lost("before the commit")
        rows = self._database.commit(statements, about)
        await self._database.delay()
        if self._database.breaks():
            raise Lost("after the commit")
        return rows

    async def append(self, step: StepRow, table: TableRow) -> TableRow:
        """As PostgreSQL does it: the notice carries the step, if it is not too long."""
        now = msgspec.structs.replace(table, revision=table.revision + 1)
        moving = Statement(MOVE_ON, values_of(table), must_find=True)
        is_long = self._database.luck.random() < self._database.long_share
        about = f"{now.code} {now.revision}" if is_long else write_notice(step, now)
        await self.write([moving, Statement(ADD_STEP, values_of(step))], about)
        return now

    def append_soon(self, step: StepRow, table: TableRow, on_stored: OnStored) -> None:
        append_in_task(self, step, table, on_stored)

    async def read(self, statements: list[Statement]) -> list[list[Row]]:
        await self._life.must_go_on()
        await self._database.delay()
        if self._database.breaks():
            raise Lost("nothing to read")
        found = self._database.look(statements)
        await self._database.delay()
        await self._life.must_go_on()
        return found

    async def close(self) -> None:
        pass


class SimulatedBus:
    def __init__(self, database: Database, life: Life) -> None:
        self._database = database
        self._life = life
        # Of which tables this process knows that it thinks for their bots.
        self._bots: set[str] = set()

    @property
    def is_shared(self) -> bool:
        return True

    async def open(self, on_notice: OnNotice) -> None:
        self._database.listeners[self._life.number] = on_notice

    async def subscribe(self, table: str) -> None:
        await self._life.must_go_on()
        await self._database.delay()
        self._database.subscribed.add((self._life.number, table))
        await self._database.delay()
        await self._life.must_go_on()

    def unsubscribe(self, table: str) -> None:
        self._database.subscribed.discard((self._life.number, table))

    async def arrive(self, table: str, person: str) -> None:
        await self._life.must_go_on()
        self._database.present[table, person, self._life.number] = True
        self._database.tell(table)

    async def leave(self, table: str, person: str) -> None:
        await self._life.must_go_on()
        self._database.present.pop((table, person, self._life.number), None)
        self._database.tell(table)

    async def tell(self, table: str, text: str) -> None:
        """No process here leads anybody."""

    async def elsewhere(self, table: str) -> set[str]:
        await self._life.must_go_on()
        mine = self._life.number
        return {person for code, person, process in self._database.present if code == table and process != mine}

    async def claim_bots(self, table: str) -> bool:
        await self._life.must_go_on()
        if table in self._bots:
            return True
        await self._database.delay()
        await self._life.must_go_on()
        holder = self._database.bots.setdefault(table, self._life.number)
        await self._database.delay()
        await self._life.must_go_on()
        if holder == self._life.number:
            self._bots.add(table)
        return table in self._bots

    async def release_bots(self, table: str) -> None:
        await self._life.must_go_on()
        if table in self._bots:
            self._bots.discard(table)
            del self._database.bots[table]

    async def close(self) -> None:
        pass
