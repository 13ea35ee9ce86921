"""WebSocket frames as they arrive: cut anywhere, in pieces, several at once, and wrong ones."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import cast

import pytest
from uvicorn.server import ServerState

from tests.server.raw_frames import BINARY, CLOSE, PIECE, PING, TEXT, frame
from tischlein.server.http.door.ws_protocol import DIRECT, MOST_WAITING, WebSocketProtocol
from tischlein.server.move.ws_frames import text_head
from tischlein.server.process.main import configured
from tischlein.server.settings import Limits

REQUEST = (
    b"GET /ws/X HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MOST_BYTES = 200
PATIENT = Limits(message_bytes=MOST_BYTES, frames_at_once=10_000)

Message = dict[str, object]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class Wire(asyncio.Transport):
    """What the server writes; whether it still reads."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.is_read = True
        self.is_shut = False
        self.is_aborted = False
        # Whether the server said that it will say no more.
        self.is_said = False
        self.is_unread = False

    def get_extra_info(self, name: str, default: object = None) -> object:
        return default

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def is_closing(self) -> bool:
        return self.is_shut

    def close(self) -> None:
        self.is_shut = True

    def abort(self) -> None:
        self.is_shut = self.is_aborted = True

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.is_said = True

    def get_write_buffer_size(self) -> int:
        return sum(map(len, self.written)) if self.is_unread else 0


class Visit:
    """A server's end of one connection, with an application that keeps what it receives."""

    def __init__(self, limits: Limits = PATIENT) -> None:
        self.heard: list[Message] = []
        self.scope: Message = {}
        self.accepts = asyncio.Event()
        self.accepts.set()
        self.goes_on = asyncio.Event()
        self.goes_on.set()
        self.wire = Wire()

        async def application(scope: Message, receive: Receive, send: Send) -> None:
            await self.serve(scope, receive, send)

        config = configured(application, limits)  # type: ignore[arg-type]
        self.frames = WebSocketProtocol(config, ServerState(), {})
        self.frames.connection_made(self.wire)

    async def serve(self, scope: Message, receive: Receive, send: Send) -> None:
        self.scope = scope
        await receive()
        await self.accepts.wait()
        await send({"type": "websocket.accept"})
        while not self.heard or self.heard[-1]["type"] != "websocket.disconnect":
            await self.goes_on.wait()
            self.heard.append(await receive())

    async def begin(self) -> None:
        self.frames.data_received(REQUEST)
        await settle()
        self.wire.written.clear()

    async def hears(self, *chunks: bytes) -> list[object]:
        for chunk in chunks:
            self.frames.data_received(chunk)
            await settle()
        return [message.get("text", message.get("bytes", message["type"])) for message in self.heard]


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def on_a_visit(test: Callable[[Visit], Awaitable[None]], limits: Limits = PATIENT) -> None:
    async def run() -> None:
        visit = Visit(limits)
        await visit.begin()
        await test(visit)
        visit.frames.connection_lost(None)
        await settle()

    asyncio.run(run())


def cuts(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    return ((data[:at], data[at:]) for at in range(1, len(data)))


def test_a_message_that_is_cut_anywhere_is_heard_once() -> None:
    async def test(visit: Visit) -> None:
        said = "ä" * 70
        for chunks in cuts(frame(TEXT, b"a") + frame(TEXT, said.encode())):
            visit.heard.clear()
            assert await visit.hears(*chunks) == ["a", said]

    on_a_visit(test)


def test_a_message_in_pieces_is_heard_whole_with_a_ping_between() -> None:
    async def test(visit: Visit) -> None:
        whole = frame(TEXT, b"to", final=0) + frame(PING, b"?") + frame(PIECE, b"get", final=0) + frame(PIECE, b"her")
        for chunks in cuts(whole + frame(TEXT, b"next")):
            visit.heard.clear()
            visit.wire.written.clear()
            assert await visit.hears(*chunks) == ["together", "next"]
            assert visit.wire.written == [b"\x8a\x01?"]

    on_a_visit(test)


def test_bytes_are_heard_as_bytes() -> None:
    async def test(visit: Visit) -> None:
        assert await visit.hears(frame(BINARY, b"\xff"), frame(TEXT, b"text")) == [b"\xff", "text"]

    on_a_visit(test)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(TEXT, b"x", masked=0), 1002),
        (frame(0x41, b"x"), 1002),
        (frame(PIECE, b"x"), 1002),
        (frame(TEXT, b"x", final=0) + frame(TEXT, b"y"), 1002),
        (frame(TEXT, b"\xff"), 1007),
        (frame(TEXT, b"x" * (MOST_BYTES + 1)), 1009),
        (frame(TEXT, b"x" * 150, final=0) + frame(PIECE, b"x" * 100), 1009),
        (frame(CLOSE, (1000).to_bytes(2, "big")), 1000),
    ],
)
def test_what_is_wrong_ends_the_connection_with_its_code(wrong: bytes, code: int) -> None:
    async def test(visit: Visit) -> None:
        assert await visit.hears(frame(TEXT, b"before") + wrong + frame(TEXT, b"after")) == [
            "before",
            "websocket.disconnect",
        ]
        assert visit.wire.written[-1][2:4] == code.to_bytes(2, "big")
        assert visit.wire.is_shut

    on_a_visit(test)


def test_too_large_a_message_is_found_from_its_first_bytes() -> None:
    async def test(visit: Visit) -> None:
        assert await visit.hears(frame(TEXT, b"x" * (MOST_BYTES + 1))[:8]) == ["websocket.disconnect"]

    on_a_visit(test)


def test_who_says_more_than_is_taken_is_read_no_further_until_it_is() -> None:
    async def test(visit: Visit) -> None:
        visit.goes_on.clear()
        said = [str(number) for number in range(MOST_WAITING + 1)]
        heard = await visit.hears(*[frame(TEXT, one.encode()) for one in said])
        assert (heard, visit.wire.is_read) == (["0"], False)
        visit.goes_on.set()
        assert (await visit.hears(), visit.wire.is_read) == (["0"], False)
        await settle()
        assert (await visit.hears(), visit.wire.is_read) == (said, True)

    on_a_visit(test)


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_a_text_goes_out_at_once_in_one_frame(size: int) -> None:
    async def test(visit: Visit) -> None:
        assert visit.frames.try_write([b"x" * size])
        assert visit.wire.written == [text_head(size) + b"x" * size]

    on_a_visit(test)
    assert (text_head(size)[0], len(text_head(size))) == (0x81, 2 if size < 126 else 4 if size < 65536 else 10)


def test_several_texts_go_out_at_once_in_frames_of_their_own_and_one_piece() -> None:
    async def test(visit: Visit) -> None:
        assert visit.frames.try_write([b"one", b"two"])
        assert visit.wire.written == [text_head(3) + b"one" + text_head(3) + b"two"]

    on_a_visit(test)


def test_nothing_goes_out_at_once_to_a_slow_reader_or_after_the_end() -> None:
    async def test(visit: Visit) -> None:
        visit.frames.pause_writing()
        assert not visit.frames.try_write([b"x"])
        visit.frames.resume_writing()
        assert visit.frames.try_write([b"x"])
        await visit.hears(frame(CLOSE))
        assert not visit.frames.try_write([b"x"])

    on_a_visit(test)


def test_who_takes_texts_at_once_is_given_them_first_but_none_before_one_that_waits() -> None:
    async def test(visit: Visit) -> None:
        taken: list[bytes] = []

        def take(text: bytes) -> bool:
            taken.append(text)
            return not text.startswith(b"long")

        extensions = cast("dict[str, dict[str, WebSocketProtocol]]", visit.scope["extensions"])
        extensions[DIRECT]["socket"].try_text = take
        visit.goes_on.clear()
        behind = frame(TEXT, b"long too") + frame(TEXT, b"short after long") + frame(TEXT, b"\xff")
        heard = await visit.hears(frame(TEXT, b"short"), frame(TEXT, b"long") + behind)
        assert (taken, heard) == ([b"short", b"long", b"long too"], ["long"])
        visit.goes_on.set()
        await settle()
        assert (await visit.hears())[:3] == ["long", "long too", "short after long"]

    on_a_visit(test)
