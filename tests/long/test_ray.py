"""A real Ray on this machine plays the same matches as one process."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.long

SHORT = ["--options", '{"setup_mode": "preset"}']
# A busy machine starts Ray slowly.
PATIENT = {"RAY_agent_register_timeout_ms": "240000"}


def said(*arguments: str) -> dict[str, object]:
    """What the command prints as JSON, but for the clock."""
    ran = subprocess.run(
        [sys.executable, "-m", "tischlein", *arguments, "--json"],
        env={**os.environ, **PATIENT},
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout.strip().splitlines()[-1])
    return {name: value for name, value in found.items() if "seconds" not in name}


def test_a_cluster_plays_the_same_matches() -> None:
    run = ["simulate", "elementos", "--bots", "greedy,random", "--matches", "6", *SHORT]
    assert said(*run) == said(*run, "--ray", "local")


def test_a_cluster_plays_the_same_league(tmp_path: Path) -> None:
    run = ["arena", "elementos", "--bots", "greedy,random", "--rounds", "2", *SHORT, "--file"]
    assert said(*run, str(tmp_path / "here")) == said(*run, str(tmp_path / "there"), "--ray", "local")
