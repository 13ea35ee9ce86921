"""A real Ray on this machine plays the same matches as one process and as several."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.some_games import FOR_TWO, short

pytestmark = pytest.mark.long

SHORT = ["--options", json.dumps(short(FOR_TWO))]
CREWS = [["--workers", "2"], ["--ray", "local"]]


def tischlein(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tischlein", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=1200)


def said(*arguments: str) -> dict[str, object]:
    """What the command prints as JSON, but for the clock."""
    ran = tischlein(*arguments, "--json")
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout.strip().splitlines()[-1])
    return {name: value for name, value in found.items() if "seconds" not in name}


@pytest.mark.parametrize("crew", CREWS, ids=["processes", "ray"])
def test_every_crew_plays_the_same_matches(crew: list[str]) -> None:
    run = ["simulate", FOR_TWO, "--bots", "greedy,random", "--matches", "6", *SHORT]
    assert said(*run, *crew) == said(*run)


@pytest.mark.parametrize("crew", CREWS, ids=["processes", "ray"])
def test_every_crew_plays_the_same_league(crew: list[str], tmp_path: Path) -> None:
    run = ["arena", FOR_TWO, "--bots", "greedy,random", "--rounds", "2", *SHORT, "--file"]
    assert said(*run, str(tmp_path / "there"), *crew) == said(*run, str(tmp_path / "here"))


def test_a_cluster_that_is_not_there_is_told_in_a_sentence() -> None:
    ran = tischlein("simulate", FOR_TWO, "--bots", "greedy,random", "--matches", "2", "--ray", "127.0.0.1:9")
    assert ran.returncode == 2
    assert ran.stderr.strip().splitlines()[-1].startswith("There is no Ray cluster at 127.0.0.1:9")
