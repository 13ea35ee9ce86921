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
from tischlein import boards
from tischlein.core.refusal import Refusal
from tischlein.testing.folders import missing_parts
from tischlein.testing.stages import PATIENCE

QUICK_SECONDS: Final = 4.0
WHOLE_SECONDS: Final = 110.0
MARKS: Final = {
    "there": "[green]there[/]",
    "missing": "[yellow]missing[/]",
    "wrong": "[red]wrong[/]",
    # Needs what is not there or wrong above it.
    "later": "[dim]later[/]",
}
# The last place in a stack that a process wrote when its time was over; the first line is the deepest.
STACK: Final = re.compile(r'File "([^"]+)", line (\d+)')
# Every row in the order in which an author comes to it, and what to do about it.
COMMANDS: Final = {
    "files": "docs/adding-a-game.md, chapters 1 to 11",
    "import": "python -c 'import {module}'",
    "setup": "docs/adding-a-game.md, chapter 3",
    "rules": "docs/adding-a-game.md, chapters 4 and 5",
    "views": "docs/adding-a-game.md, chapter 7",
    "worlds": "docs/adding-a-game.md, chapter 6",
    "positions": "docs/adding-a-game.md, chapter 8",
    "words": "docs/adding-a-game.md, chapter 11",
    "package": "python -m pip install -e {project}",
    "records": "python -m tischlein simulate {id} --bots {bots} --matches 2 --seed 1 --records made",
    "golden": "python -m tischlein.testing.golden {id} made/000000.json > {folder}/golden.txt",
    "lessons": "docs/adding-a-game.md, chapter 12",
    "board": "docs/adding-a-game.md, chapter 13",
    "readme": "docs/adding-a-game.md, chapter 0",
    "tests": "python -m pytest {folder}",
    "promises": "docs/checking-a-game.md",
}
BUILD_BOARD: Final = "python -m tischlein build-board {folder}"
ENTRY_POINTS: Final = "tischlein.games"
# The parts of the skeleton that have a row of their own; all others are in `files`.
ROW_OF: Final = {
    "records": "records",
    "golden.txt": "golden",
    "board": "board",
    "README.md": "readme",
    "tests": "tests",
}


class Row:
    def __init__(self, stage: str, verdict: str, told: str, seats: int = 0, command: str = "") -> None:
        self.stage: str = stage
        self.verdict: str = verdict
        self.told: str = told
        # The fewest that play, where it matters to the command.
        self.seats: int = seats
        self.command: str = command or COMMANDS[stage]


class Place:
    """Where a game lies, found without importing it: it may not be able to be imported yet."""

    def __init__(self, id: str, module: str, folder: Path, path: Path | None = None) -> None:
        self.is_installed: bool = "site-packages" in folder.parts
        self.is_package: bool = not module.startswith("tischlein.games.")
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
    rows = rows_of(place, whole)
    table = Table(show_header=False, box=None)
    for row in rows:
        table.add_row(row.stage, MARKS[row.verdict], escape(row.told))
        if row.verdict in ("missing", "wrong"):
            table.add_row("", "", f"[dim]{escape(command_of(row, place))}[/]")
    Console(soft_wrap=True).print(table)
    open_rows = [row for row in rows if row.verdict != "there"]
    if not open_rows:
        click.echo("complete" if whole else "complete, as far as a quick look goes; --whole asks for all promises")
        return 0
    # What keeps the rules from running comes before files that are still to be made.
    first = next((row for row in open_rows if row.verdict == "wrong"), open_rows[0])
    click.echo(f"next: {first.stage} ({command_of(first, place)})")
    return 1


def rows_of(place: Place, is_whole: bool) -> list[Row]:
    """One for every stage, in their order."""
    rows = [*stage_rows(place, is_whole), *file_rows(place), *package_rows(place)]
    found: dict[str, Row] = {row.stage: row for row in rows}
    asked = [stage for stage in COMMANDS if is_whole or stage != "promises"]
    if not place.is_package:
        asked.remove("package")
    # A game may do without.
    if not (place.folder / "lessons").is_dir():
        asked.remove("lessons")
    return [found.get(stage) or Row(stage, "later", "") for stage in asked]


def command_of(row: Row, place: Place) -> str:
    bots = ",".join(["random"] * (row.seats or 2))
    project = _shown(project_of(place) or place.folder)
    folder = _shown(place.folder)
    return row.command.format(module=place.module, id=place.id, folder=folder, project=project, bots=bots)


def _shown(folder: Path) -> Path:
    """As one would type it here."""
    return folder.relative_to(Path.cwd()) if folder.is_relative_to(Path.cwd()) else folder


def place_of(game: str) -> Place:
    folder = Path(game)
    if folder.is_dir() and (os.sep in game or not _is_known(game)):
        return _place_in(folder.resolve())
    packages = {entry.name: entry.module for entry in importlib.metadata.entry_points(group=ENTRY_POINTS)}
    if game in packages:
        return _place_of_module(game, packages[game])
    if _is_known(game):
        return _place_of_module(game, f"tischlein.games.{game}.game")
    # Not the catalog: it imports them all, and one may be half-written.
    ours = [found.name for found in pkgutil.iter_modules(tischlein.games.__path__)]
    raise Refusal("unknown_game", {"valid": sorted([*ours, *packages])})


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
        raise click.UsageError(
            f"There is no game.py in {folder}, nor in a package there. tischlein new-game begins one."
        )
    root = files[0].parent
    while (root.parent / "__init__.py").is_file():
        root = root.parent
    names = files[0].parent.relative_to(root.parent).parts
    return Place(names[-1], ".".join([*names, "game"]), files[0].parent, root.parent)


def file_rows(place: Place) -> list[Row]:
    """What of the skeleton is not there yet. An installed package has the board that was built, and no tests."""
    missing: dict[str, list[str]] = {}
    for part in missing_parts(place.folder):
        name = part if part in ROW_OF else part.partition("/")[0]
        missing.setdefault(ROW_OF.get(name, "files"), []).append(part)
    rows = {"files": "the code and the words", "readme": "README.md", "board": "drawn", "tests": "of its own"}
    if not (place.folder / "board").is_dir() and (place.folder / "built_board" / "board.json").is_file():
        missing.pop("board", None)
        rows["board"] = "built"
    if "board" in missing:
        missing["board"].append("until then it is played on the plain board")
    if place.is_installed:
        missing.pop("tests", None)
        rows["tests"] = "stay with the sources of an installed package"
    found = [
        Row(stage, "missing", ", ".join(missing[stage])) if stage in missing else Row(stage, "there", told)
        for stage, told in rows.items()
    ]
    if place.is_package and rows["board"] == "drawn" and "board" not in missing:
        if boards.is_built(place.folder):
            return [*found, Row("board", "there", "drawn, and built")]
        told = "drawn, and not built as it is now: tables have the plain board, or the one of before"
        found.append(Row("board", "missing", told, command=BUILD_BOARD))
    return found


def package_rows(place: Place) -> list[Row]:
    """Whether the table finds a game that lies in a package."""
    found = [entry for entry in importlib.metadata.entry_points(group=ENTRY_POINTS) if entry.module == place.module]
    if found:
        return [Row("package", "there", f"the table finds {found[0].name} = {found[0].value}")]
    project = project_of(place)
    if project is None or f"{place.module}:" not in (project / "pyproject.toml").read_text(encoding="utf-8"):
        told = f'no pyproject.toml has {place.id} = "{place.module}:GAME" in [project.entry-points."{ENTRY_POINTS}"]'
        return [Row("package", "missing", told, command="docs/packages.md")]
    return [Row("package", "missing", "not installed, so no table finds it")]


def project_of(place: Place) -> Path | None:
    """The folder of its pyproject.toml, at most two above that of its first package."""
    above = place.folder.parents[: place.module.count(".") + 2]
    return next((folder for folder in above if (folder / "pyproject.toml").is_file()), None)


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
        timeout=seconds * PATIENCE + 60,
    )
    lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith('{"stage"')]
    seats = next((int(line["seats"]) for line in lines if "seats" in line), 0)
    rows = [Row(line["stage"], line["verdict"], _told(line), seats) for line in lines if line["verdict"] != "begun"]
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
