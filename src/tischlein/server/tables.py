"""The tables in memory. One is loaded when somebody comes, and forgotten when everybody and every bot is done."""

import asyncio
import functools
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from tischlein import catalog
from tischlein.core.refusal import Refusal
from tischlein.server.settings import Settings
from tischlein.server.table import Table
from tischlein.server.thinkers import Thinkers
from tischlein.store.contract import Store

# Letters and digits that are not mistaken for each other when read aloud or typed.
ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH: Final = 8
CODE: Final = re.compile(f"[{ALPHABET}]{{{CODE_LENGTH}}}")


class Tables:
    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self._store = store
        self._thinkers = thinkers
        self._settings = settings
        self._tables: dict[str, Table] = {}
        self._loading = asyncio.Lock()

    @asynccontextmanager
    async def at(self, code: str) -> AsyncIterator[Table]:
        """A table that stays in memory as long as it is used here: there is never a second one of the same code."""
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
                row = await self._store.table(code)
                if row is None:
                    raise Refusal("no_such_table")
                game = catalog.find(row.game)
                idle = functools.partial(self._forget_when_idle, code)
                self._tables[code] = Table(row, game, self._store, self._thinkers, self._settings, idle)
            return self._tables[code]

    def _forget_when_idle(self, code: str) -> None:
        table = self._tables.get(code)
        if table is not None and table.visitors == 0 and not table.bots.tasks and not table.lock.locked():
            del self._tables[code]

    def in_memory(self) -> list[Table]:
        return list(self._tables.values())

    async def close(self) -> None:
        """Every table finishes what it is writing, then its bots stop."""
        for table in self.in_memory():
            async with table.lock:
                table.bots.stop()
