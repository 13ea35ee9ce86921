"""Playing on from a moment of a finished match, what might have come of it, and records from a file."""

import json
import time

import pytest

from tests.server.conftest import RunningServer, Start, patient_with
from tests.server.guests import Guest, Json, as_dict, as_list
from tests.server.test_matches import race_to_the_end, two_at_a_race
from tests.server.test_reviews import PATIENCE, reviewed

WAYS = ("record", "replay", "review", "outlook?at=1", "again?at=1&seat=0")


def ask(guest: Guest, code: str, way: str) -> Json:
    path = f"/api/tables/{code}/{way}"
    is_read = way.startswith(("record", "replay"))
    return as_dict((guest.get(path) if is_read else guest.post(path, {})).json())


def ask_file(guest: Guest, way: str, text: str) -> Json:
    headers = {"content-type": "application/json"}
    return as_dict(guest.http.post(f"/api/replay/{way}", content=text, headers=headers).json())


def finished(server: RunningServer) -> tuple[Guest, str]:
    first, second = two_at_a_race(server)
    race_to_the_end(first, second)
    return server.guests[0], first.code


def until_made(guest: Guest, code: str, way: str, name: str) -> Json:
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        state = ask(guest, code, way)
        if state.get(name) is not None or state.get("type") == "refused":
            return state
        time.sleep(0.1)
    raise AssertionError("it was never made")


def test_somebody_plays_on_from_a_moment_at_a_table_of_its_own(server: RunningServer) -> None:
    _, code = finished(server)
    cleo = server.guest("Cleo")
    opened = ask(cleo, code, "again?at=3&seat=1")
    chair = cleo.join(str(opened["code"]))
    chair.once(lambda update: as_dict(update["view"])["total"] == 6)
    assert [seat["kind"] for seat in as_list(chair.table["seats"])] == ["bot", "person"]
    assert as_list(chair.table["seats"])[0]["bot"] == "level3"
    assert chair.update["turn"] == {"mode": "of", "seats": [1], "waiting_for": [1]}
    assert chair.log == []
    while chair.table["phase"] != "over":
        if as_dict(chair.update["turn"])["waiting_for"] == [1]:
            chair.play(do="add", by="2")
        chair.until_update()
    record = cleo.get(f"/api/tables/{opened['code']}/record").text
    assert json.loads(record)["position"]["total"] == 6
    assert as_dict(reviewed(cleo, str(opened["code"]))["review"])["game"] == "race"
    assert ask_file(cleo, "../replay", record)["game"] == "race", "its record can be watched from a file too"


def test_a_table_that_began_at_a_position_goes_on_after_a_restart(start: Start) -> None:
    server = start()
    anna, code = finished(server)
    opened = str(ask(anna, code, "again?at=1&seat=1")["code"])
    server.stop()
    again = start()
    cleo = again.guest("Cleo")
    chair = cleo.join(opened)
    chair.once(lambda update: as_dict(update["view"])["total"] == 2)


def test_the_same_computer_player_sits_where_it_sat(server: RunningServer) -> None:
    anna = server.guest("Anna")
    code = anna.open("race", [None, "level2"], start=True)
    chair = anna.join(code)
    chair.once(lambda update: as_dict(update["turn"])["waiting_for"] == [0])
    chair.play(do="resign")
    opened = ask(anna, code, "again?at=0&seat=0")
    assert (
        as_list(anna.join(str(opened["code"])).until(lambda one: one["type"] == "table")["seats"])[1]["bot"] == "level2"
    )


def test_an_outlook_is_made_once_and_counts(server: RunningServer) -> None:
    anna, code = finished(server)
    told = until_made(anna, code, "outlook?at=1&seat=1", "outlook")
    found = as_dict(told["outlook"])
    places = found["places"]
    assert isinstance(places, list) and [sum(seat) for seat in places] == [found["plays"]] * 2
    assert ask(server.guest("Cleo"), code, "outlook?at=1&seat=1") == told


def test_after_the_end_nobody_plays_on(server: RunningServer) -> None:
    anna, code = finished(server)
    assert ask(anna, code, "again?at=5&seat=0")["reason"] == "match_over"
    assert ask(anna, code, "again?at=99&seat=0")["reason"] == "match_over"
    assert ask(anna, code, "again?at=0&seat=2")["reason"] == "no_such_seat"
    assert ask(anna, code, "again?at=0")["reason"] == "malformed"
    assert ask(anna, code, "review?depth=3")["reason"] == "malformed"


@pytest.mark.parametrize("way", WAYS)
def test_nothing_of_a_running_match_is_told_to_anybody(server: RunningServer, way: str) -> None:
    """Those who play, who watches, who knows nothing of it; before a match is over and during a rematch."""
    first, second = two_at_a_race(server)
    first.play(do="add", by="2")
    second.until_update()
    mark = "&" if "?" in way else "?"
    everybody = (*server.guests[:2], server.guest("Cleo"))
    for guest in everybody:
        assert ask(guest, first.code, way)["reason"] == "no_finished_match"
        assert ask(guest, first.code, f"{way}{mark}match=1")["reason"] == "match_not_over"
    first.play(do="resign")
    second.until_update()
    first.well("rematch")
    second.well("rematch")
    for guest in everybody:
        assert ask(guest, first.code, f"{way}{mark}match=2")["reason"] == "match_not_over"
        assert ask(guest, first.code, f"{way}{mark}match=3")["reason"] == "no_finished_match"


def test_without_a_session_no_table_is_opened_and_nothing_is_made(server: RunningServer) -> None:
    anna, code = finished(server)
    anna.http.cookies.clear()
    for way in ("again?at=1&seat=0", "outlook?at=1", "review"):
        assert ask(anna, code, way)["reason"] == "no_session"


def test_a_record_file_is_reviewed_and_played_on_like_a_match(server: RunningServer) -> None:
    anna, code = finished(server)
    text = anna.get(f"/api/tables/{code}/record").text
    ends = time.monotonic() + PATIENCE
    while (state := ask_file(anna, "review", text))["review"] is None and time.monotonic() < ends:
        time.sleep(0.1)
    assert as_dict(state["review"]) == as_dict(reviewed(anna, code)["review"])
    while (state := ask_file(anna, "outlook?at=1", text))["outlook"] is None and time.monotonic() < ends:
        time.sleep(0.1)
    assert as_dict(state["outlook"])["plays"]
    opened = ask_file(anna, "again?at=3&seat=1", text)
    chair = anna.join(str(opened["code"]))
    chair.once(lambda update: as_dict(update["view"])["total"] == 6)
    assert ask_file(anna, "review", text[:-40])["type"] == "refused"


def test_a_review_stays_with_its_match_over_a_restart(start: Start) -> None:
    server = start()
    anna, code = finished(server)
    told = reviewed(anna, code)
    server.stop()
    again = start(limits=patient_with(waiting_reviews=0))
    cleo = again.guest("Cleo")
    assert as_dict(cleo.post(f"/api/tables/{code}/review", {}).json()) == told, "nothing had to be made"
    assert as_dict(cleo.post(f"/api/tables/{code}/review?depth=4", {}).json())["reason"] == "too_busy"


def test_a_deeper_review_takes_the_place_of_the_first(start: Start) -> None:
    server = start()
    anna, code = finished(server)
    first = as_dict(reviewed(anna, code)["review"])
    deeper = as_dict(reviewed(anna, code, "?depth=4")["review"])
    assert deeper["depth"] == pytest.approx(4 * float(str(first["depth"])))
    assert as_dict(reviewed(anna, code)["review"]) == deeper


def test_nobody_has_more_than_a_few_made_at_once(start: Start) -> None:
    server = start(limits=patient_with(waiting_reviews_of_visitor=0))
    anna, code = finished(server)
    assert ask(anna, code, "review")["reason"] == "too_busy"
    assert ask(anna, code, "outlook?at=1")["reason"] == "too_busy"
