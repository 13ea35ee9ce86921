"""`make new-game` gives a folder to start from, `tischlein new-game` a package, and both harm nothing that is there."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tischlein import new_game

pytestmark = pytest.mark.source


@pytest.mark.parametrize("name", ["", "My_Game", "two words", "../outside", "_hidden", "double__line", "9lives"])
def test_what_is_no_id_makes_no_folder(name: str, tmp_path: Path) -> None:
    with pytest.raises(new_game.NotMade):
        new_game.make(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_is_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "my_game").mkdir()
    with pytest.raises(new_game.NotMade, match="already"):
        new_game.make("my_game", tmp_path)
    assert list((tmp_path / "my_game").iterdir()) == []


def test_the_new_folder_has_every_part_of_the_teaching_game_under_its_own_name(tmp_path: Path) -> None:
    made = new_game.make("my_game", tmp_path)
    parts = {
        path.relative_to(new_game.EXAMPLE) for path in new_game.EXAMPLE.rglob("*") if "__pycache__" not in path.parts
    }
    # Tests of this repository ask that of every game.
    parts.remove(Path("tests/test_game.py"))
    assert {path.relative_to(made) for path in made.rglob("*")} == parts
    rules = (made / "rules" / "state.py").read_text(encoding="utf-8")
    assert "class MyGame(State)" in rules
    assert "Bids" not in rules
    assert "from tischlein.games.my_game.position.codec import dump, load_world" in rules
    assert "from tischlein.games.my_game.rules.world import World" in rules
    assert "import MyGame" in (made / "views" / "view.py").read_text(encoding="utf-8")


def test_prose_calls_the_game_by_its_name_and_not_by_its_class(tmp_path: Path) -> None:
    made = new_game.make("lost_harbour", tmp_path)
    state = (made / "rules" / "state.py").read_text(encoding="utf-8")
    assert state.startswith('"""Lost Harbour: every seat')
    assert 'def copy(self) -> "LostHarbour":' in state
    assert "LostHarbourView" in (made / "board" / "Board.svelte").read_text(encoding="utf-8")
    told = ("README.md", "locales/en.ftl", "locales/rules.en.md", "locales/de.ftl", "locales/rules.de.md")
    prose = [(made / name).read_text(encoding="utf-8") for name in told]
    assert all("Lost Harbour" in text and "LostHarbour" not in text for text in prose)
    said = (made / "views" / "view.py").read_text(encoding="utf-8")
    assert '"Lost Harbour draws its own states only"' in said


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A new one, made by the command and found by the table as `pip install -e` would have it."""
    done = called(tmp_path, "-m", "tischlein", "new-game", "lost_harbour")
    assert done.returncode == 0, done.stderr
    made = tmp_path / "tischlein-lost-harbour"
    assert f"cd {made.name}" in done.stdout
    points = tomllib.loads((made / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    assert points == {"tischlein.games": {"lost_harbour": "lost_harbour.game:GAME"}}
    info = made / "src" / "lost_harbour-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lost_harbour\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(
        "[tischlein.games]\nlost_harbour = lost_harbour.game:GAME\n", encoding="utf-8"
    )
    return made


def called(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder / "src"), os.environ["PYTHONPATH"]])
    environment = {**os.environ, "PYTHONPATH": path, "COLUMNS": "400"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_a_new_package_lacks_nothing_but_its_board_being_built(package: Path) -> None:
    told = called(package, "-m", "tischlein", "check", "lost_harbour")
    assert "next: board (python -m tischlein build-board src/lost_harbour)" in told.stdout, told.stdout + told.stderr
    verdicts = [line.split()[1] for line in told.stdout.splitlines() if not line.startswith((" " * 4, "next"))]
    assert sorted(set(verdicts)) == ["missing", "there"] and verdicts.count("missing") == 1, told.stdout


def test_the_tests_of_a_new_package_need_nothing_of_this_repository(package: Path) -> None:
    done = called(
        package, "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", "src", "-k", "not promise or 2-default"
    )
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


def test_its_tests_tell_a_list_of_what_is_missing_whole(package: Path) -> None:
    """Cut after the first few, it would send an author looking again and again."""
    options = []
    for language in ("de", "en"):
        words = package / "src" / "lost_harbour" / "locales" / f"{language}.ftl"
        lines = words.read_text(encoding="utf-8").splitlines()
        options = [line.partition(" =")[0] for line in lines if line.startswith("option-")]
        words.write_text("\n".join(line for line in lines if not line.startswith("option-")), encoding="utf-8")
    done = called(package, "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "both_languages")
    assert len(options) > 5
    assert [key for key in options if f"'{key}'," not in done.stdout] == []


@pytest.mark.parametrize("name", ["json", "tischlein", "Two Words"])
def test_a_package_gets_no_name_that_is_taken(name: str, tmp_path: Path) -> None:
    with pytest.raises(new_game.NotMade):
        new_game.make_package(name, tmp_path)
    new_game.make_package("my_game", tmp_path)
    with pytest.raises(new_game.NotMade, match="already"):
        new_game.make_package("my_game", tmp_path)
