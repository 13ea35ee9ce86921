"""Starts a new game from the teaching game: in a package of its own (`tischlein new-game my_game`), or as a folder of
this repository (`make new-game NAME=my_game`).

It plays at once, being the teaching game under another name, and is changed from there, with docs/adding-a-game.md
beside it.
"""

import importlib.util
import io
import re
import shutil
import sys
import tokenize
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
TEACHING_GAME: Final = Path("example_game", "bids")
# In a wheel it lies in the package; in the repository with the page that explains it, also for a compiled copy.
EXAMPLE: Final = next(
    (place for folder in HERE.parents if (place := folder / "docs" / TEACHING_GAME).is_dir()), HERE / TEACHING_GAME
)
GAMES: Final = HERE / "games"
TEXT: Final = {".py", ".toml", ".json", ".ftl", ".md", ".txt", ".svelte", ".ts"}
# In this repository tests of its own ask the same of every game.
ONLY_IN_PACKAGES: Final = "test_game.py"
PYPROJECT: Final = """\
[build-system]
requires = ["hatchling>=1.27"]
build-backend = "hatchling.build"

[project]
name = "{project}"
version = "0.1.0"
description = "{title}, a game for the table of Tischlein."
readme = "src/{name}/README.md"
requires-python = ">=3.11"
dependencies = ["tischlein"]

[project.optional-dependencies]
test = ["pytest"]

[project.entry-points."tischlein.games"]
{name} = "{name}.game:GAME"

[tool.pytest.ini_options]
testpaths = ["src"]
# Lists of what is missing are told whole.
verbosity_assertions = 2

[tool.hatch.build.targets.wheel]
packages = ["src/{name}"]
# What `tischlein build-board` made is in no repository, and belongs into the wheel; its sources and the tests do not.
artifacts = ["src/{name}/built_board/**"]
exclude = ["src/{name}/tests", "src/{name}/board"]
"""
IGNORED: Final = """\
__pycache__/
built_board/
build/
dist/
"""


class NotMade(Exception):
    """Why there is no new folder, in one sentence."""


def title_of(name: str) -> str:
    return " ".join(word.capitalize() for word in name.split("_"))


def renamed(text: str, name: str) -> str:
    """Prose with the spellings of the teaching game replaced: its id, its names (two words stay two), and its types."""
    text = re.sub(r"\bbids\b", name, text)
    text = re.sub(r"\bBids(?=[A-Z])", title_of(name).replace(" ", ""), text)
    return re.sub(r"\b(Bids|Gebote)\b", title_of(name), text)


def renamed_code(text: str, name: str) -> str:
    """Python: prose in what is said and noted, and the class in all the rest, also where a quoted type names it."""
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    written, done = "", 0
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.STRING, tokenize.COMMENT) and token.string != '"Bids"':
            begin, end = [starts[row - 1] + column for row, column in (token.start, token.end)]
            written += classes_renamed(text[done:begin], name) + renamed(text[begin:end], name)
            done = end
    return written + classes_renamed(text[done:], name)


def classes_renamed(code: str, name: str) -> str:
    return re.sub(r"\bBids(?=\b|[A-Z])", title_of(name).replace(" ", ""), re.sub(r"\bbids\b", name, code))


def with_whole_imports(text: str, package: list[str]) -> str:
    """`from .world import` and `from ..rules.state import` as the games of the catalog write them."""

    def whole(found: re.Match[str]) -> str:
        above = package[: len(package) + 1 - len(found["dots"])]
        return f"from {'.'.join([*above, found['module']])} import"

    text = re.sub(r"^from (?P<dots>\.+)(?P<module>\w[\w.]*) import", whole, text, flags=re.MULTILINE)
    return re.sub(r"^(from tischlein\..*\n+)+(?=\n)", in_order, text, count=1, flags=re.MULTILINE)


def in_order(found: re.Match[str]) -> str:
    """Imports in one block, by module, as the style asks for them."""
    lines = [line for line in found[0].splitlines() if line]
    ends = found[0][len(found[0].rstrip("\n")) :]
    return "\n".join(sorted(lines, key=lambda line: line.split()[1])) + ends


def make(name: str, games: Path) -> Path:
    """Makes a folder beside the games of this repository and returns it. Refuses what would overwrite a game."""
    refuse_no_id(name)
    folder = games / name
    if folder.exists():
        raise NotMade(f"there is a game {name} already")
    copy_example(folder, name)
    (folder / "tests" / ONLY_IN_PACKAGES).unlink()
    for path in sorted(folder.rglob("*.py")):
        package = ["tischlein", "games", name, *path.parent.relative_to(folder).parts]
        path.write_text(with_whole_imports(path.read_text(encoding="utf-8"), package), encoding="utf-8")
    return folder


def make_package(name: str, parent: Path) -> Path:
    """Makes a package that brings the game, and returns its folder."""
    refuse_no_id(name)
    project = f"tischlein-{name.replace('_', '-')}"
    folder = parent / project
    if folder.exists():
        raise NotMade(f"{folder} is there already")
    if importlib.util.find_spec(name) is not None or (GAMES / name).exists():
        raise NotMade(f"Python or Tischlein has a {name} already: a game needs a name of its own")
    copy_example(folder / "src" / name, name)
    written = PYPROJECT.format(name=name, project=project, title=title_of(name))
    (folder / "pyproject.toml").write_text(written, encoding="utf-8")
    (folder / ".gitignore").write_text(IGNORED, encoding="utf-8")
    return folder


def refuse_no_id(name: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
        raise NotMade(f"{name!r} is no id for a game: small letters, digits and single underscores, such as my_game")


def copy_example(folder: Path, name: str) -> None:
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for path in sorted(folder.rglob("*")):
        if path.suffix in TEXT:
            text = path.read_text(encoding="utf-8")
            path.write_text(renamed_code(text, name) if path.suffix == ".py" else renamed(text, name), encoding="utf-8")


def main(name: str) -> int:
    try:
        make(name, GAMES)
    except NotMade as reason:
        print(reason)
        return 1
    print(f"src/tischlein/games/{name} is there and can be played: make play. Next: docs/adding-a-game.md")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
