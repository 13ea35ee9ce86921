"""A game is one folder: without it nothing else is missing anything, and nothing else speaks of it.

Each game in turn is removed from a copy of the tree, where the checks then run and all tests are collected.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tischlein.catalog import games

pytestmark = pytest.mark.source

ROOT = Path(__file__).resolve().parent.parent
GAMES = list(games())
# File or folder → why it may speak of a certain game that need not be there.
MAY_SPEAK_OF_GAMES = {
    "CHANGELOG.md": "history",
    "docs/decisions/": "history",
    "docs/promises.md": "what was measured, game by game",
    "docs/attacks.md": "what was measured, while people play one game",
    "docs/rules/": "one table for each game; made anew without it",
    "README.md": "says whose games these are",
    "NOTICE": "says whose games these are",
    "docs/research/": "examples that are run and print something; a page whose game is missing is not run",
    "bench/": "some comparisons are about one game, and are left out without it",
    "tools/screenshots.py": "the pictures of the documentation show this game",
}
RUFF = ["-m", "ruff", "check", "--quiet", "--no-cache", "."]
IMPORTS = ["-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-cache"]
TYPES = ["-m", "mypy"]
COLLECTION = ["-m", "pytest", "--quiet", "--collect-only", "-m", ""]
PAGE_TYPES = ["tools/node.py", "svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings"]

Without = Callable[[Iterable[str]], Path]


def committed() -> list[str]:
    """What is committed, or would be: all that is not ignored."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    found = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [name for name in sorted(set(found)) if (ROOT / name).is_file()]


@pytest.fixture
def without(tmp_path: Path) -> Without:
    """Copies the tree, with what the type checker remembers of it, and removes games from the copy."""

    def copy(removed: Iterable[str]) -> Path:
        for name in committed():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tmp_path / name)
        for game in removed:
            shutil.rmtree(tmp_path / "src" / "tischlein" / "games" / game)
        remembered = ROOT / "build" / "mypy_cache"
        if remembered.is_dir():
            shutil.copytree(remembered, tmp_path / "build" / "mypy_cache")
        return tmp_path

    return copy


def run(tree: Path, arguments: list[str]) -> None:
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    ran = subprocess.run(
        [sys.executable, *arguments], cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, f"{' '.join(arguments)}\n{ran.stdout[-4000:]}{ran.stderr[-4000:]}"


def is_allowed(name: str) -> bool:
    return any(name == one or (one.endswith("/") and name.startswith(one)) for one in MAY_SPEAK_OF_GAMES)


def places_that_name(tree: Path, game: str) -> list[str]:
    """File and line of every mention, of the id and of the name: a_game, AGame, A Game."""
    name = re.compile(game.replace("_", "[_ -]?"), re.IGNORECASE)
    found: list[str] = []
    for path in sorted(path for path in tree.rglob("*") if path.is_file()):
        inside = path.relative_to(tree).as_posix()
        if inside.startswith("build/") or is_allowed(inside):
            continue
        lines = path.read_text(encoding="utf-8", errors="ignore").splitlines()
        found += [inside] if name.search(inside) else []
        found += [f"{inside}:{number}" for number, line in enumerate(lines, 1) if name.search(line)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_without_a_game_all_checks_pass_and_nothing_speaks_of_it(game: str, without: Without) -> None:
    tree = without([game])
    assert places_that_name(tree, game) == []
    for check in (RUFF, IMPORTS, TYPES):
        run(tree, check)


def test_the_tests_of_everything_else_are_collected_where_only_one_game_is_left(without: Without) -> None:
    run(without(GAMES[:-1]), COLLECTION)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_without_a_game_all_tests_are_collected_and_the_pages_check(game: str, without: Without) -> None:
    tree = without([game])
    run(tree, COLLECTION)
    (tree / "node_modules").symlink_to(ROOT / "node_modules")
    run(tree, PAGE_TYPES)


@pytest.mark.parametrize("name", MAY_SPEAK_OF_GAMES)
def test_what_may_speak_of_games_does(name: str) -> None:
    spoken = [path for path in committed() if path == name or path.startswith(name)]
    every = re.compile("|".join(game.replace("_", "[_ -]?") for game in GAMES), re.IGNORECASE)
    assert any(every.search((ROOT / path).read_text(encoding="utf-8")) for path in spoken)
