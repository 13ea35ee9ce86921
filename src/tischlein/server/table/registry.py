"""The tables in memory. One is loaded when somebody comes, and forgotten when nobody is there and no bot thinks."""

import asyncio
import functools
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Final

import structlog

from tischlein import catalog
from tischlein.core.refusal import Refusal
from tischlein.server.move.broadcast import Broadcast
from tischlein.server.move.connection import Connection
from tischlein.server.move.crash_report import place_of
from tischlein.server.move.watchdog import NoWatch, Watch
from tischlein.server.settings import Settings
from tischlein.server.table.bot_matches import BotMatches
from tischlein.server.table.retry import PAUSE_SECONDS, Backends
from tischlein.server.table.table import Table
from tischlein.server.workers.pool import BotPool
from tischlein.store.bus import BANS, FORGOTTEN, GONE, Alone, Bus, Notice
from tischlein.store.contract import Store
from tischlein.store.rows import TableRow

# Letters and digits that are not mistaken for each other when read aloud or typed.
ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
# As short as guessing allows: one address may miss 30 times a minute (`Limits.misses_per_minute`), so in a whole day it
# finds one of a thousand tables with a chance of 1 in 500. With six letters it would be 1 in 17.
CODE_LENGTH: Final = 7
# Tables that were opened before have one letter more.
LONGEST_CODE: Final = 8
CODE: Final = re.compile(f"[{ALPHABET}]{{{CODE_LENGTH},{LONGEST_CODE}}}")

log = structlog.get_logger("tables")


def is_code(code: str) -> bool:
    return CODE.fullmatch(code.upper()) is not None


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
        self.bot_matches: BotMatches = BotMatches(settings.limits, self._broadcasts)
        services = (store, bus or Alone(), bot_pool, settings, watch or NoWatch())
        self._backends = Backends(*services, self.bot_matches, asyncio.Lock())
        self._tables: dict[str, Table] = {}
        self._loading = asyncio.Lock()
        self._inbox = Inbox()
        self._tasks: set[asyncio.Task[None]] = set()
        # How many guests were forgotten since the start.
        self._forgotten = 0
        # Makes the work that reads the bans anew, when another process has changed them.
        self.read_bans: Callable[[], Coroutine[object, object, None]] | None = None

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
        if not is_code(code):
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
        row = await self._read(code)
        table = Table(row, catalog.find(row.game), self._backends, functools.partial(self._forget_when_idle, code))
        table.broadcast.lock.handle_notice = self._handle_for_table
        return table

    async def _read(self, code: str) -> TableRow:
        """As it is after the last guest was forgotten: this table is not among those that are read again then."""
        while True:
            before = self._forgotten
            row = await self._backends.store.table(code)
            if row is None:
                raise Refusal("no_such_table")
            if before == self._forgotten:
                return row

    def _forget_when_idle(self, code: str) -> None:
        table = self._tables.get(code)
        if table is not None and (table.visitors or table.bots.errands or table.broadcast.lock.is_taken):
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
            self.forget_person(notice.code.removeprefix(FORGOTTEN))
        elif notice.code == BANS:
            self._read_bans_soon()
        elif not notice.code:
            self._read_bans_soon()
            for one in list(self._tables):
                self._refresh_soon(one, notice)
        else:
            self._handle_for_table(notice)

    def _read_bans_soon(self) -> None:
        if self.read_bans is not None:
            self._start(self.read_bans())

    def _handle_for_table(self, notice: Notice) -> None:
        """First tries to play the step that the notice carries (`Broadcast.try_follow`). Where that cannot be done at
        once, a task reads the table (`Table.refresh`).

        What this process did itself comes here too, mostly while the table is still at work on it."""
        table = self._tables.get(notice.code)
        if table is None or table.now.has_applied(notice):
            return
        if table.broadcast.lock.is_taken:
            table.broadcast.lock.notices.append(notice)
        elif notice.revision == GONE:
            self._drop(notice.code, notice.step)
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
            except Refusal:
                # It is not there any more, and the notice of that was missed.
                self._drop(code)
            except Exception as error:  # noqa: BLE001  no notice comes twice, so it is tried until it succeeds
                log.warning("a table could not be read, trying again", error=type(error).__name__)
                self._inbox.add(code, notices)
                await asyncio.sleep(PAUSE_SECONDS)
            finally:
                table.visitors -= 1
        self._forget_when_idle(code)

    def forget_person(self, person: str) -> None:
        """The session of this guest has ended, so its connections end. Tables where its name may be are read again."""
        self._forgotten += 1
        for table in self.in_memory():
            own = [one for one in table.broadcast.connections if one.person == person]
            for connection in own:
                connection.end("no_session")
            # One that is at work may be about to take over what it read before.
            is_seated = any(seat.person == person for seat in table.row.seats)
            if own or is_seated or table.broadcast.lock.is_taken:
                self._refresh_soon(table.row.code, Notice(table.row.code))

    def connections(self) -> list[Connection]:
        return [connection for table in self.in_memory() for connection in table.broadcast.connections]

    # ---- what the host does

    async def delete(self, code: str) -> None:
        """The table and all that happened at it. Whoever is there leaves."""
        async with self._held(code):
            was_there = await self._backends.store.delete_table(code)
        await self._drop_surely(code, was_there)

    async def give_code(self, code: str, new_code: str) -> None:
        """The table is found under another code from now on."""
        async with self._held(code):
            was_there = await self._backends.store.rename_table(code, new_code)
        await self._drop_surely(code, was_there, new_code)

    async def count_present(self, code: str) -> int:
        """How many guests are connected to a table, through whatever process."""
        table = self._tables.get(code)
        return len(await self._backends.bus.elsewhere(code) if table is None else table.broadcast.present())

    async def remove_lobby(self, code: str) -> bool:
        """A table that never began, if nobody is there. Returns whether it is gone now."""
        if code in self._tables or await self._backends.bus.elsewhere(code):
            return False
        was_there = await self._backends.store.delete_table(code)
        async with self._loading:
            self._drop(code)
        return was_there

    @asynccontextmanager
    async def _held(self, code: str) -> AsyncIterator[None]:
        """Nothing is written meanwhile at a table that is in memory here."""
        table = self._tables.get(code)
        if table is None:
            yield
        else:
            async with table.lock:
                yield

    async def _drop_surely(self, code: str, was_there: bool, new_code: str = "") -> None:
        """Also a table that is being loaded just now, from what was stored a moment ago."""
        if not was_there:
            raise Refusal("no_such_table")
        async with self._loading:
            self._drop(code, new_code)

    def _drop(self, code: str, new_code: str = "") -> None:
        table = self._tables.pop(code, None)
        if table is not None:
            self._backends.bus.unsubscribe(code)
            table.dissolve(new_code)

    async def freeze(self, code: str) -> None:
        """A rule of this table never ended, and the process before this one was ended because of it."""
        async with self.visit(code) as table, table.lock:
            await table.freeze(TimeoutError("a rule never ended"), 0, {})

    def in_memory(self) -> list[Table]:
        return list(self._tables.values())

    def _broadcasts(self) -> list[Broadcast]:
        return [table.broadcast for table in self._tables.values()]

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
