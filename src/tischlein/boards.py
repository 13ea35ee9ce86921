"""Builds the board of a game that comes in a package of its own: Svelte sources to modules that a browser loads."""

import hashlib
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

import msgspec

from tischlein import catalog, node
from tischlein.core.game import Game
from tischlein.packages import BOARD, INTERFACE, BuiltBoard, board_interface, read_board
from tischlein.texts import folder_of

SCRIPT: Final = INTERFACE.with_name("build.mjs")
LOCK: Final = "package-lock.json"
# Where our own pages are built, if we lie there: as sources, or as a compiled copy of them in `build`.
REPOSITORY: Final = next(
    (folder for folder in Path(__file__).resolve().parents if (folder / LOCK).is_file()),
    Path(__file__).resolve().parents[2],
)
# What the pages ask for by name (web/src/lib/board.ts); everything else is imported by these.
PART: Final = re.compile(
    r"(Board|Cover|Figure|Art|Ending|\w+Form)\.svelte|(sounds|tour|scenes|tallies|legend|plain)\.ts"
)
NEVER_BUILT: Final = re.compile(r"\.(test|spec)\.ts$|(^|/)\.")


class NotBuilt(Exception):
    """Why there is no board, in one sentence."""


def source_files(folder: Path) -> list[Path]:
    board = folder / "board"
    found = [path for path in sorted(board.rglob("*")) if path.is_file()]
    return [path for path in found if not NEVER_BUILT.search(path.relative_to(board).as_posix())]


def parts_of(folder: Path) -> list[str]:
    return [path.name for path in source_files(folder) if path.parent == folder / "board" and PART.fullmatch(path.name)]


def fingerprint(folder: Path) -> str:
    """Changes when the result of building could change."""
    digest = hashlib.sha256(INTERFACE.read_bytes() + SCRIPT.read_bytes())
    for path in source_files(folder):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:20]


def is_built(folder: Path) -> bool:
    """Whether the built board was made of the sources as they are now."""
    built = read_board(folder / BOARD)
    return built is not None and built.made_of == fingerprint(folder)


def build_board(folder: Path, modules: Path) -> list[str]:
    """Makes `built_board/` anew and returns the parts in it. What was there stays where the new one fails."""
    if not fits(modules):
        raise NotBuilt(f"{modules} has no Vite, or not the Svelte {board_interface().svelte} of the pages")
    parts = parts_of(folder)
    if not parts:
        raise NotBuilt(f"{folder / 'board'} has no part of a board, such as Board.svelte (docs/packages.md)")
    target, fresh = folder / "built_board", folder / "built_board.fresh"
    asked = {
        "modules": str(modules),
        "game": folder.name,
        "board": str(folder / "board"),
        "parts": parts,
        "target": str(fresh),
        "shared": msgspec.to_builtins(board_interface()),
    }
    made_of = fingerprint(folder)
    try:
        _run(asked)
        built = BuiltBoard(board_interface().number, parts, made_of)
        (fresh / "board.json").write_bytes(msgspec.json.format(msgspec.json.encode(built)) + b"\n")
        shutil.rmtree(target, ignore_errors=True)
        fresh.rename(target)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return parts


def _run(asked: dict[str, object]) -> None:
    called = [*node.commands()[0], str(SCRIPT), json.dumps(asked)]
    environment = node.environment(called[0])
    made = subprocess.run(called, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if made.returncode != 0:
        raise NotBuilt(f"the board could not be built:\n{(made.stderr or made.stdout).strip()}")


def find_modules(cache: Path) -> Path:
    """The compiler: that of this repository, else one in the cache, which is filled where it is not there yet."""
    here = REPOSITORY / "node_modules"
    if fits(here):
        return here
    locked = SCRIPT.with_name(LOCK)
    if not locked.is_file():
        locked = REPOSITORY / LOCK
    folder = cache / f"board-tools-{hashlib.sha256(locked.read_bytes()).hexdigest()[:16]}"
    if not fits(folder / "node_modules"):
        folder.mkdir(parents=True, exist_ok=True)
        for name in (LOCK, "package.json"):
            shutil.copy2(locked.with_name(name), folder / name)
        try:
            node.install_locked(folder, ["--omit=dev"])
        except (OSError, subprocess.CalledProcessError) as error:
            raise NotBuilt(f"the compiler for boards could not be fetched into {folder}: {error}") from error
    return folder / "node_modules"


def fits(modules: Path) -> bool:
    """Whether this `node_modules` has Vite, and the Svelte that the board interface is made for."""
    try:
        package = json.loads((modules / "svelte" / "package.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return package.get("version") == board_interface().svelte and (modules / "vite").is_dir()


def game_in(folder: Path) -> Game | None:
    """The installed game of this folder; None where it is not installed yet, or cannot be loaded."""
    return next((game for game in catalog.packaged() if folder_of(game).resolve() == folder.resolve()), None)
