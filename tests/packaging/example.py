"""Installs the example package as `pip` would: its wheel is built, and unpacked into a folder beside Tischlein."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from tischlein import boards

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "pebbles"
BUILD = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--skip-dependency-check"]


def copy_example(workshop: Path, example: Path = EXAMPLE) -> Path:
    """A copy to build in; returns the folder of its game."""
    shutil.copytree(example, workshop, ignore=shutil.ignore_patterns("__pycache__", "built_board"))
    return workshop / "src" / example.name


def install_example(site: Path, workshop: Path, *, with_board: bool, example: Path = EXAMPLE) -> Path:
    """Returns the folder of the installed game."""
    game = copy_example(workshop, example)
    if with_board:
        boards.build_board(game, boards.find_modules(workshop))
    subprocess.run([*BUILD, "--outdir", str(workshop / "dist")], cwd=workshop, check=True, capture_output=True)
    for wheel in (workshop / "dist").glob("*.whl"):
        zipfile.ZipFile(wheel).extractall(site)
    return site / example.name
