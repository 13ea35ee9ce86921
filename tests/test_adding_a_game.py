"""docs/adding-a-game.md, followed: a new folder, the code of the page in it, found by the catalog, judged like any."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import tischlein.games
from slack_water.game import GAME as SLACK_WATER_GAME
from tischlein import catalog, new_game
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.question import ask
from tischlein.core.record import read_record
from tischlein.core.state import Position
from tischlein.testing import texts
from tischlein.testing.folders import missing_parts, missing_texts, sayings, strange_parts
from tischlein.testing.golden import transcript
from tischlein.testing.promises import cases, keeps_all_promises
from tischlein.testing.records import records_in, replay_file
from tischlein.wire.codegen import view_types

pytestmark = pytest.mark.source

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "adding-a-game.md"
SLACK_WATER = ROOT / "examples" / "slack_water" / "src" / "slack_water"


def code_on_the_page() -> dict[str, str]:
    """The pieces of every file, in the order of the page."""
    files: dict[str, list[str]] = {}
    for name, piece in re.findall(
        r"^```python (\S+)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    ):
        files.setdefault(name, []).append(piece)
    return {name: "\n".join(pieces) for name, pieces in files.items()}


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of games that the catalog looks into beside the real one, for one test."""
    monkeypatch.setattr(tischlein.games, "__path__", [*tischlein.games.__path__, str(tmp_path)])
    known = set(sys.modules)
    catalog.games.cache_clear()
    yield tmp_path
    catalog.games.cache_clear()
    for module in set(sys.modules) - known:
        if module.startswith("tischlein.games."):
            del sys.modules[module]


def is_whole(game: Game, folder: Path) -> None:
    """Everything that tests/test_folders.py and tests/test_promises.py ask of a game of the catalog."""
    assert missing_parts(folder) == []
    assert strange_parts(folder) == []
    assert texts.differences(folder / "locales") == []
    shell = texts.read_texts(ROOT / "web" / "locales" / "de.ftl")
    assert missing_texts(game, folder, shell, sayings(game, folder, matches=1)) == []
    assert (folder / "board" / "types.ts").read_text(encoding="utf-8") == view_types(game)
    for path in records_in(folder):
        replay_file(game, path)
    records = [read_record(path.read_text(encoding="utf-8")) for path in records_in(folder)]
    assert (folder / "golden.txt").read_text(encoding="utf-8") in [transcript(game, record) for record in records]
    for case in cases(game, 1):
        keeps_all_promises(case)


def test_following_the_page_leads_to_a_game_that_keeps_every_promise(games: Path) -> None:
    folder = new_game.make("bids", games)
    for name, code in code_on_the_page().items():
        (folder / name).write_text(code, encoding="utf-8")
    is_whole(catalog.find("bids"), folder)


def test_a_new_folder_is_a_whole_game_under_its_own_name(games: Path) -> None:
    folder = new_game.make("my_game", games)
    is_whole(catalog.find("my_game"), folder)


def pieces_of_slack_water() -> list[tuple[str, str]]:
    found = re.findall(
        r"^```python slack_water (\S+)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    return [(str(name), str(piece)) for name, piece in found]


def test_every_piece_of_slack_water_stands_in_its_folder() -> None:
    assert len(pieces_of_slack_water()) > 10
    for name, piece in pieces_of_slack_water():
        assert piece in (SLACK_WATER / name).read_text(encoding="utf-8"), f"{name} has another {piece}"


def test_a_world_keeps_who_could_not_follow_as_the_page_says() -> None:
    """The page's question, asked of a match: after somebody threw off, is there a world with that suit in the hand?"""
    options = read_options(SLACK_WATER_GAME.options, {})
    match = Match(SLACK_WATER_GAME, options, 3, "thrown off")
    while not any(seat["dry"] for seat in seats_of(match.state.dump())):
        match.act(match.to_act()[0], match.legal(match.to_act()[0])[0])
    position = match.state.dump()
    at, suit = next((at, seat["dry"][0]) for at, seat in enumerate(seats_of(position)) if seat["dry"])
    for memory in range(50):
        world = ask(match.state, (at + 1) % 3, memory).world
        assert not any(card.startswith(suit) for card in seats_of(world.dump())[at]["hand"])


def seats_of(position: Position) -> list[dict[str, list[str]]]:
    return msgspec.convert(position["seats"], list[dict[str, list[str]]])


def commands_on_the_page() -> list[str]:
    blocks = re.findall(r"^```sh\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [line.partition("  #")[0].strip() for block in blocks for line in block.splitlines() if line.strip()]


def test_every_command_of_the_page_is_of_a_kind_that_is_tried() -> None:
    """`make` targets are compared with the Makefile (test_docs.py); new folders are made, and promises asked, above."""
    kinds = ("make ", "python -m tischlein", "python -m pytest", "TISCHLEIN_PROMISES=20 python -m pytest")
    others = [line for line in commands_on_the_page() if not line.startswith(kinds)]
    package = ["cd tischlein-my-game", 'python -m pip install -e ".[test]"']
    assert others == [*package, ". .venv/bin/activate", "export PYTHONPATH=src"]
    tests = [word for line in commands_on_the_page() for word in line.split() if word.startswith("tests/")]
    assert [name for name in tests if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("place", ["the root", "a package"])
def test_every_command_about_the_game_runs_as_it_is_written(place: str, tmp_path: Path) -> None:
    package = a_repository(tmp_path) if place == "the root" else a_package(tmp_path)
    environment = {**os.environ, "PYTHONPATH": package, "PATH": f"{a_python(tmp_path)}{os.pathsep}{os.environ['PATH']}"}
    # test_new_game.py begins and checks a package, tests/e2e/test_writing.py plays while it is written.
    begun = tuple(f"python -m tischlein {command}" for command in ("new-game", "check", "play"))
    about = [line for line in commands_on_the_page() if line.startswith("python -m tischlein")]
    about = [line for line in about if not line.startswith(begun)]
    assert len(about) > 2
    for line in about:
        ran = subprocess.run(
            line, shell=True, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert ran.returncode == 0, f"{line}\n{ran.stderr}"
    assert "my_game, version 1" in (tmp_path / "golden.txt").read_text(encoding="utf-8")


def a_repository(folder: Path) -> str:
    """A copy of the sources with a game from `make new-game` in it."""
    left_out = shutil.ignore_patterns(
        "static", "tests", "board", "research", "__pycache__", "*.so", "lessons", "records"
    )
    shutil.copytree(ROOT / "src" / "tischlein", folder / "src" / "tischlein", ignore=left_out)
    new_game.make("my_game", folder / "src" / "tischlein" / "games")
    return "src"


def a_package(folder: Path) -> str:
    """The teaching game as an installed package: its imports are relative, so only its id is another."""
    shutil.copytree(new_game.EXAMPLE, folder / "my_game", ignore=shutil.ignore_patterns("tests", "__pycache__"))
    value = folder / "my_game" / "game.py"
    value.write_text(value.read_text(encoding="utf-8").replace('id="bids"', 'id="my_game"'), encoding="utf-8")
    written = folder / "my_game-1.dist-info"
    written.mkdir()
    (written / "METADATA").write_text("Metadata-Version: 2.1\nName: my_game\nVersion: 1\n", encoding="utf-8")
    (written / "entry_points.txt").write_text("[tischlein.games]\nmy_game = my_game.game:GAME\n", encoding="utf-8")
    return os.pathsep.join([str(folder), str(ROOT / "src")])


def a_python(folder: Path) -> Path:
    """`python` is the one that runs the tests."""
    called = folder / "bin" / "python"
    called.parent.mkdir()
    called.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n', encoding="utf-8")
    called.chmod(0o755)
    return called.parent


def python_files() -> list[str]:
    inside = [path.relative_to(new_game.EXAMPLE) for path in sorted(new_game.EXAMPLE.rglob("*.py"))]
    return [path.as_posix() for path in inside if path.parts[0] != "tests" and path.name != "__init__.py"]


@pytest.mark.parametrize("name", python_files())
def test_the_code_on_the_page_is_the_code_of_the_teaching_game(name: str) -> None:
    written = (new_game.EXAMPLE / name).read_text(encoding="utf-8")
    assert lines_of(code_on_the_page()[name]) == lines_of(written)


def lines_of(code: str) -> list[str]:
    return [line for line in code.splitlines() if line.strip()]


def test_the_teaching_game_stays_small() -> None:
    """About eighty lines of rules, not counting what is imported, left blank or said about it."""
    code = [path.read_text(encoding="utf-8") for path in sorted((new_game.EXAMPLE / "rules").glob("*.py"))]
    lines = [line for text in code for line in lines_of(text)]
    assert len([line for line in lines if not line.startswith("from ") and '"""' not in line]) <= 85


def test_what_a_new_folder_lacks_is_told(games: Path) -> None:
    folder = new_game.make("my_game", games)
    game = catalog.find("my_game")
    (folder / "golden.txt").unlink()
    for language in texts.LANGUAGES:
        path = folder / "locales" / f"{language}.ftl"
        kept = [
            line
            for line in path.read_text(encoding="utf-8").splitlines()
            if not line.startswith(("event-taken", "ask-"))
        ]
        path.write_text("\n".join(kept), encoding="utf-8")
    assert missing_parts(folder) == ["golden.txt"]
    assert missing_texts(game, folder, {}, sayings(game, folder, matches=1)) == [
        "ask-bid",
        "event-taken",
    ]
