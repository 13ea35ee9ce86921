"""Installs locked packages for the Python that runs this: with uv when it can be had, else with pip.

python tools/install.py LOCK [LOCK...]    does nothing for a lock file whose packages it has installed before
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INSTALLER = Path(__file__).resolve().parent / "locks" / "installer.lock"
# Inside the environment, so that a new one has none of them.
DONE = Path(sys.prefix) / "installed"
OPTIONS = ["install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
PIP = [sys.executable, "-m", "pip", *OPTIONS]
# Most Pythons bring pip along: one that works from outside saves the seconds of putting another into the environment.
OUTER_PIP = [getattr(sys, "_base_executable", sys.executable), "-m", "pip", "--python", sys.executable, *OPTIONS]
UV = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--python", sys.executable, "--require-hashes"]
# pip does this by itself: without byte code every start would compile all packages anew.
UV += ["--compile-bytecode"]


def succeeds(command: list[str]) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def provide_pip() -> None:
    if succeeds([sys.executable, "-m", "pip", "--version"]) or succeeds([sys.executable, "-m", "ensurepip"]):
        return
    raise SystemExit("Python's pip is missing. On Debian or Ubuntu: sudo apt-get install python3-venv")


def provide_uv() -> bool:
    """Whether uv is here, now at the latest."""
    wanted = ["-r", str(INSTALLER)]
    if succeeds([sys.executable, "-m", "uv", "--version"]) or succeeds([*OUTER_PIP, *wanted]):
        return True
    provide_pip()
    return succeeds([*PIP, *wanted])


def fingerprint(lock: str) -> str:
    return hashlib.sha256((ROOT / lock).read_bytes()).hexdigest()


def is_installed(lock: str) -> bool:
    done = DONE / Path(lock).name
    return done.is_file() and done.read_text(encoding="utf-8") == fingerprint(lock)


def install(*locks: str) -> bool:
    """Whether the packages of these lock files are here now; what went wrong is told by pip."""
    missing = [lock for lock in locks if not is_installed(lock)]
    if not missing:
        return True
    wanted = [part for lock in missing for part in ("-r", str(ROOT / lock))]
    if not (provide_uv() and succeeds([*UV, *wanted])):
        # uv knows fewer ways to a registry than pip (no pip.conf, other certificates): pip has the last word.
        provide_pip()
        if subprocess.run([*PIP, *wanted], check=False).returncode != 0:
            return False
    DONE.mkdir(exist_ok=True)
    for lock in missing:
        (DONE / Path(lock).name).write_text(fingerprint(lock), encoding="utf-8")
    return True


if __name__ == "__main__":
    sys.exit(0 if install(*sys.argv[1:]) else 1)
