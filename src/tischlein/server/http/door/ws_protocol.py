"""uvicorn's WebSocket protocol, which first tries what nearly every message is: text in one whole frame.

Everything else (the handshake, pieces, pings, closing, mistakes) goes to the `websockets` library, as without us. The
stream is cut into whole frames first, so that the library never holds half a frame while we take the next one, and so
that every frame of whatever kind counts.
"""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Final, Protocol

from uvicorn._types import ASGIReceiveEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, apply_mask  # type: ignore[attr-defined]  # the compiled one, where it is
from websockets.http11 import Request
from websockets.protocol import State

from tischlein.server.http.door.door import Door, door_of
from tischlein.server.http.responses import last_answer
from tischlein.server.move.live_match import ENCODER
from tischlein.server.move.rate_limit import Bucket
from tischlein.server.move.ws_frames import MASK_BYTES, MASKED, WHOLE_TEXT, payload_span, text_frames
from tischlein.wire.messages import Closing
from tischlein.wire.routes import close_code

# Under this name the scope of a connection has its `DirectSocket`.
DIRECT: Final = "tischlein.direct"
# So many commands of one reader may wait before no more is read: stopping and going on costs two system calls.
MOST_WAITING: Final = 8
# Of what was read at once, the first frame is taken in the same call, because nearly always there is no other. The rest
# is taken in turns with everybody else, so many frames at a time.
FRAMES_AT_ONCE: Final = 1
FRAMES_A_TURN: Final = 8
FINAL: Final = 0x80
KIND: Final = 0x0F
PIECE: Final = 0x00
CLOSE: Final = 0x08
LARGEST_KIND_OF_MESSAGE: Final = 0x02
# Looking up a member of an enumeration takes longer than all other checks before a message is written.
OPEN: Final = State.OPEN
TOO_FAST: Final = "too_fast"


TryText = Callable[[bytes], bool]


class DirectSocket(Protocol):
    """The socket itself, past the queue and the tasks of a connection."""

    # Is offered each text first, when none waits before it, and returns whether it took it.
    try_text: TryText | None

    def try_write(self, messages: list[bytes]) -> bool:
        """Writes these texts if that needs no waiting, and returns whether it did. Only for a sender that has nothing
        waiting elsewhere."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.try_text: TryText | None = None
        self._door: Door = door_of(config)
        self._limits = self._door.limits
        self._most_bytes = self._limits.message_bytes
        self._budget = Bucket(self._limits.frames_per_second, self._limits.frames_at_once)
        self._name = ""
        self._is_in_pieces = False
        # What was read and not yet taken, and how far it was. `_has_more` says whether there may be a whole frame.
        self._rest, self._at, self._has_more = b"", 0, False
        self._waits_for_turn = False
        self._is_full = False
        # After this nothing more is read.
        self._is_cut_off = False
        # Between the handshake and the end.
        self._is_calm = False
        self._since = self._ends_since = 0.0

    # ---- coming and going

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._since = self.loop.time()
        self._name = self._door.name_of(self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        self._drop_rest()
        self._door.leave(self._name)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][DIRECT] = {"socket": self}

    def check_time(self, now: float) -> None:
        """A reader that does not answer a ping is ended by uvicorn. Here the end itself ends, also where nobody reads
        it: until then, everything that was written is kept."""
        self._budget.refill()
        if self.close_sent or self.transport.is_closing():
            self._ends_since = self._ends_since or now
            if now - self._ends_since > self._limits.goodbye_seconds:
                self.transport.abort()
        elif not self.handshake_complete and now - self._since > self._limits.head_seconds:
            self.transport.abort()

    # ---- reading

    def data_received(self, data: bytes) -> None:
        if not self._rest and self._is_calm:
            begin, end = payload_span(data, 0)
            # What nearly always comes: one whole frame.
            if end == len(data) and end - begin <= self._most_bytes and self._budget.try_spend():
                self._take_frame(data, begin)
                if self.queue.qsize() >= MOST_WAITING:
                    self._settle_reading()
                return
        self._receive_more(data)

    def _receive_more(self, data: bytes) -> None:
        if self._is_cut_off:
            return
        if self._rest:
            data = self._rest[self._at :] + data
        self._rest, self._at = data, 0
        if self.handshake_complete:
            self._take_frames(FRAMES_AT_ONCE)
        elif self.handshake_initiated:
            # A browser waits for the answer. Whoever does not is read no further until then.
            self._has_more = True
            self._settle_reading()
        else:
            self._drop_rest()
            self._take_request(data)

    def _take_request(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:
            # The library does not understand it, and leaves the answer to us.
            self._door.note("malformed")
            self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()) or last_answer(HTTPStatus.BAD_REQUEST))
            self.transport.close()

    def start_keepalive(self) -> None:
        super().start_keepalive()
        self._is_calm = True
        if self._has_more:
            self._settle_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self._settle_reading()
        return message

    def _settle_reading(self) -> None:
        """Whether to read on, to wait for a turn, or to wait until the application has taken what is there."""
        if self._is_cut_off:
            return
        is_waiting = self._has_more or self.queue.qsize() >= MOST_WAITING
        if is_waiting and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        if self._has_more and self.handshake_complete and self.queue.qsize() < MOST_WAITING:
            if not self._waits_for_turn:
                self._waits_for_turn = True
                self._door.turns.do_later(self._name, self._on_turn)
        elif self.read_paused and not is_waiting:
            self.read_paused = False
            self.transport.resume_reading()

    def _on_turn(self) -> None:
        self._waits_for_turn = False
        if self._has_more:
            self._take_frames(FRAMES_A_TURN)

    def _drop_rest(self) -> None:
        self._rest, self._at, self._has_more = b"", 0, False

    def _take_frames(self, most: int) -> None:
        """Takes whole frames, and keeps what is left. After a close or a mistake nothing more is read."""
        data, at, size = self._rest, self._at, len(self._rest)
        has_more = False
        while at < size and not has_more:
            begin, end = payload_span(data, at)
            if end - begin > self._most_bytes:
                # Too large, which the library finds from its first bytes. It ends the connection.
                super().data_received(data[at:])
                return self._drop_rest()
            if end == 0 or size < end:
                break
            if not self._budget.try_spend():
                return self._cut_off("frames")
            if not self._take_frame(data[at:end], begin - at):
                return self._drop_rest()
            at, most = end, most - 1
            has_more = at < size and (most == 0 or self.queue.qsize() >= MOST_WAITING)
        self._has_more = has_more
        self._rest, self._at = (data, at) if has_more else (data[at:], 0)
        if has_more or self.read_paused or self.queue.qsize() >= MOST_WAITING:
            self._settle_reading()
        return None

    def _take_frame(self, frame: bytes, begin: int) -> bool:
        """Returns whether more is read afterwards."""
        if self.close_sent:
            # After our goodbye only theirs is heard.
            return frame[0] & KIND != CLOSE or self._give_to_library(frame)
        if frame[0] != WHOLE_TEXT or not frame[1] & MASKED or self._is_in_pieces:
            return self._give_to_library(frame)
        payload = apply_mask(frame[begin:], frame[begin - MASK_BYTES : begin])
        if self.try_text is not None and self.queue.empty() and self.try_text(payload):
            return True
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            return self._give_to_library(frame)
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        return True

    def _give_to_library(self, frame: bytes) -> bool:
        kind, is_final = frame[0] & KIND, bool(frame[0] & FINAL)
        if kind <= LARGEST_KIND_OF_MESSAGE:
            self._is_in_pieces = not is_final
        if kind == PIECE and len(self.frames) >= self._limits.message_pieces:
            self._fail(CloseCode.MESSAGE_TOO_BIG, "too many pieces")
            return False
        super().data_received(frame)
        return self.conn.state is OPEN and not self.transport.is_closing()

    def send_receive_event_to_app(self) -> None:
        """A message that came in pieces, or bytes. `_settle_reading` decides whether reading goes on."""
        data, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
            return
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA, "not UTF-8")

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > self._limits.queued_bytes:
            # The answers are not read. What the application sends is bounded by `Connection`.
            self._door.note("unread")
            self._is_cut_off, self._is_calm = True, False
            self.transport.abort()

    def _cut_off(self, kind: str) -> None:
        self._door.note(kind)
        self._is_cut_off, self._is_calm = True, False
        self._drop_rest()
        if self.close_sent or self.conn.state is not OPEN:
            self.transport.abort()
            return
        code = close_code(TOO_FAST)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": TOO_FAST})
        self.conn.send_close(code, TOO_FAST)
        self.transport.write(text_frames([ENCODER.encode(Closing(TOO_FAST))]) + b"".join(self.conn.data_to_send()))
        self.close_sent = True
        # To close it now, with so much unread, would take our last words back. So it stays, unread, for a moment.
        self.transport.pause_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.close_timer = self.loop.call_later(self._limits.goodbye_seconds, self.transport.abort)

    def _fail(self, code: int, reason: str) -> None:
        """As the library does where it finds a mistake itself."""
        self.conn.send_close(code, reason)
        self.handle_parser_exception()

    # ---- writing

    def pause_writing(self) -> None:
        self._is_full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self._is_full = False
        super().resume_writing()

    def try_write(self, messages: list[bytes]) -> bool:
        """All in one piece: the system call costs more than putting it together."""
        is_open = self.handshake_complete and not self.close_sent and not self.disconnected
        if self._is_full or not is_open or self.conn.state is not OPEN:
            return False
        self.transport.write(text_frames(messages))
        return True
