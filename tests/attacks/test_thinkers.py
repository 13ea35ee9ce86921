"""Whoever opens many tables of bots takes no bot's answer from the others: who thinks, who thinks next, and how many.

Each attack is a function that returns what it achieved; it is run against the server as it is, and against a planted
version without the defence.
"""

import asyncio
from collections.abc import Iterator

import msgspec
import pytest

from tests.attacks.thinkers import MANY_BOT_MATCHES, FirstComeQueue, House, Queued, settle
from tests.inputs.parlour import PATIENT
from tests.server.small_games import put_on_the_shelf, take_from_the_shelf
from tischlein.core.refusal import Refusal
from tischlein.server.settings import Limits
from tischlein.server.table.table import Table
from tischlein.server.workers import queue
from tischlein.server.workers.queue import Asker, ThinkingQueue, Turn
from tischlein.wire import messages

MANY = 50
ALONE: list[str | None] = ["level1", "level1"]
FEW_BOT_MATCHES = msgspec.structs.replace(PATIENT, bot_matches_per_guest=3, bot_matches_per_address=6)


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    put_on_the_shelf()
    yield
    take_from_the_shelf()


# ---- who thinks next


async def turns_until_served(queued: Queued, address: str, has_people: bool) -> int:
    """Many tables of one address wait; then a person's asks. Returns how many thoughts end before its own begins."""
    for number in range(MANY):
        await queued.ask(f"table {number}", "the attacker's", has_people)
    await queued.ask("a person's", address, has_people=True)
    for turn in range(MANY + 1):
        if "a person's" in queued.order:
            return turn
        await queued.end_first()
    raise AssertionError("never")


def test_a_persons_table_comes_before_all_that_are_only_watched() -> None:
    async def attack() -> int:
        return await turns_until_served(Queued(ThinkingQueue(1)), "the attacker's", has_people=False)

    assert asyncio.run(attack()) == 1, "only the thought that is under way"


def test_a_persons_table_is_next_even_if_one_visitor_sits_at_all_the_others() -> None:
    async def attack() -> int:
        return await turns_until_served(Queued(ThinkingQueue(1)), "a person's", has_people=True)

    assert asyncio.run(attack()) == 2, "the thought under way, and the turn of the other address"


@pytest.mark.parametrize("has_people", [False, True])
def test_first_come_first_served_is_found(has_people: bool) -> None:
    async def attack() -> int:
        return await turns_until_served(Queued(FirstComeQueue(1)), "a person's", has_people)

    assert asyncio.run(attack()) == MANY


async def answers_before_a_persons(house: House) -> int:
    """The same with real tables, at which one visitor looks on. Returns how many bots answer before the person's."""
    for _ in range(MANY):
        await house.come("eve", await house.open("eve", ALONE))
    code = await house.open("anna", ["level1", None])
    await house.come("anna", code)
    answers = 0
    while not house.moves_at(code):
        await house.bot_pool.end_thought()
        answers += 1
    return answers - 1


def test_a_person_waits_for_one_bot_at_most() -> None:
    async def attack() -> int:
        return await answers_before_a_persons(House())

    assert asyncio.run(attack()) == 1


def test_a_person_who_waits_for_fifty_bots_is_found() -> None:
    async def attack() -> int:
        return await answers_before_a_persons(House(queue=FirstComeQueue(1)))

    assert asyncio.run(attack()) == MANY


async def those_who_think(queued: Queued) -> list[str]:
    """Two workers. A table that asks for everything at once, and another that asks afterwards."""
    for table in ["old", "old", "greedy", "greedy", "greedy", "modest"]:
        await queued.ask(table)
    for _ in range(2):
        await queued.end_first()
    return queued.order[2:]


def test_no_table_has_a_second_worker_while_another_waits() -> None:
    async def attack() -> list[str]:
        return await those_who_think(Queued(ThinkingQueue(2)))

    assert asyncio.run(attack()) == ["greedy", "modest"]


def test_a_table_with_two_workers_is_found() -> None:
    async def attack() -> list[str]:
        return await those_who_think(Queued(FirstComeQueue(2)))

    assert asyncio.run(attack()) == ["greedy", "greedy"]


async def turns_of_the_watched(queued: Queued) -> int:
    """People's tables ask without end. Returns how often somebody who only watches is served meanwhile."""
    for number in range(3):
        await queued.ask("watched")
        await queued.ask(f"person {number}", has_people=True)
    for number in range(3, 20):
        await queued.ask(f"person {number}", has_people=True)
        await queued.end_first()
    return queued.order.count("watched")


def test_those_who_only_watch_are_served_too() -> None:
    async def attack() -> int:
        return await turns_of_the_watched(Queued(ThinkingQueue(1)))

    assert asyncio.run(attack()) == 3


def test_people_always_first_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "PEOPLE_IN_A_ROW", 10**9)

    async def attack() -> int:
        return await turns_of_the_watched(Queued(ThinkingQueue(1)))

    assert asyncio.run(attack()) == 1, "only the one that came first of all"


async def served_after_leaving(queued: Queued) -> list[str]:
    """Who stops waiting leaves the queue, also in the very moment in which their turn comes."""
    for table in ["first", "gone", "gone too", "last"]:
        await queued.ask(table, table)
    queued.tasks[1].cancel()
    await settle()
    assert queued.queue.waiting() == 2
    queued.tasks[2].cancel()
    await queued.end_first()
    return queued.order


class PatientQueue(ThinkingQueue):
    """Planted: whoever waited once waits for ever, and takes a worker when the turn comes."""

    async def wait_for(self, turn: Turn) -> None:
        waiting = asyncio.ensure_future(super().wait_for(turn))
        await asyncio.shield(waiting)


def test_a_thought_nobody_waits_for_takes_no_place() -> None:
    async def attack() -> list[str]:
        return await served_after_leaving(Queued(ThinkingQueue(1)))

    assert asyncio.run(attack()) == ["first", "last"]


def test_thoughts_nobody_waits_for_are_found() -> None:
    async def attack() -> list[str]:
        return await served_after_leaving(Queued(PatientQueue(1)))

    with pytest.raises(AssertionError):
        asyncio.run(attack())


def test_a_table_moves_up_when_its_player_comes_back() -> None:
    """Their phone slept while the television looked on."""

    async def story() -> list[bool]:
        house = House()
        await house.come("eve", await house.open("eve", ALONE))
        eves = await house.come("eve", await house.open("eve", ALONE))
        screen = await house.come("anna", await house.open("anna", ["level1", None]), look="screen")
        assert house.bot_pool.waiting() == 2
        await house.come("anna", screen.table.row.code)
        await house.bot_pool.end_thought()
        return [visit.table.bots.errands[0].has_begun() for visit in (eves, screen)]

    assert asyncio.run(story()) == [False, True]


# ---- who thinks at all


async def thoughts_nobody_sees() -> int:
    house = House()
    for _ in range(MANY):
        await house.open("eve", ALONE)
    for _ in range(3):
        if house.bot_pool.begun:
            await house.bot_pool.end_thought()
    return len(house.bot_pool.begun) + len(house.tables.in_memory())


def test_tables_that_nobody_sees_never_think_and_are_forgotten() -> None:
    assert asyncio.run(thoughts_nobody_sees()) == 0


def test_thinking_for_nobody_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "asker", lambda self: Asker(self.row.code, "", has_people=False))
    assert asyncio.run(thoughts_nobody_sees()) > MANY


@pytest.mark.parametrize("look", ["", "screen"])
def test_bots_begin_when_somebody_comes_and_rest_when_the_last_one_leaves(look: str) -> None:
    async def story() -> list[int]:
        house = House()
        code = await house.open("eve", ALONE)
        visit = await house.come("eve", code, look=look)
        friend = await house.come("ben", code)
        await house.bot_pool.end_thought()
        await visit.leave()
        assert house.moves_at(code) == 1 and len(house.bot_pool.begun) == 2, "somebody is still there"
        await friend.leave()
        assert [table.row.code for table in house.tables.in_memory()] == [code], "a thought is under way"
        await house.bot_pool.end_thought()
        return [house.moves_at(code), len(house.bot_pool.begun), len(house.tables.in_memory())]

    assert asyncio.run(story()) == [2, 2, 0], "it was finished and played; nothing more began"


def test_whoever_reloads_finds_the_thought_that_was_under_way() -> None:
    async def story() -> list[int]:
        house = House()
        code = await house.open("eve", ALONE)
        await (await house.come("eve", code)).leave()
        await house.come("eve", code)
        begun = len(house.bot_pool.begun)
        await house.bot_pool.end_thought()
        return [begun, house.moves_at(code)]

    assert asyncio.run(story()) == [1, 1]


def test_who_leaves_before_the_turn_came_leaves_the_queue() -> None:
    async def story() -> list[int]:
        house = House()
        await house.come("eve", await house.open("eve", ALONE))
        visits = [await house.come("eve", await house.open("eve", ALONE)) for _ in range(MANY)]
        before = house.bot_pool.waiting()
        for visit in visits:
            await visit.leave()
        return [before, house.bot_pool.waiting(), len(house.tables.in_memory())]

    assert asyncio.run(story()) == [MANY, 0, 1]


# ---- how many


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
