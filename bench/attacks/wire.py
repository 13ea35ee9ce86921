"""What people and attackers need of HTTP and WebSockets, from an address of their own: `127.0.0.2` and its neighbours.

The server listens at 127.0.0.1 and knows visitors by the address they come from. The whole of 127.0.0.0/8 is this
machine, so everybody here has an address of their own, as on the internet.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
from typing import Final, NamedTuple

from frames import CLOSE, PING, PONG, TEXT, frame

SERVER: Final = "127.0.0.1"
KIND: Final = 0x0F

Json = dict[str, object]
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Gone(Exception):
    """The server hung up, or said what no server of ours says."""


# What may come of a connection to a server that is under attack.
TROUBLE: Final = (OSError, EOFError, asyncio.LimitOverrunError, Gone)


class Answer(NamedTuple):
    status: int
    cookie: str
    body: bytes

    def json(self) -> Json:
        found = json.loads(self.body)
        return found if isinstance(found, dict) else {}


class Visitor(NamedTuple):
    """Somebody at an address. `cookie` is `name=token`, whatever the server calls it."""

    port: int
    address: str
    cookie: str = ""

    async def connected(self) -> Stream:
        return await asyncio.open_connection(SERVER, self.port, local_addr=(self.address, 0), limit=2**20)

    def head(self, method: str, path: str, *lines: str) -> bytes:
        cookie = [f"Cookie: {self.cookie}"] if self.cookie else []
        own = [f"{method} {path} HTTP/1.1", f"Host: {SERVER}:{self.port}", f"Origin: http://{SERVER}:{self.port}"]
        return "\r\n".join([*own, *cookie, *lines, "", ""]).encode()

    def post_head(self, path: str, size: int, *lines: str) -> bytes:
        return self.head("POST", path, "Content-Type: application/json", f"Content-Length: {size}", *lines)

    def upgrade(self, code: str, *lines: str) -> bytes:
        key = base64.b64encode(os.urandom(16)).decode()
        asked = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
        return self.head("GET", f"/ws/{code}", *asked, *lines)

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        """One request on a connection of its own."""
        if body is None:
            request = self.head(method, path, "Connection: close")
        else:
            written = json.dumps(body).encode()
            request = self.post_head(path, len(written), "Connection: close") + written
        reader, writer = await self.connected()
        try:
            writer.write(request)
            return await read_answer(reader)
        finally:
            writer.close()

    async def welcomed(self, name: str = "") -> Visitor:
        """The same visitor with a session."""
        answer = await self.ask("POST", "/api/me", {"name": name})
        if answer.status != 200 or not answer.cookie:
            raise Gone(f"nobody gets in: {answer.status} {answer.body!r}")
        return self._replace(cookie=answer.cookie)

    async def opened(self, game: str, bots: list[str | None], options: Json, *, start: bool = False) -> str:
        """The code of a new table of this visitor's own."""
        wish = {"game": game, "bots": bots, "options": options, "start": start}
        answer = await self.ask("POST", "/api/tables", wish)
        if answer.status != 200:
            raise Gone(f"no table: {answer.status} {answer.body!r}")
        return str(answer.json()["code"])

    async def line(self, code: str) -> Line:
        """A WebSocket to this table."""
        reader, writer = await self.connected()
        head = b""
        try:
            writer.write(self.upgrade(code))
            head = await reader.readuntil(b"\r\n\r\n")
        finally:
            if not head.startswith(b"HTTP/1.1 101"):
                writer.close()
        if writer.is_closing():
            raise Gone(head.decode(errors="replace")[:80])
        return Line(reader, writer)


async def read_answer(reader: asyncio.StreamReader) -> Answer:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in [line.partition(":") for line in head[1:]]}
    size = headers.get("content-length")
    body = await (reader.read() if size is None else reader.readexactly(int(size)))
    return Answer(int(head[0].split()[1]), headers.get("set-cookie", "").partition(";")[0], body)


class Line:
    """An open WebSocket of somebody who plays by the rules."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def say(self, **message: object) -> None:
        self._writer.write(frame(TEXT, json.dumps(message).encode()))

    async def hear(self) -> Json:
        """The next message. Pings are answered on the way."""
        while True:
            kind, payload = await read_frame(self._reader)
            if kind == PING:
                self._writer.write(frame(PONG, payload))
            elif kind == CLOSE:
                raise Gone(f"closed: {payload[2:].decode(errors='replace')}")
            elif kind == TEXT:
                heard: Json = json.loads(payload)
                return heard

    async def until_done(self, command: str) -> None:
        while True:
            heard = await self.hear()
            if heard.get("command") == command and heard["type"] == "done":
                return
            if heard.get("command") == command and heard["type"] == "refused":
                raise Gone(f"{command}: {heard['reason']}")

    async def do(self, type: str, **fields: object) -> None:
        """A command, until it is on disk."""
        command = f"{type}-{os.urandom(4).hex()}"
        self.say(type=type, command=command, **fields)
        await self.until_done(command)

    def leave(self) -> None:
        self._writer.close()


async def read_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    kind, size = await reader.readexactly(2)
    if size > 125:
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
    return kind, await reader.readexactly(size)
