"""The strength that is promised, by whole runs of `simulate`: minutes each, compiled rules wanted (make test-long)."""

import os

import pytest

from tischlein.bots.roster import LEVELS
from tischlein.games.elementos.game import GAME
from tischlein.lab.measuring.simulate import Plan, Summary, simulate

pytestmark = pytest.mark.long

MATCHES = 100
SLOWEST_ANSWER = 2.0


def run(one: str, other: str) -> Summary:
    return simulate(GAME, Plan([one, other], MATCHES, seed=1), workers=os.cpu_count() or 1)


def test_the_strongest_level_beats_random_practically_always() -> None:
    assert run("level4", "random").wins[0] >= 99


def test_the_second_level_beats_random() -> None:
    assert run("level2", "random").wins[0] >= 80


@pytest.mark.parametrize(("higher", "lower"), [(LEVELS[place], LEVELS[place - 1]) for place in range(1, len(LEVELS))])
def test_each_level_beats_the_one_below(higher: str, lower: str) -> None:
    assert run(higher, lower).wins[0] >= 65


def test_the_strongest_level_against_itself_decides_most_matches_and_never_thinks_long() -> None:
    played = run("level4", "level4")
    assert sum(played.wins) > MATCHES / 2
    assert max(played.slowest_answer_seconds) < SLOWEST_ANSWER
