"""Every attack by its name, in the order in which they are tried, and what it is in a few words."""

from __future__ import annotations

import asyncio
from typing import Final

from attacks import by_crowds, by_frames, by_heads, by_past, by_requests
from attacks.raw import Attack, Report, Target


async def nothing(target: Target) -> Report:
    """For comparison: nobody attacks."""
    await asyncio.sleep(target.seconds_left())
    return {}


ATTACKS: Final[dict[str, Attack]] = {
    "nothing": nothing,
    **by_frames.ATTACKS,
    **by_heads.ATTACKS,
    **by_crowds.ATTACKS,
    **by_past.ATTACKS,
    **by_requests.ATTACKS,
}
NEEDS_PAST: Final = frozenset(by_past.ATTACKS)
TOLD: Final = {
    "nothing": "nobody attacks",
    "pings_of_strangers": "10 MB of empty pings, no session, made-up code",
    "pings_to_a_made_up_code": "10 MB of empty pings, a guest, made-up code",
    "pings_of_a_guest": "10 MB of empty pings at an own table",
    "pongs": "10 MB of empty pongs",
    "empty_continuations": "10 MB of empty continuations",
    "empty_texts": "10 MB of empty text frames",
    "unread_pongs": "60 MB of pings whose pongs nobody reads",
    "malformed_messages": "10 MB of malformed messages",
    "endless_header": "30 MB of one header",
    "endless_address": "30 MB of one address",
    "thirty_megabytes_of_headers": "30 MB of small headers",
    "upgrade_with_200_headers": "upgrades with 200 headers",
    "upgrade_with_a_20_kb_header": "upgrades with a header of 20 kB",
    "slow_heads": "1,000 connections, a byte of a header each second",
    "silent_connections": "1,000 silent connections",
    "half_sent_bodies": "1,000 half-sent bodies",
    "pipelined_requests": "1 MB of pipelined requests",
    "take_backs": "coming and going at 900 plies with 1,200 take-backs",
    "replays": "`/replay` of 900 plies with 1,200 take-backs, four at a time",
    "records": "`/record` of the same, four at a time",
    "guesses": "guessing codes, 500 at a time",
    "guests": "new guests, eight at a time",
    "openings": "50 guests open ten tables each",
    "tables_of_bots": "200 matches of level-4 bots",
    "passes": "passes for an own seat, eight at a time",
}
