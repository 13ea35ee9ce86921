"""Starts a new game's folder from the teaching game: `make new-game NAME=my_game`.

The new folder plays at once (it is the teaching game under another name) and is changed from there, with
docs/adding-a-game.md beside it.
"""

from __future__ import annotations

import io
import re
import shutil
import sys
import tokenize
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "docs" / "example_game" / "bids"
GAMES = ROOT / "src" / "tischlein" / "games"
TEXT = {".py", ".toml", ".json", ".ftl", ".md", ".txt", ".svelte", ".ts"}


class NotMade(Exception):
    """Why there is no new folder, in one sentence."""


def renamed(text: str, name: str) -> str:
    """Prose with the spellings of the teaching game replaced: its id, its name (two words stay two), and its types."""
    words = [word.capitalize() for word in name.split("_")]
    text = re.sub(r"\bbids\b", name, text)
    text = re.sub(r"\bBids(?=[A-Z])", "".join(words), text)
    return re.sub(r"\bBids\b", " ".join(words), text)


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
    words = "".join(word.capitalize() for word in name.split("_"))
    return re.sub(r"\bBids(?=\b|[A-Z])", words, re.sub(r"\bbids\b", name, code))


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
    """Makes the folder and returns it. Refuses what would not be a good id or would overwrite a game."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
        raise NotMade(f"{name!r} is no id for a game: small letters, digits and single underscores, such as my_game")
    folder = games / name
    if folder.exists():
        raise NotMade(f"there is a game {name} already")
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for path in sorted(folder.rglob("*")):
        if path.suffix in TEXT:
            text = path.read_text(encoding="utf-8")
            text = renamed_code(text, name) if path.suffix == ".py" else renamed(text, name)
            if path.suffix == ".py":
                text = with_whole_imports(text, ["tischlein", "games", name, *path.parent.relative_to(folder).parts])
            path.write_text(text, encoding="utf-8")
    return folder


def main(name: str) -> int:
    try:
        folder = make(name, GAMES)
    except NotMade as reason:
        print(reason)
        return 1
    print(f"{folder.relative_to(ROOT)} is there and can be played: make play. Next: docs/adding-a-game.md")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
