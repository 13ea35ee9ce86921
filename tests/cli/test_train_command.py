"""The command that lets opponents learn, as a person types it."""

import json
from pathlib import Path

import pytest

from tests.cli.shell import Shell, refused
from tischlein.catalog import games

LEARNING = [game.id for game in games().values() if game.learner is not None]
SHORT = ("--positions", "150", "--nodes", "4", "--epochs", "3", "--workers", "1")


@pytest.mark.parametrize("id", LEARNING)
def test_a_training_is_told_and_goes_on(tischlein: Shell, id: str, tmp_path: Path) -> None:
    command = ("train", id, "--to", str(tmp_path / "net"), *SHORT)
    first = tischlein(*command)
    assert first.code == 0
    assert "generation 1:" in first.out
    again = tischlein(*command, "--generations", "2")
    story = json.loads((tmp_path / "net.json").read_text())
    assert again.out.startswith(first.out)
    assert [one["number"] for one in story["generations"]] == [0, 1]
    assert len({one["data"] for one in story["generations"]}) == 2
    assert "--generations 2 " in story["command"]
    assert story["command"].endswith(" --seed 1 --to net")
    assert "another training" in refused(tischlein, *command, "--seed", "2")


def test_a_game_that_does_not_learn_says_so(tischlein: Shell, tmp_path: Path) -> None:
    others = [game.id for game in games().values() if game.learner is None]
    assert "do not learn" in refused(tischlein, "train", others[0], "--to", str(tmp_path / "net"))
