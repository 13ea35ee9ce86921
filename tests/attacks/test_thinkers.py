"""Whoever opens many tables of bots takes no bot's answer from the others: who thinks next, and who thinks at all.

Each attack is a function that returns what it achieved; it is run against the server as it is, and against a planted
version without the defence.
"""

import asyncio
from collections.abc import Iterator

import pytest

from tests.attacks.thinkers import ALONE, FirstComeQueue, House, Queued, settle
from tests.server.small_games import put_on_the_shelf, take_from_the_shelf
from tischlein.server.table.table_for_bots import TableForBots
from tischlein.server.workers import queue
from tischlein.server.workers.queue import Asker, ThinkingQueue, Turn

MANY = 50


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
    ended = 0
    while "a person's" not in queued.order:
        await queued.end_first()
        ended += 1
    return ended


def test_a_persons_table_does_not_wait_for_those_that_are_only_watched() -> None:
    async def attack() -> int:
        return await turns_until_served(Queued(ThinkingQueue(1)), "the attacker's", has_people=False)

    assert asyncio.run(attack()) == 0, "there is a place that they cannot have"


def test_a_persons_table_does_not_wait_for_one_visitor_who_sits_at_all_the_others() -> None:
    async def attack() -> int:
        return await turns_until_served(Queued(ThinkingQueue(1)), "a person's", has_people=True)

    assert asyncio.run(attack()) == 0


async def turn_beside_two_attackers(queued: Queued) -> int:
    """As before, but the place that is kept for people is taken by a second attacker."""
    await queued.ask("theirs", "the first attacker's", has_people=True)
    await queued.ask("theirs too", "the second attacker's", has_people=True)
    return await turns_until_served(queued, "a person's", has_people=True)


def test_a_persons_table_waits_for_one_thought_of_each_other_visitor_at_most() -> None:
    async def attack() -> int:
        return await turn_beside_two_attackers(Queued(ThinkingQueue(1)))

    assert asyncio.run(attack()) <= 3


def test_first_come_first_served_is_found() -> None:
    async def attack(has_people: bool) -> int:
        return await turns_until_served(Queued(FirstComeQueue(1)), "a person's", has_people)

    assert [asyncio.run(attack(False)), asyncio.run(attack(True))] == [MANY, MANY]

    async def attack_by_two() -> int:
        return await turn_beside_two_attackers(Queued(FirstComeQueue(1)))

    assert asyncio.run(attack_by_two()) == MANY + 2


async def answers_before_a_persons(house: House) -> int:
    """The same with real tables, at which one visitor looks on. Returns how many bots answer before hers thinks."""
    for _ in range(MANY):
        await house.come("eve", await house.open("eve", ALONE))
    anna = await house.come("anna", await house.open("anna", ["level1", None]))
    answers = 0
    while not anna.table.bots.errands[0].has_begun():
        await house.bot_pool.end_thought()
        answers += 1
    return answers


def test_a_person_waits_for_no_bot_of_a_spectator() -> None:
    async def attack() -> int:
        return await answers_before_a_persons(House())

    assert asyncio.run(attack()) == 0


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
    """People of many addresses ask without end. Returns how often somebody who only watches is served meanwhile."""
    for number in range(3):
        await queued.ask("watched")
        await queued.ask(f"person {number}", f"address {number}", has_people=True)
    for number in range(3, 30):
        await queued.ask(f"person {number}", f"address {number}", has_people=True)
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
    monkeypatch.setattr(TableForBots, "asker", lambda self: Asker(self._table.row.code, "", has_people=False))
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
