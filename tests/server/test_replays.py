"""Records of finished matches: downloaded, watched, brought back, and refused when they were tampered with."""

import json
import os

import pytest

from tests.server.conftest import RunningServer, Start, patient_with
from tests.server.guests import Json, as_dict
from tests.server.test_matches import race_to_the_end, two_at_a_race


def finished_race(server: RunningServer) -> str:
    first, second = two_at_a_race(server)
    race_to_the_end(first, second)
    return first.code


def record_of(server: RunningServer, code: str) -> Json:
    return as_dict(server.guests[0].get(f"/api/tables/{code}/record").json())


def upload(server: RunningServer, text: str) -> Json:
    headers = {"content-type": "application/json"}
    return as_dict(server.guests[0].http.post("/api/replay", content=text, headers=headers).json())


def test_a_finished_match_is_downloaded_and_watched_again(server: RunningServer) -> None:
    code = finished_race(server)
    download = server.guests[0].get(f"/api/tables/{code}/record")
    assert f'filename="tischlein-race-{code}.json"' in download.headers["content-disposition"]
    shown = server.guest("Cleo").get(f"/api/tables/{code}/replay").json()
    assert shown["players"] == ["Anna", "Ben"]
    assert [view["total"] for view in shown["views"]] == [0, 2, 4, 6, 8, 10]
    assert [frame["seat"] for frame in shown["frames"]] == [None, 0, 1, 0, 1, 0]
    assert shown["result"]["places"] == [1, 2]
    assert upload(server, download.text) == {**shown, "match": 0}
    assert shown["match"] == 1


def test_a_replay_is_seen_from_a_seat(server: RunningServer) -> None:
    code = finished_race(server)
    anna = server.guests[0]
    assert anna.get(f"/api/tables/{code}/replay?seat=1").json()["views"][0]["seat"] == 1
    assert anna.get(f"/api/tables/{code}/replay").json()["views"][0]["seat"] is None
    assert anna.get(f"/api/tables/{code}/replay?seat=2").json()["reason"] == "no_such_seat"
    for nonsense in ("x", "-1", "1e9", "٣", "9" * 500):
        assert anna.get(f"/api/tables/{code}/replay?seat={nonsense}").json()["reason"] == "malformed"


def test_the_views_of_a_replay_come_a_part_at_a_time(server: RunningServer) -> None:
    first, second = two_at_a_race(server, goal=4000)
    for number in range(120):
        (first, second)[number % 2].play(do="add", by="2")
        (second, first)[number % 2].until_update()
    first.play(do="resign")
    for at, begins, totals in ((0, 0, range(0, 200, 2)), (99, 0, range(0, 200, 2)), (100, 100, range(200, 242, 2))):
        shown = server.guests[0].get(f"/api/tables/{first.code}/replay?at={at}").json()
        assert (shown["first_view"], [view["total"] for view in shown["views"]][: len(totals)]) == (begins, [*totals])
        assert len(shown["frames"]) == 122


def test_after_the_last_moment_of_a_replay_comes_the_last(server: RunningServer) -> None:
    code = finished_race(server)
    shown = server.guests[0].get(f"/api/tables/{code}/replay?at=999999").json()
    assert (shown["first_view"], shown["views"][-1]["total"]) == (0, 10)


def test_every_match_of_a_table_keeps_its_record(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    race_to_the_end(first, second)
    first.well("rematch")
    second.well("rematch")
    anna = server.guests[0]
    assert anna.get(f"/api/tables/{first.code}/record").json()["result"]["reason"] == "goal"
    assert anna.get(f"/api/tables/{first.code}/record?match=2").json()["reason"] == "match_not_over"
    second.well("do", deed={"do": "resign"})
    assert anna.get(f"/api/tables/{first.code}/record").json()["result"]["reason"] == "resigned"
    assert anna.get(f"/api/tables/{first.code}/record?match=1").json()["result"]["reason"] == "goal"


@pytest.mark.parametrize("ending", ["resign", "offer_draw"])
def test_a_match_that_was_broken_off_shows_how(server: RunningServer, ending: str) -> None:
    first, second = two_at_a_race(server)
    first.play(do=ending)
    if ending == "offer_draw":
        second.until_update()
        second.play(do=ending)
    shown = server.guests[0].get(f"/api/tables/{first.code}/replay").json()
    names = [event["name"] for event in shown["frames"][-1]["events"]]
    assert names == (["resigned"] if ending == "resign" else ["draw_offered", "draw_agreed"])


def test_what_was_taken_back_is_not_in_the_record(server: RunningServer) -> None:
    first, _ = two_at_a_race(server)
    first.play(do="add", by="2")
    first.play(do="take_back")
    first.play(do="add", by="1")
    first.play(do="resign")
    assert record_of(server, first.code)["answers"] == [{"seat": 0, "do": "add", "by": "1"}]


def test_a_record_cut_off_anywhere_is_refused(server: RunningServer) -> None:
    text = json.dumps(record_of(server, finished_race(server)))
    for length in range(0, len(text) - 1, 23):
        assert upload(server, text[:length])["type"] == "refused"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"answers": []}, "record_does_not_match"),
        ({"fingerprint": "0" * 32}, "record_does_not_match"),
        ({"result": None}, "record_does_not_match"),
        ({"ending": {"reason": "resigned", "seat": 0}}, "record_does_not_match"),
        ({"version": 99}, "record_of_other_version"),
        ({"game": "chess"}, "unknown_game"),
        ({"game": 5}, "unknown_game"),
        ({"tischlein": 2}, "not_a_record"),
        ({"options": {"goal": 7}}, "unknown_option_value"),
        ({"options": {"speed": 1}}, "unknown_option"),
        ({"seats": 3}, "wrong_number_of_seats"),
        ({"answers": [{"seat": 1, "do": "add", "by": "1"}]}, "record_answer_invalid"),
        ({"answers": "none"}, "record_incomplete"),
        ({"options": {"goal": 6}, "answers": [{"seat": 0, "do": "break"}]}, "record_breaks_rules"),
    ],
)
def test_an_edited_record_is_refused(server: RunningServer, change: dict[str, object], reason: str) -> None:
    record = record_of(server, finished_race(server))
    answer = upload(server, json.dumps({**record, **change}))
    assert answer.get("reason") == reason


def test_a_record_that_keeps_the_rules_busy_for_ever_is_refused_and_nobody_waits_for_it(start: Start) -> None:
    server = start(limits=patient_with(record_seconds=0.5))
    record = record_of(server, finished_race(server))
    endless = {**record, "options": {"goal": 6}, "answers": [{"seat": 0, "do": "loop"}]}
    assert upload(server, json.dumps(endless))["reason"] == "record_takes_too_long"
    assert upload(server, json.dumps(record))["result"], "the next one is replayed as ever"
    worker = server.services.uploads.replayer.worker
    assert worker is not None and worker.process.pid != os.getpid(), "elsewhere"


def test_a_record_file_has_a_largest_size(server: RunningServer) -> None:
    server.guest("Anna")
    assert upload(server, " " * (1024 * 1024 + 1))["reason"] == "too_large"


def test_names_in_a_record_file_are_cleaned_like_any(server: RunningServer) -> None:
    record = record_of(server, finished_race(server))
    shown = upload(server, json.dumps({**record, "players": ["\u202eevil", "  Ben "]}))
    assert shown["players"] == ["", "Ben"]


def test_bytes_that_are_no_text_are_no_record(server: RunningServer) -> None:
    guest = server.guest("Anna")
    answer = guest.http.post("/api/replay", content=b"\xff\xfe{}", headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["reason"]) == (400, "record_unreadable")
