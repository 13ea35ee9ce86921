"""Learns what gates of Via Magica are worth, for level 4: bot/experience.bin, and beside it how it was made.

    export PYTHONPATH=build/compiled
    python -m tischlein.games.via_magica.tests.experience.learn --steps 1500 --seed 1 --workers 4 --to experience.bin

A step plays, in many directions, the present numbers a little changed against the same numbers changed the other way,
on the same luck with seats exchanged, and moves them all towards what won (simultaneous perturbation). The file is the
mean of the last steps. The same seed makes the same file, with any number of workers on one machine.
Needs `pip install tischlein[train]`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import os
import subprocess
import sys
import time
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tischlein.bots.learned import read_learned, written_learned
from tischlein.games.via_magica.bot.experience import (
    COUNT,
    ENDING_AT,
    FIELDS,
    HORIZONS_AT,
    KINDS_AT,
    REACHES_AT,
    UNIT,
    VERSION,
    Experience,
)
from tischlein.games.via_magica.bot.policy import Policy
from tischlein.games.via_magica.bot.value import GateJudge, Weights
from tischlein.games.via_magica.game import GAME
from tischlein.games.via_magica.rules.world import GATES_TO_END
from tischlein.games.via_magica.tests.experience.matches import play_pair

Reals = NDArray[np.float64]

DIRECTIONS: Final = 64
PAIRS: Final = 12
# How far a direction goes, and how much is learned from it: both less in the end.
FAR: Final = 1.0
RATE: Final = 0.12
LAST_PART: Final = 0.4
# How far one step of a direction changes a weight: this part of it, or as much as stands here.
PART: Final = 0.2
STRIDES: Final = {"extra": 1.5, "near": 0.08, "far": 0.06, "cover": 0.06, "vary": 0.08}
# Corrections are points.
STRIDE: Final = 1.0
LEAST: Final = {"cover": -0.3, "vary": -1.0}
LEAST_HORIZON: Final = 0.5
STEEP: Final = ("power", "reach_power")
STRIDE_OF_HORIZONS: Final = 0.8
# The seventh gate: where it wins, where it loses, each point.
ENDING: Final = (20.0, 2.0, 0.2)
STRIDES_OF_ENDING: Final = (4.0, 1.0, 0.1)
# Of a hundred deals so many are for two; the others are for three or four.
FOR_TWO: Final = 75
MOST: Final = 0x7FFF / UNIT


def first_numbers() -> Reals:
    """The weights and horizons found by hand, and no corrections."""
    weights = Weights()
    found = np.zeros(COUNT)
    found[:KINDS_AT] = [getattr(weights, name) for name in FIELDS]
    horizons = np.linspace(weights.early, weights.late, GATES_TO_END)
    found[HORIZONS_AT:REACHES_AT] = found[REACHES_AT:ENDING_AT] = horizons
    found[ENDING_AT:] = ENDING
    return found


def strides() -> Reals:
    found = np.full(COUNT, STRIDE)
    found[:KINDS_AT] = [STRIDES.get(name, PART * number) for name, number in zip(FIELDS, first_numbers(), strict=False)]
    found[HORIZONS_AT:ENDING_AT] = STRIDE_OF_HORIZONS
    found[ENDING_AT:] = STRIDES_OF_ENDING
    return found


def least() -> Reals:
    found = np.full(COUNT, -MOST)
    found[:KINDS_AT] = [LEAST_HORIZON if name in STEEP else LEAST.get(name, 0.0) for name in FIELDS]
    found[HORIZONS_AT:ENDING_AT] = LEAST_HORIZON
    return found


def rounded(numbers: Reals) -> list[int]:
    return [int(number) for number in np.clip(np.rint(UNIT * numbers), -0x7FFF, 0x7FFF)]


def policy_by(numbers: Reals) -> Policy:
    return Policy(Experience([float(number) for number in numbers]))


def policy_by_hand() -> Policy:
    return Policy(GateJudge(Weights()))


Task = tuple[Reals, float, str]


def try_direction(task: Task) -> tuple[Reals, float]:
    """A direction by luck, and how much better it is to go there than the other way."""
    numbers, far, seed = task
    luck = np.random.default_rng(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big"))
    direction = luck.choice([-1.0, 1.0], COUNT)
    change = far * direction * strides()
    one, other = policy_by(np.maximum(numbers + change, least())), policy_by(np.maximum(numbers - change, least()))
    gain = 0.0
    for number in range(PAIRS):
        seats = 2 if luck.integers(100) < FOR_TWO else int(luck.integers(3, 5))
        gain += play_pair(one, other, seats, f"{seed} {number}")[1]
    return direction, gain / PAIRS


def compare(task: tuple[Reals, str]) -> float:
    """The share of these numbers against the judge by hand, in a pair of matches of two."""
    numbers, seed = task
    return play_pair(policy_by(numbers), policy_by_hand(), 2, seed)[0]


class Learning:
    def __init__(self, first: Reals, steps: int, seed: int, workers: int) -> None:
        self.numbers: Reals = first
        self.steps: int = steps
        self.seed: int = seed
        self.pool = get_context("fork").Pool(workers)
        self.total: Reals = np.zeros(COUNT)
        self.kept: int = 0
        self.digest = hashlib.sha256()
        self.curve: list[dict[str, float]] = []

    def run(self, to: Path) -> Reals:
        told = max(1, self.steps // 10)
        for step in range(self.steps):
            self.take_step(step / self.steps, f"via_magica experience {self.seed} {step}")
            if (step + 1) % told == 0:
                self.curve.append({"steps": step + 1, **self.tell(1000, f"curve {self.seed}")})
                print(self.curve[-1], f"{time.monotonic():.0f} s", file=sys.stderr, flush=True)
                to.write_bytes(written_learned(VERSION, rounded(self.mean())))
        return self.mean()

    def take_step(self, part: float, seed: str) -> None:
        far, rate = FAR * (1 - part / 2), RATE * (1 - 0.8 * part)
        tasks: list[Task] = [(self.numbers, far, f"{seed} {number}") for number in range(DIRECTIONS)]
        change = np.zeros(COUNT)
        for direction, gain in self.pool.imap(try_direction, tasks):
            change += gain * direction
            self.digest.update(f"{gain:.6f}".encode())
        self.numbers = np.clip(self.numbers + rate * change * strides(), least(), MOST)
        if part >= 1 - LAST_PART:
            self.total += self.numbers
            self.kept += 1

    def mean(self) -> Reals:
        return self.total / self.kept if self.kept else self.numbers

    def tell(self, pairs: int, seed: str) -> dict[str, float]:
        """Against the judge by hand, without search."""
        numbers = np.array(rounded(self.mean())) / UNIT
        shares = self.pool.map(compare, [(numbers, f"{seed} {number}") for number in range(pairs)], 20)
        middle = 100 * float(np.mean(shares))
        return {"won": round(middle, 1), "error": round(100 * float(np.std(shares)) / math.sqrt(pairs), 1)}


def commit() -> str:
    told = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=False)
    return told.stdout.strip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--begin", type=Path, help="a file that was learned before, to go on from")
    parser.add_argument("--to", type=Path, default=Path("experience.bin"))
    chosen = parser.parse_args()
    first = first_numbers()
    if chosen.begin:
        first = np.array(read_learned(chosen.begin, VERSION, COUNT).numbers) / UNIT
    learning = Learning(first, chosen.steps, chosen.seed, chosen.workers)
    numbers = rounded(learning.run(chosen.to))
    chosen.to.write_bytes(written_learned(VERSION, numbers))
    command = "python -m tischlein.games.via_magica.tests.experience.learn"
    told = {"game": GAME.id, "game_version": GAME.version, "features": VERSION, "commit": commit()}
    told |= {"command": f"{command} --steps {chosen.steps} --seed {chosen.seed}", "seed": chosen.seed}
    told |= {"matches": 2 * PAIRS * DIRECTIONS * chosen.steps, "data": learning.digest.hexdigest()}
    told |= {"without_search": learning.curve, "in_the_end": learning.tell(5000, "in the end")}
    chosen.to.with_name(f"{chosen.to.name}.json").write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
