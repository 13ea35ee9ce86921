"""uvicorn's WebSocket with a short way for what nearly every message is: text in one whole frame.

Everything else (the handshake, pieces, pings, closing, mistakes) goes the long way through `websockets`. The stream is
cut into whole frames first, so that the long way never holds half a frame when the short one is taken.
"""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the compiled one, where it is
from websockets.http11 import Request
from websockets.protocol import State

from tischlein.server.move.ws_frames import MASK_BYTES, MASKED, WHOLE_TEXT, framed, measured

# Under this name a visitor's scope has the `Frames`.
SHORT_WAY: Final = "tischlein.short_way"
# So many commands of one reader may wait before no more is read: stopping and going on costs two calls of the system.
MOST_WAITING: Final = 8
FINAL: Final = 0x80
KIND: Final = 0x0F
LARGEST_KIND_OF_MESSAGE: Final = 0x02
# To look up a member of an enumeration takes longer than everything else that is asked before a message goes out.
OPEN: Final = State.OPEN


Take = Callable[[bytes], bool]


class ShortWay(Protocol):
    """Past the queue and the tasks of a visit, for whoever knows what may go there."""

    # Is given each text first, when none waits before it, and says whether it took it.
    take: Take | None

    def write_now(self, messages: list[bytes]) -> bool:
        """Sends texts if that can be done without waiting. Whoever sends otherwise has sent everything before."""


class Frames(WebSocketsSansIOProtocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.take: Take | None = None
        self._calls = 0
        self._is_cut = False
        self._is_in_pieces = False
        self._rest = b""
        self._is_full = False

    # ---- reading

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][SHORT_WAY] = {"frames": self}

    def data_received(self, data: bytes) -> None:
        if not self._is_cut:
            self._calls += 1
            # The first was the request. Who speaks before it was answered is never sure to be cut right.
            self._is_cut = self._calls == 2 and self.handshake_complete
        if self._rest:
            data, self._rest = self._rest + data, b""
        if self._is_cut and not self.close_sent:
            self._rest = self._taken(data)
        else:
            super().data_received(data)

    def _taken(self, data: bytes) -> bytes:
        """Takes every whole frame, and returns what is left. After a farewell or a mistake nothing more is heard."""
        while True:
            begin, end = measured(data)
            if end - begin > self.config.ws_max_size:
                # Too large, which the long way finds at once from its first bytes. It ends the connection.
                self._is_cut = False
                super().data_received(data)
                return b""
            if end == 0 or len(data) < end:
                return data
            if not self._take(data[:end], begin):
                return b""
            if len(data) == end:
                return b""
            data = data[end:]

    def _take(self, frame: bytes, begin: int) -> bool:
        """Whether the connection is still open afterwards."""
        if frame[0] != WHOLE_TEXT or not frame[1] & MASKED or self._is_in_pieces:
            self._note_pieces(frame[0])
            return self._take_long_way(frame)
        payload = apply_mask(frame[begin:], frame[begin - MASK_BYTES : begin])
        if self.take is not None and self.queue.empty() and self.take(payload):
            return True
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            return self._take_long_way(frame)
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def _take_long_way(self, frame: bytes) -> bool:
        super().data_received(frame)
        return self.conn.state is OPEN

    def _note_pieces(self, first_byte: int) -> None:
        kind, is_final = first_byte & KIND, bool(first_byte & FINAL)
        if kind <= LARGEST_KIND_OF_MESSAGE:
            self._is_in_pieces = not is_final

    # ---- writing

    def pause_writing(self) -> None:
        self._is_full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self._is_full = False
        super().resume_writing()

    def write_now(self, messages: list[bytes]) -> bool:
        """All in one piece: handing it to the system costs more than writing it."""
        is_open = self.handshake_complete and not self.close_sent and not self.disconnected
        if self._is_full or not is_open or self.conn.state is not OPEN:
            return False
        self.transport.write(framed(messages))
        return True
