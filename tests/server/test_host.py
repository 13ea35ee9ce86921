"""What the host of a server does with its tables, and what those notice who are there."""

import time

import msgspec
import pytest

from tests.server.conftest import QUICK, RunningServer, Start
from tests.server.guests import Guest, anything
from tests.server.hosting import a_race, granted, inside, reason_of, refusal_of
from tests.server.test_several import Another, another, two_at_a_race
from tischlein.wire import host

__all__ = ["another"]


# The list


def test_the_list_tells_who_sits_where_and_how_many_are_there(start: Start) -> None:
    server = start()
    before = time.time()
    first, _ = a_race(server)
    server.guest("Cora").open("bids", [None, "random"])
    lines = granted(server, host.ListTables()).tables
    assert [(one.game, one.phase, one.players, one.matches, one.guests) for one in lines] == [
        ("bids", "lobby", ["Cora", "bot:random"], 0, 0),
        ("race", "playing", ["Anna", "Ben"], 1, 2),
    ]
    assert lines[1].code == first.code
    assert lines[0].last_at is None
    last_at = lines[1].last_at
    assert last_at is not None and before <= lines[1].opened_at <= last_at <= time.time()
    assert [one.game for one in granted(server, host.ListTables(phase="lobby")).tables] == ["bids"]
    assert granted(server, host.ListTables(idle_seconds=3600)).tables == []


# Closing


def test_a_closed_table_is_left_by_everybody_and_can_be_watched(server: RunningServer) -> None:
    first, second = a_race(server)
    granted(server, host.CloseTable(first.code.lower()))
    for chair in (first, second):
        code, said = reason_of(chair)
        assert (code, '"table_closed"' in said) == (4410, True)
    with Guest(server.port, "Dora") as dora:
        assert dora.join(first.code).close_code() == 4410
        seen = dora.get(f"/api/tables/{first.code}/replay").json()
    assert (len(seen["frames"]), seen["result"]) == (2, None)
    assert granted(server, host.CloseTable(first.code)) == host.Granted(), "it is closed already"


def test_bots_do_not_play_on_at_a_closed_table(start: Start) -> None:
    server = start()
    anna = server.guest("Anna")
    chair = anna.join(anna.open("race", ["random", None], start=True, options={"goal": 40}))
    chair.once(lambda update: update["question"] is not None)
    granted(server, host.CloseTable(chair.code))
    assert chair.close_code() == 4410
    assert [table.bots.errands for table in server.services.tables.in_memory()] in ([], [{}])
    assert anna.get("/api/tables").json()[0]["phase"] == "closed"


def test_a_frozen_table_stays_frozen(server: RunningServer) -> None:
    first, _ = a_race(server, start=False)
    inside(server, server.services.tables.freeze(first.code))
    assert refusal_of(server, host.CloseTable(first.code)) == "host_table_frozen"


# Deleting


def test_a_deleted_table_is_gone_for_everybody(server: RunningServer) -> None:
    first, second = a_race(server)
    granted(server, host.DeleteTable(first.code))
    assert [chair.close_code() for chair in (first, second)] == [4404, 4404]
    with Guest(server.port, "Dora") as dora:
        assert dora.join(first.code).close_code() == 4404
        assert dora.get(f"/api/tables/{first.code}/record").status_code == 404
    assert first.code not in [table.row.code for table in server.services.tables.in_memory()]
    assert refusal_of(server, host.DeleteTable(first.code)) == "host_no_such_table"


def test_bots_of_a_deleted_table_stop(start: Start) -> None:
    server = start(thinking=msgspec.structs.replace(QUICK, deadline=600.0))
    anna = server.guest("Anna")
    chair = anna.join(anna.open("race", ["sleeper", None], start=True))
    chair.until_update()
    granted(server, host.DeleteTable(chair.code))
    assert chair.close_code() == 4404
    assert server.services.tables.in_memory() == []


# Another code


def test_who_sits_at_a_table_follows_it_to_its_new_code(server: RunningServer) -> None:
    first, second = a_race(server)
    stranger = server.guest("Eve").join(first.code)
    stranger.until_table(anything)
    told = granted(server, host.GiveCode(first.code))
    assert told.link == f"http://192.0.2.7:{server.port}/t/{told.code}"
    for chair in (first, second):
        moved = chair.until_table(lambda table: table["code"] == told.code)
        assert str(moved["link"]).endswith(f"/t/{told.code}")
        assert chair.close_code() == 4404
    assert stranger.close_code() == 4404
    assert not any(told.code in text for text in stranger.everything), "the new code is not told to strangers"
    ben = server.guests[1]
    again = ben.join(told.code)
    again.once(lambda update: update["question"] is not None)
    again.play(do="add", by="2")
    assert [table["code"] for table in ben.get("/api/tables").json()] == [told.code]
    assert ben.get(f"/api/tables/{first.code}/qr.svg").status_code == 404


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        (host.CloseTable("ZZZZZZZZ"), "host_no_such_table"),
        (host.CloseTable("../../etc"), "host_no_such_table"),
        (host.DeleteTable(""), "host_no_such_table"),
        (host.GiveCode("ZZZZZZZZ"), "host_no_such_table"),
        (host.BanGuest("ZZZZZZZZ", 0, 7), "host_no_such_table"),
        (host.EndBan("nobody"), "host_no_such_ban"),
    ],
)
def test_what_is_not_there_is_said_to_be_not_there(server: RunningServer, wish: host.Wishes, key: str) -> None:
    assert refusal_of(server, wish) == key


# Several processes


def test_what_the_host_does_at_one_server_happens_at_all(another: Another) -> None:
    """The door is that of the server that started last; Anna and Ben are at different ones."""
    here, there = another(), another()
    first, second = two_at_a_race(here, there)
    apart = here.guest("Cora")
    apart.join(apart.open("race", [None, None])).until_table(anything)
    assert [one.guests for one in granted(here, host.ListTables()).tables] == [1, 2]
    for wish in (host.CloseTable, host.DeleteTable):
        first, second = two_at_a_race(here, there)
        granted(here, wish(first.code))
        expected = 4410 if wish is host.CloseTable else 4404
        assert [chair.close_code() for chair in (first, second)] == [expected, expected]
    first, second = two_at_a_race(here, there)
    told = granted(here, host.GiveCode(first.code))
    for chair in (first, second):
        chair.until_table(lambda table: table["code"] == told.code)
        assert chair.close_code() == 4404
    again = here.guests[-1].join(told.code)
    again.until_update()
