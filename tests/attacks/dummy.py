"""A server that does nothing but write down what it is sent, and answers as much as an attacker needs to go on."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Self

COOKIE = "tischlein=made-up"
REPLIES = {
    b"POST /api/me ": (b"200 OK", b'{"name":""}'),
    b"POST /api/tables ": (b"200 OK", b'{"code":"ABCDEFGH"}'),
    b"POST /api/tables/": (b"200 OK", b"{}"),
    b"GET /healthz ": (b"200 OK", b"{}"),
    b"GET /api/tables/": (b"404 Not Found", b"{}"),
}
UPGRADED = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"
UPDATE = b'{"type":"update"}'

Heard = list[bytearray]


class Dummy:
    """`heard` has what came on each connection; `seen` is set as soon as that is what was waited for."""

    def __init__(self, wanted: Callable[[Heard], bool], *, is_mute: bool = False) -> None:
        self.heard: Heard = []
        self.seen = asyncio.Event()
        self.port = 0
        self._wanted = wanted
        self._is_mute = is_mute
        self._server: asyncio.Server | None = None
        self._writers: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0, backlog=1000)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.sleep(0.05)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard = bytearray()
        self.heard.append(heard)
        self._writers.append(writer)
        self._look()
        answered = False
        with contextlib.suppress(OSError):
            while chunk := await reader.read(65536):
                heard += chunk
                if not self._is_mute and not answered and b"\r\n\r\n" in heard:
                    answered = True
                    writer.write(answer_to(bytes(heard)))
                self._look()
        writer.close()

    def _look(self) -> None:
        if not self.seen.is_set() and self._wanted(self.heard):
            self.seen.set()


def answer_to(request: bytes) -> bytes:
    if b"upgrade: websocket" in request.lower():
        return UPGRADED + bytes([0x81, len(UPDATE)]) + UPDATE
    status, body = next((reply for begin, reply in REPLIES.items() if request.startswith(begin)), (b"200 OK", b""))
    return b"HTTP/1.1 %b\r\nSet-Cookie: %b; Path=/\r\nContent-Length: %d\r\n\r\n%b" % (
        status,
        COOKIE.encode(),
        len(body),
        body,
    )
