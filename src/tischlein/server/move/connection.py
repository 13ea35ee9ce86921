"""One open WebSocket: what it was told so far, and what waits to be sent."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from tischlein.server.move.live_match import ENCODER, Heard, Sight
from tischlein.server.move.rate_limit import Bucket
from tischlein.server.settings import Limits
from tischlein.wire.messages import Closing, TableState, ToBrowser, UpdateHead

SCREEN: Final = "screen"


WriteNow = Callable[[list[bytes]], bool]


def not_now(messages: list[bytes]) -> bool:
    return False


class Connection:
    """Messages go out at once where the network takes them. Otherwise they are queued here and sent by the socket's own
    task, so that no slow reader holds up a table."""

    def __init__(self, person: str, link_base: str, limits: Limits, look: str = "") -> None:
        """`look` is how it was opened: "screen" for a shared screen, a seat's number for one of several own seats."""
        self.person: str = person
        self.is_screen: bool = look == SCREEN
        self.chosen_seat: int | None = int(look) if look.isascii() and look.isdigit() and len(look) < 3 else None
        self.link_base: str = link_base
        self.bucket: Bucket = Bucket(limits.commands_per_second, limits.commands_at_once)
        self.ended: asyncio.Event = asyncio.Event()
        self._has_ended = False
        # Whether a command of it is being carried out, and whether its reader has gone away meanwhile.
        self.is_obeyed: bool = False
        self.is_left: bool = False
        self.close_code: int = 1000
        self.close_reason: str = ""
        # The short way of the socket, which may say that it cannot just now.
        self.write_now: WriteNow = not_now
        self._limits = limits
        self._ready: list[bytes] = []
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self.news: asyncio.Event = asyncio.Event()
        self._number = 0
        self._seat: int | None = None
        self._match = 0
        self._heard: Heard | None = None
        self._last_table: TableState | None = None
        self._known_table: object = None
        self._last_sight: Sight | None = None

    def send(self, message: ToBrowser) -> None:
        self.put(message)
        self.post()

    def put(self, message: ToBrowser) -> None:
        """Ready to go, with whatever else is put until `post`."""
        self._ready.append(ENCODER.encode(message))

    def post(self) -> None:
        if not self._ready:
            return
        messages, self._ready = self._ready, []
        if self._has_ended or (not self._waiting and self.write_now(messages)):
            return
        self._waiting.extend(messages)
        self._waiting_bytes += sum(map(len, messages))
        if len(self._waiting) > self._limits.queued_messages or self._waiting_bytes > self._limits.queued_bytes:
            self.end(4408, "too_slow")
        self.news.set()

    def end(self, code: int, reason: str) -> None:
        """Closes the connection once the socket's task gets to it. Nothing more is queued."""
        if not self._has_ended:
            self._has_ended = True
            self.close_code, self.close_reason = code, reason
            self.ended.set()

    def last_words(self) -> str:
        return ENCODER.encode(Closing(self.close_reason)).decode()

    def next_message(self) -> str | None:
        """The first that waits. It stays the first until `took`, so that none goes out at once before it. Where there
        is none, `news` says when there is."""
        if self._waiting:
            return self._waiting[0].decode()
        self.news.clear()
        return None

    def took(self) -> None:
        """The first that waited is out."""
        self._waiting_bytes -= len(self._waiting.popleft())

    def forget(self) -> None:
        """The next table and update are sent whole, whatever was sent before."""
        self._last_table = None
        self._known_table = None
        self.forget_match()

    def knows_table(self, known: object) -> bool:
        """Whether the last message about the table was made of the same."""
        is_known = known == self._known_table
        self._known_table = known
        return is_known

    def show_table(self, table: TableState) -> None:
        """Puts the table if anything about it is new to this reader."""
        if table != self._last_table:
            self._last_table = table
            self.put(table)

    def show_match(self, sight: Sight, seat: int | None, match: int) -> None:
        """Puts the match if anything in it is new: what one cannot see must not show in the rhythm of messages."""
        if seat != self._seat or match != self._match:
            self._seat, self._match = seat, match
            self.forget_match()
        if sight == self._last_sight:
            return
        self._last_sight = sight
        self._number += 1
        # One object of two parts: the second is the same for everybody who looks through this seat.
        self._ready.append(ENCODER.encode(self._head(sight.heard, match))[:-1] + b"," + sight.seen[1:])

    def forget_match(self) -> None:
        self._last_sight = None
        self._heard = None

    def _head(self, now: Heard, match: int) -> UpdateHead:
        before = self._heard
        goes_on = before is not None and now.goes_on_from(before)
        first = before.count if before is not None and goes_on else 0
        self._heard = now
        took_back = before is not None and not goes_on
        return UpdateHead(self._number, match, self._seat, first, now.since(first), took_back)
