"""docs/adding-a-game.md, followed: a new folder, the code of the page in it, found by the catalog, judged like any."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import new_game
import pytest

import tischlein.games
from tischlein import catalog
from tischlein.core.game import Game
from tischlein.core.record import read_record
from tischlein.testing import texts
from tischlein.testing.folders import missing_parts, missing_texts, sayings, strange_parts
from tischlein.testing.golden import transcript
from tischlein.testing.promises import cases, keeps_all_promises
from tischlein.testing.records import records_in, replay_file
from tischlein.wire.codegen import view_types

pytestmark = pytest.mark.source

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "adding-a-game.md"


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
