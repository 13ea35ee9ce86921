"""uvicorn's WebSocket protocol, which first tries what nearly every message is: text in one whole frame.

Everything else (the handshake, pieces, pings, closing, mistakes) goes to the `websockets` library, as without us. The
stream is cut into whole frames first, so that the library never holds half a frame while we take the next one.
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

from tischlein.server.move.ws_frames import MASK_BYTES, MASKED, WHOLE_TEXT, payload_span, text_frames

# Under this name the scope of a connection has its `DirectSocket`.
DIRECT: Final = "tischlein.direct"
# So many commands of one reader may wait before no more is read: stopping and going on costs two system calls.
MOST_WAITING: Final = 8
FINAL: Final = 0x80
KIND: Final = 0x0F
LARGEST_KIND_OF_MESSAGE: Final = 0x02
# Looking up a member of an enumeration takes longer than all other checks before a message is written.
OPEN: Final = State.OPEN


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
        self._calls = 0
        self._is_cut = False
        self._is_in_pieces = False
        self._rest = b""
        self._is_full = False

    # ---- reading

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][DIRECT] = {"socket": self}

    def data_received(self, data: bytes) -> None:
        if not self._is_cut:
            self._calls += 1
            # The first call was the request. From a browser that sends before it is answered, frames may not begin
            # where this call does: the library has all of it.
            self._is_cut = self._calls == 2 and self.handshake_complete
        if self._rest:
            data, self._rest = self._rest + data, b""
        if self._is_cut and not self.close_sent:
            self._rest = self._take_frames(data)
        else:
            super().data_received(data)

    def _take_frames(self, data: bytes) -> bytes:
        """Takes every whole frame, and returns what is left. After a close or a mistake nothing more is read."""
        while True:
            begin, end = payload_span(data)
            if end - begin > self.config.ws_max_size:
                # Too large, which the library finds from its first bytes. It ends the connection.
                self._is_cut = False
                super().data_received(data)
                return b""
            if end == 0 or len(data) < end:
                return data
            if not self._take_frame(data[:end], begin):
                return b""
            if len(data) == end:
                return b""
            data = data[end:]

    def _take_frame(self, frame: bytes, begin: int) -> bool:
        """Returns whether the connection is still open afterwards."""
        if frame[0] != WHOLE_TEXT or not frame[1] & MASKED or self._is_in_pieces:
            self._note_pieces(frame[0])
            return self._give_to_library(frame)
        payload = apply_mask(frame[begin:], frame[begin - MASK_BYTES : begin])
        if self.try_text is not None and self.queue.empty() and self.try_text(payload):
            return True
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            return self._give_to_library(frame)
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def _give_to_library(self, frame: bytes) -> bool:
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

    def try_write(self, messages: list[bytes]) -> bool:
        """All in one piece: the system call costs more than putting it together."""
        is_open = self.handshake_complete and not self.close_sent and not self.disconnected
        if self._is_full or not is_open or self.conn.state is not OPEN:
            return False
        self.transport.write(text_frames(messages))
        return True
