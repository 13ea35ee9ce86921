"""Requests without end, in length and in time: each is answered and ended, and nothing is kept of it."""

import asyncio
from collections.abc import Iterator

import msgspec
import pytest

from tests.attacks.knocking import Caller, Knock, abuse, is_served, running, settle, status_in
from tischlein.server.http.door.http_protocol import PIECE
from tischlein.server.settings import Limits

MANY = 10**12
CHUNK = 64 * 1024
LINE = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
UPGRADE = LINE + b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
POST = b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
BODY_BYTES = 100_000
LIMITS = Limits(record_bytes=BODY_BYTES)
NO_LIMITS = Limits(
    head_bytes=MANY,
    header_bytes=MANY,
    headers=MANY,
    url_bytes=MANY,
    record_bytes=MANY,
    pipelined_requests=MANY,
    head_seconds=MANY,
    body_seconds=MANY,
    unread_seconds=MANY,
)
# What comes first, what is repeated without end, and the answer to it.
ENDLESS = {
    "header": (LINE + b"X: ", b"x" * CHUNK, 431),
    "headers": (LINE, b"X: y\r\n" * (CHUNK // 6), 431),
    "name of a header": (LINE, b"x" * CHUNK, 431),
    "url": (b"GET /", b"x" * CHUNK, 414),
    "header of a WebSocket": (UPGRADE + b"X: ", b"x" * CHUNK, 431),
    "empty lines": (b"", b"\r\n" * (CHUNK // 2), 431),
    "chunks": (POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n" * (CHUNK // 6), 413),
    "name of a chunk": (POST + b"Transfer-Encoding: chunked\r\n\r\n1;", b"x" * CHUNK, 413),
}
LARGE = {
    "200 headers": (LINE + b"X: y\r\n" * 200 + b"\r\n", 431),
    "a header of 20 kB": (LINE + b"X: " + b"x" * 20_000 + b"\r\n\r\n", 431),
    "a header of 9 kB": (LINE + b"X: " + b"x" * 9000 + b"\r\n\r\n", 431),
    "a url of 5 kB": (b"GET /" + b"x" * 5000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", 414),
    "a WebSocket with 200 headers": (UPGRADE + b"X: y\r\n" * 200 + b"\r\n", 431),
    "a WebSocket with a header of 20 kB": (UPGRADE + b"X: " + b"x" * 20_000 + b"\r\n\r\n", 431),
    "a WebSocket with a body": (UPGRADE + b"Content-Length: 5\r\n\r\n12345", 400),
    "a WebSocket with no key": (UPGRADE + b"\r\n", 400),
    "a large body": (POST + b"Content-Length: 2000000\r\n\r\n", 413),
    "no request": (b"hello\r\n\r\n", 400),
}


def endless(kind: str, limits: Limits) -> tuple[int, int]:
    """How much of an endless request is taken before it is answered (at most a megabyte), and how."""
    first, more, _ = ENDLESS[kind]

    async def run() -> tuple[int, int]:
        caller = Caller(limits)
        taken = await caller.says(first or b"\r\n", *[more] * 16)
        answer = status_in(caller.line.written)
        caller.http.connection_lost(None)
        return taken, answer

    return asyncio.run(run())


@pytest.mark.parametrize("kind", ENDLESS)
def test_of_an_endless_request_little_is_taken(kind: str) -> None:
    taken, answer = endless(kind, LIMITS)
    most = 2 * BODY_BYTES if ENDLESS[kind][2] == 413 else LIMITS.head_bytes
    assert answer == ENDLESS[kind][2]
    assert taken <= most + len(ENDLESS[kind][0]) + PIECE + CHUNK


@pytest.mark.parametrize("kind", ENDLESS)
def test_an_endless_request_is_found_where_there_is_no_limit(kind: str) -> None:
    taken, answer = endless(kind, NO_LIMITS)
    assert (taken > 15 * CHUNK, answer) == (True, 0)


def answers(port: int) -> Iterator[tuple[str, int]]:
    """What a real server says to all that is too large, each until it hangs up."""
    for kind, (request, _) in LARGE.items():
        with Knock(port) as knock:
            knock.try_say(request)
            yield kind, status_in(knock.hear())


def test_what_is_too_large_is_answered_and_the_next_visitor_served() -> None:
    before = abuse("head_too_large")
    with running() as server:
        assert dict(answers(server.port)) == {kind: answer for kind, (_, answer) in LARGE.items()}
        assert is_served(server.port)
    assert abuse("head_too_large") == before + 6


def test_a_flood_at_a_real_server_is_answered_while_it_is_still_being_sent() -> None:
    with running() as server, Knock(server.port) as knock:
        knock.try_say(LINE + b"X: ")
        for _ in range(16):
            knock.try_say(b"x" * CHUNK)
        assert is_served(server.port)
        assert status_in(knock.hear()) == 431


def test_an_honest_request_near_every_limit_is_served() -> None:
    async def run() -> int:
        caller = Caller(LIMITS)
        url, header = b"x" * 4000, b"X: " + b"x" * 7900 + b"\r\n"
        request = b"POST /" + url + b" HTTP/1.1\r\n" + header + b"Y: z\r\n" * 90
        body = b"x" * BODY_BYTES
        await caller.says(request + b"Content-Length: %d\r\n\r\n" % len(body), body)
        await caller.says(POST + b"Transfer-Encoding: chunked\r\n\r\n%x\r\n" % len(body) + body + b"\r\n0\r\n\r\n")
        assert caller.line.written.count(b"well") == caller.served
        caller.http.connection_lost(None)
        return caller.served

    assert asyncio.run(run()) == 2


# ---- time


def ended(words: bytes, seconds: float, limits: Limits) -> str:
    """What somebody is told who says this and then nothing for so long: "" while the connection stays."""

    async def run() -> str:
        caller = Caller(limits)
        await caller.says(*[words] if words else [])
        caller.http.check_time(asyncio.get_running_loop().time() + seconds)
        told = "cut" if caller.line.is_aborted else str(status_in(caller.line.written) or "")
        caller.http.connection_lost(None)
        await settle()
        return told

    return asyncio.run(run())


@pytest.mark.parametrize(
    ("words", "allowed", "told"),
    [
        (b"", 10, "cut"),
        (b"GET", 10, "408"),
        (LINE + b"X: y\r\n", 10, "408"),
        (UPGRADE, 10, "408"),
        (POST + b"Content-Length: 10\r\n\r\n12345", 30, "408"),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n", 30, "408"),
    ],
    ids=["nothing", "half a line", "half a head", "half an upgrade", "half a body", "half the chunks"],
)
def test_whoever_stops_in_the_middle_is_waited_for_and_then_not(words: bytes, allowed: float, told: str) -> None:
    assert ended(words, allowed - 1, LIMITS) == ""
    assert ended(words, allowed + 1, LIMITS) == told
    assert ended(words, allowed + 1, NO_LIMITS) == ""


def drip(limits: Limits) -> bool:
    """Whether somebody is cut off who sends a byte of a head every second, for half a minute."""

    async def run() -> bool:
        caller = Caller(limits)
        now = asyncio.get_running_loop().time()
        for second in range(30):
            await caller.says(LINE[second : second + 1])
            caller.http.check_time(now + second)
        is_ended = caller.line.is_said
        caller.http.connection_lost(None)
        return is_ended

    return asyncio.run(run())


def test_a_head_has_its_time_as_a_whole() -> None:
    assert drip(LIMITS)
    assert not drip(NO_LIMITS)


def test_whoever_was_answered_may_not_keep_the_line_busy_with_empty_lines() -> None:
    async def run() -> tuple[int, str]:
        caller = Caller(LIMITS)
        await caller.says(LINE + b"\r\n")
        await caller.says(*[b"\r\n"] * 5)
        caller.http.check_time(asyncio.get_running_loop().time() + 11)
        told = caller.line.written.decode().rpartition("HTTP/1.1 ")[2]
        caller.http.connection_lost(None)
        return caller.served, told[:3]

    assert asyncio.run(run()) == (1, "408")


def kept_answer(limits: Limits) -> bool:
    """Whether an answer that nobody takes is thrown away after a time."""

    async def run() -> bool:
        caller = Caller(limits)
        caller.line.is_unread = True
        await caller.says(LINE + b"\r\n")
        now = asyncio.get_running_loop().time()
        caller.http.check_time(now + 59)
        assert not caller.line.is_aborted
        caller.http.check_time(now + 61)
        is_thrown_away = caller.line.is_aborted
        caller.http.connection_lost(None)
        return is_thrown_away

    return asyncio.run(run())


def test_an_answer_that_nobody_takes_is_thrown_away() -> None:
    assert kept_answer(LIMITS)
    assert not kept_answer(NO_LIMITS)


# ---- many requests at once


def pipelined(count: int, limits: Limits) -> tuple[int, bool]:
    """So many requests before the first is answered. How many are kept waiting, and whether that was the end."""

    async def run() -> tuple[int, bool]:
        caller = Caller(limits)
        caller.goes_on.clear()
        await caller.says((LINE + b"\r\n") * count)
        found = len(caller.http.pipeline), caller.line.is_aborted
        caller.goes_on.set()
        await settle()
        if not found[1]:
            for _ in range(count):
                await settle()
            assert caller.served == count
        caller.http.connection_lost(None)
        return found

    return asyncio.run(run())


def test_few_requests_wait_for_the_first_to_be_answered() -> None:
    assert pipelined(5, LIMITS) == (4, False)
    assert pipelined(6, LIMITS) == (4, True)
    assert pipelined(200, LIMITS) == (4, True)
    assert pipelined(200, NO_LIMITS) == (199, False)


def test_whoever_leaves_is_not_answered_any_more() -> None:
    """Three requests, and the visitor leaves while the first is being answered. Writing to nobody would raise."""

    async def run() -> tuple[int, int]:
        caller = Caller(LIMITS)
        caller.goes_on.clear()
        await caller.says((LINE + b"\r\n") * 3)
        caller.line.is_lost = True
        caller.http.connection_lost(None)
        caller.goes_on.set()
        for _ in range(10):
            await settle()
        return caller.served, caller.line.written_to_nobody

    assert asyncio.run(run()) == (1, 0)


def test_an_upgrade_to_something_unknown_is_the_last_request() -> None:
    async def run() -> tuple[int, bytes]:
        caller = Caller(msgspec.structs.replace(LIMITS, head_seconds=MANY))
        asked = LINE + b"Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n"
        await caller.says(asked, b"more" * 100)
        caller.http.connection_lost(None)
        return caller.served, caller.line.written

    served, written = asyncio.run(run())
    assert served == 1 and b"connection: close" in written
