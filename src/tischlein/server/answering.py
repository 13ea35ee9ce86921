"""The short way of an answer, which most messages are: where nothing else happens at the table, it needs no task, and
nobody waits but for the disk. Whatever is out of the ordinary goes the long way (`Table.obey`), which says why.
"""

import asyncio
import functools
import time
from collections.abc import Awaitable
from typing import Final

import msgspec
import structlog

from tischlein.core.refusal import Refusal
from tischlein.server import wire
from tischlein.server.broken import place_of
from tischlein.server.connection import Connection
from tischlein.server.live import LiveMatch
from tischlein.server.play import Sights
from tischlein.server.seating import PLAYING
from tischlein.server.table import Table
from tischlein.store.contract import NotWritten
from tischlein.store.rows import StepRow, TableRow

DECODER: Final = msgspec.json.Decoder(wire.Do)
LONGEST_COMMAND: Final = 64

log = structlog.get_logger("socket")


def is_command_id(id: str) -> bool:
    return 1 <= len(id) <= LONGEST_COMMAND and "\0" not in id


class Answers:
    """Of one connection."""

    def __init__(self, table: Table, connection: Connection) -> None:
        self._table = table
        self._connection = connection
        self._again: asyncio.Task[None] | None = None

    def take(self, text: bytes) -> bool:
        """Whether this was an answer that could be taken at once. If not, nothing has happened."""
        table, connection = self._table, self._connection
        if connection.is_obeyed or table.lock.locked() or not connection.bucket.has_one():
            return False
        try:
            return self._take(DECODER.decode(text))
        except Exception:  # noqa: BLE001  a text that says something else, or a rule that raises: the long way says so
            return False

    def _take(self, command: wire.Do) -> bool:
        table, connection = self._table, self._connection
        if not is_command_id(command.command) or table.replies.get(connection.person, command.command) is not None:
            return False
        seat, live = table.seat_through(connection), table.play.live
        if seat is None or command.seat not in (None, seat) or live is None or not self._is_asked(live, seat, command):
            return False
        return self._play(live, seat, command)

    def _is_asked(self, live: LiveMatch, seat: int, command: wire.Do) -> bool:
        play = self._table.play
        if not play.is_known or play.row.phase != PLAYING or live.could_be_done_twice(command.deed, command.command):
            return False
        return live.question(seat) == command.question

    def _play(self, live: LiveMatch, seat: int, command: wire.Do) -> bool:
        table, play = self._table, self._table.play
        if not table.lock.take_now():
            return False
        step = StepRow(play.row.code, live.number, live.count, seat, command.deed, command.command, time.time())
        try:
            row, sights = play.played(live, step)
            table.store.append_soon(step, row, functools.partial(self._stored, command, sights))
        except Exception as error:
            # The long way meets it again, and knows what to do.
            if not isinstance(error, Refusal):
                play.forget()
            table.lock.release()
            raise
        self._connection.bucket.spend()
        return True

    def _stored(self, command: wire.Do, sights: Sights, stored: TableRow | NotWritten) -> None:
        table, connection = self._table, self._connection
        if isinstance(stored, NotWritten):
            # The live match has the deed, the disk perhaps not: the long way reads what is there.
            table.play.forget()
            self._again = asyncio.ensure_future(self._go_the_long_way(command))
            return
        phase = table.row.phase
        table.play.row, table.play.sights = stored, sights
        reply = wire.Done(command.command)
        table.replies.remember(connection.person, reply)
        connection.put(reply)
        try:
            table.tell_step(phase)
        except Exception as error:  # noqa: BLE001  it is stored, and that is told in any case
            log.warning("a step was not told", where=place_of(error))
        finally:
            connection.post()
            table.lock.release()

    async def _go_the_long_way(self, command: wire.Do) -> None:
        try:
            await carefully(self._table.obey_in_turn(self._connection, command), self._connection, command.command)
        finally:
            self._table.lock.release()


async def carefully(obeying: Awaitable[None], connection: Connection, command: str) -> None:
    """A mistake of ours costs this command, not the connection."""
    try:
        await obeying
    except Exception as error:  # noqa: BLE001  what went wrong is for us to know
        log.warning("a command went wrong", where=place_of(error))
        connection.send(wire.Refused(command, Refusal("went_wrong").key, {}))
