"""The tables in memory. One is loaded when somebody comes, and forgotten when nobody is there and no bot has to act."""

import asyncio
import functools
import re
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Final

import structlog

from tischlein import catalog
from tischlein.core.refusal import Refusal
from tischlein.server.move.crash_report import place_of
from tischlein.server.move.watchdog import NoWatch, Watch
from tischlein.server.settings import Settings
from tischlein.server.table.retry import PAUSE_SECONDS, Backends
from tischlein.server.table.table import Table
from tischlein.server.workers.pool import BotPool
from tischlein.store.bus import FORGOTTEN, Alone, Bus, Notice
from tischlein.store.contract import Store

# Letters and digits that are not mistaken for each other when read aloud or typed.
ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH: Final = 8
CODE: Final = re.compile(f"[{ALPHABET}]{{{CODE_LENGTH}}}")

log = structlog.get_logger("tables")


class Inbox:
    """Notices that wait until their table is read again."""

    def __init__(self) -> None:
        self._waiting: dict[str, list[Notice]] = {}

    def is_open(self, code: str) -> bool:
        """Whether a task is refreshing this table."""
        return code in self._waiting

    def add(self, code: str, notices: list[Notice]) -> bool:
        """Returns whether no task is refreshing this table yet."""
        is_first = not self.is_open(code)
        self._waiting.setdefault(code, []).extend(notices)
        return is_first

    def take_waiting(self, code: str) -> list[Notice]:
        """What to handle next. Nothing when all is done: from then on the inbox of this table is closed."""
        waiting = self._waiting.pop(code)
        if waiting:
            self._waiting[code] = []
        return waiting


class TableRegistry:
    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        settings: Settings,
        bus: Bus | None = None,
        watch: Watch | None = None,
    ) -> None:
        self._backends = Backends(store, bus or Alone(), bot_pool, settings, watch or NoWatch(), asyncio.Lock())
        self._tables: dict[str, Table] = {}
        self._loading = asyncio.Lock()
        self._inbox = Inbox()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """From now on, what other processes change is noticed here."""
        await self._backends.bus.open(self._handle)

    @asynccontextmanager
    async def visit(self, code: str) -> AsyncIterator[Table]:
        """A table that stays in memory while it is used here: there is never a second one with the same code."""
        table = await self._find(code.upper())
        table.visitors += 1
        try:
            yield table
        finally:
            table.visitors -= 1
            self._forget_when_idle(table.row.code)

    async def _find(self, code: str) -> Table:
        if CODE.fullmatch(code) is None:
            raise Refusal("no_such_table")
        async with self._loading:
            if code not in self._tables:
                # Subscribe first, then read: what happens in between is noticed.
                await self._backends.bus.subscribe(code)
                try:
                    self._tables[code] = await self._load(code)
                except BaseException:
                    self._backends.bus.unsubscribe(code)
                    raise
            return self._tables[code]

    async def _load(self, code: str) -> Table:
        row = await self._backends.store.table(code)
        if row is None:
            raise Refusal("no_such_table")
        table = Table(row, catalog.find(row.game), self._backends, functools.partial(self._forget_when_idle, code))
        table.broadcast.lock.handle_notice = self._handle_for_table
        return table

    def _forget_when_idle(self, code: str) -> None:
        table = self._tables.get(code)
        if table is not None and (table.visitors or table.bots.tasks or table.broadcast.lock.is_taken):
            return
        if table is not None:
            table.now.put_away()
            del self._tables[code]
            self._backends.bus.unsubscribe(code)
        self._start(self._backends.bus.release_bots(code))

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- what other processes do

    def _handle(self, notice: Notice) -> None:
        if notice.code.startswith(FORGOTTEN):
            self.disconnect(notice.code.removeprefix(FORGOTTEN))
        elif not notice.code:
            for one in list(self._tables):
                self._refresh_soon(one, notice)
        else:
            self._handle_for_table(notice)

    def _handle_for_table(self, notice: Notice) -> None:
        """First tries to play the step that the notice carries (`Broadcast.try_follow`). Where that cannot be done at
        once, a task reads the table (`Table.refresh`).

        What this process did itself comes here too, mostly while the table is still at work on it."""
        table = self._tables.get(notice.code)
        if table is None or table.now.has_applied(notice):
            return
        if table.broadcast.lock.is_taken:
            table.broadcast.lock.notices.append(notice)
        elif self._inbox.is_open(notice.code) or not _try_follow(table, notice):
            self._refresh_soon(notice.code, notice)

    def _refresh_soon(self, code: str, notice: Notice) -> None:
        if self._inbox.add(code, [notice]):
            self._start(self._refresh(code))

    async def _refresh(self, code: str) -> None:
        """One task for each table; what is noticed meanwhile is handled afterwards."""
        while notices := self._inbox.take_waiting(code):
            table = self._tables.get(code)
            if table is None:
                continue
            # Counts as a visitor: a table that is forgotten meanwhile would go on thinking for its bots.
            table.visitors += 1
            try:
                await table.refresh(notices)
            except Exception as error:  # noqa: BLE001  no notice comes twice, so it is tried until it succeeds
                log.warning("a table could not be read, trying again", error=type(error).__name__)
                self._inbox.add(code, notices)
                await asyncio.sleep(PAUSE_SECONDS)
            finally:
                table.visitors -= 1
        self._forget_when_idle(code)

    def disconnect(self, person: str) -> None:
        """The session of this guest has ended, so its connections end."""
        for table in self.in_memory():
            for connection in table.broadcast.connections:
                if connection.person == person:
                    connection.end("no_session")

    async def freeze(self, code: str) -> None:
        """A rule of this table never ended, and the process before this one was ended because of it."""
        async with self.visit(code) as table, table.lock:
            await table.freeze(TimeoutError("a rule never ended"), 0, {})

    def in_memory(self) -> list[Table]:
        return list(self._tables.values())

    async def close(self) -> None:
        """Every table finishes what it is writing, then its bots stop."""
        for table in self.in_memory():
            async with table.lock:
                table.bots.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._backends.bus.close()


def _try_follow(table: Table, notice: Notice) -> bool:
    """What fails here fails again in `Table.refresh`, where there is time to handle it."""
    try:
        return table.broadcast.try_follow(notice)
    except Exception as error:  # noqa: BLE001  whoever brings the notice must not suffer from it
        log.warning("a step of another process could not be played at once", where=place_of(error))
        return False
