"""The connection to PostgreSQL that only listens: to what concerns everybody, and to the tables that are followed here.

Every table has a channel of its own. A process that heard of all of them would hear of each step of every other process
for nothing, and the more processes there are, the more of its time would go into it.
"""

import asyncio
from typing import Final

import psycopg
import structlog
from psycopg.pq import ExecStatus
from psycopg.pq.abc import PGconn

from tischlein.store.bus import FORGOTTEN, Notice, OnNotice, heard
from tischlein.store.postgresql.connection import WatchedConnection, connect

CHANNEL: Final = "tischlein"
AGAIN_SECONDS: Final = 0.3

log = structlog.get_logger("bus")


def channel_of(about: str) -> str:
    """Where a notice belongs that begins with a table's code; or with something else, that concerns everybody."""
    return CHANNEL if about.startswith(FORGOTTEN) else f"{CHANNEL}_{about.partition(' ')[0]}"


def _named(verb: str, channel: str) -> str:
    assert channel.replace("_", "").isalnum(), "codes are letters and digits"
    return f'{verb} "{channel}"'


class Listener:
    """Comes back by itself when the line breaks; then anything may have changed, and everybody is told to look."""

    def __init__(self, url: str, hear: OnNotice) -> None:
        self._url = url
        self._hear = hear
        self._subscribed: set[str] = set()
        self._line: WatchedConnection | None = None
        # What is to be said, who waits until the database has heard it, and who waits for what is being said.
        self._words: list[str] = []
        self._waiting: list[asyncio.Future[None]] = []
        self._under_way: list[asyncio.Future[None]] = []

    async def listen(self, listening: asyncio.Event) -> None:
        """Until it is cancelled."""
        while True:
            try:
                await self._listen_once(listening)
            except Exception as error:  # noqa: BLE001  whatever it was, nobody may stay deaf
                log.warning("the database is not heard", error=type(error).__name__)
            await asyncio.sleep(AGAIN_SECONDS)

    async def subscribe(self, table: str) -> None:
        """When it returns, whatever is written from now on is heard. Without a line, coming back sees to that."""
        self._subscribed.add(table)
        if self._line is not None:
            await self._say(_named("LISTEN", channel_of(table)))

    def unsubscribe(self, table: str) -> None:
        self._subscribed.discard(table)
        if self._line is not None:
            self._say(_named("UNLISTEN", channel_of(table)))

    async def _listen_once(self, listening: asyncio.Event) -> None:
        broken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        connection = await connect(self._url)
        self._line = WatchedConnection(connection, self._read, broken.set_exception)
        try:
            # Nobody comes between: who follows a table from now on says so on this line.
            channels = [CHANNEL, *map(channel_of, sorted(self._subscribed))]
            said = self._say("; ".join(_named("LISTEN", one) for one in channels))
            await asyncio.wait([said, broken], return_when=asyncio.FIRST_COMPLETED)
            if not broken.done():
                self._hear(Notice(""))
                listening.set()
            await broken
        finally:
            self._line.hang_up()
            self._line = None
            self._words, waiting = [], [*self._under_way, *self._waiting]
            self._under_way, self._waiting = [], []
            for one in waiting:
                _release(one)

    def _say(self, words: str) -> "asyncio.Future[None]":
        said: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._words.append(words)
        self._waiting.append(said)
        self._go_on()
        return said

    def _go_on(self) -> None:
        if self._line is None or self._under_way or not self._words:
            return
        words, self._words = "; ".join(self._words), []
        self._under_way, self._waiting = self._waiting, []
        self._line.say(words.encode())

    def _read(self, wire: PGconn) -> None:
        while self._under_way and not wire.is_busy():
            result = wire.get_result()
            if result is None:
                said, self._under_way = self._under_way, []
                for one in said:
                    _release(one)
                self._go_on()
            elif result.status != ExecStatus.COMMAND_OK:
                raise psycopg.OperationalError("the database does not let us listen")
        while (notify := wire.notifies()) is not None:
            self._hear(heard(notify.extra.decode()))


def _release(waiting: "asyncio.Future[None]") -> None:
    if not waiting.done():
        waiting.set_result(None)
