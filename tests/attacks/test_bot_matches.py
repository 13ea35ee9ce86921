"""How many matches of bots alone somebody may watch: on every way that leads to one.

Each attack is run against the limits, and against limits so high that there are none.
"""

import asyncio
import contextlib
from collections.abc import Iterator

import msgspec
import pytest

from tests.attacks.thinkers import ALONE, MANY_BOT_MATCHES, House, settle
from tests.server.small_games import put_on_the_shelf, take_from_the_shelf
from tischlein.core.refusal import Refusal
from tischlein.server.settings import Limits
from tischlein.wire import messages

FEW_BOT_MATCHES = msgspec.structs.replace(MANY_BOT_MATCHES, bot_matches_per_guest=3, bot_matches_per_address=6)


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    put_on_the_shelf()
    yield
    take_from_the_shelf()


async def bot_matches_of(house: House, guests: int, tables: int) -> int:
    """Each guest, all from one address, watches as many matches of bots as the house lets them. Returns how many."""
    refusals = set()
    for number in range(guests):
        for _ in range(tables):
            try:
                await house.come(f"eve {number}", await house.open(f"eve {number}", ALONE, "here"), "here")
            except Refusal as refusal:
                refusals.add(refusal.key)
    assert refusals <= {"too_many_bot_matches"}
    return len(house.tables.in_memory())


@pytest.mark.parametrize(("guests", "most"), [(1, 3), (2, 6), (4, 6)])
def test_matches_of_bots_alone_are_few(guests: int, most: int) -> None:
    async def attack() -> int:
        return await bot_matches_of(House(FEW_BOT_MATCHES), guests, 5)

    assert asyncio.run(attack()) == most


def test_many_matches_of_bots_alone_are_found() -> None:
    async def attack() -> int:
        return await bot_matches_of(House(MANY_BOT_MATCHES), 4, 5)

    assert asyncio.run(attack()) == 20


async def watched_later(limits: Limits) -> int:
    """All are opened before any is watched, which does no harm; then all are, the first one twice. Returns how many."""
    house = House(limits)
    codes = [await house.open("eve", ALONE) for _ in range(5)]
    for code in [*codes, codes[0]]:
        with contextlib.suppress(Refusal):
            await house.come("eve", code)
    assert len((await house.come("ben", codes[0], "there")).table.broadcast.connections) == 3, "nobody else is refused"
    return len(house.tables.in_memory())


def test_who_watches_later_does_not_watch_more() -> None:
    assert asyncio.run(watched_later(FEW_BOT_MATCHES)) == 3
    assert asyncio.run(watched_later(MANY_BOT_MATCHES)) == 5


async def come_round(limits: Limits, bots: list[str | None], commands: "list[messages.FromBrowser]") -> int:
    """Tables are opened and watched before their match is one of bots alone; then it becomes one. Returns how many."""
    house = House(limits)
    for _ in range(5):
        visit = await house.come("eve", await house.open("eve", bots, start=False))
        for command in commands:
            await visit.table.obey(visit.connection, command)
        await settle()
    rows = [table.row for table in house.tables.in_memory()]
    return len([row for row in rows if row.phase == "playing" and {seat.kind for seat in row.seats} == {"bot"}])


WAYS_ROUND: "dict[str, tuple[list[str | None], list[messages.FromBrowser]]]" = {
    "started at the table": (ALONE, [messages.Start("start")]),
    "left to a bot": (
        [None, "level1"],
        [messages.Start("start"), messages.Stand("stand"), messages.PutBot("bot", 0, "level1")],
    ),
}


@pytest.mark.parametrize("way", WAYS_ROUND)
def test_no_way_round_leads_to_more(way: str) -> None:
    bots, commands = WAYS_ROUND[way]
    assert asyncio.run(come_round(FEW_BOT_MATCHES, bots, commands)) == 3
    assert asyncio.run(come_round(MANY_BOT_MATCHES, bots, commands)) == 5, "the way itself is open"


@pytest.mark.parametrize(("limits", "phase"), [(FEW_BOT_MATCHES, "over"), (MANY_BOT_MATCHES, "playing")])
def test_a_rematch_of_bots_is_one_more(limits: Limits, phase: str) -> None:
    async def attack() -> str:
        house = House(limits)
        over = await house.come("eve 0", await house.open("eve 0", ALONE))
        while over.table.row.phase == "playing":
            await house.bot_pool.end_thought()
        assert await bot_matches_of(house, 1, 3) == 1 + 3
        await over.table.obey(over.connection, messages.Rematch("rematch"))
        return over.table.row.phase

    assert asyncio.run(attack()) == phase


def test_who_opens_a_match_of_bots_too_many_is_told_at_once() -> None:
    async def attack() -> int:
        house = House(FEW_BOT_MATCHES)
        await bot_matches_of(house, 1, 3)
        before = len(house.store.tables)
        with pytest.raises(Refusal, match="too_many_bot_matches"):
            await house.open("eve 0", ALONE, "here")
        await house.open("eve 0", [None, "level1"], "here")
        return len(house.store.tables) - before

    assert asyncio.run(attack()) == 1, "only the table at which she sits herself"
