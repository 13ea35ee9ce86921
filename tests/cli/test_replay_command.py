"""`tischlein replay`: a record is told and checked; what was cut off or edited is refused."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.shell import Shell, edited, refused


def test_a_record_is_told_answer_by_answer_and_checked(tischlein: Shell, record: Path) -> None:
    said = tischlein("replay", str(record))
    assert said.code == 0
    assert "  10. seat " in said.out
    assert "Over: resigned; places [2, 1]" in said.out
    assert "all 10 answers replayed" in said.out


def test_a_record_can_be_stopped_at_any_answer(tischlein: Shell, record: Path) -> None:
    said = tischlein("replay", str(record), "--to", "3")
    assert "   3. seat" in said.out
    assert "   4. seat" not in said.out
    assert "position:" in said.out
    assert "Over" not in said.out


def test_a_seat_sees_its_own_view_of_a_record(tischlein: Shell, record: Path) -> None:
    said = tischlein("replay", str(record), "--seat", "1")
    assert "view of seat 1:" in said.out
    assert "seat 0: …" in said.out


def test_a_record_as_json_is_one_object_per_line(tischlein: Shell, record: Path) -> None:
    lines = [json.loads(line) for line in tischlein("replay", str(record), "--json").out.splitlines()]
    assert [line["step"] for line in lines[:-1]] == list(range(1, 11))
    assert lines[-1]["result"]["reason"] == "resigned"


def test_a_record_comes_from_standard_input_too(record: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tischlein", "replay", "-"],
        input=record.read_bytes(),
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert ran.returncode == 0


def test_a_record_that_was_cut_off_is_refused(tischlein: Shell, record: Path) -> None:
    record.write_bytes(record.read_bytes()[:-40])
    assert "cut off" in refused(tischlein, "replay", str(record))


def test_a_record_with_an_answer_less_is_refused(tischlein: Shell, record: Path) -> None:
    answers = json.loads(record.read_text(encoding="utf-8"))["answers"]
    assert "does not end as it says" in refused(tischlein, "replay", edited(record, answers=answers[:-1]))


def test_a_record_with_an_illegal_answer_is_refused(tischlein: Shell, record: Path) -> None:
    answers = json.loads(record.read_text(encoding="utf-8"))["answers"]
    answers[4] = {"seat": answers[4]["seat"], "do": "move", "at": "a8", "to": "b8"}
    assert "Answer 5 of this record breaks the rules" in refused(tischlein, "replay", edited(record, answers=answers))


@pytest.mark.parametrize(
    "changes",
    [
        {"answers": [7]},
        {"answers": None},
        {"game": "chess"},
        {"game": None},
        {"version": 99},
        {"options": {"board_rows": 99}},
        {"options": 5},
        {"seats": 3},
        {"seats": "2"},
        {"seed": 1},
        {"ending": {"reason": "bored"}},
        {"ending": 5},
        {"result": None},
        {"fingerprint": ""},
        {"tischlein": 2},
    ],
)
def test_an_edited_record_is_refused(tischlein: Shell, record: Path, changes: dict[str, object]) -> None:
    refused(tischlein, "replay", edited(record, **changes))


def test_bytes_that_are_no_text_are_refused(tischlein: Shell, record: Path) -> None:
    record.write_bytes(b"\xff\xfe\x00{}")
    assert "not JSON" in refused(tischlein, "replay", str(record))


def test_a_file_that_is_not_there_is_named(tischlein: Shell) -> None:
    assert "nowhere.json" in refused(tischlein, "replay", "nowhere.json")


def test_a_step_or_seat_that_is_not_in_the_record_is_refused(tischlein: Shell, record: Path) -> None:
    assert "10 answers" in refused(tischlein, "replay", str(record), "--to", "11")
    assert "0, 1" in refused(tischlein, "replay", str(record), "--seat", "2")


# Show
