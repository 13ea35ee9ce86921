"""The fast first try of a command, for what most commands are: an action that answers the seat's question, at a table
where nothing else is going on. It is played and handed to the store in the very call that read it, without a task.

Everything out of the ordinary is left to `Table.obey`, which knows every reason for a refusal. Both are put together in
`table/commands.py`.
"""

import functools
import time
from collections.abc import Callable
from typing import Final

import msgspec
import structlog

from tischlein.core.refusal import Refusal
from tischlein.server.move.broadcast import Broadcast
from tischlein.server.move.connection import Connection
from tischlein.server.move.crash_report import place_of
from tischlein.server.move.live_match import LiveMatch
from tischlein.server.move.seating import PLAYING
from tischlein.server.move.table_state import SeatViews
from tischlein.store.contract import NotWritten
from tischlein.store.rows import StepRow, TableRow
from tischlein.wire import messages

DECODER: Final = msgspec.json.Decoder(messages.Do)
LONGEST_COMMAND: Final = 64

log = structlog.get_logger("socket")


def is_command_id(id: str) -> bool:
    return 1 <= len(id) <= LONGEST_COMMAND and "\0" not in id


class FastPath:
    """Of one connection. `finish_slowly` gets a command that was played but perhaps not stored, while the table's lock
    is still held, and releases the lock."""

    def __init__(
        self, broadcast: Broadcast, connection: Connection, finish_slowly: Callable[[messages.Do], None]
    ) -> None:
        self._broadcast = broadcast
        self._connection = connection
        self._finish_slowly = finish_slowly

    def try_command(self, text: bytes) -> bool:
        """Returns whether the command was taken. If not, nothing has happened."""
        broadcast, connection = self._broadcast, self._connection
        if connection.is_busy or broadcast.lock.is_taken or connection.bucket.refill() < 1:
            return False
        try:
            return self._try_decoded(DECODER.decode(text))
        except Exception:  # noqa: BLE001  not an action, or a rule that raises: `Table.obey` will say so
            return False

    def _try_decoded(self, command: messages.Do) -> bool:
        broadcast, connection = self._broadcast, self._connection
        if not is_command_id(command.command) or broadcast.replies.get(connection.person, command.command) is not None:
            return False
        seat, live = broadcast.seat_viewed_by(connection), broadcast.now.live
        if seat is None or command.seat not in (None, seat) or live is None or not self._is_asked(live, seat, command):
            return False
        return self._try_play(live, seat, command)

    def _is_asked(self, live: LiveMatch, seat: int, command: messages.Do) -> bool:
        now = self._broadcast.now
        if not now.is_known or now.row.phase != PLAYING or live.may_be_repeated(command.deed, command.command):
            return False
        return live.question(seat) == command.question

    def _try_play(self, live: LiveMatch, seat: int, command: messages.Do) -> bool:
        broadcast, now = self._broadcast, self._broadcast.now
        if not broadcast.lock.try_take():
            return False
        step = StepRow(now.row.code, live.number, live.count, seat, command.deed, command.command, time.time())
        try:
            row, views = now.play_step(live, step)
            broadcast.store.append_soon(step, row, functools.partial(self._on_stored, command, views))
        except Exception as error:
            # `Table.obey` meets the same error, and knows what to do about it.
            if not isinstance(error, Refusal):
                now.forget()
            broadcast.lock.release()
            raise
        self._connection.bucket.spend()
        return True

    def _on_stored(self, command: messages.Do, views: SeatViews, stored: TableRow | NotWritten) -> None:
        broadcast, connection = self._broadcast, self._connection
        if isinstance(stored, NotWritten):
            # The live match has the step, the disk perhaps not: `Table.obey` reads what is there.
            broadcast.now.forget()
            self._finish_slowly(command)
            return
        phase = broadcast.now.row.phase
        broadcast.now.row, broadcast.now.views = stored, views
        reply = messages.Done(command.command)
        broadcast.replies.remember(connection.person, reply)
        connection.put(reply)
        try:
            broadcast.tell_step(phase)
        except Exception as error:  # noqa: BLE001  the step is stored, and its sender is told so in any case
            log.warning("a step was stored but not sent to everybody", where=place_of(error))
        finally:
            connection.post()
            broadcast.lock.release()
