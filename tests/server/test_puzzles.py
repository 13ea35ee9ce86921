"""Puzzles over HTTP: nothing tells the solution before it is asked for, and nothing that the seat does not know."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import RunningServer
from tests.server.guests import Guest, Json, as_dict, as_list
from tests.server.small_games import RACE
from tischlein import puzzles
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.puzzles import FILE, Judged, Puzzle, Search, as_lines
from tischlein.wire.review import ReviewReason

TWO: Json = {"do": "add", "by": "2"}
ONE: Json = {"do": "add", "by": "1"}


@pytest.fixture
def guest(server: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Guest]:
    """Somebody at a server on whose shelf a race has one puzzle."""
    match = Match(RACE, read_options(RACE.options, {}), 2, "a puzzle")
    match.perform(0, ONE)
    two, one = Judged({"do": "add", "by": "2"}, 0.8, 0.01), Judged({"do": "add", "by": "1"}, 0.5, 0.02)
    answers: list[dict[str, str | int]] = [{"seat": 0, "do": "add", "by": "1"}]
    made = Puzzle(
        0, 2, {}, "a puzzle", answers, 3, 1, match.fingerprint(), [two], [one], one, ReviewReason({"steps": 1.5}, {})
    )
    file = tmp_path / FILE
    file.parent.mkdir()
    file.write_bytes(as_lines(Search(RACE.id, RACE.version, "0", 1, {}, 1.0), [made]))
    monkeypatch.setattr(puzzles, "folder_of", lambda game: tmp_path if game is RACE else tmp_path / "none")
    puzzles.puzzles_of.cache_clear()
    yield server.guest("Anna")
    puzzles.puzzles_of.cache_clear()


def name_of(guest: Guest) -> str:
    return str(as_list(guest.get("/api/puzzles/race").json())[0]["name"])


def after(guest: Guest, *answers: Json, **more: object) -> Json:
    return as_dict(guest.post(f"/api/puzzles/race/{name_of(guest)}", {"answers": list(answers), **more}).json())


def test_the_puzzle_of_the_day_is_one_of_those_that_are_there(guest: Guest) -> None:
    today = as_dict(guest.get("/api/puzzles").json())
    assert today["puzzle"] == {"game": "race", "name": name_of(guest)}
    games = {card["id"]: card["puzzles"] for card in as_list(guest.get("/api/games").json())}
    assert games["race"] == 1
    assert as_list(guest.get("/api/puzzles/race").json())[0]["part"] == 1


def test_a_puzzle_shows_its_seats_view_and_no_solution(guest: Guest) -> None:
    begun = after(guest)
    assert begun["view"] == {"ask": "add", "total": 1, "seat": 1}
    assert (begun["done"], begun["model"], begun["actions"]) == (0, None, [ONE, TWO])


def test_an_accepted_answer_solves_it_and_another_is_refused(guest: Guest) -> None:
    assert after(guest, TWO)["done"] == 1
    refused = after(guest, ONE)
    assert (refused["reason"], refused["facts"]) == ("not_the_task", {})
    asked = after(guest, why={"do": "break"})
    assert as_dict(asked["because"])["why"] == "not_now"


def test_the_solution_is_an_address_of_its_own(guest: Guest) -> None:
    solution = as_dict(guest.get(f"/api/puzzles/race/{name_of(guest)}/solution").json())
    assert as_list(solution["accepted"])[0] == {"action": TWO, "chance": 0.8, "error": 0.01}
    assert as_dict(solution["missed"])["action"] == ONE
    assert solution["reason"] == {"sources": {"steps": 1.5}, "terms": {}}


@pytest.mark.parametrize(
    ("path", "reason"),
    [("race/nothing/solution", "no_such_puzzle"), ("rage", "unknown_game"), ("rage/x/solution", "unknown_game")],
)
def test_what_is_not_there_is_refused(guest: Guest, path: str, reason: str) -> None:
    assert as_dict(guest.get(f"/api/puzzles/{path}").json())["reason"] == reason


def test_a_puzzle_that_todays_rules_play_otherwise_is_refused(guest: Guest, tmp_path: Path) -> None:
    file = tmp_path / FILE
    name = name_of(guest)
    file.write_text(file.read_text(encoding="utf-8").replace("a puzzle", "another"), encoding="utf-8")
    puzzles.puzzles_of.cache_clear()
    # The race draws no luck, so another seed leads to the same place; another answer does not.
    text = file.read_text(encoding="utf-8").replace(
        '[{"seat":0,"do":"add","by":"1"}]', '[{"seat":0,"do":"add","by":"2"}]'
    )
    file.write_text(text, encoding="utf-8")
    puzzles.puzzles_of.cache_clear()
    answer = guest.post(f"/api/puzzles/race/{name}", {"answers": []}).json()
    assert as_dict(answer)["reason"] == "record_does_not_match"
