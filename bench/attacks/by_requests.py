"""Attacks by requests that anybody may make, but not so many: guesses, guests, tables, passes, matches of bots."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Final

from attacks.raw import Attack, Report, Target, ask_on_and_on
from attacks.wire import TROUBLE, Json, Visitor

# Of what the codes of tables are made, and how long they are.
LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH: Final = 8
AT_ONCE: Final = 500
SOME: Final = 8
FEW: Final = 4
MOST: Final = 20_000
# A guest may open ten tables at once, and an address may bring sixty guests.
BOT_GUESTS: Final = 20
TABLES_EACH: Final = 10
MANY_GUESTS: Final = 50


async def guesses(target: Target) -> Report:
    """Codes of tables, five hundred at a time. 404 is a guess that was answered."""
    some = random.Random()

    async def guess() -> int:
        code = "".join(some.choice(LETTERS) for _ in range(LENGTH))
        return (await target.visitor.ask("GET", f"/api/tables/{code}/replay")).status

    report = (await ask_on_and_on(target, AT_ONCE, guess, MOST)).report()
    return {"guesses_answered": _count(report, "404"), **report}


async def guests(target: Target) -> Report:
    async def enter() -> int:
        return (await target.visitor.ask("POST", "/api/me", {"name": "Flood"})).status

    return (await ask_on_and_on(target, SOME, enter, MOST)).report()


async def openings(target: Target) -> Report:
    """Tables that nobody ever plays at."""
    return await _open_by_many(target, MANY_GUESTS, [None, None])


async def tables_of_bots(target: Target) -> Report:
    """Two hundred matches of the best bots against each other, which nobody looks at."""
    report = await _open_by_many(target, BOT_GUESTS, ["level4", "level4"])
    await asyncio.sleep(target.seconds_left())
    return report


async def _open_by_many(target: Target, count: int, bots: list[str | None]) -> Report:
    known = await _welcomed(target, count)
    turns = [visitor for _ in range(TABLES_EACH) for visitor in known]
    wish: Json = {"game": "elementos", "bots": bots, "options": {"setup_mode": "preset"}, "start": True}

    async def open_table() -> int:
        return (await turns.pop().ask("POST", "/api/tables", wish)).status

    report = (await ask_on_and_on(target, FEW, open_table, len(turns))).report() if turns else {}
    return {"guests": len(known), "tables": _count(report, "200"), **report}


async def _welcomed(target: Target, count: int) -> list[Visitor]:
    """As many guests as the server takes."""
    found: list[Visitor] = []
    with contextlib.suppress(*TROUBLE, TimeoutError):
        async with asyncio.timeout(target.seconds_left()):
            while len(found) < count:
                found += [await target.visitor.welcomed("Flood")]
    return found


async def passes(target: Target) -> Report:
    visitor = await target.visitor.welcomed("Flood")
    code = await visitor.opened("elementos", [None, None], {})

    async def give_pass() -> int:
        return (await visitor.ask("POST", f"/api/tables/{code}/pass", {})).status

    return (await ask_on_and_on(target, SOME, give_pass, MOST)).report()


def _count(report: Report, status: str) -> int:
    replies = report.get("replies")
    return int(replies.get(status, 0)) if isinstance(replies, dict) else 0


ATTACKS: Final[dict[str, Attack]] = {
    "guesses": guesses,
    "guests": guests,
    "openings": openings,
    "tables_of_bots": tables_of_bots,
    "passes": passes,
}
