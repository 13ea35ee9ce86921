"""The connection to PostgreSQL that only listens: to what concerns everybody, and to the tables of this process.

Every table has a channel of its own. A process that listened to all of them would get every step of all the others for
nothing, and the more processes there are, the more time that would take.
"""

import asyncio
from typing import Final

import psycopg
import structlog
from psycopg.pq import ExecStatus
from psycopg.pq.abc import PGconn

from tischlein.store.bus import TO_EVERYBODY, Notice, OnNotice, read_notice
from tischlein.store.postgresql.connection import WatchedConnection, connect

CHANNEL: Final = "tischlein"
AGAIN_SECONDS: Final = 0.3

log = structlog.get_logger("bus")


def channel_of(about: str) -> str:
    """Where a notice belongs that begins with a table's code; or with something else, that concerns everybody."""
    return CHANNEL if about.startswith(TO_EVERYBODY) else f"{CHANNEL}_{about.partition(' ')[0]}"


def _named(verb: str, channel: str) -> str:
    assert channel.replace("_", "").isalnum(), "codes are letters and digits"
    return f'{verb} "{channel}"'


class Listener:
    """Connects again by itself. Then anything may have changed, and an empty notice says so."""

    def __init__(self, url: str, on_notice: OnNotice) -> None:
        self._url = url
        self._on_notice = on_notice
        self._subscribed: set[str] = set()
        self._connection: WatchedConnection | None = None
        # Statements that are not sent yet, who waits for them, and who waits for those under way.
        self._statements: list[str] = []
        self._waiting: list[asyncio.Future[None]] = []
        self._under_way: list[asyncio.Future[None]] = []

    async def listen(self, listening: asyncio.Event) -> None:
        """Until it is cancelled."""
        while True:
            try:
                await self._listen_once(listening)
            except Exception as error:  # noqa: BLE001  whatever it was, it must listen again
                log.warning("not listening to the database, connecting again", error=type(error).__name__)
            await asyncio.sleep(AGAIN_SECONDS)

    async def subscribe(self, table: str) -> None:
        """When it returns, notices of this table come. Without a connection, connecting again sees to that."""
        self._subscribed.add(table)
        if self._connection is not None:
            await self._execute(_named("LISTEN", channel_of(table)))

    def unsubscribe(self, table: str) -> None:
        self._subscribed.discard(table)
        if self._connection is not None:
            self._execute(_named("UNLISTEN", channel_of(table)))

    async def _listen_once(self, listening: asyncio.Event) -> None:
        broken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._connection = WatchedConnection(await connect(self._url), self._read, broken.set_exception)
        try:
            # Nothing comes in between: who subscribes from now on does so on this connection.
            channels = [CHANNEL, *map(channel_of, sorted(self._subscribed))]
            done = self._execute("; ".join(_named("LISTEN", one) for one in channels))
            await asyncio.wait([done, broken], return_when=asyncio.FIRST_COMPLETED)
            if not broken.done():
                self._on_notice(Notice(""))
                listening.set()
            await broken
        finally:
            self._connection.close()
            self._connection = None
            self._statements, waiting = [], [*self._under_way, *self._waiting]
            self._under_way, self._waiting = [], []
            for one in waiting:
                _release(one)

    def _execute(self, statement: str) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._statements.append(statement)
        self._waiting.append(done)
        self._send_next()
        return done

    def _send_next(self) -> None:
        if self._connection is None or self._under_way or not self._statements:
            return
        statements, self._statements = "; ".join(self._statements), []
        self._under_way, self._waiting = self._waiting, []
        self._connection.execute(statements.encode())

    def _read(self, driver: PGconn) -> None:
        while self._under_way and not driver.is_busy():
            result = driver.get_result()
            if result is None:
                done, self._under_way = self._under_way, []
                for one in done:
                    _release(one)
                self._send_next()
            elif result.status != ExecStatus.COMMAND_OK:
                raise psycopg.OperationalError("the database does not let us listen")
        while (notify := driver.notifies()) is not None:
            self._on_notice(read_notice(notify.extra.decode()))


def _release(waiting: "asyncio.Future[None]") -> None:
    if not waiting.done():
        waiting.set_result(None)
