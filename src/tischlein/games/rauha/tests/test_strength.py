"""The strength promised for Rauha, by whole runs of `simulate`: minutes each, compiled rules wanted."""

import os

import pytest

from tischlein.bots.roster import LEVELS
from tischlein.games.rauha.game import GAME
from tischlein.lab.measuring.simulate import Plan, Summary, simulate

pytestmark = pytest.mark.long

MATCHES = 200
SLOWEST_ANSWER = 2.0


def run(*bots: str) -> Summary:
    return simulate(GAME, Plan(list(bots), MATCHES, seed=1), workers=os.cpu_count() or 1)


def test_the_strongest_level_beats_random_practically_always() -> None:
    assert run("level4", "random").wins[0] >= 0.99 * MATCHES


def test_the_strongest_level_beats_the_greedy_baseline_and_never_thinks_long() -> None:
    played = run("level4", "greedy")
    assert played.wins[0] >= 0.70 * MATCHES
    assert max(played.slowest_answer_seconds) < SLOWEST_ANSWER


def test_one_of_the_strongest_level_wins_against_three_greedy_ones() -> None:
    assert run("level4", "greedy", "greedy", "greedy").wins[0] >= 0.40 * MATCHES


@pytest.mark.parametrize(("higher", "lower"), [(LEVELS[place], LEVELS[place - 1]) for place in range(1, len(LEVELS))])
def test_each_level_beats_the_one_below(higher: str, lower: str) -> None:
    assert run(higher, lower).wins[0] >= 0.65 * MATCHES
