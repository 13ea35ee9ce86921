"""Installs locked packages for the Python that runs this: with uv when it can be had, else with pip.

python tools/install.py LOCK [LOCK...]
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

INSTALLER = Path(__file__).resolve().parent / "locks" / "installer.lock"
PIP = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
UV = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--python", sys.executable, "--require-hashes"]
# pip does this by itself: without byte code every start would compile all packages anew.
UV += ["--compile-bytecode"]


def succeeds(command: list[str]) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def has_uv() -> bool:
    if not succeeds([sys.executable, "-m", "pip", "--version"]):
        # An environment made by uv or an editor comes without pip.
        succeeds([sys.executable, "-m", "ensurepip"])
    return succeeds([sys.executable, "-m", "uv", "--version"]) or succeeds([*PIP, "-r", str(INSTALLER)])


def main(locks: list[str]) -> int:
    wanted = [part for lock in locks for part in ("-r", lock)]
    if has_uv() and succeeds([*UV, *wanted]):
        return 0
    # uv knows fewer ways to a registry than pip (no pip.conf, other certificates): pip has the last word.
    return subprocess.run([*PIP, *wanted], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
