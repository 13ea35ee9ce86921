"""The load bench itself: its client notices what is missing, and its matches reach our real server's disk."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tischlein

pytestmark = pytest.mark.interpreted

ROOT = Path(__file__).resolve().parent.parent
BENCH = ROOT / "bench" / "server"

PLAY = """
import asyncio, sys, tempfile
from pathlib import Path
import ours
from load import Crowd
from processes import Ours, cores
from scenarios import must_be_stored

async def play():
    with tempfile.TemporaryDirectory() as folder:
        server = Ours(Path(folder), cores()[0])
        crowd = await Crowd.gather(ours.House(server.port), server, 2)
        await crowd.paced(50, 0.4)
        moves = await crowd.leave()
        must_be_stored(server, moves)
        server.end()
        print(moves)

asyncio.run(play())
"""

FORGET = """
from courses import Painting
from matches import Match, Meter
class Player:
    seat = 0
    def act(self, deed, number): pass
match = Match(Meter(), 2, Painting())
match.is_asked(Player())
match.move(0.0)
match.hears(1)
print(match.is_settled())
match.hears(1)
print(match.is_settled())
"""

FILL = """
import asyncio, tempfile
from pathlib import Path
from growing import fill
from tischlein.store.sqlite import SqliteStore

async def stored():
    with tempfile.TemporaryDirectory() as folder:
        codes, steps = fill(Path(folder), 3)
        store = SqliteStore(Path(folder))
        found = [await store.snapshot(code) for code in codes]
        await store.close()
        print(sum(len(one.steps) for one in found) == steps, {one.table.phase for one in found})

asyncio.run(stored())
"""


def told_by(program: str) -> list[str]:
    package = str(Path(tischlein.__file__).parent.parent)
    environment = {**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{BENCH}"}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, cwd=BENCH, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_every_move_of_the_bench_is_told_to_both_seats_and_stored() -> None:
    assert told_by(PLAY) == ["20"]


def test_the_bench_waits_for_every_message_that_a_server_owes() -> None:
    assert told_by(FORGET) == ["False", "True"]


def test_the_bench_fills_a_store_with_matches_that_our_server_can_read() -> None:
    assert told_by(FILL) == ["True", "{'over'}"]


def test_at_the_hour_of_coming_and_going_seats_come_back_and_every_move_is_stored(tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    environment = {**os.environ, "PYTHONPATH": str(Path(tischlein.__file__).parent.parent)}
    few = "--seconds 4 --parts 2 --tables 4 --length 3 --per-second 60 --to".split()  # noqa: SIM905
    subprocess.run([sys.executable, str(BENCH / "run_soak.py"), *few, str(figures)], env=environment, check=True)
    first, last = json.loads(figures.read_text(encoding="utf-8"))
    assert (last["finished"] > 0, last["arrivals"] > 4, last["returns"] > first["returns"]) == (True, True, True)
