"""tischlein check: what of a game is there, what is missing, what is wrong, in the order in which one writes it."""

import importlib.metadata
import importlib.util
import json
import os
import pkgutil
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import tischlein.games
from tischlein.core.refusal import Refusal
from tischlein.testing.folders import missing_parts

QUICK_SECONDS: Final = 4.0
WHOLE_SECONDS: Final = 110.0
MARKS: Final = {"there": "[green]there[/]", "missing": "[yellow]missing[/]", "wrong": "[red]wrong[/]"}
# The last place in a stack that a process wrote when its time was over; the first line is the deepest.
STACK: Final = re.compile(r'File "([^"]+)", line (\d+)')
# What to do about a stage, for whoever does not know yet.
COMMANDS: Final = {
    "files": "docs/adding-a-game.md, chapters 0 to 13",
    "import": "python -c 'import {module}'",
    "setup": "docs/adding-a-game.md, chapter 3",
    "rules": "docs/adding-a-game.md, chapters 4 and 5",
    "views": "docs/adding-a-game.md, chapter 7",
    "worlds": "docs/adding-a-game.md, chapter 6",
    "positions": "docs/adding-a-game.md, chapter 8",
    "words": "docs/adding-a-game.md, chapter 11",
    "records": "python -m tischlein.testing.golden {id} FILE",
    "promises": "docs/checking-a-game.md",
    "tests": "python -m pytest {folder}",
}


class Row:
    def __init__(self, stage: str, verdict: str, told: str) -> None:
        self.stage: str = stage
        self.verdict: str = verdict
        self.told: str = told


class Place:
    """Where a game lies, found without importing it: it may not be able to be imported yet."""

    def __init__(self, id: str, module: str, folder: Path, path: Path | None = None) -> None:
        self.id: str = id
        self.module: str = module
        self.folder: Path = folder
        self.path: Path | None = path


@click.command()
@click.argument("game")
@click.option("--whole", is_flag=True, help="All promises too, with every number of seats and every option.")
def check(game: str, whole: bool) -> int:
    """Say what of a game is there, what is missing and what is wrong.

    GAME is an id, or the folder of a game or of its package. In the order in which one writes a game; it ends with
    "complete" or with the next step. Exit code 1 means that there is one.

    \b
    Example: tischlein check my_game
             tischlein check ../my-package --whole
    """
    place = place_of(game)
    rows = [*file_rows(place), *stage_rows(place, whole)]
    table = Table(show_header=False, box=None)
    for row in rows:
        table.add_row(row.stage, MARKS[row.verdict], escape(row.told))
    Console(soft_wrap=True).print(table)
    open_rows = [row for row in rows if row.verdict != "there"]
    if not open_rows:
        click.echo("complete" if whole else "complete, as far as a quick look goes; --whole asks for all promises")
        return 0
    # What keeps the rules from running comes before files that are still to be made.
    first = next((row for row in open_rows if row.verdict == "wrong"), open_rows[0])
    command = COMMANDS[first.stage].format(module=place.module, id=place.id, folder=place.folder)
    click.echo(f"next: {first.stage} ({command})")
    return 1


def place_of(game: str) -> Place:
    folder = Path(game)
    if folder.is_dir() and (os.sep in game or not _is_known(game)):
        return _place_in(folder.resolve())
    for entry in importlib.metadata.entry_points(group="tischlein.games"):
        if entry.name == game:
            return _place_of_module(game, entry.module)
    if _is_known(game):
        return _place_of_module(game, f"tischlein.games.{game}.game")
    # Not the catalog: it imports them all, and one may be half-written.
    raise Refusal("unknown_game", {"valid": [found.name for found in pkgutil.iter_modules(tischlein.games.__path__)]})


def _is_known(game: str) -> bool:
    return game.isidentifier() and importlib.util.find_spec(f"tischlein.games.{game}") is not None


def _place_of_module(id: str, module: str) -> Place:
    package = module.rpartition(".")[0]
    found = importlib.util.find_spec(package)
    assert found is not None and found.origin is not None, f"{package} has no folder"
    return Place(id, module, Path(found.origin).parent)


def _place_in(folder: Path) -> Place:
    """The game in a folder, or in the package that lies there. It need not be installed."""
    files = sorted(folder.glob("game.py")) or sorted(folder.glob("src/*/game.py")) or sorted(folder.glob("*/game.py"))
    if not files:
        raise click.UsageError(f"There is no game.py in {folder}, nor in a package there. make new-game begins one.")
    root = files[0].parent
    while (root.parent / "__init__.py").is_file():
        root = root.parent
    names = files[0].parent.relative_to(root.parent).parts
    return Place(names[-1], ".".join([*names, "game"]), files[0].parent, root.parent)


def file_rows(place: Place) -> list[Row]:
    """What of the skeleton is not there yet, and what has no tests."""
    missing = missing_parts(place.folder)
    tests = [part for part in missing if part.startswith("tests")]
    others = [part for part in missing if part not in tests]
    rows = [Row("files", "missing", ", ".join(others)) if others else Row("files", "there", "the whole skeleton")]
    return [*rows, Row("tests", "missing", ", ".join(tests))] if tests else rows


def stage_rows(place: Place, is_whole: bool) -> list[Row]:
    seconds = WHOLE_SECONDS if is_whole else QUICK_SECONDS
    paths = [str(place.path)] if place.path else []
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join([*paths, *sys.path])}
    asked = [place.module, str(place.folder), str(seconds), *(["--whole"] if is_whole else [])]
    done = subprocess.run(  # noqa: S603  our own module
        [sys.executable, "-m", "tischlein.testing.stages", *asked],
        capture_output=True,
        text=True,
        env=settings,
        check=False,
        timeout=seconds + 60,
    )
    lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith('{"stage"')]
    rows = [Row(line["stage"], line["verdict"], _told(line)) for line in lines if line["verdict"] != "begun"]
    if lines and lines[-1]["verdict"] == "begun":
        rows.append(Row(lines[-1]["stage"], "wrong", _stuck(done.stderr, place, seconds)))
    if not lines:
        rows.append(Row("import", "wrong", _stuck(done.stderr, place, seconds)))
    return rows


def _told(line: dict[str, str]) -> str:
    place = line.get("place", "")
    return f"{line['told']} ({place})" if place else line["told"]


def _stuck(stack: str, place: Place, seconds: float) -> str:
    """The deepest line of the game's own in the stack."""
    own = [(file, line) for file, line in STACK.findall(stack) if Path(file).is_relative_to(place.folder)]
    where = f" ({own[0][0]}:{own[0][1]})" if own else ""
    return f"not done after {seconds:.0f} s of this look: it hangs, or takes long{where}"
