import json
from pathlib import Path

import pytest

from tests.cli.shell import GAME, Shell
from tischlein.catalog import find
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.record import write_record
from tischlein.core.rng import Generator


@pytest.fixture
def tischlein(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A match that was broken off after ten answers."""
    game = find(GAME)
    match = Match(game, read_options(game.options, {"setup_mode": "preset"}), 2, "a seed")
    luck = Generator(1)
    for _ in range(10):
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.act(seat, legal[luck.roll(len(legal))])
    match.resign(0)
    path = tmp_path / "match.json"
    path.write_text(json.dumps(write_record(match)), encoding="utf-8")
    return path
