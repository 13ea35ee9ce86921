"""One open WebSocket: what it was sent so far, and what waits to be sent."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from tischlein.server.move.live_match import ENCODER, SeatView
from tischlein.server.move.logs import Heard
from tischlein.server.move.rate_limit import Bucket
from tischlein.server.settings import Limits
from tischlein.wire.bases import ToBrowser
from tischlein.wire.messages import TableState
from tischlein.wire.update_parts import UpdateHead

SCREEN: Final = "screen"


TryWrite = Callable[[list[bytes]], bool]


def _never(messages: list[bytes]) -> bool:
    return False


class Connection:
    """There is one way out, `post`: it first tries to write at once (`try_write`). Where the network does not take it,
    messages are queued here and sent by the socket's own task, so that no slow reader holds up a table."""

    def __init__(self, person: str, link_base: str, limits: Limits, opened_as: str = "") -> None:
        """`opened_as` is "screen" for a shared screen, or a seat's number for one of several own seats."""
        self.person: str = person
        self.is_screen: bool = opened_as == SCREEN
        is_number = opened_as.isascii() and opened_as.isdigit() and len(opened_as) < 3
        self.chosen_seat: int | None = int(opened_as) if is_number else None
        self.link_base: str = link_base
        # Where it comes from, as far as that is known. Set by the socket.
        self.address: str = ""
        self.bucket: Bucket = Bucket(limits.commands_per_second, limits.commands_at_once)
        self.ended: asyncio.Event = asyncio.Event()
        self._has_ended = False
        # Whether one of its commands is being carried out, and whether its reader has gone away meanwhile.
        self.is_busy: bool = False
        self.is_left: bool = False
        self.close_reason: str = ""
        # Set by the socket. Returns whether it has written these messages.
        self.try_write: TryWrite = _never
        self._limits = limits
        self._ready: list[bytes] = []
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self.has_waiting: asyncio.Event = asyncio.Event()
        self._number = 0
        self._seat: int | None = None
        self._match = 0
        self._heard: Heard | None = None
        self._heard_before: dict[int | None, Heard] = {}
        self._last_table: TableState | None = None
        self._known_table: object = None
        self._last_view: SeatView | None = None

    def send(self, message: ToBrowser) -> None:
        self.put(message)
        self.post()

    def put(self, message: ToBrowser) -> None:
        """Adds it to what the next `post` sends."""
        self._ready.append(ENCODER.encode(message))

    def post(self) -> None:
        if not self._ready:
            return
        messages, self._ready = self._ready, []
        if self._has_ended or (not self._waiting and self.try_write(messages)):
            return
        self._waiting.extend(messages)
        self._waiting_bytes += sum(map(len, messages))
        if len(self._waiting) > self._limits.queued_messages or self._waiting_bytes > self._limits.queued_bytes:
            self.end("too_slow")
        self.has_waiting.set()

    def end(self, reason: str) -> None:
        """Closes the connection once the socket's task gets to it. Nothing more is queued. The reasons and their codes
        are in `wire/routes.py`."""
        if not self._has_ended:
            self._has_ended = True
            self.close_reason = reason
            self.ended.set()

    def fetch_message(self) -> str | None:
        """The first message that waits. It stays the first until `drop_message`, so that nothing is written at once
        before it. Where there is none, `has_waiting` will say when there is."""
        if self._waiting:
            return self._waiting[0].decode()
        self.has_waiting.clear()
        return None

    def drop_message(self) -> None:
        """The first message that waited has been sent."""
        self._waiting_bytes -= len(self._waiting.popleft())

    def forget(self) -> None:
        """The next table and update are sent whole, whatever was sent before."""
        self._last_table = None
        self._known_table = None
        self.forget_match()

    def note_table(self, known: object) -> bool:
        """Notes what the table's message is made of now. Returns whether that is different from last time."""
        is_new = known != self._known_table
        self._known_table = known
        return is_new

    def show_table(self, table: TableState) -> None:
        """Puts the table's message if anything in it is new to this reader."""
        if table != self._last_table:
            self._last_table = table
            self.put(table)

    def show_match(self, view: SeatView, seat: int | None, match: int) -> None:
        """Puts an update if anything in it is new: how often messages come must not betray what one cannot see."""
        if seat != self._seat or match != self._match:
            self._look_through(seat, match)
        if view == self._last_view:
            return
        self._last_view = view
        self._number += 1
        # One object of two parts: the second is the same for everybody who views the match through this seat.
        self._ready.append(ENCODER.encode(self._make_head(view.heard, match))[:-1] + b"," + view.body[1:])

    def _look_through(self, seat: int | None, match: int) -> None:
        """Keeps what was heard through the seat before: who shares a device looks away, and is told the rest later."""
        if match != self._match:
            self._heard_before.clear()
        elif self._heard is not None:
            self._heard_before[self._seat] = self._heard
        self._seat, self._match = seat, match
        self.forget_match()

    def forget_match(self) -> None:
        self._last_view = None
        self._heard = None

    def _make_head(self, now: Heard, match: int) -> UpdateHead:
        """Facts that fade are told to who goes on from what was heard before. Whoever missed them while away has missed
        them, for however short a time: what can be asked for once more can be asked for at any time."""
        before = self._heard
        self._heard = now
        if before is not None and now.goes_on_from(before):
            first = 0 if now.restores(before) else before.count
            return UpdateHead(self._number, match, self._seat, first, now.since(first), False)
        earlier = None if before is not None else self._heard_before.pop(self._seat, None)
        known = earlier.count if earlier is not None and now.goes_on_from(earlier) else now.count
        return UpdateHead(self._number, match, self._seat, 0, now.whole(known), before is not None)
