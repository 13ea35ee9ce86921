"""The strength promised for Pfad der Elemente, by whole runs of `simulate`: minutes each, compiled rules wanted."""

import math
import os
import random

import pytest

from tischlein.bots.roster import LEVELS
from tischlein.games.pfad_der_elemente.game import GAME
from tischlein.games.pfad_der_elemente.rules.box import OUR_BOX
from tischlein.games.pfad_der_elemente.rules.hexes import CELL_AT, COORDINATES, DIRECTIONS, groups_of, near_masks
from tischlein.games.pfad_der_elemente.rules.patterns import patterns_of, points_by_element
from tischlein.games.pfad_der_elemente.tests.supplies import LONG_ANNEALING
from tischlein.lab.measuring.simulate import Plan, Summary, simulate

pytestmark = pytest.mark.long

MATCHES = 200
# A bot answers thirteen times while it lays its path, so the whole phase stays far below three seconds.
SLOWEST_ANSWER = 0.2
STEPS = 60_000
Layout = dict[tuple[int, int], int]


def run(*bots: str, **options: str) -> Summary:
    plan = Plan(list(bots), MATCHES, seed=1, options=dict(options))
    return simulate(GAME, plan, workers=os.cpu_count() or 1)


def test_the_strongest_level_beats_random_practically_always() -> None:
    assert run("level4", "random").wins[0] >= 0.99 * MATCHES


def test_the_strongest_level_beats_the_greedy_baseline_and_never_thinks_long() -> None:
    played = run("level4", "greedy")
    assert played.wins[0] >= 0.60 * MATCHES
    assert max(played.slowest_answer_seconds) < SLOWEST_ANSWER


def test_the_strongest_level_beats_the_greedy_baseline_with_omens_too() -> None:
    assert run("level4", "greedy", ruleset="advanced").wins[0] >= 0.60 * MATCHES


@pytest.mark.parametrize(("higher", "lower"), [(LEVELS[place], LEVELS[place - 1]) for place in range(1, len(LEVELS))])
def test_each_level_beats_the_one_below(higher: str, lower: str) -> None:
    assert run(higher, lower).wins[0] >= 0.60 * MATCHES


@pytest.mark.parametrize("supply", list(LONG_ANNEALING))
def test_long_annealing_with_the_points_of_the_rules_finds_what_is_written_down(supply: tuple[int, ...]) -> None:
    assert max(annealed(supply, seed) for seed in range(2)) <= LONG_ANNEALING[supply]


def annealed(supply: tuple[int, ...], seed: int) -> int:
    """Another annealing than the opponents': slower, simpler, and scored by the rules themselves."""
    luck = random.Random(seed)
    tiles = [element for element, count in enumerate(supply) for _ in range(count)]
    layout: Layout = dict(zip([(q, r) for r in range(3) for q in range(4)], tiles, strict=True))
    now = best = points_of(layout)
    for step in range(STEPS):
        trial = changed(layout, luck)
        points = points_of(trial)
        heat = 1.5 * (1 - step / STEPS) + 0.05
        if is_whole(trial) and luck.random() < math.exp(min(0.0, (points - now) / heat)):
            layout, now = trial, points
            best = max(best, now)
    return best


def changed(layout: Layout, luck: random.Random) -> Layout:
    """Two tiles change places, or one goes beside another."""
    trial = dict(layout)
    one, two = luck.sample(list(trial), 2)
    if luck.random() < 0.5:
        trial[one], trial[two] = trial[two], trial[one]
        return trial
    step = luck.choice(DIRECTIONS)
    to = (two[0] + step[0], two[1] + step[1])
    if to not in trial and to in CELL_AT:
        trial[to] = trial.pop(one)
    return trial


def cells_of(layout: Layout) -> list[int]:
    return sorted(CELL_AT[place] for place in layout)


def is_whole(layout: Layout) -> bool:
    return len(groups_of(near_masks(cells_of(layout)), (1 << len(layout)) - 1)) == 1


def points_of(layout: Layout) -> int:
    cells = cells_of(layout)
    elements = [layout[COORDINATES[cell]] for cell in cells]
    return sum(points_by_element(patterns_of(near_masks(cells), elements, False), OUR_BOX.values))
