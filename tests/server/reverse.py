"""A site of somebody else's with Tischlein below one of its paths: what Caddy or nginx would do, in a few lines.

It either keeps the path in what it passes on or takes it away; the Host stays as the browser said it. HTTP and
WebSockets alike, one request for each connection.
"""

import asyncio
import contextlib
import socket
import threading
from typing import Final

from tests.server.guests import PATIENCE

PREFIX: Final = "/spiele"
ELSEWHERE: Final = b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Reverse:
    """Listens from the start, so that its address can be told to the server that it will stand before."""

    def __init__(self, way: str) -> None:
        self.keeps = way == "keeps"
        self.target = 0
        self.asked: list[str] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}{PREFIX}"
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._visits: set[asyncio.Task[None]] = set()

    def stand_before(self, port: int) -> None:
        self.target = port
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._begin(), self._loop).result(PATIENCE)

    async def _begin(self) -> None:
        self._server = await asyncio.start_server(self._meet, sock=self._listener)

    def stop(self) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(PATIENCE)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()

    async def _end(self) -> None:
        self._server.close()
        for visit in list(self._visits):
            visit.cancel()
        await asyncio.gather(*self._visits, return_exceptions=True)

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._visits.add(task)
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            await self._pass_on((reader, writer))
        writer.close()
        self._visits.discard(task)

    async def _pass_on(self, browser: Ends) -> None:
        head = (await browser[0].readuntil(b"\r\n\r\n")).decode("latin-1")
        method, path, rest = head.split(" ", 2)
        self.asked.append(path)
        if path != PREFIX and not path.startswith(f"{PREFIX}/"):
            browser[1].write(ELSEWHERE)
            return
        if not self.keeps:
            path = path.removeprefix(PREFIX) or "/"
        if "upgrade: websocket" not in head.lower():
            rest = rest.removesuffix("\r\n") + "connection: close\r\n\r\n"
        server = await asyncio.open_connection("127.0.0.1", self.target)
        server[1].write(f"{method} {path} {rest}".encode("latin-1"))
        ways = [asyncio.create_task(_flow(browser[0], server[1])), asyncio.create_task(_flow(server[0], browser[1]))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            server[1].close()


async def _flow(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    while part := await source.read(65536):
        sink.write(part)
        await sink.drain()
