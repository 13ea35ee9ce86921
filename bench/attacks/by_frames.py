"""Attacks by WebSocket frames: many, empty, unread, or malformed."""

from __future__ import annotations

from typing import Final

from attacks.raw import MEGABYTE, Attack, Flood, Report, Target, flood
from attacks.wire import Visitor
from frames import PING, PONG, TEXT, frame

MADE_UP: Final = "ZZZZZZZZ"
CONTINUATION: Final = 0x00
TEXT_THAT_GOES_ON: Final = 0x01
MANY: Final = 4000
TEN_MEGABYTES: Final = 10 * MEGABYTE
SIXTY_MEGABYTES: Final = 60 * MEGABYTE
EMPTY_PING: Final = frame(PING, b"")
MALFORMED: Final = b"".join(
    frame(TEXT, one)
    for one in (
        b"{",
        b"[]",
        b"null",
        b'{"type":"do"}',
        b'{"type":"sit","command":"1","seat":"x"}',
        b'{"type":"do","command":"2","deed":{"do":{}},"question":""}',
        b"[" * 2000,
        b'{"type":"nothing","command":"3"}',
        b'{"command":"\xed\xa0\x80"}'.decode(errors="replace").encode(),
    )
)


async def pings_of_strangers(target: Target) -> Report:
    """Without a session."""
    return await flood(target, _on_line(MADE_UP, EMPTY_PING * MANY))


async def pings_to_a_made_up_code(target: Target) -> Report:
    """As a guest, at a table that is not there."""
    visitor = await target.visitor.welcomed("Pinger")
    return await flood(target._replace(visitor=visitor), _on_line(MADE_UP, EMPTY_PING * MANY))


async def unread_pongs(target: Target) -> Report:
    """Pings as large as they may be, whose pongs nobody takes."""
    opening, visitor = await _at_own_table(target)
    plan = _on_line(opening, frame(PING, b"x" * 125) * 500)._replace(reads=False, most=SIXTY_MEGABYTES)
    return await flood(target._replace(visitor=visitor), plan)


def as_guest(chunk: bytes, first: bytes = b"") -> Attack:
    """At a table of the attacker's own: `first` once, then `chunk`."""

    async def attack(target: Target) -> Report:
        opening, visitor = await _at_own_table(target)
        return await flood(target._replace(visitor=visitor), _on_line(opening, chunk)._replace(first=first))

    return attack


async def _at_own_table(target: Target) -> tuple[str, Visitor]:
    visitor = await target.visitor.welcomed("Pinger")
    return await visitor.opened("elementos", [None, None], {}), visitor


def _on_line(code: str, chunk: bytes) -> Flood:
    return Flood(lambda visitor: visitor.upgrade(code), chunk, TEN_MEGABYTES, waits_for_head=True)


ATTACKS: Final[dict[str, Attack]] = {
    "pings_of_strangers": pings_of_strangers,
    "pings_to_a_made_up_code": pings_to_a_made_up_code,
    "pings_of_a_guest": as_guest(EMPTY_PING * MANY),
    "pongs": as_guest(frame(PONG, b"") * MANY),
    "empty_continuations": as_guest(frame(CONTINUATION, b"") * MANY, frame(TEXT_THAT_GOES_ON, b"")),
    "empty_texts": as_guest(frame(TEXT, b"") * MANY),
    "unread_pongs": unread_pongs,
    "malformed_messages": as_guest(MALFORMED),
}
