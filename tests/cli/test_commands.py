"""The command `tischlein`: what it prints, what it refuses, and how it exits."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.shell import GAME, Shell, refused
from tests.some_games import short
from tischlein import __version__, doctor
from tischlein.catalog import find
from tischlein.cli import commands
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.lab.transcript import words
from tischlein.store import soundness


def test_the_version_is_that_of_the_package(tischlein: Shell) -> None:
    assert tischlein("--version").out == f"tischlein {__version__}\n"


@pytest.mark.parametrize("command", sorted(commands.commands))
def test_every_command_explains_itself_with_an_example(tischlein: Shell, command: str) -> None:
    said = tischlein(command, "--help")
    assert said.code == 0
    assert f"Example: tischlein {command}" in said.out


def test_help_names_every_command(tischlein: Shell) -> None:
    said = tischlein("--help")
    assert all(f"\n  {command}" in said.out for command in commands.commands)


def test_it_runs_as_a_module() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tischlein", "--version"], capture_output=True, text=True, check=False, timeout=60
    )
    assert ran.stdout == f"tischlein {__version__}\n"


IDS = [option.id for option in find(GAME).options]


# Play and serve


class Started:
    """Stands where the server would be."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, int, Path, bool]] = []
        self.shared: list[tuple[str, int]] = []

    def run(
        self,
        host: str,
        port: int,
        data: Path,
        open_browser: bool,
        database: str = "",
        workers: int = 1,
        *,
        reloads: bool = False,
    ) -> None:
        self.calls.append((host, port, data, open_browser))
        self.shared.append((database, workers))


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    server = Started()
    monkeypatch.setattr("tischlein.server.process.main.run", server.run)
    return server


def test_alone_it_plays_with_a_browser_for_the_whole_network(tischlein: Shell, started: Started) -> None:
    assert tischlein().code == 0
    host, port, data, browser = started.calls[0]
    assert (host, port, browser) == ("0.0.0.0", 8000, True)
    assert data.name == "tischlein"


def test_alone_it_takes_the_options_of_play(tischlein: Shell, started: Started, tmp_path: Path) -> None:
    tischlein("--port", "8123", "--host", "127.0.0.1", "--data", str(tmp_path), "--no-browser")
    assert started.calls == [("127.0.0.1", 8123, tmp_path, False)]


def test_serving_opens_no_browser(tischlein: Shell, started: Started, tmp_path: Path) -> None:
    tischlein("serve", "--port", "8124", "--data", str(tmp_path))
    assert started.calls == [("0.0.0.0", 8124, tmp_path, False)]
    assert started.shared == [("", 1)]


def test_several_processes_serve_from_one_database(tischlein: Shell, started: Started) -> None:
    tischlein("serve", "--database", "postgresql://db/tischlein", "--workers", "3")
    assert started.shared == [("postgresql://db/tischlein", 3)]


# Simulate


def simulated(tischlein: Shell, *more: str) -> dict[str, object]:
    said = tischlein("simulate", GAME, "--bots", "greedy,random", "--matches", "2", "--seed", "3", "--json", *more)
    assert said.code == 0, said.err
    run = json.loads(said.out)
    assert isinstance(run, dict)
    return run


def test_a_simulation_as_json_has_the_promised_keys(tischlein: Shell) -> None:
    run = simulated(tischlein)
    wanted = {"game", "bots", "matches", "seed", "wins", "draws", "mean_scores", "decisions", "seconds"}
    assert wanted <= set(run)
    assert (run["game"], run["bots"], run["matches"], run["seed"]) == (GAME, ["greedy", "random"], 2, 3)


def test_a_simulation_for_people_is_a_table(tischlein: Shell) -> None:
    said = tischlein("simulate", GAME, "--bots", "random,random", "--matches", "2")
    assert said.code == 0
    assert "mean score" in said.out
    assert "draws" in said.out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["nothing", "--bots", "random,random"], f"There is no such game here. Games: {GAME}"),
        ([GAME, "--bots", "random,nobody"], "Bots of this game: random, level0, level1, level2, level3, level4"),
        ([GAME, "--bots", "random"], "As many bots are needed as the game has seats: 2."),
        ([GAME], "--bots"),
        ([GAME, "--bots", "random,random", "--matches", "0"], "--matches"),
        ([GAME, "--bots", "random,random", "--matches", "many"], "--matches"),
        ([GAME, "--bots", "random,random", "--seed", "x"], "--seed"),
        ([GAME, "--bots", "random,random", "--workers", "0"], "or all"),
        ([GAME, "--bots", "random,random", "--options", "{"], f"Options of this game: {', '.join(IDS[:2])}"),
        ([GAME, "--bots", "random,random", "--options", "[]"], f"Options of this game: {', '.join(IDS[:2])}"),
        ([GAME, "--bots", "random,random", "--options", '{"unheard_of": 7}'], f"Its options: {IDS[0]}"),
        ([GAME, "--bots", "random,random", "--options", f'{{"{IDS[0]}": "nonsense"}}'], f"Option '{IDS[0]}' can be: "),
        ([GAME, "--bots", "random,random", "--options", f'{{"{IDS[0]}": null}}'], f"Options of this game: {IDS[0]}"),
    ],
)
def test_a_simulation_that_cannot_be_is_refused_in_a_sentence(
    tischlein: Shell, arguments: list[str], told: str
) -> None:
    said = tischlein("simulate", *arguments)
    assert said.code == 2
    assert told in said.err
    assert said.out == ""
    assert len(said.err.splitlines()) == 1


# Replay


def test_a_position_is_shown_with_its_legal_answers(tischlein: Shell, tmp_path: Path) -> None:
    game = find(GAME)
    match = Match(game, read_options(game.options, short(GAME)), 2, "a seed")
    path = tmp_path / "position.json"
    path.write_text(json.dumps(match.state.dump()), encoding="utf-8")
    said = tischlein("show", GAME, str(path))
    assert said.code == 0, said.err
    seat = match.to_act()[0]
    legal = match.legal(seat)
    assert f"Seat {seat} decides ({match.state.turn().mode}), {len(legal)} legal answers:" in said.out
    assert words(game.vocabulary.name(legal[0])) in said.out


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "{}", '{"board": 3}', "[" * 100_000])
def test_a_file_that_is_no_position_is_refused(tischlein: Shell, tmp_path: Path, text: str) -> None:
    path = tmp_path / "position.json"
    path.write_text(text, encoding="utf-8")
    refused(tischlein, "show", GAME, str(path))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"seats": [1,\n 2}', "This file is not JSON: Expecting ',' delimiter in line 2, column 3."),
        ("{'seats': 2}", "in line 1, column 2."),
        ("[]", 'the position is []; it should be an object like {"key": value}.'),
        ('{"colour": 1}', 'there is a key "colour" in the position; it should be one of '),
    ],
)
def test_what_is_wrong_in_a_typed_position_is_told_with_its_place(
    tischlein: Shell, tmp_path: Path, text: str, told: str
) -> None:
    path = tmp_path / "position.json"
    path.write_text(text, encoding="utf-8")
    assert told in refused(tischlein, "show", GAME, str(path))


def test_a_position_of_bytes_is_refused(tischlein: Shell, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_bytes(b"\xff\xfe")
    assert "it is not text in UTF-8" in refused(tischlein, "show", GAME, str(path))


def test_an_unknown_command_is_refused(tischlein: Shell) -> None:
    assert "conquer" in refused(tischlein, "conquer")


# Doctor


def test_the_doctor_looks_at_everything_that_is_needed(tischlein: Shell, tmp_path: Path) -> None:
    said = tischlein("doctor", "--data", str(tmp_path / "new"))
    assert said.code == 0
    for subject in ("Python", "SQLite", "Rules", "Data folder", "Disk", "Games", "Node", "Matches"):
        assert subject in said.out
    assert not (tmp_path / "new").exists(), "looking changes nothing"


def test_a_data_folder_that_is_a_file_is_broken(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert doctor.data_folder(tmp_path / "file" / "data").verdict == "broken"


@pytest.mark.parametrize("content", [b"", b"\x13" * 9000, b"SQLite format 3\0" + b"\x13" * 9000])
def test_a_database_that_is_none_is_broken(tischlein: Shell, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "tischlein.db").write_bytes(content)
    said = tischlein("doctor", "--data", str(tmp_path))
    assert (said.code, "broken" in said.out) == (1, True)
    assert (tmp_path / "tischlein.db").read_bytes() == content


def test_a_database_that_nobody_could_read_to_its_end_is_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tischlein.db").touch()
    monkeypatch.setattr(soundness, "examine", lambda *_: soundness.Verdict(is_finished=False))
    assert doctor.matches(tmp_path / "tischlein.db").verdict == "warning"


def test_of_a_large_database_only_the_structure_is_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def note(path: Path, thoroughness: str, seconds: float) -> soundness.Verdict:
        asked.append(thoroughness)
        return soundness.Verdict()

    monkeypatch.setattr(doctor, "LARGE", 10)
    monkeypatch.setattr(soundness, "examine", note)
    for size in (10, 11):
        (tmp_path / "tischlein.db").write_bytes(bytes(size))
        assert doctor.matches(tmp_path / "tischlein.db").verdict == "well"
    assert asked == ["integrity_check", "quick_check"]


def test_something_broken_makes_the_doctor_fail(tischlein: Shell, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert tischlein("doctor", "--data", str(tmp_path / "file" / "data")).code == 1


@pytest.mark.parametrize(
    ("version", "verdict"),
    [
        ((3, 34, 1), "broken"),
        ((3, 40, 1), "warning"),
        ((3, 51, 2), "warning"),
        ((3, 51, 3), "well"),
        ((3, 54, 0), "well"),
    ],
)
def test_an_sqlite_with_the_reset_bug_is_a_warning(version: tuple[int, ...], verdict: str) -> None:
    assert doctor.sqlite(version).verdict == verdict


def test_an_old_python_is_broken() -> None:
    assert doctor.python((3, 10, 9)).verdict == "broken"


def test_compiled_and_interpreted_rules_are_told_apart() -> None:
    assert doctor.rules(Path("state.cpython-311-x86_64-linux-gnu.so")).told == "compiled"
    assert doctor.rules(Path("state.py")).verdict == "warning"
