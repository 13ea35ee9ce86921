"""Connections to PostgreSQL: how all of them are opened, and lines, which are read where their answers are wanted."""

import asyncio
from collections.abc import Callable
from typing import Final, LiteralString

import psycopg
from psycopg.conninfo import make_conninfo
from psycopg.pq.abc import PGconn
from psycopg.rows import TupleRow

CONNECT_SECONDS: Final = 5
# uvloop stops watching a socket whose other end was reset, even if the last words were read and not yet the end.
DOUBT_SECONDS: Final = 0.3
Connection = psycopg.AsyncConnection[TupleRow]


def address(url: str, options: str = "") -> str:
    """An acknowledged commit is on disk, whatever the server's default is; who is gone is noticed."""
    return make_conninfo(
        url,
        connect_timeout=CONNECT_SECONDS,
        application_name="tischlein",
        client_encoding="utf8",
        options=f"-c synchronous_commit=on {options}",
        keepalives_idle=10,
        keepalives_interval=5,
        keepalives_count=3,
    )


async def connect(url: str, first: LiteralString = "", options: str = "") -> Connection:
    """An open connection that has carried out this statement, or none at all."""
    connection = await psycopg.AsyncConnection.connect(address(url, options), autocommit=True)
    try:
        if first:
            await connection.execute(first)
    except BaseException:
        await connection.close()
        raise
    return connection


class WatchedConnection:
    """A connection that the event loop watches as long as it lives: no thread and no task waits for an answer.

    `read` is called when something has come, `end` when the line is broken.
    """

    def __init__(
        self,
        connection: Connection,
        read: Callable[[PGconn], None],
        end: Callable[[psycopg.Error], None],
    ) -> None:
        # Held, for it would close the wire when nobody needs it any more.
        self._connection = connection
        self._wire = connection.pgconn
        self._read = read
        self._end = end
        self._loop = asyncio.get_running_loop()
        self._socket = self._wire.socket
        self._is_over = False
        self._loop.add_reader(self._socket, self._listen)
        self._doubt = self._loop.call_later(DOUBT_SECONDS, self._listen_anyway)

    def ask(self, prepared: bytes, value: bytes) -> None:
        """Sends it off; the answer is to be read."""
        try:
            self._wire.send_query_prepared(prepared, [value])
            self._send()
        except psycopg.Error as error:
            self._break(error)

    def say(self, words: bytes) -> None:
        """Statements without values; they are done when there is nothing more to read of them."""
        try:
            self._wire.send_query(words)
            self._send()
        except psycopg.Error as error:
            self._break(error)

    def is_broken(self) -> bool:
        return self._wire.status != psycopg.pq.ConnStatus.OK

    def hang_up(self) -> None:
        """Once: afterwards the number of its socket may be somebody else's."""
        if not self._is_over:
            self._is_over = True
            self._doubt.cancel()
            self._loop.remove_reader(self._socket)
            self._loop.remove_writer(self._socket)
            self._wire.finish()

    def _send(self) -> None:
        if self._wire.flush():
            self._loop.add_writer(self._socket, self._send_more)

    def _send_more(self) -> None:
        try:
            if not self._wire.flush():
                self._loop.remove_writer(self._socket)
        except psycopg.Error as error:
            self._break(error)

    def _listen(self) -> None:
        try:
            self._wire.consume_input()
            self._read(self._wire)
        except psycopg.Error as error:
            self._break(error)

    def _listen_anyway(self) -> None:
        self._listen()
        if not self._is_over:
            self._doubt = self._loop.call_later(DOUBT_SECONDS, self._listen_anyway)

    def _break(self, error: psycopg.Error) -> None:
        if not self._is_over:
            self.hang_up()
            self._end(error)
