"""Whoever knocks without manners: sockets that say anything, and a server's end of a connection without a network."""

import asyncio
import contextlib
import socket
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Self

import msgspec
from uvicorn.server import ServerState

from tests.server.conftest import PATIENT, RunningServer
from tests.server.small_games import put_on_the_shelf, take_from_the_shelf
from tischlein.server.http.door.door import Door
from tischlein.server.http.door.http_protocol import HttpProtocol
from tischlein.server.move.tally import TALLY
from tischlein.server.process.main import configured
from tischlein.server.settings import Limits

# Nothing here takes so long, except on a machine with far too much to do.
PATIENCE = 60.0
MOST_TURNS = 1_000_000


@contextlib.contextmanager
def running(**limits: float) -> Iterator[RunningServer]:
    """A real server, as patient as the tests need it except for these limits."""
    put_on_the_shelf()
    with tempfile.TemporaryDirectory() as folder:
        server = RunningServer(Path(folder), msgspec.structs.replace(PATIENT, **limits))
        try:
            yield server
        finally:
            server.stop()
            take_from_the_shelf()


class Knock:
    """One connection, byte by byte."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self.port = port
        self.heard = b""

    def try_say(self, words: bytes) -> bool:
        """Returns whether the other end still takes it."""
        try:
            self.socket.sendall(words)
        except OSError:
            return False
        return True

    def hear(self) -> bytes:
        """Everything until the other end hangs up."""
        with contextlib.suppress(ConnectionError):
            while chunk := self.socket.recv(65536):
                self.heard += chunk
        return self.heard

    def is_over(self) -> bool:
        """Whether the other end has hung up already."""
        self.socket.setblocking(False)
        try:
            return self.socket.recv(1) == b""
        except BlockingIOError:
            return False
        except ConnectionError:
            return True

    def hear_until(self, words: bytes) -> bytes:
        while words not in self.heard:
            chunk = self.socket.recv(65536)
            assert chunk, f"hung up after {self.heard[-200:]!r}"
            self.heard += chunk
        return self.heard

    def upgrade(self, code: str, cookie: str = "", more: str = "") -> bytes:
        here = f"127.0.0.1:{self.port}"
        return (
            f"GET /ws/{code} HTTP/1.1\r\nHost: {here}\r\nOrigin: http://{here}\r\nCookie: tischlein={cookie}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}\r\n"
        ).encode()

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def status_in(answer: bytes) -> int:
    """Of an HTTP answer; 0 where there is none."""
    first = answer.split(b" ", 2)
    return int(first[1]) if answer.startswith(b"HTTP/1.1 ") else 0


def is_served(port: int) -> bool:
    """Whether somebody who comes now gets an answer."""
    with Knock(port) as visitor:
        visitor.try_say(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        return status_in(visitor.hear()) == 200


def abuse(kind: str) -> int:
    return TALLY.count("abuse", kind)


class Line(asyncio.Transport):
    """A server's end of a connection without a network: what it writes, whether it still reads, how it ended."""

    def __init__(self, host: str = "192.0.2.1") -> None:
        super().__init__()
        self.host = host
        self.written = b""
        self.is_read = True
        self.is_shut = False
        self.is_lost = False
        self.written_to_nobody = 0
        self.is_aborted = False
        # Whether the server said that it will say no more.
        self.is_said = False
        # Whether the other end never reads.
        self.is_unread = False

    def get_extra_info(self, name: str, default: object = None) -> object:
        return (self.host, 12345) if name == "peername" else default

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written_to_nobody += self.is_lost
        if not self.is_shut:
            self.written += bytes(data)

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def is_closing(self) -> bool:
        return self.is_shut

    def close(self) -> None:
        self.is_shut = True

    def abort(self) -> None:
        self.is_shut = self.is_aborted = True

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.is_said = True

    def get_write_buffer_size(self) -> int:
        return len(self.written) if self.is_unread else 0


Message = dict[str, object]


class Caller:
    """A visitor who speaks HTTP, with an application that answers "well" once it has the whole body."""

    def __init__(self, limits: Limits, door: Door | None = None, host: str = "192.0.2.1") -> None:
        async def application(scope: Message, receive: Callable[..., object], send: Callable[..., object]) -> None:
            await self.serve(scope, receive, send)

        config = configured(application, limits)  # type: ignore[arg-type]
        if door is not None:
            config.door = door
        self.served = 0
        self.goes_on = asyncio.Event()
        self.goes_on.set()
        self.line = Line(host)
        self.http = HttpProtocol(config, ServerState(), {})
        self.http.connection_made(self.line)

    async def serve(self, scope: Message, receive: Callable[..., object], send: Callable[..., object]) -> None:
        while True:
            message = await receive()  # type: ignore[misc]
            if message["type"] == "http.disconnect":
                return
            if not message["more_body"]:
                break
        await self.goes_on.wait()
        self.served += 1
        headers = [(b"content-length", b"4")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})  # type: ignore[misc]
        await send({"type": "http.response.body", "body": b"well"})  # type: ignore[misc]

    async def says(self, *chunks: bytes) -> int:
        """As much as is read. Returns how many bytes that were."""
        taken = 0
        for chunk in chunks:
            if self.line.is_shut or self.line.is_said:
                break
            self.http.data_received(chunk)
            taken += len(chunk)
            for _ in range(MOST_TURNS):
                if self.line.is_read or self.line.is_shut:
                    break
                await settle()
            await settle()
        return taken


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def until(is_so: Callable[[], bool]) -> None:
    """Turn after turn of the event loop."""
    for _ in range(MOST_TURNS):
        if is_so():
            return
        await asyncio.sleep(0)
    raise AssertionError("never")
