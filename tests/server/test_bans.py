"""Guests whom the host has shut out: with their session, and from their address."""

import time
from pathlib import Path

import pytest

from tests.server.conftest import RunningServer, Start
from tests.server.hosting import a_race, granted, reason_of, refusal_of
from tests.server.test_several import Another, another, the_same, two_at_a_race
from tischlein.server.http.host.bans import banned_as
from tischlein.wire import host

__all__ = ["another"]


def test_a_banned_guest_is_shut_out_with_its_session(server: RunningServer) -> None:
    first, second = a_race(server)
    (ban,) = granted(server, host.BanGuest(first.code, 1, 7)).bans
    assert (ban.name, ban.addresses) == ("Ben", [])
    code, said = reason_of(second)
    assert (code, '"banned"' in said) == (4403, True)
    ben = server.guests[1]
    assert ben.join(first.code).close_code() == 4403
    for answer in (ben.get("/api/tables"), ben.post("/api/me", {}), ben.post("/api/tables", {})):
        assert (answer.status_code, answer.json()["reason"]) == (403, "banned")
    first.well("again")
    granted(server, host.EndBan(ban.id))
    ben.join(first.code).until_table(lambda table: table["you"] == 1)
    assert refusal_of(server, host.EndBan(ban.id)) == "host_no_such_ban"


def test_a_banned_guest_may_still_be_forgotten(server: RunningServer) -> None:
    first, second = a_race(server)
    (ban,) = granted(server, host.BanGuest(first.code, 1, 7)).bans
    assert second.close_code() == 4403
    assert server.guests[1].post("/api/me/forget", {}).status_code == 200
    granted(server, host.EndBan(ban.id))


def test_a_ban_ends_by_itself(server: RunningServer) -> None:
    first, second = a_race(server)
    granted(server, host.BanGuest(first.code, 1, 1 / 24 / 3600))
    assert second.close_code() == 4403
    ben, gives_up_at = server.guests[1], time.monotonic() + 60
    while ben.get("/api/tables").status_code == 403:
        assert time.monotonic() < gives_up_at, "a second is over some time"
    assert ben.get("/api/tables").status_code == 200


def test_a_banned_address_is_shut_out_whoever_comes_from_there(server: RunningServer) -> None:
    """All addresses of these tests are this machine's own, which cannot be banned: so it has another one here."""
    first, second = a_race(server)
    for connection in server.services.tables.connections():
        if connection.person == next(one.person for one in server.services.tables.in_memory()[0].row.seats[1:]):
            connection.address = "192.0.2.5"
    (ban,) = granted(server, host.BanGuest(first.code, 1, 7, with_address=True)).bans
    assert ban.addresses == ["192.0.2.5"]
    assert second.close_code() == 4403
    bans = server.services.bans
    assert bans.is_banned("somebody new", "192.0.2.5")
    assert bans.is_banned("somebody new", "::ffff:192.0.2.5")
    assert not bans.is_banned("somebody new", "192.0.2.6")
    first.well("again")
    granted(server, host.EndBan(ban.id))
    assert not bans.is_banned("somebody new", "192.0.2.5")


@pytest.mark.parametrize(
    ("address", "banned"),
    [
        ("192.0.2.5", "192.0.2.5"),
        ("::ffff:192.0.2.5", "192.0.2.5"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("127.0.0.1", ""),
        ("::1", ""),
        ("", ""),
        ("unix", ""),
    ],
)
def test_an_address_is_banned_as_far_as_one_person_has_it(address: str, banned: str) -> None:
    assert banned_as(address) == banned


def test_a_guest_without_an_address_of_their_own_is_banned_without_one(server: RunningServer) -> None:
    first, _ = a_race(server)
    (ban,) = granted(server, host.BanGuest(first.code, 1, 7, with_address=True)).bans
    assert ban.addresses == [], "this machine would shut itself out"
    granted(server, host.EndBan(ban.id))


def test_bans_outlive_a_restart(start: Start, tmp_path: Path) -> None:
    server = start()
    first, _ = a_race(server)
    cookie = server.guests[1].cookie()
    granted(server, host.BanGuest(first.code, 1, 7))
    server.stop()
    again = start().guest()
    again.http.cookies.set("tischlein", cookie)
    assert again.get("/api/tables").status_code == 403


def test_a_seat_that_is_not_there_or_empty_cannot_be_banned(server: RunningServer) -> None:
    anna = server.guest("Anna")
    code = anna.open("race", [None, None])
    assert refusal_of(server, host.BanGuest(code, 2, 7)) == "host_no_such_seat"
    assert refusal_of(server, host.BanGuest(code, 1, 7)) == "host_nobody_there"


def test_a_guest_is_banned_at_all_servers(another: Another) -> None:
    here, there = another(), another()
    first, second = two_at_a_race(here, there)
    granted(here, host.BanGuest(first.code, 0, 7))
    assert first.close_code() == 4403
    twin = the_same(here.guests[0], there)
    gives_up_at = time.monotonic() + 60
    while twin.get("/api/tables").status_code != 403:
        assert time.monotonic() < gives_up_at
    second.well("again")
