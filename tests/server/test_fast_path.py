"""The fast path of commands: what it takes is played, stored and told; what it does not take has left no trace."""

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest

from tests.inputs.parlour import HOST, SCREEN, SEAT, WATCHER, Json, Parlour
from tischlein.server.table.commands import Commands
from tischlein.store.contract import NotWritten
from tischlein.store.rows import StepRow, TableRow

pytestmark = pytest.mark.compiled

QUESTION = "1.0.0.0"
ANSWER: Json = {"type": "do", "command": "one", "deed": {"do": "add", "by": "2"}, "question": QUESTION}


def at_a_race(test: Callable[[Parlour], Awaitable[None]], state: str = "playing") -> None:
    async def evening() -> None:
        parlour = Parlour()
        await parlour.open(state)
        await test(parlour)

    asyncio.run(evening())


def take(parlour: Parlour, message: Json, role: str = HOST) -> bool:
    commands = Commands(parlour.visitors[role].connection, parlour.table)
    return commands.fast_path.try_command(json.dumps(message).encode())


async def done(parlour: Parlour) -> None:
    async with parlour.table.lock:
        return


def kinds(parlour: Parlour, role: str) -> list[object]:
    return [message["type"] for message in parlour.visitors[role].told]


def test_an_answer_is_told_after_it_is_stored_and_to_everybody() -> None:
    async def test(parlour: Parlour) -> None:
        assert take(parlour, ANSWER)
        assert kinds(parlour, HOST) == [], "nothing is on disk yet"
        await done(parlour)
        assert [step.command for step in parlour.store.played["ABCDEFGH", 1]] == ["one"]
        assert kinds(parlour, HOST) == ["done", "update"]
        assert [kinds(parlour, role) for role in (SEAT, WATCHER, SCREEN)] == [["update"]] * 3

    at_a_race(test)


@pytest.mark.parametrize(
    ("message", "role"),
    [
        ({**ANSWER, "question": "1.0.0.7"}, HOST),
        ({**ANSWER, "deed": {"do": "resign"}}, HOST),
        ({**ANSWER, "deed": {"do": "add", "by": "9"}}, HOST),
        ({**ANSWER, "deed": {"do": "break"}}, HOST),
        ({**ANSWER, "seat": 1}, HOST),
        ({**ANSWER, "command": ""}, HOST),
        ({**ANSWER, "command": "x" * 65}, HOST),
        ({"type": "again", "command": "one"}, HOST),
        (ANSWER, SEAT),
        (ANSWER, WATCHER),
        (ANSWER, SCREEN),
    ],
)
def test_what_is_out_of_the_ordinary_is_not_taken_and_leaves_no_trace(message: Json, role: str) -> None:
    async def test(parlour: Parlour) -> None:
        before = parlour.truth()
        assert not take(parlour, message, role)
        assert parlour.truth() == before
        assert not parlour.table.broadcast.lock.is_taken
        assert kinds(parlour, role) == []

    at_a_race(test)


@pytest.mark.parametrize("state", ["lobby", "over", "frozen"])
def test_there_is_no_fast_path_where_nothing_is_played(state: str) -> None:
    async def test(parlour: Parlour) -> None:
        assert not take(parlour, ANSWER)

    at_a_race(test, state)


def test_who_comes_while_another_is_served_waits() -> None:
    async def test(parlour: Parlour) -> None:
        async with parlour.table.lock:
            assert not take(parlour, ANSWER)
        assert take(parlour, ANSWER)
        assert not take(parlour, {**ANSWER, "command": "two", "question": "1.0.1.0"}, SEAT)

    at_a_race(test)


def test_a_command_that_was_answered_is_not_carried_out_again() -> None:
    async def test(parlour: Parlour) -> None:
        assert take(parlour, ANSWER)
        await done(parlour)
        assert not take(parlour, ANSWER)

    at_a_race(test)


def test_what_cannot_be_stored_is_refused_by_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(step: StepRow, table: TableRow) -> TableRow:
        raise NotWritten("the disk is full")

    async def test(parlour: Parlour) -> None:
        before = parlour.truth()
        with monkeypatch.context() as patch:
            patch.setattr(parlour.store, "append", full)
            assert take(parlour, ANSWER)
            await done(parlour)
        assert [message.get("reason") for message in parlour.visitors[HOST].told] == ["not_saved"]
        await parlour.table.match_store.make_sure_of_match()
        assert parlour.truth() == before
        assert take(parlour, ANSWER)

    at_a_race(test)


def test_a_table_where_nobody_is_any_more_keeps_no_match() -> None:
    async def test(parlour: Parlour) -> None:
        for visitor in parlour.visitors.values():
            await parlour.table.detach(visitor.connection)
        parlour.table.visitors = 0
        async with parlour.services.tables.at("ABCDEFGH") as table:
            assert table.now.live is not None
        assert parlour.services.tables.in_memory() == []
        assert table.now.views == {}
        assert not table.now.is_known

    at_a_race(test)
