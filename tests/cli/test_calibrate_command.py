"""`tischlein calibrate`: whether the chances that the coach tells come true."""

from pathlib import Path

import msgspec
import pytest

from tests.bots.small_games import STICKS
from tests.cli.shell import GAME, Shell, refused
from tischlein.lab.measuring import calibration
from tischlein.lab.measuring.calibration import Calibration


def test_bins_are_told_and_written(tischlein: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "find", lambda _: STICKS)
    file = tmp_path / "calibration.json"
    said = tischlein("calibrate", GAME, "--bot", "random", "--matches", "6", "--depth", "0.01", "--to", str(file))
    assert said.code == 0
    assert "promises and results are" in said.out
    found = msgspec.json.decode(file.read_bytes(), type=Calibration)
    assert (found.matches, len(found.bins)) == (6, calibration.BINS)
    assert sum(one.promises for one in found.bins) > 0


def test_unknown_bots_and_impossible_tables_are_refused(tischlein: Shell) -> None:
    assert "Nobody here is called" in refused(tischlein, "calibrate", GAME, "--bot", "nobody")
    assert "As many bots are needed" in refused(tischlein, "calibrate", GAME, "--seats", "9")
