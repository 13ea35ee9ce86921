"""What the tests need of the machine itself: installed by apt where that is allowed, else asked for in a sentence."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

import compile_rules


def provide(what: str, packages: list[str]) -> int:
    """Installs Debian packages when we are root and there is apt; otherwise says what to install, and fails."""
    apt = shutil.which("apt-get")
    if os.geteuid() != 0 or apt is None:
        print(f"{what} is missing. Please install it, on Debian or Ubuntu: sudo apt-get install {' '.join(packages)}")
        return 1
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([apt, "update", "-qq"], env=quiet, check=False)
    install = [apt, "install", "-y", "-qq", "--no-install-recommends", *packages]
    return subprocess.run(install, env=quiet, check=False).returncode


def provide_chromium() -> int:
    if shutil.which("chromium"):
        return 0
    return provide("Chromium", ["chromium", "fonts-dejavu-core"])


def provide_postgresql() -> int:
    if shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        return 0
    return provide("PostgreSQL", ["postgresql"])


def provide_compiler() -> int:
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    if compile_rules.compiler() and headers.is_file():
        return 0
    return provide("A C compiler with Python's headers", ["gcc", "libc6-dev", "python3-dev"])
