"""`tischlein show --why`: the reason as a sentence, with its paragraph."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.shell import Shell, refused
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.games.elementos.game import GAME


@pytest.fixture
def tischlein(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


@pytest.fixture
def position(tmp_path: Path) -> str:
    """The setup, where nobody plays yet."""
    match = Match(GAME, read_options(GAME.options, {}), 2, "a seed")
    path = tmp_path / "position.json"
    path.write_text(json.dumps(match.state.dump()), encoding="utf-8")
    return str(path)


def test_the_reason_is_a_sentence_with_its_paragraph_for_each_seat(tischlein: Shell, position: str) -> None:
    said = tischlein("show", "elementos", position, "--why", '{"do": "pass"}')
    assert said.code == 0, said.err
    sentence = "pass: Set up first: 9 discs are still missing. (§5)"
    assert said.out.splitlines() == [f"Seat {seat}, {sentence}" for seat in (0, 1)]


def test_one_seat_alone_is_told(tischlein: Shell, position: str) -> None:
    said = tischlein("show", "elementos", position, "--why", '{"do": "pass"}', "--seat", "1")
    assert [line[:6] for line in said.out.splitlines()] == ["Seat 1"]


def test_nothing_stands_in_the_way_of_what_is_legal(tischlein: Shell, position: str) -> None:
    said = tischlein("show", "elementos", position, "--why", '{"do": "preset"}', "--seat", "0")
    assert said.out == "Seat 0, preset: nothing stands in the way.\n"


def test_all_reasons_are_counted(tischlein: Shell, position: str) -> None:
    said = tischlein("show", "elementos", position, "--why", "all", "--seat", "0")
    first, *rest = said.out.splitlines()
    legal, size = map(int, re.findall(r"\d+", first)[1:])
    assert legal + sum(int(line.split()[0]) for line in rest) == size
    assert any("not_at_home §5" in line and "is not in your three rows." in line for line in rest)


@pytest.mark.parametrize(
    ("why", "told"),
    [
        ("pass", "JSON object"),
        ("[]", "JSON object"),
        ('{"do": "fly"}', "There are: flip"),
        ('{"do": "flip"}', "these fields"),
        ('{"do": "move", "at": "a1", "to": "a8"}', "no position allows it"),
    ],
)
def test_what_is_no_action_is_refused_in_a_sentence(tischlein: Shell, position: str, why: str, told: str) -> None:
    assert told in refused(tischlein, "show", "elementos", position, "--why", why)


def test_a_seat_that_decides_nothing_is_refused(tischlein: Shell, position: str) -> None:
    assert "0, 1" in refused(tischlein, "show", "elementos", position, "--why", "all", "--seat", "7")
