"""WebSocket frames without end, of every kind: whoever sends them is cut off, and nobody waits for it."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from tests.attacks.knocking import Knock, abuse, is_served, running, until
from tests.server.raw_frames import BINARY, CLOSE, PIECE, PING, PONG, TEXT, frame
from tests.server.test_ws_protocol import REQUEST, Visit, Wire, settle
from tischlein.server.http.door import ws_protocol
from tischlein.server.http.door.ws_protocol import FRAMES_A_TURN, FRAMES_AT_ONCE, WebSocketProtocol
from tischlein.server.settings import Limits

MANY = 1_000_000
BYTES = 200_000
FLOODS = {
    "pings": frame(PING),
    "pongs": frame(PONG),
    "texts": frame(TEXT),
    "bytes": frame(BINARY),
    "pieces": frame(PIECE, final=0),
    "pings with much in them": frame(PING, b"x" * 125),
}
TOO_FAST = (4429).to_bytes(2, "big") + b"too_fast"
FEW = Limits(frames_per_second=1, frames_at_once=20)
MOST = Limits(frames_per_second=MANY, frames_at_once=MANY, message_pieces=MANY)


def on_visits(test: Callable[[Visit], Awaitable[None]], limits: Limits) -> None:
    async def run() -> None:
        visit = Visit(limits)
        await visit.begin()
        await test(visit)
        visit.frames.connection_lost(None)
        await settle()

    asyncio.run(run())


# ---- at a real server


def flooded(kind: str, at_once: int) -> tuple[bool, bool]:
    """Somebody sits down and sends frames of one kind. Returns whether that was cut off with the word why, and whether
    somebody else is served meanwhile."""
    with running(frames_per_second=1, frames_at_once=at_once, message_pieces=MANY) as server:
        guest = server.guest("Anna")
        code = guest.open("race", [None, None])
        with Knock(server.port) as knock:
            knock.try_say(knock.upgrade(code, guest.cookie()))
            knock.hear_until(b"101 Switching")
            before = abuse("frames")
            one = FLOODS[kind]
            begin = frame(TEXT, final=0) if kind == "pieces" else b""
            knock.try_say(begin + one * (BYTES // len(one)))
            others = is_served(server.port)
            if abuse("frames") == before:
                # Not cut off: they say goodbye themselves, so that this ends.
                knock.try_say((frame(PIECE) if begin else b"") + frame(CLOSE, b"\x03\xe8"))
            return TOO_FAST in knock.hear() and abuse("frames") == before + 1, others


@pytest.mark.parametrize("kind", FLOODS)
def test_frames_of_every_kind_are_cut_off(kind: str) -> None:
    assert flooded(kind, 100) == (True, True)


def test_the_same_flood_is_found_where_frames_do_not_count() -> None:
    assert flooded("pongs", MANY)[0] is False


def answered_after_goodbye() -> int:
    """No session, a code that no table has: the server says goodbye at once. How many pings it still answers until it
    ends the connection, although the visitor does not."""
    with running(goodbye_seconds=0.5) as server, Knock(server.port) as knock:
        knock.try_say(knock.upgrade("ABCDEFGH"))
        knock.hear_until((4401).to_bytes(2, "big") + b"no_session")
        so_far = len(knock.heard)
        knock.try_say(frame(PING, b"?") * 500)
        return knock.hear()[so_far:].count(b"\x8a\x01?")


def test_nothing_is_answered_after_goodbye_and_the_connection_ends() -> None:
    assert answered_after_goodbye() == 0


def test_answers_after_goodbye_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def hear_everything(self: WebSocketProtocol, one: bytes, begin: int) -> bool:
        super(WebSocketProtocol, self).data_received(one)
        return True

    monkeypatch.setattr(WebSocketProtocol, "_take_frame", hear_everything)
    assert answered_after_goodbye() > 0


# ---- frame by frame, without a network


def answered_before_another_is_heard() -> int:
    """Two hundred kilobytes of pings are there, then one word of somebody else. How many pings are answered before that
    word is heard."""
    answers: list[int] = []

    async def test(flood: Visit) -> None:
        other = Visit(MOST)
        other.frames._door = flood.frames._door
        await other.begin()
        flood.frames.data_received(frame(PING) * (BYTES // 6))
        other.frames.data_received(frame(TEXT, b"me too"))
        await until(lambda: bool(other.heard))
        answers.append(len(flood.wire.written))
        other.frames.connection_lost(None)

    on_visits(test, MOST)
    return answers[0]


def test_whoever_sends_much_at_once_does_not_keep_the_others_waiting() -> None:
    assert answered_before_another_is_heard() <= FRAMES_AT_ONCE + 4 * FRAMES_A_TURN


def test_a_server_that_takes_all_at_once_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ws_protocol, "FRAMES_AT_ONCE", MANY)
    assert answered_before_another_is_heard() == BYTES // 6


def test_a_flood_is_taken_to_its_end_where_it_is_allowed() -> None:
    """In turns, and in order: nothing is lost between them."""

    async def test(visit: Visit) -> None:
        said = [str(number) for number in range(500)]
        visit.frames.data_received(b"".join(frame(TEXT, one.encode()) for one in said) + frame(PING, b"last"))
        await until(lambda: bool(visit.wire.written))
        await settle()
        assert [message["text"] for message in visit.heard] == said
        assert visit.wire.is_read

    on_visits(test, MOST)


def answered_before_the_handshake(limits: Limits) -> tuple[int, bool]:
    """Somebody does not wait for the handshake. How many pings are answered after it, and whether it was cut off."""
    found: list[tuple[int, bool]] = []

    async def test(other: Visit) -> None:
        visit = Visit(limits)
        visit.accepts.clear()
        visit.frames.data_received(REQUEST)
        await settle()
        visit.frames.data_received(frame(PING, b"?") * 300)
        await settle()
        assert (visit.wire.written, visit.wire.is_read) == ([], False), "until the answer nothing is taken"
        visit.accepts.set()
        for _ in range(100):
            await settle()
        written = b"".join(visit.wire.written)
        found.append((written.count(b"\x8a\x01?"), TOO_FAST in written))
        visit.frames.connection_lost(None)
        await settle()

    on_visits(test, limits)
    return found[0]


def test_frames_before_the_handshake_count_too() -> None:
    assert answered_before_the_handshake(FEW) == (20, True)
    assert answered_before_the_handshake(MOST) == (300, False)


def kept_unread(limits: Limits) -> tuple[int, bool]:
    """Pings whose answers nobody reads. How many bytes are kept for them, and whether that was the end."""
    found: list[tuple[int, bool]] = []

    async def test(visit: Visit) -> None:
        visit.wire.is_unread = True
        for _ in range(50):
            visit.frames.data_received(frame(PING, b"x" * 125) * 10)
            await until(lambda: visit.wire.is_read or visit.wire.is_aborted)
        found.append((visit.wire.get_write_buffer_size(), visit.wire.is_aborted))

    on_visits(test, limits)
    return found[0]


def test_answers_that_nobody_reads_are_kept_up_to_a_limit() -> None:
    kept, is_ended = kept_unread(msgspec.structs.replace(MOST, queued_bytes=5000))
    assert is_ended and kept <= 5000 + 127
    assert kept_unread(msgspec.structs.replace(MOST, queued_bytes=MANY)) == (500 * 127, False)


def in_pieces(count: int, limits: Limits) -> list[object]:
    """A message in so many empty pieces: what the application hears."""
    found: list[object] = []

    async def test(visit: Visit) -> None:
        pieces = frame(TEXT, b"x", final=0) + frame(PIECE, final=0) * (count - 2) + frame(PIECE)
        visit.frames.data_received(pieces)
        for _ in range(count):
            await settle()
        found.extend(message.get("text", message.get("code")) for message in visit.heard)

    on_visits(test, limits)
    return found


def test_a_message_comes_in_so_many_pieces_and_no_more() -> None:
    limits = msgspec.structs.replace(MOST, message_pieces=64)
    assert in_pieces(64, limits) == ["x"]
    assert in_pieces(65, limits) == [1009]
    assert in_pieces(65, MOST) == ["x"]


def ended_after(seconds: float, limits: Limits, ending: Callable[[Visit], None]) -> bool:
    """Whether a connection that is over, but whose other end neither reads nor leaves, is cut after this time."""
    found: list[bool] = []

    async def test(visit: Visit) -> None:
        ending(visit)
        await settle()
        visit.frames.check_time(1000.0)
        assert not visit.wire.is_aborted
        visit.frames.check_time(1000.0 + seconds)
        found.append(visit.wire.is_aborted)

    on_visits(test, limits)
    return found[0]


def close_by_the_visitor(visit: Visit) -> None:
    visit.frames.data_received(frame(CLOSE, b"\x03\xe8"))


def no_answer_to_a_ping(visit: Visit) -> None:
    visit.frames.keepalive_timeout()


def flood(visit: Visit) -> None:
    visit.frames.data_received(frame(PING) * 1000)


@pytest.mark.parametrize("ending", [close_by_the_visitor, no_answer_to_a_ping, flood])
def test_every_end_is_final(ending: Callable[[Visit], None]) -> None:
    assert ended_after(6.0, FEW, ending)
    assert not ended_after(6.0, msgspec.structs.replace(FEW, goodbye_seconds=MANY), ending)


def test_the_wire_of_these_tests_is_not_read_when_told_so() -> None:
    wire = Wire()
    wire.write(b"xyz")
    assert wire.get_write_buffer_size() == 0
    wire.is_unread = True
    assert wire.get_write_buffer_size() == 3
