"""A guest at a borrowed device says: forget me. Whoever has the cookie afterwards gets nowhere with it, and nobody
finds the name any more: not at the table, not in a record, not in the database."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing

import msgspec
import pytest

from tests.inputs.parlour import CODE, HOST, SEAT, WATCHER, Parlour
from tests.server.conftest import RunningServer, Start
from tests.server.guests import Chair, Json, anything, as_dict, as_list
from tests.server.test_matches import two_at_a_race
from tischlein.server.http.people import People, token_hash
from tischlein.store.rows import PersonRow, SeatRow
from tischlein.twins.forgetful import ForgetfulStore

replace = msgspec.structs.replace
NAME = "Benedikta Einzigartig"


def test_a_forgotten_session_is_none(server: RunningServer) -> None:
    anna = server.guest("Anna")
    code, token = anna.open("race", [None, None]), anna.cookie()
    assert anna.post("/api/me/forget", {}).status_code == 200
    assert anna.cookie() == "", "the browser has thrown it away"
    anna.http.cookies.set(f"tischlein-{server.port}", token)
    assert anna.get("/api/tables").status_code == 401
    assert anna.join(code).close_code() == 4401


def test_the_connections_of_a_forgotten_session_end_and_no_others(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    code = anna.open("race", [None, None])
    chairs, other = [anna.join(code), anna.join(code, "screen")], ben.join(code)
    for chair in (*chairs, other):
        chair.until_table(anything)
    anna.post("/api/me/forget", {})
    assert [chair.close_code() for chair in chairs] == [4401, 4401]
    other.well("again")


def test_a_forgotten_guest_is_somebody_new(server: RunningServer) -> None:
    anna = server.guest("Anna")
    anna.open("race", [None, None])
    anna.post("/api/me/forget", {})
    assert anna.post("/api/me", {}).json() == {"name": ""}
    assert anna.get("/api/tables").json() == []


def test_who_is_nobody_cannot_be_forgotten(server: RunningServer) -> None:
    assert server.guest().post("/api/me/forget", {}).status_code == 401


# ---- the name


def is_nameless(seat: int, kind: str = "person") -> Callable[[Json], bool]:
    def holds(table: Json) -> bool:
        card = as_dict(as_list(table["seats"])[seat])
        return (card["name"], card["kind"]) == ("", kind)

    return holds


def play_to_the_end(first: Chair, second: Chair) -> None:
    first.play(do="add", by="1")
    second.until_update(lambda update: update["question"] is not None)
    assert second.command("do", deed={"do": "resign"})["type"] == "done"
    first.until_update(lambda update: update["result"] is not None)


def test_the_name_is_gone_from_the_table_the_records_and_the_database(start: Start) -> None:
    server = start()
    first, second = two_at_a_race(server)
    second.well("rename", name=NAME)
    play_to_the_end(first, second)
    first.well("rematch")
    second.well("rematch")
    second.until_update(lambda update: update["match"] == 2)
    anna, ben = server.guests
    before = anna.get(f"/api/tables/{first.code}/replay?match=1")
    ben.post("/api/me", {"name": NAME})
    ben.post("/api/me/forget", {})
    first.until_table(is_nameless(1))
    for what in ("record", "replay"):
        answer = anna.get(f"/api/tables/{first.code}/{what}?match=1")
        assert answer.json()["players"] == ["Anna", ""], what
    assert before.json()["players"][1] == "Ben", "the name when it began"
    assert anna.get("/api/tables").json()[0]["players"] == ["Anna", ""]
    assert everything_in(server).count("Ben") == everything_in(server).count(NAME) == 0


def everything_in(server: RunningServer) -> str:
    """All rows of all tables, as text."""
    with closing(sqlite3.connect(server.folder / "tischlein.db")) as database:
        tables = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return "\n".join(str(row) for table in tables for row in database.execute(f'SELECT * FROM "{table}"'))


def test_the_match_goes_on_and_the_host_may_put_a_bot_there(server: RunningServer) -> None:
    first, _ = two_at_a_race(server, goal=40)
    server.guests[1].post("/api/me/forget", {})
    first.until_table(lambda table: as_dict(as_list(table["seats"])[1])["away"] is True)
    first.play(do="add", by="1")
    first.well("bot", seat=1, bot="random")
    first.until_update(lambda update: update["question"] is not None)
    first.play(do="add", by="1")
    assert is_nameless(1, "bot")(first.table)


def test_when_the_host_is_forgotten_the_next_one_is_host(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    code = anna.open("race", [None, None])
    anna.join(code).until_table()
    chair = ben.join(code)
    chair.well("sit", seat=1, name="Ben")
    anna.post("/api/me/forget", {})
    chair.until_table(lambda table: table["host"] is True)
    chair.until_table(is_nameless(0, "empty"))
    chair.well("bot", seat=0, bot="random")
    chair.well("start")


# ---- what comes in between


def test_a_table_in_memory_is_not_saved_with_the_name(server: RunningServer) -> None:
    """Anna changes the table in a process that has not read it again."""
    first, _ = two_at_a_race(server)
    (table,) = [one for one in server.services.tables.in_memory() if one.row.code == first.code]
    ben = table.row.seats[1].person

    asyncio.run_coroutine_threadsafe(server.store.forget_person(ben), server.loop).result(60)
    assert table.row.seats[1].name == "Ben", "as in a process that has not heard of it"
    first.well("rename", name="Anna Lena")
    stored = asyncio.run_coroutine_threadsafe(server.store.table(first.code), server.loop).result(60)
    assert stored is not None and [seat.name for seat in stored.seats] == ["Anna Lena", ""]
    first.until_table(is_nameless(1))


class SlowToFind(ForgetfulStore):
    """Lets a test do something while somebody is looked up, or a table is read."""

    def __init__(self) -> None:
        super().__init__()
        self.meanwhile: Coroutine[object, object, None] | None = None

    async def person_with_token(self, token_hash: str) -> PersonRow | None:
        found = await super().person_with_token(token_hash)
        await self._let_pass()
        return found

    async def rename_person(self, id: str, name: str) -> None:
        await self._let_pass()
        if id in self.people:
            await super().rename_person(id, name)

    async def _let_pass(self) -> None:
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            await meanwhile


@pytest.mark.parametrize("way", ["found", "renamed"])
def test_whoever_is_forgotten_while_being_looked_up_is_not_remembered(way: str) -> None:
    async def forget_meanwhile() -> PersonRow | None:
        store = SlowToFind()
        anna = PersonRow("anna", "Anna", token_hash("token"), 0.0)
        await store.add_person(anna)
        people = People(store)
        store.meanwhile = people.forget(anna)
        if way == "found":
            assert await people.find_by_token("token") is None
        else:
            await people.rename(anna, "Anna Lena")
        return await people.find_by_token("token")

    assert asyncio.run(forget_meanwhile()) is None


def test_a_command_that_waited_while_its_guest_was_forgotten_does_nothing() -> None:
    async def sit_down_too_late() -> tuple[object, list[str]]:
        parlour = Parlour()
        await parlour.open("lobby")
        await parlour.say(HOST, {"type": "clear", "command": "empty", "seat": 1})
        async with parlour.table.lock:
            sitting = asyncio.create_task(
                parlour.say(WATCHER, {"type": "sit", "command": "sit", "seat": 1, "name": "Watcher"})
            )
            await asyncio.sleep(0)
            parlour.services.tables.forget_person(WATCHER)
        await sitting
        names = [seat.name for seat in parlour.store.tables[CODE].seats]
        await parlour.services.close()
        return parlour.visitors[WATCHER].connection.close_reason, names

    assert asyncio.run(sit_down_too_late()) == ("no_session", ["Host", ""])


def test_a_table_that_was_being_read_is_read_again() -> None:
    async def load_meanwhile() -> str:
        parlour = Parlour()
        await parlour.open("playing")
        tables = parlour.services.tables
        stored = parlour.store.tables[CODE]
        tables._tables.clear()
        read = parlour.store.table

        async def read_slowly(code: str) -> object:
            found = await read(code)
            if parlour.store.tables[CODE] == stored:
                await parlour.store.forget_person(SEAT)
                tables.forget_person(SEAT)
            return found

        parlour.store.table = read_slowly  # type: ignore[method-assign,assignment]
        async with tables.visit(CODE) as table:
            found = table.row.seats[1]
        await parlour.services.close()
        assert found == SeatRow("person", has_left=True)
        return found.name

    assert asyncio.run(load_meanwhile()) == ""
