"""Somebody is away for long, or plays on from another device: nobody has to wait, and nobody loses a seat."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.server.conftest import PATIENT, RunningServer
from tests.server.guests import Chair, Json, as_dict, as_list
from tests.server.test_matches import two_at_a_race
from tests.server.test_seats import seat_card

LONG = 3600


@pytest.fixture(params=[0, LONG], ids=["at once", "after an hour"])
def hasty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[RunningServer, int]]:
    """A server that asks the others at once, and one that asks them after an hour."""
    seconds: int = request.param
    running = RunningServer(tmp_path, msgspec.structs.replace(PATIENT, away_seconds=seconds))
    yield running, seconds
    running.stop()


def three_without_cleo(server: RunningServer) -> list[Chair]:
    """Anna, who is host, Ben and Cleo play; then Cleo's line breaks."""
    anna = server.guest("Anna")
    code = anna.open("bids", [None, None, None])
    chairs = [anna.join(code)]
    for seat, name in ((1, "Ben"), (2, "Cleo")):
        chair = server.guest(name).join(code)
        chair.well("sit", seat=seat, name=name)
        chairs.append(chair)
    chairs[0].well("start")
    chairs[2].until_update()
    chairs[2].close()
    for chair in chairs[:2]:
        chair.until_table(is_cleo_away)
    return chairs


def is_cleo_away(table: Json) -> bool:
    return as_dict(as_list(table["seats"])[2])["away"] is True


def test_whoever_plays_lets_a_bot_play_on_for_who_is_away_for_long(hasty: tuple[RunningServer, int]) -> None:
    server, seconds = hasty
    _, ben, _ = three_without_cleo(server)
    assert ben.table["ask_after"] == seconds
    answer = ben.command("bot", seat=2, bot="random")
    if seconds == LONG:
        assert ben.refusal(answer) == "host_only"
        return
    ben.until_table(lambda table: as_dict(as_list(table["seats"])[2])["kind"] == "bot")
    back = server.guests[2].join(ben.code)
    back.until_table()
    assert seat_card(back, 2)["yours"] is True
    back.well("sit", seat=2, name="Cleo")
    back.until_table(lambda table: table["you"] == 2)


def test_only_who_plays_may_do_that_and_only_for_somebody_who_is_away(hasty: tuple[RunningServer, int]) -> None:
    server, _ = hasty
    _, ben, _ = three_without_cleo(server)
    watcher = server.guest("Dora").join(ben.code)
    watcher.until_table()
    assert watcher.refusal(watcher.command("bot", seat=2, bot="random")) == "host_only"
    reasons = [ben.refusal(ben.command("bot", seat=seat, bot="random")) for seat in (0, 1)]
    assert set(reasons) <= {"host_only", "seat_taken"}, "who is here keeps the seat"


def moved_to_a_phone(server: RunningServer) -> tuple[Chair, Chair]:
    """Ben's seat goes from his desk to his phone."""
    first, desk = two_at_a_race(server)
    token = server.guests[1].post(f"/api/tables/{first.code}/pass", {}).json()["token"]
    phone = server.guest()
    phone.post("/api/me", {})
    assert phone.post(f"/api/tables/{first.code}/claim", {"token": token}).status_code == 200
    desk.until_table(lambda table: table["you"] is None)
    chair = phone.join(first.code)
    chair.until_table(lambda table: table["you"] == 1)
    return desk, chair


def test_a_seat_that_was_moved_to_another_device_can_be_had_back(server: RunningServer) -> None:
    desk, phone = moved_to_a_phone(server)
    assert seat_card(desk, 1)["yours"] is True
    desk.well("sit", seat=1, name="Ben")
    desk.until_table(lambda table: table["you"] == 1)
    phone.until_table(lambda table: table["you"] is None)
    phone.well("sit", seat=1, name="Ben")
    phone.until_table(lambda table: table["you"] == 1)


def test_nobody_else_has_it_back(server: RunningServer) -> None:
    desk, _ = moved_to_a_phone(server)
    eve = server.guest("Eve").join(desk.code)
    eve.until_table()
    assert seat_card(eve, 1)["yours"] is False
    assert eve.refusal(eve.command("sit", seat=1, name="Eve")) == "seat_taken"
