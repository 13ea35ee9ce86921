"""The long way of commands, and where it goes on from the short one."""

import asyncio
from collections.abc import Awaitable

import structlog

from tischlein.core.refusal import Refusal
from tischlein.server.move.connection import Connection
from tischlein.server.move.crash_report import place_of
from tischlein.server.move.fast_path import Answers
from tischlein.server.table.table import Table
from tischlein.wire import messages

log = structlog.get_logger("socket")


class LongWay:
    """For an answer that went the short one (`answering.py`) and may not be stored. The lock is held, and released."""

    def __init__(self, table: Table, connection: Connection) -> None:
        self._table = table
        self._connection = connection
        # The event loop alone would let go of it.
        self._going: asyncio.Task[None] | None = None

    def begin(self, command: messages.Do) -> None:
        self._going = asyncio.create_task(self._go(command))

    async def _go(self, command: messages.Do) -> None:
        try:
            await carefully(self._table.obey_in_turn(self._connection, command), self._connection, command.command)
        finally:
            self._table.top.lock.release()


def answers_of(connection: Connection, table: Table) -> Answers:
    return Answers(table.top, connection, LongWay(table, connection).begin)


async def carefully(obeying: Awaitable[None], connection: Connection, command: str) -> None:
    """A mistake of ours costs this command, not the connection."""
    try:
        await obeying
    except Exception as error:  # noqa: BLE001  what went wrong is for us to know
        log.warning("a command went wrong", where=place_of(error))
        connection.send(messages.Refused(command, Refusal("went_wrong").key, {}))
