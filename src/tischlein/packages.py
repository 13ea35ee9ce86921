"""What games from packages of their own bring to the pages: words, rule books, and boards that are built already."""

import functools
import hashlib
from pathlib import Path
from typing import Final

import msgspec

from tischlein import catalog
from tischlein.core.game import Game
from tischlein.texts import folder_of

# docs/packages.md lists both: nothing else of a package is ever served.
SERVED: Final = ("locales/*.ftl", "locales/rules.*.md", "built_board/**/*")
SUFFIXES: Final = {".js", ".css", ".ftl", ".md", ".svg", ".png", ".webp", ".avif", ".jpg", ".woff2"}
BOARD: Final = "built_board/board.json"
INTERFACE: Final = Path(__file__).parent / "board_tools" / "interface.json"


class BoardInterface(msgspec.Struct, frozen=True):
    """What boards share with the pages: the modules with their names, and the Svelte whose compiled form they run."""

    number: int
    svelte: str
    modules: dict[str, list[str]]


class BuiltBoard(msgspec.Struct, frozen=True):
    """`built_board/board.json`: which interface it was built against, its parts, and the hash of their sources."""

    interface: int
    parts: list[str]
    made_of: str = ""


class Package(msgspec.Struct, frozen=True):
    """The files by their name in the game's folder. `mark` is the hash of all of them, and part of their address."""

    game: str
    mark: str
    files: dict[str, bytes]
    board: BuiltBoard | None

    def base(self) -> str:
        return f"/packages/{self.game}/{self.mark}/"


@functools.cache
def board_interface() -> BoardInterface:
    return msgspec.json.decode(INTERFACE.read_bytes(), type=BoardInterface)


@functools.cache
def packages() -> dict[str, Package]:
    return {game.id: read_package(game) for game in catalog.packaged()}


def read_package(game: Game) -> Package:
    folder = folder_of(game).resolve()
    files = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for pattern in SERVED
        for path in sorted(folder.glob(pattern))
        if path.suffix in SUFFIXES and is_inside(path, folder)
    }
    digest = hashlib.sha256()
    for name, body in files.items():
        digest.update(f"{name}\0{len(body)}\0".encode() + body)
    return Package(game.id, digest.hexdigest()[:16], files, read_board(folder / BOARD))


def is_inside(path: Path, folder: Path) -> bool:
    """A whole file of the folder itself: no link leads out of it, and nothing hidden is shown."""
    hidden = [part for part in path.relative_to(folder).parts if part.startswith(".")]
    return path.is_file() and not hidden and path.resolve().is_relative_to(folder)


def read_board(file: Path) -> BuiltBoard | None:
    """None where there is none, or none that can be read: then the game is played on the plain board."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=BuiltBoard)
    except (OSError, msgspec.MsgspecError):
        return None


def trouble_with(package: Package) -> str:
    """What an author has to know of the board, in a sentence; nothing where all is well."""
    if package.board is None:
        return ""
    wanted = board_interface().number
    if package.board.interface != wanted:
        return (
            f"the board of {package.game} was built for board interface {package.board.interface}, this is {wanted}:"
            f" `tischlein build-board` builds it anew"
        )
    return ""
