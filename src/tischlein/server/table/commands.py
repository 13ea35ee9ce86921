"""The commands of one connection: a fast first try, and what carries out everything else.

The socket's protocol offers each text to `fast_path.try_command` first, in the call that read it. What that does not
take goes through the socket's task to `obey`: with every check, and a reply for every mistake.
"""

import asyncio
import contextlib
from collections.abc import Awaitable
from typing import Final

import msgspec
import structlog

from tischlein.server.move.connection import Connection
from tischlein.server.move.crash_report import place_of
from tischlein.server.move.fast_path import FastPath, is_command_id
from tischlein.server.move.tally import TALLY
from tischlein.server.table.table import Table
from tischlein.wire.messages import Do, FromBrowser, Refused

DECODER: Final = msgspec.json.Decoder(FromBrowser)

log = structlog.get_logger("socket")


class Commands:
    def __init__(self, connection: Connection, table: Table) -> None:
        self._connection = connection
        self._table = table
        self.fast_path: FastPath = FastPath(table.broadcast, connection, self._finish_slowly)
        # Held here: the event loop alone would let go of it.
        self._finishing: asyncio.Task[None] | None = None

    async def obey(self, text: str) -> None:
        connection = self._connection
        if not connection.bucket.try_take():
            self._refuse(command_in(text), "too_fast")
            return
        command: FromBrowser | None = None
        with contextlib.suppress(msgspec.MsgspecError, RecursionError, UnicodeEncodeError):
            command = DECODER.decode(text)
        # Replies are remembered by the id of their command, so an endless id is not even repeated.
        if command is None or not is_command_id(command.command):
            self._refuse(command_in(text), "malformed")
            return
        await self._carefully(self._table.obey(connection, command), command.command)

    def _finish_slowly(self, command: Do) -> None:
        """For a command that the fast path has played and that may not be stored. The lock is held."""
        self._finishing = asyncio.create_task(self._obey_and_release(command))

    async def _obey_and_release(self, command: Do) -> None:
        try:
            await self._carefully(self._table.obey_under_lock(self._connection, command), command.command)
        finally:
            self._table.broadcast.lock.release()

    async def _carefully(self, obeying: Awaitable[None], command: str) -> None:
        """A mistake of ours costs this command, not the connection."""
        try:
            await obeying
        except Exception as error:  # noqa: BLE001  the log says where, the sender only that
            log.warning("a command failed", where=place_of(error))
            self._refuse(command, "went_wrong")

    def _refuse(self, command: str, reason: str) -> None:
        TALLY.add("refusals", reason)
        self._connection.send(Refused(command, reason, {}))


def command_in(text: str) -> str:
    """The command id of a message that is otherwise wrong, as far as one can be read."""
    try:
        message = msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeEncodeError):
        return ""
    command = message.get("command") if isinstance(message, dict) else None
    return command if isinstance(command, str) and is_command_id(command) else ""
