"""Connections to PostgreSQL: how all of them are opened, and one that the event loop itself reads."""

import asyncio
from collections.abc import Callable
from typing import Final, LiteralString

import psycopg
from psycopg.conninfo import make_conninfo
from psycopg.pq.abc import PGconn
from psycopg.rows import TupleRow

CONNECT_SECONDS: Final = 5
# uvloop stops watching a socket that was reset, even if only its last bytes were read and not yet its end.
CHECK_SECONDS: Final = 0.3
Connection = psycopg.AsyncConnection[TupleRow]


def address(url: str, options: str = "") -> str:
    """An acknowledged commit is on disk, whatever the server's default is, and a dead peer is noticed."""
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
    """A connection that the event loop watches while it is open: no thread and no task waits for a result.

    `read` is called when something has come, `on_broken` when the connection is broken.
    """

    def __init__(
        self,
        connection: Connection,
        read: Callable[[PGconn], None],
        on_broken: Callable[[psycopg.Error], None],
    ) -> None:
        # Held: it would close itself when nobody refers to it any more.
        self._connection = connection
        self._driver = connection.pgconn
        self._read = read
        self._on_broken = on_broken
        self._loop = asyncio.get_running_loop()
        self._socket = self._driver.socket
        self._is_over = False
        self._loop.add_reader(self._socket, self._receive)
        self._checking = self._loop.call_later(CHECK_SECONDS, self._check)

    def execute_prepared(self, prepared: bytes, value: bytes) -> None:
        """Sends it; the result comes through `read`."""
        try:
            self._driver.send_query_prepared(prepared, [value])
            self._send()
        except psycopg.Error as error:
            self._break(error)

    def execute(self, statements: bytes) -> None:
        """Sends statements without values; they are done when no more results come."""
        try:
            self._driver.send_query(statements)
            self._send()
        except psycopg.Error as error:
            self._break(error)

    def is_broken(self) -> bool:
        return self._driver.status != psycopg.pq.ConnStatus.OK

    def close(self) -> None:
        """Only once: afterwards the number of its socket may be in use for something else."""
        if not self._is_over:
            self._is_over = True
            self._checking.cancel()
            self._loop.remove_reader(self._socket)
            self._loop.remove_writer(self._socket)
            self._driver.finish()

    def _send(self) -> None:
        if self._driver.flush():
            self._loop.add_writer(self._socket, self._send_more)

    def _send_more(self) -> None:
        try:
            if not self._driver.flush():
                self._loop.remove_writer(self._socket)
        except psycopg.Error as error:
            self._break(error)

    def _receive(self) -> None:
        try:
            self._driver.consume_input()
            self._read(self._driver)
        except psycopg.Error as error:
            self._break(error)

    def _check(self) -> None:
        self._receive()
        if not self._is_over:
            self._checking = self._loop.call_later(CHECK_SECONDS, self._check)

    def _break(self, error: psycopg.Error) -> None:
        if not self._is_over:
            self.close()
            self._on_broken(error)
