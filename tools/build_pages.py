"""Builds the pages into src/tischlein/static, unless nothing they are made of has changed."""

from __future__ import annotations

import hashlib
import sys
import time
from pathlib import Path

import node

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "src" / "tischlein" / "static"
STAMP = ROOT / "build" / "pages.stamp"
BOARD_INTERFACE = "src/tischlein/board_tools/interface.json"
SETTINGS = ("package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json", BOARD_INTERFACE)
# Boards, texts and art of the games are part of the pages.
PARTS_OF_GAMES = ("*/board/**/*", "*/locales/**/*", "*/art/**/*")


def sources() -> list[Path]:
    games = ROOT / "src" / "tischlein" / "games"
    found = [path for path in (ROOT / "web").rglob("*") if path.is_file()]
    for pattern in PARTS_OF_GAMES:
        found += [path for path in games.glob(pattern) if path.is_file()]
    return [ROOT / name for name in SETTINGS] + sorted(found)


def fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sources():
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def is_built() -> bool:
    return (PAGES / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == fingerprint()


def build() -> str:
    """Brings the pages up to date; returns a sentence about it."""
    if is_built():
        return "pages built before, nothing changed"
    began = time.monotonic()
    made_of = fingerprint()
    node.install("pages")
    if node.run("vite", ["build", "--logLevel", "warn"]) != 0:
        raise SystemExit("the pages could not be built")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(made_of)
    return f"pages built in {time.monotonic() - began:.0f} s"


if __name__ == "__main__":
    sys.stdout.write(build() + "\n")
