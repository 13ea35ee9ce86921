"""Attacks by a match with hundreds of plies and more than a thousand take-backs (`stored_past.py`)."""

from __future__ import annotations

from typing import Final

from attacks.raw import Attack, Report, Target, ask_on_and_on
from attacks.stored_past import Past
from attacks.wire import Gone, Visitor

MOST: Final = 5000


async def take_backs(target: Target) -> Report:
    """Comes to the table, waits for the match, leaves, comes again: each time it is read anew."""
    past, visitor = _owner(target)
    replies = await ask_on_and_on(target, 1, lambda: _visit(visitor, past.running), MOST)
    return replies.report()


async def _visit(visitor: Visitor, code: str) -> int:
    line = await visitor.line(code)
    try:
        while (heard := await line.hear())["type"] != "update":
            if heard["type"] == "closing":
                raise Gone(str(heard["reason"]))
            if heard["type"] == "table" and heard["phase"] == "frozen":
                raise Gone("frozen")
    finally:
        line.leave()
    return 101


async def replays(target: Target) -> Report:
    past, _ = _owner(target)
    return await _ask_for(target, f"/api/tables/{past.over}/replay")


async def records(target: Target) -> Report:
    past, _ = _owner(target)
    return await _ask_for(target, f"/api/tables/{past.over}/record")


async def _ask_for(target: Target, path: str) -> Report:
    """Four at a time, without a session."""

    async def ask() -> int:
        return (await target.visitor.ask("GET", path)).status

    return (await ask_on_and_on(target, 4, ask, MOST)).report()


def _owner(target: Target) -> tuple[Past, Visitor]:
    assert target.past is not None, "the past is written before this attack"
    return target.past, target.visitor._replace(cookie=target.past.cookie)


ATTACKS: Final[dict[str, Attack]] = {"take_backs": take_backs, "replays": replays, "records": records}
