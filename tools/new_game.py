"""Starts a new game's folder from the teaching game: `make new-game NAME=my_game`.

The new folder plays at once (it is the teaching game under another name) and is changed from there, with
docs/adding-a-game.md beside it.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "docs" / "example_game" / "bids"
GAMES = ROOT / "src" / "tischlein" / "games"
TEXT = {".py", ".toml", ".json", ".ftl", ".md", ".txt", ".svelte", ".ts"}


class NotMade(Exception):
    """Why there is no new folder, in one sentence."""


def renamed(text: str, name: str) -> str:
    """The teaching game's text with its three spellings replaced: the id, the class, and the constant."""
    words = name.split("_")
    text = re.sub(r"\bbids\b", name, text)
    text = re.sub(r"\bBids(?=\b|[A-Z])", "".join(word.capitalize() for word in words), text)
    return re.sub(r"\bBIDS\b", name.upper(), text)


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
            text = renamed(path.read_text(encoding="utf-8"), name)
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
