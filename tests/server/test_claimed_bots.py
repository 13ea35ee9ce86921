"""Which of several processes thinks for the bots of a table: a claim lasts no longer than somebody is there."""

import asyncio

import pytest

from tests.attacks.thinkers import ALONE, House, settle
from tischlein.server.table.table_for_bots import TableForBots
from tischlein.store.bus import Alone


class SlowBus(Alone):
    """Another process may be asked too. Whether this one has claimed a table is known only when `answers` is set."""

    def __init__(self) -> None:
        self.answers = asyncio.Event()
        self.claimed: set[str] = set()
        self.known: set[str] = set()

    async def claim_bots(self, table: str) -> bool:
        if table not in self.known:
            self.claimed.add(table)
            await self.answers.wait()
            self.known.add(table)
        return True

    async def release_bots(self, table: str) -> None:
        if table in self.known:
            self.known.discard(table)
            self.claimed.discard(table)


async def claimed_for_nobody() -> set[str]:
    """Somebody comes and is gone before the answer is there."""
    bus = SlowBus()
    house = House(bus=bus)
    visit = await house.come("anna", await house.open("anna", ALONE))
    assert bus.claimed
    await visit.leave()
    bus.answers.set()
    await settle()
    assert not house.bot_pool.begun and not house.tables.in_memory()
    return bus.claimed


def test_who_leaves_while_bots_are_claimed_leaves_no_claim() -> None:
    assert asyncio.run(claimed_for_nobody()) == set()


def test_a_claim_that_nobody_knows_of_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def claim_bots(self: TableForBots) -> bool:
        return await self._table.bus.claim_bots(self._table.row.code)

    monkeypatch.setattr(TableForBots, "claim_bots", claim_bots)
    assert asyncio.run(claimed_for_nobody()) != set()


def test_the_claim_ends_with_the_thought_that_was_under_way() -> None:
    async def story() -> list[bool]:
        bus = SlowBus()
        bus.answers.set()
        house = House(bus=bus)
        visit = await house.come("anna", await house.open("anna", ALONE))
        held = [bool(bus.claimed)]
        await visit.leave()
        held.append(bool(bus.claimed))
        await house.bot_pool.end_thought()
        return [*held, bool(bus.claimed)]

    assert asyncio.run(story()) == [True, True, False]
