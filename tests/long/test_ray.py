"""A real Ray on this machine plays the same matches as one process."""

import pytest

from tischlein.catalog import find
from tischlein.lab.arena import LeagueFile, arena, league_of
from tischlein.lab.crew import Crew
from tischlein.lab.simulate import Plan, same_play, simulate

pytestmark = pytest.mark.long


def test_a_cluster_plays_the_same_matches() -> None:
    game = find("elementos")
    plan = Plan(["greedy", "random"], matches=6, seed=3, options={"setup_mode": "preset"})
    assert same_play(simulate(game, plan), simulate(game, plan, ray="local"))


def test_a_cluster_plays_the_same_league(tmp_path: pytest.TempPathFactory) -> None:
    game, bots = find("elementos"), ["greedy", "random"]
    league = league_of(game, 2, 1, {"setup_mode": "preset"})
    files = [LeagueFile(tmp_path / name, league) for name in ("here", "there")]  # type: ignore[operator]
    here, there = (
        arena(file, bots, 2, crew, lambda done, all: None)
        for file, crew in zip(files, [Crew(), Crew(ray="local")], strict=True)
    )
    assert here == there
