"""Several processes at one PostgreSQL: LISTEN and NOTIFY, and locks that the database releases when a process dies.

Two connections: one only listens (`listener.py`); the other holds this process's locks and writes who is here. Both
connect again by themselves.
"""

import asyncio
import secrets
from typing import Final

import psycopg
import structlog

from tischlein.store.bus import OnNotice
from tischlein.store.postgresql.connection import Connection, connect
from tischlein.store.postgresql.listener import AGAIN_SECONDS, CHANNEL, Listener

# The first of two numbers of a lock: the second is the process. Locks for bots have one number, so they never collide.
ALIVE: Final = 7411
LETTERS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SWEEP_SECONDS: Final = 1.0

IS_ALIVE: Final = f"""EXISTS (
    SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = {ALIVE} AND objid = presence.worker::bigint::oid
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))"""
ARRIVE: Final = 'INSERT INTO presence ("table", person, worker) VALUES (%s, %s, %s) ON CONFLICT DO NOTHING'
LEAVE: Final = 'DELETE FROM presence WHERE "table" = %s AND person = %s AND worker = %s'
ELSEWHERE: Final = f'SELECT DISTINCT person FROM presence WHERE "table" = %s AND worker <> %s AND {IS_ALIVE}'
SWEEP: Final = f"""WITH gone AS (DELETE FROM presence WHERE NOT {IS_ALIVE} RETURNING "table")
    SELECT pg_notify('{CHANNEL}_' || "table", "table") FROM (SELECT DISTINCT "table" FROM gone) AS of_the_dead"""
TELL: Final = f"SELECT pg_notify('{CHANNEL}_' || %s, %s)"

log = structlog.get_logger("bus")


def number_of(code: str) -> int:
    """The lock of a table's bots. No two codes have the same."""
    number = 0
    for letter in code:
        number = number * len(LETTERS) + LETTERS.index(letter)
    return number


class PostgresqlBus:
    def __init__(self, url: str) -> None:
        self._url = url
        self._worker = secrets.randbelow(2**31)
        self._here: set[tuple[str, str]] = set()
        self._bots: set[str] = set()
        self._keeper: Connection | None = None
        self._listener: Listener | None = None
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_shared(self) -> bool:
        return True

    async def open(self, on_notice: OnNotice) -> None:
        listening = asyncio.Event()
        self._listener = Listener(self._url, on_notice)
        self._tasks = [asyncio.create_task(self._listener.listen(listening)), asyncio.create_task(self._keep())]
        await listening.wait()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._keeper is not None:
            await self._keeper.close()

    # ---- what changed

    async def subscribe(self, table: str) -> None:
        if self._listener is not None:
            await self._listener.subscribe(table)

    def unsubscribe(self, table: str) -> None:
        if self._listener is not None:
            self._listener.unsubscribe(table)

    # ---- who is where

    async def _keep(self) -> None:
        """Holds the lock that says this process is alive, and removes who was connected through dead ones."""
        while True:
            try:
                if self._keeper is None or self._keeper.closed:
                    await self._connect()
                else:
                    await self._keeper.execute(SWEEP)
                pause = SWEEP_SECONDS
            except psycopg.Error:
                pause = AGAIN_SECONDS
            await asyncio.sleep(pause)

    async def _connect(self) -> None:
        self._bots.clear()
        keeper = await connect(self._url)
        await keeper.execute("SELECT pg_advisory_lock(%s, %s)", (ALIVE, self._worker))
        self._keeper = keeper
        for table, person in sorted(self._here):
            await keeper.execute(ARRIVE, (table, person, self._worker))
            await keeper.execute(TELL, (table, table))

    async def arrive(self, table: str, person: str) -> None:
        self._here.add((table, person))
        await self._tell(ARRIVE, table, person)

    async def leave(self, table: str, person: str) -> None:
        self._here.discard((table, person))
        await self._tell(LEAVE, table, person)

    async def tell(self, table: str, text: str) -> None:
        try:
            if self._keeper is not None:
                await self._keeper.execute(TELL, (table, f"{table} 0 {text}"))
        except psycopg.Error as error:
            log.warning("other processes were not told who leads", error=type(error).__name__)

    async def _tell(self, sql: str, table: str, person: str) -> None:
        """Without a connection nothing is told: connecting again tells everything."""
        try:
            if self._keeper is not None:
                await self._keeper.execute(sql, (table, person, self._worker))
                await self._keeper.execute(TELL, (table, table))
        except psycopg.Error as error:
            log.warning("other processes were not told who is connected", error=type(error).__name__)

    async def elsewhere(self, table: str) -> set[str]:
        try:
            if self._keeper is None:
                return set()
            found = await self._keeper.execute(ELSEWHERE, (table, self._worker))
            return {str(row[0]) for row in await found.fetchall()}
        except psycopg.Error:
            return set()

    # ---- who thinks for the bots

    async def claim_bots(self, table: str) -> bool:
        if table in self._bots:
            return True
        try:
            if self._keeper is None:
                return False
            found = await self._keeper.execute("SELECT pg_try_advisory_lock(%s::bigint)", (number_of(table),))
            row = await found.fetchone()
        except psycopg.Error:
            return False
        if row is not None and row[0]:
            self._bots.add(table)
        return table in self._bots

    async def release_bots(self, table: str) -> None:
        if table not in self._bots:
            return
        self._bots.discard(table)
        try:
            if self._keeper is not None:
                await self._keeper.execute("SELECT pg_advisory_unlock(%s::bigint)", (number_of(table),))
        except psycopg.Error as error:
            log.warning("the bots of a table were not released", error=type(error).__name__)
