"""`tischlein errors`: how much a decision of each level gives away."""

from pathlib import Path

import pytest

from tests.bots.small_games import STICKS
from tests.cli.shell import GAME, Shell, refused
from tischlein.coach.error_rates import read_error_rates
from tischlein.lab.measuring import errors


def test_the_rates_are_told_and_written(tischlein: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of nine sticks, so that it takes no time."""
    monkeypatch.setattr(errors, "find", lambda _: STICKS)
    file = tmp_path / "rates.json"
    said = tischlein("errors", GAME, "--bots", "random,level1", "--matches", "2", "--depth", "0.01", "--to", str(file))
    assert said.code == 0
    assert "level1" in said.out
    assert [one.level for one in read_error_rates(file).levels] == ["random", "level1"]


def test_unknown_bots_and_impossible_tables_are_refused(tischlein: Shell) -> None:
    assert "Nobody here is called" in refused(tischlein, "errors", GAME, "--bots", "nobody")
    assert "As many bots are needed" in refused(tischlein, "errors", GAME, "--seats", "9")
