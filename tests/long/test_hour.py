"""An hour in which people come and go at 300 tables: the server has no more afterwards than after ten minutes.

TISCHLEIN_LONG_SOAK_SECONDS=600 pytest -m long tests/long/test_hour.py
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tischlein
from tests.amounts import amount

pytestmark = pytest.mark.long

ROOT = Path(__file__).resolve().parents[2]
RUN = ROOT / "bench" / "server" / "run_soak.py"
# Opening the first tables, and stopping.
BESIDES = 600
# Tables come and go at random, so what they need at one moment and at another is not quite the same.
SWAYS = 1.10
# Of CPU time per move: other programs make each move dearer by cooling the caches. What grows with every table that was
# ever there would be many times as much at the end.
SWAYS_BY_OTHERS = 1.5


def test_an_hour_of_coming_and_going_leaves_nothing_behind(tmp_path: Path) -> None:
    seconds = amount("SOAK_SECONDS", 3600)
    figures = tmp_path / "figures.json"
    package = str(Path(tischlein.__file__).parent.parent)
    command = [sys.executable, str(RUN), "--seconds", str(seconds), "--to", str(figures)]
    subprocess.run(command, env={**os.environ, "PYTHONPATH": package}, check=True, timeout=seconds + BESIDES)
    parts = json.loads(figures.read_text(encoding="utf-8"))
    first, last = parts[0], parts[-1]
    assert last["arrivals"] > 2 * first["arrivals"], "people come and go all the time"
    assert last["objects"] <= SWAYS * first["objects"]
    assert last["rss_mb"] <= SWAYS * first["rss_mb"]
    assert last["open_files"] <= SWAYS * first["open_files"]
    assert last["cpu_ms_per_move"] <= SWAYS_BY_OTHERS * first["cpu_ms_per_move"]
