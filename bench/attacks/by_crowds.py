"""Attacks by many connections, or by many requests on one."""

from __future__ import annotations

from typing import Final

from attacks.raw import MEGABYTE, Attack, Flood, Report, Target, crowd, flood

THOUSAND: Final = 1000


async def slow_heads(target: Target) -> Report:
    """A byte of a header each second."""
    return await crowd(target, THOUSAND, target.visitor.head("GET", "/", "X-Slow: ")[:-4], b"abcdefghij")


async def silent_connections(target: Target) -> Report:
    return await crowd(target, THOUSAND, b"")


async def half_sent_bodies(target: Target) -> Report:
    """The head of a request, and half of the body that it announces."""
    return await crowd(target, THOUSAND, target.visitor.post_head("/api/me", 1000) + b'{"name":"' + b"a" * 491)


async def pipelined_requests(target: Target) -> Report:
    """A megabyte of requests at once, and what comes back is read."""
    chunk = target.visitor.head("GET", "/healthz")
    return await flood(target, Flood(lambda _: b"", chunk * 100, MEGABYTE))


ATTACKS: Final[dict[str, Attack]] = {
    "slow_heads": slow_heads,
    "silent_connections": silent_connections,
    "half_sent_bodies": half_sent_bodies,
    "pipelined_requests": pipelined_requests,
}
