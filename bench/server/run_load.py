"""Our server beside boardgame.io's, and under load: prints the figures and writes latest.json (`make bench-server`).

python bench/server/run_load.py [NAME ...] [--small] [--plots FOLDER]

Servers get one core and the clients the other. What is compared runs in turn in one go; CPU time of the server per move
stands beside every rate, because a busy machine changes rates more than costs.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import plots
import scenarios
from computers import beside_computers
from growing import growing_store
from idle import idle_connections
from opening import finished_matches
from processes import HERE, cores
from reviewing import beside_reviews
from scenarios import Found, Scenario, Sizes
from workers import two_workers

SCENARIOS: Final[dict[str, Scenario]] = {
    "boardgame_io": scenarios.beside_boardgame_io,
    "thousand_tables": scenarios.thousand_tables,
    "at_rest": scenarios.tables_at_rest,
    "long_matches": scenarios.long_matches,
    "finished": finished_matches,
    "growing_store": growing_store,
    "computers": beside_computers,
    "reviews": beside_reviews,
    "idle": idle_connections,
    "two_workers": two_workers,
}
SMALL: Final = 0.02


def show(name: str, found: Found, inside: str = "") -> None:
    for key, value in found.items():
        if isinstance(value, dict):
            show(name, value, f"{inside}{key}.")
        else:
            print(f"{name:<16} {inside + key:<44} {value}", flush=True)


def draw(folder: Path, measured: dict[str, Found]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, key, below in (
        ("at_rest", "tables_and_cpu_ms_per_move", "tables at rest, both seats connected"),
        ("long_matches", "length_and_cpu_ms_per_move", "moves in the match"),
    ):
        points = measured.get(name, {}).get(key)
        if isinstance(points, list):
            plots.write(folder / f"load-{name.replace('_', '-')}.svg", points, "CPU milliseconds per move", below)


async def measure(chosen: list[str], sizes: Sizes) -> dict[str, Found]:
    measured: dict[str, Found] = {}
    for name, scenario in SCENARIOS.items():
        if chosen and name not in chosen:
            continue
        began = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="tischlein-load-") as folder:
            measured[name] = {**await scenario(Path(folder), sizes), "seconds": 0}
        measured[name]["seconds"] = round(time.monotonic() - began)
        show(name, measured[name])
    return measured


def main() -> int:
    asked = argparse.ArgumentParser()
    asked.add_argument("names", nargs="*", choices=[*SCENARIOS, []])
    asked.add_argument("--small", action="store_true")
    asked.add_argument("--plots", type=Path)
    given = asked.parse_args()
    os.sched_setaffinity(0, cores()[1])
    # Five thousand connections on either side are more files than many systems allow at first.
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    import uvloop

    measured = uvloop.run(measure(given.names, Sizes(SMALL if given.small else 1)))
    if given.plots is not None:
        draw(given.plots, measured)
    if not given.small:
        (HERE / "latest.json").write_text(json.dumps(measured, indent=2) + "\n", encoding="utf-8")
    return 1 if any(found.get("kept") is False for found in measured.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
