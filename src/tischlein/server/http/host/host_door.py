"""The host's door: through it `tischlein tables` reaches a running server.

It is a listener of its own on this machine's loopback address, never the one that guests come to: no proxy leads here,
whatever address the server is told to serve, and there is no page, no cookie and no HTTP. Whoever knocks shows the key,
which is made anew at every start and lies in the data folder, readable by its owner only.

Every worker of a machine has a door. The file leads to the one that started last; that is enough, since the others
learn what it does from the database.
"""

import asyncio
import contextlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Final

import msgspec
import structlog

from tischlein.server.http.host.host_desk import HostDesk
from tischlein.server.move.crash_report import place_of
from tischlein.server.move.tally import TALLY
from tischlein.wire.host import FILE, Address, Granted, Knock

HERE: Final = "127.0.0.1"
LONGEST: Final = 4096
PATIENCE_SECONDS: Final = 10.0
MOST_AT_ONCE: Final = 4

log = structlog.get_logger("host")


class HostDoor:
    def __init__(self, desk: HostDesk, folder: Path) -> None:
        self._desk = desk
        self._path = folder / FILE
        self._key = secrets.token_urlsafe(32)
        self._server: asyncio.Server | None = None
        self._guests = 0

    async def open(self) -> None:
        """A server that cannot open it serves all the same; the command then says that the door is closed."""
        try:
            self._server = await asyncio.start_server(self._answer, HERE, 0, limit=LONGEST)
            port: int = self._server.sockets[0].getsockname()[1]
            write_private(self._path, msgspec.json.encode(Address(port, self._key)))
        except OSError as error:
            log.warning("`tischlein tables` will not reach this server", error=error.strerror)

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        # Another worker's address stays.
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            if msgspec.json.decode(self._path.read_bytes(), type=Address).key == self._key:
                self._path.unlink()

    def is_key(self, given: str) -> bool:
        return hmac.compare_digest(given.encode(), self._key.encode())

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One line, one answer. Whoever is silent, sends too much or comes in a crowd is cut off."""
        self._guests += 1
        try:
            if self._guests <= MOST_AT_ONCE:
                with contextlib.suppress(TimeoutError, ConnectionError, ValueError):
                    async with asyncio.timeout(PATIENCE_SECONDS):
                        line = await reader.readline()
                    writer.write(msgspec.json.encode(await self._granted(line)) + b"\n")
                    async with asyncio.timeout(PATIENCE_SECONDS):
                        await writer.drain()
        finally:
            self._guests -= 1
            writer.close()

    async def _granted(self, line: bytes) -> Granted:
        try:
            knock = msgspec.json.decode(line, type=Knock)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
            TALLY.add("refusals", "malformed")
            return Granted(refused="malformed")
        if not self.is_key(knock.key):
            TALLY.add("refusals", "wrong_key")
            return Granted(refused="wrong_key")
        try:
            return await self._desk.grant(knock.wish)
        except Exception as error:  # noqa: BLE001  the log says where
            log.warning("what the host asked for failed", where=place_of(error))
            return Granted(refused="went_wrong")


def write_private(path: Path, text: bytes) -> None:
    """Whole or not at all, and never readable by anybody else, not even for a moment."""
    part = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(text)
    part.replace(path)
