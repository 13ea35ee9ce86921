"""Compiles the core, the bots, one game and its frozen opponents, for matches of new against old.

    python bench/compile_players.py build/players GAME
    PYTHONPATH=build/players python -m tischlein.games.GAME.tests.duel …

Less than `tools/compile_rules.py` compiles, so a change is tried sooner; and more, as no release holds old opponents.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tischlein"
FROZEN = "level4_0_1"
COMPILED_FOLDERS = ("core", "kit", "bots")
OF_THE_GAME = ("rules", "position", "bot")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "board", "tests", "static", "*.so")


def compile_players(target: Path, game: str) -> None:
    """The sources and, beside them, native modules."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(PACKAGE, target / "tischlein", ignore=LEFT_OUT)
    tests = Path("games") / game / "tests"
    shutil.copytree(PACKAGE / tests, target / "tischlein" / tests, ignore=LEFT_OUT)
    folders = [target / "tischlein" / name for name in COMPILED_FOLDERS]
    folders += [target / "tischlein" / "games" / game / name for name in OF_THE_GAME]
    found = [
        path for folder in [*folders, target / "tischlein" / tests / FROZEN] for path in sorted(folder.glob("*.py"))
    ]
    modules = [str(path.relative_to(target)) for path in found if path.name != "__init__.py"]
    group = ROOT / "tools" / "mypyc_group.py"
    inlining = {"CFLAGS": f"-fvisibility=hidden -fno-semantic-interposition {os.environ.get('CFLAGS', '')}"}
    command = [sys.executable, str(group), *modules]
    subprocess.run(command, cwd=target, env={**os.environ, **inlining}, check=True)  # noqa: S603


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target", type=Path)
    parser.add_argument("game")
    chosen = parser.parse_args()
    compile_players(chosen.target.resolve(), chosen.game)


if __name__ == "__main__":
    main()
