"""Lessons over HTTP: the server keeps nothing of them, takes what the task asks for, and says why to all else."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import RunningServer
from tests.server.guests import Guest, Json, as_dict, as_list
from tests.server.small_games import RACE
from tischlein import lessons
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.record import write_record

CHAIN = """
[[lesson]]
name = "first"
seat = 1
from = 1
[[lesson.step]]
say = "hello"
at = [".total"]
rules = ["1"]
[[lesson.step]]
say = "add two"
do = [{ do = "add", by = "2" }]
[[lesson.step]]
say = "add anything"
do = [{}]
otherwise = "not so"

[[lesson]]
name = "alone"
seat = 1
from = 3
open = true
[[lesson.step]]
say = "go on"
"""
TWO: Json = {"do": "add", "by": "2"}
ONE: Json = {"do": "add", "by": "1"}


@pytest.fixture
def guest(server: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Guest]:
    """Somebody at a server on whose shelf a race has two lessons."""
    match = Match(RACE, read_options(RACE.options, {}), 2, "a lesson")
    for seat, by in ((0, 1), (1, 2), (0, 1), (1, 1)):
        match.perform(seat, {"do": "add", "by": str(by)})
    for name in ("first", "alone"):
        (tmp_path / f"{name}.json").write_text(json.dumps(write_record(match)), encoding="utf-8")
    (tmp_path / "lessons.toml").write_text(CHAIN, encoding="utf-8")
    monkeypatch.setattr(lessons, "lessons_folder", lambda _: tmp_path)
    forget()
    yield server.guest("Anna")
    forget()


def forget() -> None:
    lessons.chain_of.cache_clear()
    lessons.record_of.cache_clear()


def after(guest: Guest, *answers: Json, **more: object) -> Json:
    return as_dict(guest.post("/api/lessons/race/first", {"answers": list(answers), **more}).json())


def test_the_lessons_of_a_game_come_in_order(guest: Guest) -> None:
    cards = as_list(guest.get("/api/lessons/race").json())
    assert [(card["name"], card["open"], len(as_list(card["steps"]))) for card in cards] == [
        ("first", False, 3),
        ("alone", True, 1),
    ]
    games = {card["id"]: card for card in as_list(guest.get("/api/games").json())}
    assert games["race"]["lessons"] == ["first", "alone"]


def test_answers_so_far_say_everything(guest: Guest) -> None:
    begun = after(guest)
    assert (begun["done"], begun["model"], begun["events"]) == (0, TWO, [])
    assert begun["view"] == {"ask": "add", "total": 1, "seat": 1}
    assert begun["actions"] == [ONE, TWO]
    later = after(guest, TWO)
    assert (later["done"], later["model"], later["fresh"]) == (1, ONE, 0)
    assert [as_dict(event["facts"])["total"] for event in as_list(later["events"])] == [3, 4]
    ended = after(guest, TWO, TWO)
    assert (ended["done"], ended["model"], ended["actions"], ended["fresh"]) == (2, None, [], 2)
    assert after(guest, TWO) == later, "nothing was kept"


def test_what_is_not_the_task_is_refused_and_what_is_not_allowed_has_its_reason(guest: Guest) -> None:
    assert after(guest, ONE)["reason"] == "not_the_task"
    assert after(guest, {"do": "break"})["reason"] == "illegal_action"
    asked = after(guest, TWO, why={"do": "break"})
    assert asked["done"] == 1 and as_dict(asked["because"])["why"] == "not_now"
    assert after(guest, TWO, why=TWO)["because"] is None


@pytest.mark.parametrize(
    ("path", "body", "reason"),
    [
        ("race/first", {"answers": [TWO, TWO, TWO]}, "lesson_done"),
        ("race/last", {"answers": []}, "no_such_lesson"),
        ("rage/first", {"answers": []}, "unknown_game"),
        ("race/first", {"answers": [{"do": "fly"}]}, "unknown_action"),
        ("race/first", {"answers": "two"}, "malformed"),
        ("race/first", {"answers": [], "seed": 1}, "malformed"),
    ],
)
def test_bad_input_is_refused(guest: Guest, path: str, body: object, reason: str) -> None:
    assert as_dict(guest.post(f"/api/lessons/{path}", body).json())["reason"] == reason


def test_the_open_lesson_goes_on_at_a_table(guest: Guest) -> None:
    chair = guest.join(guest.open("race", [], lesson="alone"))
    chair.once(lambda update: update["question"] is not None)
    assert as_dict(chair.update["view"])["total"] == 4 and chair.table["you"] == 1
    assert [seat["bot"] for seat in as_list(chair.table["seats"])] == ["level1", ""]
    assert chair.update["step"] == 3
    assert chair.do(**TWO)["type"] == "done"


def test_a_record_that_is_older_than_an_option_opens_a_table_too(guest: Guest, tmp_path: Path) -> None:
    record = tmp_path / "alone.json"
    older = {**json.loads(record.read_text(encoding="utf-8")), "options": {}}
    record.write_text(json.dumps(older), encoding="utf-8")
    chair = guest.join(guest.open("race", [], lesson="alone"))
    chair.once(lambda update: update["question"] is not None)
    assert chair.update["step"] == 3


def test_only_the_open_lesson_is_played_at_a_table(guest: Guest) -> None:
    for lesson, reason in (("first", "lesson_not_open"), ("last", "no_such_lesson")):
        answer = guest.post("/api/tables", {"game": "race", "bots": [], "lesson": lesson})
        assert as_dict(answer.json())["reason"] == reason
