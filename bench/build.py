"""Compiles the rules together with the games that live in bench/ only, into build/bench/compiled."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import compile_rules  # noqa: E402  found above

STAGE = ROOT / "build" / "bench" / "source" / "tischlein"
TARGET = ROOT / "build" / "bench" / "compiled"
ONLY_HERE = ["breakthrough"]


def main() -> int:
    """Native classes inherit from each other only within one compilation, so the package is compiled as a whole."""
    compile_rules.copy_changed(compile_rules.SOURCE, STAGE)
    for game in ONLY_HERE:
        shutil.copytree(Path(__file__).parent / game, STAGE / "games" / game, dirs_exist_ok=True)
    compile_rules.SOURCE = STAGE
    print(compile_rules.build(TARGET), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
