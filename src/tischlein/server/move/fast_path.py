"""The short way of an answer, which most messages are: where nothing else happens at the table, it needs no task, and
nobody waits but for the disk. Whatever is out of the ordinary goes the long way (`Table.obey`), which says why.
"""

import functools
import time
from collections.abc import Callable
from typing import Final

import msgspec
import structlog

from tischlein.core.refusal import Refusal
from tischlein.server.move.broadcast import Tabletop
from tischlein.server.move.connection import Connection
from tischlein.server.move.crash_report import place_of
from tischlein.server.move.live_match import LiveMatch
from tischlein.server.move.seating import PLAYING
from tischlein.server.move.table_state import Sights
from tischlein.store.contract import NotWritten
from tischlein.store.rows import StepRow, TableRow
from tischlein.wire import messages

DECODER: Final = msgspec.json.Decoder(messages.Do)
LONGEST_COMMAND: Final = 64

log = structlog.get_logger("socket")


def is_command_id(id: str) -> bool:
    return 1 <= len(id) <= LONGEST_COMMAND and "\0" not in id


class Answers:
    """Of one connection. `go_the_long_way` is for an answer that was played and is perhaps not stored. It gets the lock
    as it is, taken, and releases it."""

    def __init__(self, top: Tabletop, connection: Connection, go_the_long_way: Callable[[messages.Do], None]) -> None:
        self._top = top
        self._connection = connection
        self._go_the_long_way = go_the_long_way

    def take(self, text: bytes) -> bool:
        """Whether this was an answer that could be taken at once. If not, nothing has happened."""
        top, connection = self._top, self._connection
        if connection.is_obeyed or top.lock.locked() or not connection.bucket.has_one():
            return False
        try:
            return self._take(DECODER.decode(text))
        except Exception:  # noqa: BLE001  a text that says something else, or a rule that raises: the long way says so
            return False

    def _take(self, command: messages.Do) -> bool:
        top, connection = self._top, self._connection
        if not is_command_id(command.command) or top.replies.get(connection.person, command.command) is not None:
            return False
        seat, live = top.seat_through(connection), top.now.live
        if seat is None or command.seat not in (None, seat) or live is None or not self._is_asked(live, seat, command):
            return False
        return self._play(live, seat, command)

    def _is_asked(self, live: LiveMatch, seat: int, command: messages.Do) -> bool:
        now = self._top.now
        if not now.is_known or now.row.phase != PLAYING or live.could_be_done_twice(command.deed, command.command):
            return False
        return live.question(seat) == command.question

    def _play(self, live: LiveMatch, seat: int, command: messages.Do) -> bool:
        top, now = self._top, self._top.now
        if not top.lock.take_now():
            return False
        step = StepRow(now.row.code, live.number, live.count, seat, command.deed, command.command, time.time())
        try:
            row, sights = now.played(live, step)
            top.store.append_soon(step, row, functools.partial(self._stored, command, sights))
        except Exception as error:
            # The long way meets it again, and knows what to do.
            if not isinstance(error, Refusal):
                now.forget()
            top.lock.release()
            raise
        self._connection.bucket.spend()
        return True

    def _stored(self, command: messages.Do, sights: Sights, stored: TableRow | NotWritten) -> None:
        top, connection = self._top, self._connection
        if isinstance(stored, NotWritten):
            # The live match has the deed, the disk perhaps not: the long way reads what is there.
            top.now.forget()
            self._go_the_long_way(command)
            return
        phase = top.now.row.phase
        top.now.row, top.now.sights = stored, sights
        reply = messages.Done(command.command)
        top.replies.remember(connection.person, reply)
        connection.put(reply)
        try:
            top.tell_step(phase)
        except Exception as error:  # noqa: BLE001  it is stored, and that is told in any case
            log.warning("a step was not told", where=place_of(error))
        finally:
            connection.post()
            top.lock.release()
