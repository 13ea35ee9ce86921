"""`tischlein puzzles`, as a person types it."""

import json
from pathlib import Path

import pytest

from tests.cli.shell import GAME, Shell, edited, refused
from tischlein.catalog import find
from tischlein.lab import puzzles as lab
from tischlein.lab.prospector import Found, record_of
from tischlein.lab.puzzles import search_of


@pytest.fixture
def nothing_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "look_at", lambda _: Found(None, False, {"decisions": 5, "unclear": 1}))


def record_file(folder: Path) -> Path:
    file = folder / "match.json"
    file.write_text(json.dumps(record_of(find(GAME), search_of(find(GAME), 1, {}, 1.0), 0)), encoding="utf-8")
    return file


@pytest.mark.usefixtures("nothing_found")
def test_records_are_looked_through_and_the_sieves_are_told(tischlein: Shell, tmp_path: Path) -> None:
    target = tmp_path / "found.jsonl"
    said = tischlein("puzzles", GAME, "--from", str(record_file(tmp_path)), "--to", str(target))
    assert said.code == 0
    assert "0 puzzles" in said.out and "1 matches looked through" in said.out
    assert "decisions 5, unclear 1" in said.out
    assert json.loads(target.read_text(encoding="utf-8"))["game"] == GAME


def test_ctrl_c_keeps_what_is_there(tischlein: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(_: object) -> Found:
        raise KeyboardInterrupt

    monkeypatch.setattr(lab, "look_at", stop)
    said = tischlein("puzzles", GAME, "--count", "3", "--to", str(tmp_path / "found.jsonl"))
    assert said.code == 130
    assert "Stopped with 3 puzzles to go" in said.err


@pytest.mark.usefixtures("nothing_found")
def test_wrong_input_gets_a_sentence(tischlein: Shell, tmp_path: Path) -> None:
    target = str(tmp_path / "found.jsonl")
    assert "no such game" in refused(tischlein, "puzzles", "nothing", "--to", target)
    assert "options" in refused(tischlein, "puzzles", GAME, "--options", "{", "--to", target)
    spoilt = edited(record_file(tmp_path), fingerprint="another")
    assert "record" in refused(tischlein, "puzzles", GAME, "--from", spoilt, "--to", target)
    Path(target).write_text("a league\n", encoding="utf-8")
    assert "does not hold puzzles" in refused(tischlein, "puzzles", GAME, "--to", target)
