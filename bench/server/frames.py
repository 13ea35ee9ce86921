"""A WebSocket client that costs little, so that the one core of the clients is not what is measured.

It speaks as much of RFC 6455 as two known servers on this machine need: text frames, ping, close, no compression. The
mask of what it sends is zero, which the protocol allows and which leaves the text as it is.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Mapping
from typing import ClassVar, Final, cast

TEXT: Final = 0x81
CONTINUED: Final = 0x80
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
NO_MASK: Final = b"\0\0\0\0"


class Broken(Exception):
    """A server said something that it must not say, or hung up."""


def frame(kind: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        head = bytes((kind, MASKED | size))
    elif size < 65536:
        head = bytes((kind, MASKED | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((kind, MASKED | 127)) + size.to_bytes(8, "big")
    return head + NO_MASK + payload


class Socket(asyncio.Protocol):
    """One connection. Who inherits it overrides `hear`. `heard` counts the bytes that came through any of them."""

    heard: ClassVar[int] = 0

    def __init__(self, host: str, path: str, headers: Mapping[str, str]) -> None:
        self._lines = [f"GET {path} HTTP/1.1", f"Host: {host}", *[f"{name}: {one}" for name, one in headers.items()]]
        self._buffer = b""
        self._is_open = False
        self._is_leaving = False
        self._transport: asyncio.Transport | None = None
        self.failed: Exception | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(self, message: bytes) -> None:
        raise NotImplementedError

    def say(self, message: bytes) -> None:
        assert self._transport is not None, "nobody speaks before the connection is there"
        self._transport.write(frame(TEXT, message))

    def leave(self) -> None:
        self._is_leaving = True
        if self._transport is not None:
            self._transport.write(frame(CLOSE, b"\x03\xe8"))
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports are no subclass of asyncio's.
        self._transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        upgrade = [
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        self._transport.write("\r\n".join([*self._lines, *upgrade, "", ""]).encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self._is_leaving:
            self.fail(Broken(f"the server hung up: {error}"))

    def fail(self, error: Exception) -> None:
        self.failed = self.failed or error
        if not self.ready.done():
            self.ready.set_exception(error)

    def data_received(self, chunk: bytes) -> None:
        Socket.heard += len(chunk)
        buffer = self._buffer + chunk if self._buffer else chunk
        if not self._is_open:
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.fail(Broken(head.decode(errors="replace")[:200]))
                return
            self._is_open = True
        try:
            self._buffer = buffer[self._take(buffer) :]
        except Exception as error:  # noqa: BLE001  whatever a check says is what this connection ends with
            self.fail(error)
            self.leave()

    def _take(self, buffer: bytes) -> int:
        """Hears every whole frame, and returns where the rest begins."""
        at, end = 0, len(buffer)
        while end - at >= 2:
            kind, size, body = buffer[at], buffer[at + 1], at + 2
            if size > 125:
                wide = 2 if size == 126 else 8
                if end < body + wide:
                    break
                size, body = int.from_bytes(buffer[body : body + wide], "big"), body + wide
            if end < body + size:
                break
            at = body + size
            self._heard(kind, buffer[body:at])
        return at

    def _heard(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.hear(payload)
        elif kind == PING and self._transport is not None:
            self._transport.write(frame(PONG, payload))
        elif kind in (CLOSE, CONTINUED) or kind < CONTINUED:
            raise Broken(f"frame {kind:#x}: {payload[:80]!r}")
