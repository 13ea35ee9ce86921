"""Reads a game anew while the table goes on: for who writes one (`tischlein play --reload`)."""

import importlib
import sys
import traceback
from pathlib import Path
from typing import Final

from tischlein import catalog
from tischlein.core.game import Game
from tischlein.core.refusal import Refusal
from tischlein.texts import folder_of, read_texts
from tischlein.wire.messages import Mistake

# What a game is made of while it is being written; the rest of its folder changes nothing at the table.
WRITTEN: Final = (".py", ".toml", ".ftl", ".md")
NOT_PLAYED: Final = {"tests", "research", "__pycache__"}


def modules_in(folder: Path) -> list[str]:
    """The names of the loaded modules of a game."""
    files = [(name, getattr(module, "__file__", None)) for name, module in list(sys.modules.items())]
    return [name for name, file in files if file is not None and Path(file).resolve().is_relative_to(folder)]


def stamp_of(folder: Path) -> dict[str, int]:
    """Changes with every saved file."""
    found: dict[str, int] = {}
    for path in folder.rglob("*"):
        if path.suffix in WRITTEN and not NOT_PLAYED & set(path.relative_to(folder).parts):
            try:
                found[str(path)] = path.stat().st_mtime_ns
            except FileNotFoundError:
                # Editors save by renaming: it is there again at the next look.
                continue
    return found


def can_be_read_again(game: Game) -> bool:
    """Native modules stay loaded until the process ends."""
    files = [getattr(sys.modules[name], "__file__", "") or "" for name in modules_in(folder_of(game).resolve())]
    return bool(files) and all(file.endswith(".py") for file in files)


def read_again(id: str) -> Game:
    """The game as it is written now. Where that raises, the old modules stay and the old game is played on."""
    folder = folder_of(catalog.find(id)).resolve()
    before = {name: sys.modules.pop(name) for name in modules_in(folder)}
    importlib.invalidate_caches()
    try:
        game = catalog.load_again(id)
    except BaseException:
        for name in modules_in(folder):
            del sys.modules[name]
        sys.modules.update(before)
        raise
    read_texts.cache_clear()
    return game


def mistake_in(error: BaseException, folder: Path, fits: int = 0) -> Mistake:
    """Where the author has to look: the innermost place inside the game's folder, and what Python said there."""
    innermost = error
    while innermost.__cause__ is not None:
        innermost = innermost.__cause__
    told = f"{type(innermost).__name__}: {innermost}"
    if isinstance(innermost, Refusal):
        told = f"answer {fits + 1} of the match is refused now: {innermost.key} {innermost.facts}"
    if isinstance(innermost, SyntaxError):
        return Mistake(_inside(innermost.filename or "", folder), innermost.lineno or 0, told, fits)
    frames = traceback.extract_tb(innermost.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).resolve().is_relative_to(folder)]
    if not frames:
        return Mistake("", 0, told, fits)
    last = (own or list(frames))[-1]
    return Mistake(_inside(last.filename, folder), last.lineno or 0, told, fits)


def _inside(file: str, folder: Path) -> str:
    path = Path(file).resolve()
    return path.relative_to(folder.parent).as_posix() if path.is_relative_to(folder) else path.name
