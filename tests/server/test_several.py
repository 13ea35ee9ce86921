"""Several servers at one PostgreSQL: anybody may come to any of them, at any time."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from tests.server.conftest import PATIENT, QUICK, RunningServer
from tests.server.guests import Chair, Guest, anything, as_dict, as_list
from tischlein.server.settings import Thinking
from tischlein.store.bus import Bus
from tischlein.store.postgresql.bus import PostgresqlBus
from tischlein.store.postgresql.store import PostgresqlStore, bring_up_to_date
from tischlein.store.relational import RelationalStore


class OneOfSeveral(RunningServer):
    def __init__(self, folder: Path, database: str, thinking: Thinking = QUICK) -> None:
        self.database = database
        super().__init__(folder, PATIENT, thinking)

    def stored_in(self) -> RelationalStore:
        return PostgresqlStore(self.database)

    def told_by(self) -> Bus:
        return PostgresqlBus(self.database)


Another = Callable[..., OneOfSeveral]


@pytest.fixture
def another(tmp_path: Path, database: str) -> Iterator[Another]:
    """Starts one more server at the same database."""
    bring_up_to_date(database, tmp_path)
    running: list[OneOfSeveral] = []

    def begin(thinking: Thinking = QUICK) -> OneOfSeveral:
        running.append(OneOfSeveral(tmp_path, database, thinking))
        return running[-1]

    yield begin
    for server in running:
        server.stop()


def the_same(guest: Guest, server: OneOfSeveral) -> Guest:
    """The same browser, at another server."""
    again = server.guest()
    again.http.cookies.set(f"tischlein-{again.port}", guest.cookie())
    return again


def total(update: dict[str, object]) -> object:
    return as_dict(update["view"])["total"]


def two_at_a_race(here: OneOfSeveral, there: OneOfSeveral, **options: object) -> tuple[Chair, Chair]:
    anna, ben = here.guest("Anna"), there.guest("Ben")
    code = anna.open("race", [None, None], options=options)
    first, second = anna.join(code), ben.join(code)
    second.well("sit", seat=1, name="Ben")
    first.well("start")
    first.until_update()
    second.until_update()
    return first, second


def test_two_people_at_two_servers_play_a_match_to_its_end(another: Another) -> None:
    first, second = two_at_a_race(another(), another())
    movers = [first, second]
    while first.update["result"] is None:
        seen = total(movers[0].update)
        assert movers[0].do(do="add", by="2")["type"] == "done"
        for chair in movers:
            chair.once(lambda update, seen=seen: total(update) != seen)  # type: ignore[misc]
        movers.reverse()
    assert first.update["result"] == second.update["result"]
    assert first.log == second.log


def test_a_person_a_friend_and_a_bot_at_three_servers(another: Another) -> None:
    """The bot thinks at exactly one of them, and all see the same."""
    here, there, third = another(), another(), another()
    anna, ben, cleo = here.guest("Anna"), there.guest("Ben"), third.guest("Cleo")
    code = anna.open("bids", [None, None, "random"])
    watcher = cleo.join(code)
    chairs = [anna.join(code), ben.join(code)]
    chairs[1].well("sit", seat=1, name="Ben")
    chairs[0].well("start")
    for _ in range(3):
        for chair in chairs:
            chair.once(lambda update: bool(update["question"]) and not update["answered"])
            chair.play(**as_list(chair.update["actions"])[0])
    for chair in [*chairs, watcher]:
        chair.once(lambda update: update["result"] is not None)
    assert watcher.update["result"] == chairs[0].update["result"] == chairs[1].update["result"]
    assert watcher.log == chairs[0].log == chairs[1].log


def test_who_is_connected_elsewhere_is_not_away(another: Another) -> None:
    here, there = another(), another()
    first, second = two_at_a_race(here, there)

    def away(seat: int) -> Callable[[dict[str, object]], bool]:
        return lambda table: as_list(table["seats"])[seat]["away"] is True

    if away(1)(first.table):
        first.until_table(lambda table: not away(1)(table))
    second.close()
    first.until_table(away(1))
    the_same(there.guests[0], here).join(first.code)
    first.until_table(lambda table: not away(1)(table))


def test_a_deed_repeated_at_another_server_is_done_once(another: Another) -> None:
    here, there = another(), another()
    first, second = two_at_a_race(here, there)
    question = first.update["question"]
    deed = {"command": "only once", "deed": {"do": "add", "by": "2"}, "question": question}
    assert first.command("do", **deed)["type"] == "done"
    again = the_same(here.guests[0], there).join(first.code)
    again.until_update()
    assert again.command("do", **deed)["type"] == "done"
    second.once(lambda update: total(update) == 2)
    assert [event["facts"] for event in again.log] == [{"seat": 0, "total": 2}]


def test_a_secret_answer_that_was_changed_is_not_changed_back_by_its_repetition(another: Another) -> None:
    """The question stays the same until all have answered, so it does not tell a repetition from a second thought."""
    here, there = another(), another()
    anna, ben = here.guest("Anna"), there.guest("Ben")
    code = anna.open("bids", [None, None])
    first, second = anna.join(code), ben.join(code)
    second.well("sit", seat=1, name="Ben")
    first.well("start")
    first.until_update()
    cards = as_list(first.update["actions"])
    bids = [{"command": f"bid {n}", "deed": cards[n], "question": first.update["question"]} for n in range(2)]
    for bid in bids:
        assert first.command("do", **bid)["type"] == "done"
    again = the_same(anna, there).join(code)
    again.until_update()
    assert again.command("do", **bids[0])["type"] == "done"
    second.once(lambda update: bool(update["question"]))
    second.play(**as_list(second.update["actions"])[0])
    again.once(lambda update: not update["answered"])
    shown = as_dict(again.log[-1]["facts"])["cards"]
    assert as_list(shown)[0] == cards[1]["card"]


def test_a_command_of_the_table_repeated_at_another_server_is_done_once(another: Another) -> None:
    here, there = another(), another()
    anna = here.guest("Anna")
    first = anna.join(anna.open("race", [None, None]))
    assert first.command("bot", command="a bot", seat=1, bot="random")["type"] == "done"
    first.well("clear", seat=1)
    again = the_same(anna, there).join(first.code)
    assert again.command("bot", command="a bot", seat=1, bot="random")["type"] == "done"
    again.well("again")
    again.until_table()
    assert as_list(again.table["seats"])[1]["kind"] == "empty", "the repeated command did nothing more"


def test_two_who_take_the_same_seat_at_two_servers_do_not_both_sit(another: Another) -> None:
    here, there = another(), another()
    anna = here.guest("Anna")
    code = anna.open("race", [None, None])
    chairs = [here.guest("Ben").join(code), there.guest("Cleo").join(code)]
    for place, chair in enumerate(chairs):
        chair.send({"type": "sit", "command": f"sit {place}", "seat": 1, "name": f"Guest {place}"})
    answers = [chair.until(lambda message: "command" in message) for chair in chairs]
    assert sorted(str(answer["type"]) for answer in answers) == ["done", "refused"]


def test_a_pass_works_at_another_server(another: Another) -> None:
    here, there = another(), another()
    first, _ = two_at_a_race(here, there)
    token = here.guests[0].post(f"/api/tables/{first.code}/pass", {}).json()["token"]
    phone = there.guest("Phone")
    assert phone.post(f"/api/tables/{first.code}/claim", {"token": token}).status_code == 200
    chair = phone.join(first.code)
    chair.until_table(lambda table: table["you"] == 0)
    first.until_table(lambda table: table["you"] is None)


def test_a_table_frozen_at_one_server_is_frozen_at_all(another: Another) -> None:
    first, second = two_at_a_race(another(), another(), goal=6)
    assert first.refusal(first.do(do="break")) == "rule_broken"
    second.until_table(lambda table: table["phase"] == "frozen")
    assert second.refusal(second.command("do", deed={"do": "resign"})) == "table_frozen"


def test_the_bots_of_a_server_that_is_gone_are_taken_over(another: Another) -> None:
    """The first server holds the bots and would let this one sleep for ten minutes; then it is gone."""
    here, there = another(msgspec.structs.replace(QUICK, deadline=600.0)), another()
    anna = here.guest("Anna")
    chair = anna.join(anna.open("race", [None, "sleeper"], start=True))
    chair.until_update()
    chair.play(do="add", by="1")
    bus = here.services.tables._backends.bus
    assert isinstance(bus, PostgresqlBus)
    gives_up_at = time.monotonic() + 60
    while not bus._bots and time.monotonic() < gives_up_at:
        time.sleep(0.01)
    watcher = there.guest("Ben").join(chair.code)
    watcher.until_update()
    here.stop()
    watcher.until_update(lambda update: total(update) in (2, 3))


def claimed_by(server: OneOfSeveral) -> set[str]:
    bus = server.services.tables._backends.bus
    assert isinstance(bus, PostgresqlBus)
    return bus._bots


def test_bots_think_where_somebody_is(another: Another) -> None:
    """The person goes from one server to the other and back. Where nobody is, nobody claims the bots."""
    here, there = another(), another()
    anna = here.guest("Anna")
    code = anna.open("race", ["random", None], options={"goal": 40}, start=True)
    assert claimed_by(here) == set(), "a match was started, and nobody is there"
    for server, other in [(here, there), (there, here), (here, there)]:
        chair = the_same(anna, server).join(code)
        chair.once(lambda update: update["question"] is not None)
        chair.play(do="add", by="1")
        chair.once(lambda update: update["question"] is not None)
        assert (claimed_by(server), claimed_by(other)) == ({code}, set())
        chair.close()


def test_a_name_changed_at_one_server_is_known_at_the_other(another: Another) -> None:
    here, there = another(), another()
    anna = here.guest("Anna")
    twin = the_same(anna, there)
    assert twin.post("/api/me", {}).json()["name"] == "Anna"
    anna.post("/api/me", {"name": "Anna Lena"})
    assert twin.post("/api/me", {}).json()["name"] == "Anna Lena"


def test_a_session_that_ends_at_one_server_ends_at_all(another: Another) -> None:
    first, second = another(), another()
    anna = first.guest("Anna")
    elsewhere = the_same(anna, second)
    chair = elsewhere.join(anna.open("race", [None, None]))
    chair.until_table(anything)
    anna.post("/api/me/forget", {})
    assert chair.close_code() == 4401
    assert elsewhere.get("/api/tables").status_code == 401


def test_a_name_that_is_forgotten_at_one_server_is_gone_at_all(another: Another) -> None:
    here, there = another(), another()
    first, _ = two_at_a_race(here, there)
    there.guests[0].post("/api/me/forget", {})
    first.until_table(lambda table: as_dict(as_list(table["seats"])[1])["name"] == "")
    assert first.do(do="add", by="1")["type"] == "done", "the match goes on"
    first.well("rename", name="Anna Lena")
    assert here.guests[0].get("/api/tables").json()[0]["players"] == ["Anna Lena", ""]


def test_a_rematch_is_agreed_upon_at_two_servers(another: Another) -> None:
    first, second = two_at_a_race(another(), another(), goal=6)
    for chair in (first, second, first):
        chair.once(lambda update: update["question"] is not None)
        chair.play(do="add", by="2")
    for chair in (first, second):
        chair.once(lambda update: update["result"] is not None)
    second.well("rematch")
    first.until_table(lambda table: table["rematch"] == [1])
    first.well("rematch")
    for chair in (first, second):
        chair.until_table(lambda table: table["match"] == 2 and table["rematch"] == [])
        chair.once(lambda update: update["match"] == 2 and update["result"] is None)


def test_a_television_at_one_server_shows_the_table_that_is_named_at_another(another: Another) -> None:
    here, there = another(), another()
    television, anna = here.guest("Television"), there.guest("Anna")
    code = television.post("/api/televisions", {}).json()["code"]
    table = anna.open("race", [None, None])
    assert anna.post(f"/api/tables/{table}/television", {"television": code}).json() == {"table": table}
    assert television.get(f"/api/televisions/{code}").json() == {"table": table}
    assert the_same(television, there).get(f"/api/televisions/{code}").json() == {"table": table}
