"""Our engine beside its peers, in one process on one core: prints the ratios and writes bench/latest.json.

Every other file of this folder whose `measure()` returns a list of Comparison is one bench; a game adds its own file.
Ratios are what counts: both sides of a comparison run in turn, in CPU time, so that a busy machine slows both.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from pathlib import Path

from comparing import Comparison

HERE = Path(__file__).resolve().parent
NOT_A_BENCH = {"run", "comparing", "build"}


def on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def benches(chosen: list[str]) -> list[str]:
    found = sorted(path.stem for path in HERE.glob("*.py") if path.stem not in NOT_A_BENCH)
    return [name for name in found if not chosen or name in chosen]


def show(comparison: Comparison) -> None:
    verdict = "below the bar" if comparison.ratio < comparison.bar else "good"
    if comparison.ratio >= comparison.aim:
        verdict = "aim reached"
    print(f"{comparison.name:<42} {comparison.ours:>12,.0f} {comparison.theirs:>12,.0f} /s   ", end="")
    print(f"{comparison.ratio:5.2f} x   bar {comparison.bar:g}, aim {comparison.aim:g}: {verdict}", flush=True)


def main(chosen: list[str]) -> int:
    on_one_core()
    print(f"{'':<42} {'ours':>12} {'theirs':>12}")
    measured: list[Comparison] = []
    for name in benches(chosen):
        for comparison in importlib.import_module(name).measure():
            show(comparison)
            measured.append(comparison)
    latest = {one.name: {"ratio": round(one.ratio, 3), "bar": one.bar, "aim": one.aim} for one in measured}
    (HERE / "latest.json").write_text(json.dumps(latest, indent=2) + "\n", encoding="utf-8")
    return 1 if any(one.ratio < one.bar for one in measured) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
