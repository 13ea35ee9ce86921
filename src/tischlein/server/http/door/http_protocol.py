"""uvicorn's HTTP protocol, with an end to everything: how long a head may be and take, and a body; how many requests
may wait for their answers; how long an answer may lie unread.

What is received is fed to the parser in pieces. Nothing is kept of a request that is too long, and its sender gets an
answer that says so, also for a request that would have become a WebSocket.
"""

import asyncio
from enum import Enum
from http import HTTPStatus
from typing import Final

import httptools
from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from tischlein.core.refusal import Refusal
from tischlein.server.http.door.door import Door, door_of
from tischlein.server.http.door.flow import Flow
from tischlein.server.http.door.heads import announced_bytes, bytes_of
from tischlein.server.http.responses import last_answer, refusal_response

# So many bytes are parsed before others have their turn: a millisecond or two, whatever they are.
PIECE: Final = 8 * 1024
# Chunks and what announces them: more than a body itself, but not more than so many times as much.
CHUNKED: Final = 2


class Reading(Enum):
    NOTHING = 0
    HEAD = 1
    BODY = 2


class HttpProtocol(HttpToolsProtocol):
    _flow: Flow

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._door: Door = door_of(config)
        self._limits = self._door.limits
        self._name = ""
        self._is_in = False
        # After this nothing more is parsed or answered; what still comes is dropped.
        self._is_done = False
        self._is_lingering = False
        self._dropped_bytes = 0
        self._answered: RequestResponseCycle | None = None
        self._rest = b""
        self._reading = Reading.HEAD
        self._since = 0.0
        # Whether nothing came yet of what we wait for, and whether it began in the piece that is being parsed.
        self._is_silent, self._has_begun = True, False
        self._head_bytes = self._body_bytes = 0
        self._unread_since = 0.0

    # ---- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = self._flow = Flow(transport)
        self._since = self._unread_since = self.loop.time()
        self._name = self._door.name_of(self.client[0] if self.client else "")
        self._is_in = self._door.try_enter(self._name, len(self.connections))
        if self._is_in:
            self._door.wait_for(self, self._name)
        else:
            self._answer(HTTPStatus.SERVICE_UNAVAILABLE, b"Zu viele Verbindungen / too many connections\n")
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        # uvicorn tells only the last of several requests, and the others would write to nobody.
        if self._answered is not None and not self._answered.response_complete:
            self._answered.disconnected = True
            self._answered.message_event.set()
        self.pipeline.clear()
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """The connection stays in, but is another protocol's now, which says when it has left."""
        if self.transport.is_closing():
            return
        self._door.stop_waiting(self)
        super().handle_websocket_upgrade()
        self._is_in = False
        self.transport.resume_reading()

    def _forget(self) -> None:
        self._is_done = True
        self._rest = b""
        self._door.stop_waiting(self)
        if self._is_in:
            self._is_in = False
            self._door.leave(self._name)

    def make_room(self) -> None:
        self._is_done = True
        self.transport.abort()

    # ---- reading

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self._is_done:
            self._drop(data)
        elif self._rest:
            self._rest += data
        elif len(data) <= PIECE:
            self._feed(data)
        else:
            self._rest = data
            self._flow.hold()
            self._door.turns.do_later(self._name, self._feed_on)

    def _drop(self, data: bytes) -> None:
        """Whoever is still sending learns from our answer to stop, but not where we hang up on them."""
        self._dropped_bytes += len(data)
        if self._dropped_bytes > CHUNKED * self._limits.record_bytes:
            self.transport.pause_reading()

    def _feed_on(self) -> None:
        piece, self._rest = self._rest[:PIECE], self._rest[PIECE:]
        self._feed(piece)
        if self._rest:
            self._door.turns.do_later(self._name, self._feed_on)
        elif not self.transport.is_closing():
            self._flow.let_go()

    def _feed(self, piece: bytes) -> None:
        if self._is_done:
            self._drop(piece)
            return
        if self._reading is Reading.NOTHING:
            # Perhaps only empty lines: until a request begins, this is its head.
            self._begin_head()
        self._is_silent = self._has_begun = False
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            self._upgrade()
        except httptools.HttpParserError:
            if not self._is_done:
                self._refuse(HTTPStatus.BAD_REQUEST, "malformed")
        if not self._is_done:
            self._count(len(piece))

    def _upgrade(self) -> None:
        if self._is_done:
            return
        self._is_done = True
        if self._should_upgrade():
            self.transport.pause_reading()
            self._door.turns.do(self._name, self.handle_websocket_upgrade)
        else:
            # To something that we do not know. It is answered as a request like any other, and is the last one.
            self.cycle.keep_alive = False

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        self._door.turns.do(self._name, lambda: self._start_soon(cycle, app))

    def _start_soon(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        if not cycle.disconnected:
            super()._start_asgi_task(cycle, app)

    def _count(self, size: int) -> None:
        """Of the piece in which a head or a body began, we cannot tell how much of it belongs there: nothing counts."""
        if self._has_begun:
            return
        if self._reading is Reading.HEAD:
            self._head_bytes += size
            if self._head_bytes > self._limits.head_bytes:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "head_too_large")
        elif self._reading is Reading.BODY:
            self._body_bytes += size
            if self._body_bytes > CHUNKED * self._limits.record_bytes:
                self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "body_too_large")

    def _begin_head(self) -> None:
        self._reading, self._since, self._head_bytes = Reading.HEAD, self.loop.time(), 0

    # ---- what the parser finds

    def on_message_begin(self) -> None:
        if self._is_done:
            return
        self._has_begun = True
        self._begin_head()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        if self._is_done:
            return
        super().on_url(url)
        if len(self.url) > self._limits.url_bytes:
            self._refuse(HTTPStatus.REQUEST_URI_TOO_LONG, "head_too_large")

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._is_done:
            return
        is_too_long = bytes_of(name, value) > self._limits.header_bytes
        if is_too_long or len(self.headers) >= self._limits.headers:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "head_too_large")
        else:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if self._is_done:
            return
        if len(self.url) + sum(bytes_of(name, value) for name, value in self.headers) > self._limits.head_bytes:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "head_too_large")
        elif announced_bytes(self.headers) > self._limits.record_bytes:
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "body_too_large")
        elif len(self.pipeline) >= self._limits.pipelined_requests:
            self._door.note("pipelined")
            self.make_room()
        else:
            self._has_begun, self._body_bytes = True, 0
            self._reading, self._since = Reading.BODY, self.loop.time()
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self._is_done:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self._is_done:
            return
        self._reading = Reading.NOTHING
        self._door.stop_waiting(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._is_in and not self.pipeline and not self.transport.is_closing():
            self._door.wait_for(self, self._name)

    # ---- refusing

    def _refuse(self, status: HTTPStatus, kind: str) -> None:
        self._door.note(kind)
        if status == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
            refused = refusal_response(Refusal("too_large", {"most": self._limits.record_bytes}))
            self._answer(status, bytes(refused.body), "application/json")
        else:
            self._answer(status)

    def _answer(self, status: HTTPStatus, body: bytes = b"", kind: str = "text/plain") -> None:
        """Past the application, and the last answer here. Nothing is written into the middle of another one."""
        self._is_done = True
        cycle = self._answered
        is_answering = cycle is not None and cycle.response_started and not cycle.response_complete
        if is_answering or self.pipeline:
            self.transport.abort()
            return
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.write(last_answer(status, body, kind))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._is_lingering, self._since = True, self.loop.time()

    # ---- time

    def check_time(self, now: float) -> None:
        if self.transport.get_write_buffer_size() == 0:
            self._unread_since = now
        elif now - self._unread_since > self._limits.unread_seconds:
            self._door.note("unread")
            self.transport.abort()
            return
        waited = now - self._since
        if self._is_lingering and waited > self._limits.goodbye_seconds:
            self.transport.abort()
        if self._is_done or self.transport.is_closing():
            return
        if self._reading is Reading.HEAD and waited > self._limits.head_seconds:
            self._end_waiting_for_head()
        elif self._reading is Reading.BODY and waited > self._limits.body_seconds:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, "body_too_slow")

    def _end_waiting_for_head(self) -> None:
        if self._is_silent:
            # Browsers open connections that they may need; nobody waits for an answer there.
            self._door.note("idle")
            self.make_room()
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, "head_too_slow")
