"""Attacks a server of ours, one attack after another, beside people who play (`make bench-attacks`).

python bench/attacks/run.py [--tree CHECKOUT] [--source] [--only NAME ...] [--seconds 8] [--to FILE.json]
python bench/attacks/run.py --together 3600      all of them on one server, in random order

Every attack gets a server of its own, started from the checkout as people start it. `docs/attacks.md` tells what is
measured; `page.py` makes it from two files of figures. What FILE has of other attacks on the same commit stays.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent.parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "server")]

from attacks.attacked import package_of  # noqa: E402  ours, which lies elsewhere
from attacks.catalogue import ATTACKS  # noqa: E402
from attacks.page import HEADINGS, Run, cells, parts  # noqa: E402
from attacks.siege import Found, besiege, take_the_other_core  # noqa: E402
from attacks.together import besiege_together  # noqa: E402

SECONDS: Final = 8.0
WIDTHS: Final = (7, 7, 7, 10, 18, 14, 6)


def commit_of(tree: Path) -> str:
    told = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=tree, capture_output=True, text=True, check=False
    )
    return told.stdout.strip() or "unknown"


def machine() -> str:
    names = [
        line.partition(":")[2].strip()
        for line in Path("/proc/cpuinfo").read_text().splitlines()
        if line.startswith("model name")
    ]
    load = Path("/proc/loadavg").read_text().split()[0]
    return f"{len(names)} cores ({names[0] if names else 'unknown'}), Linux {platform.release()}, load {load} before"


def show(name: str, line: Sequence[str]) -> None:
    told = [f"{cell:>{width}}" for cell, width in zip(line, WIDTHS, strict=True)]
    print(f"{name:<28}", *told, flush=True)


async def measure(package: Path, names: list[str], seconds: float) -> dict[str, Found]:
    measured: dict[str, Found] = {}
    for name in names:
        with tempfile.TemporaryDirectory(prefix="tischlein-attacks-") as folder:
            measured[name] = await besiege(package, Path(folder), name, seconds)
        show(name, cells(measured[name]))
        print(f"    {json.dumps(measured[name].get('attack'))}", flush=True)
    return measured


def write(file: Path, run: Run) -> None:
    """What the file has of other attacks on the same server stays, so that one attack can be measured again alone."""
    old: Run = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    is_same = all(old.get(key) == run[key] for key in ("commit", "runs", "seconds_each"))
    every = {**(parts(old, "attacks") if is_same else {}), **parts(run, "attacks")}
    ordered = {name: every[name] for name in sorted(every, key=[*ATTACKS, *every].index)}
    file.write_text(json.dumps({**run, "attacks": ordered}, indent=2) + "\n", encoding="utf-8")


async def measure_together(package: Path, seconds: float, seconds_each: float) -> dict[str, Found]:
    seed = secrets.randbits(32)
    print(f"all together for {seconds:g} s, seed {seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="tischlein-attacks-") as folder:
        found = await besiege_together(package, Path(folder), seconds, seconds_each, seed)
    show("all_together", cells(found))
    return {"all_together": {**found, "seed": seed}}


def main() -> int:
    asked = argparse.ArgumentParser()
    asked.add_argument("--tree", type=Path, default=ROOT)
    asked.add_argument("--source", action="store_true", help="the interpreted source, also where it was compiled")
    asked.add_argument("--only", nargs="+", choices=list(ATTACKS), default=list(ATTACKS))
    asked.add_argument("--together", type=float, default=0.0, metavar="SECONDS")
    asked.add_argument("--seconds", type=float, default=SECONDS)
    asked.add_argument("--to", type=Path)
    given = asked.parse_args()
    tree = given.tree.resolve()
    package = package_of(tree, source=given.source)
    kind = "source" if package == tree / "src" else "compiled"
    about = {"commit": commit_of(tree), "runs": kind, "machine": machine(), "day": time.strftime("%Y-%m-%d")}
    take_the_other_core()
    print(f"{about['commit']}, {kind}, on {about['machine']}")
    show("attack", HEADINGS)
    if given.together:
        measured = asyncio.run(measure_together(package, given.together, given.seconds))
    else:
        measured = asyncio.run(measure(package, given.only, given.seconds))
    if given.to is not None:
        write(given.to, {**about, "seconds_each": given.seconds, "attacks": measured})
    return 0


if __name__ == "__main__":
    sys.exit(main())
