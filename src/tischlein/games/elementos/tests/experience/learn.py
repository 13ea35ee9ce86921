"""Learns what the way before a wand is worth in Elementos: bot/experience.bin, and beside it how it was made.

    export PYTHONPATH=build/compiled
    python -m tischlein.games.elementos.tests.experience.learn --generations 3 --workers 16 --to experience.bin

A generation plays against itself by what the one before learned (the first by the judge written by hand), and learns
what is to be added to that judge so that it says at once what a short search says, and a little of how matches ended.
The last two generations are learned from together. Needs `pip install tischlein[train]`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tischlein.bots.learned import parse_learned, written_learned
from tischlein.games.elementos.bot.experience import COUNT, TABLE, VERSION
from tischlein.games.elementos.game import GAME
from tischlein.games.elementos.tests.experience.positions import AT, MATCHES_AT_ONCE, Rows, Task, play_some
from tischlein.lab.crew import Crew, work_through

Reals = NDArray[np.float32]
Places = NDArray[np.int64]

# One match in so many is not learned from, but asked at the end.
ONE_HELD_BACK: Final = 20
# So many points make a win e times as likely as a loss.
SCALE: Final = 200.0
# Of positions of a match itself, how much of what is learned is its end; the rest is what a search found.
OF_THE_END: Final = 0.25
# As if so many positions said nothing, against chance: neighbours of one match tell much the same.
DOUBT: Final = 20.0
# Of a share of the win, where it is about even.
SPREAD: Final = 0.25
ROUNDS: Final = 30
# All four tables learn at once, so none goes all the way.
STRIDE: Final = 0.4
MOST: Final = 2_000


@dataclass
class Story:
    """Losses over positions of matches that were not learned from: the hand-written judge's, and the new one's."""

    positions: int
    data: str
    loss_by_hand: float
    loss: float
    of_ends_by_hand: float
    of_ends: float
    of_ends_by_search: float


def chance(points: Reals) -> Reals:
    return np.asarray(1 / (1 + np.exp(-np.clip(points / SCALE, -30, 30))), np.float32)


def loss_of(points: Reals, wanted: Reals) -> float:
    expected = np.clip(chance(points), 1e-6, 1 - 1e-6)
    return float(-np.mean(wanted * np.log(expected) + (1 - wanted) * np.log(1 - expected)))


def places(rows: Rows) -> Places:
    """By table, where each position looks a number up; those of the other player's wand count against."""
    parts = [rows[:, AT[name]].astype(np.int64) for name in ("own", "own_far", "others", "others_far")]
    return np.stack([part + table * TABLE for table, part in enumerate(parts)])


def wanted_of(rows: Rows) -> Reals:
    searched = chance(rows[:, AT["searched"]].astype(np.float32))
    mixed = (1 - OF_THE_END) * searched + OF_THE_END * rows[:, AT["share"]] / 2
    return np.where(rows[:, AT["away"]] == 0, mixed, searched).astype(np.float32)


def said(rows: Rows, looked: Places, numbers: Reals) -> Reals:
    points = rows[:, AT["judged"]].astype(np.float32)
    for place, sign in zip(looked, (1, 1, -1, -1), strict=True):
        points += sign * numbers[place]
    return points


def learn(rows: Rows, numbers: Reals) -> Reals:
    """Newton's steps, number by number, from what is known."""
    looked, wanted = places(rows), wanted_of(rows)
    for _ in range(ROUNDS):
        expected = chance(said(rows, looked, numbers))
        wrong, weight = wanted - expected, expected * (1 - expected)
        change, firmness = np.zeros(COUNT), np.full(COUNT, DOUBT * SPREAD)
        for place, sign in zip(looked, (1, 1, -1, -1), strict=True):
            change += sign * np.bincount(place, wrong, COUNT)
            firmness += np.bincount(place, weight, COUNT)
        change -= DOUBT * SPREAD * numbers / SCALE
        numbers = (numbers + STRIDE * SCALE * change / firmness).astype(np.float32)
    return numbers


def gather(numbers: list[int], plan: argparse.Namespace, generation: int) -> Rows:
    tasks = tasks_of(numbers, plan, generation)
    return np.concatenate(list(work_through(Crew(plan.workers), play_some, tasks)))


def tasks_of(numbers: list[int], plan: argparse.Namespace, generation: int) -> Iterator[Task]:
    for first in range(0, plan.matches * (generation + 1), MATCHES_AT_ONCE):
        yield Task(numbers, plan.nodes, f"elementos experience {plan.seed} {generation}", first)


def told(rows: Rows, numbers: Reals, fresh: Rows) -> Story:
    looked, hand, wanted = places(rows), rows[:, AT["judged"]].astype(np.float32), wanted_of(rows)
    points = said(rows, looked, numbers)
    real = rows[:, AT["away"]] == 0
    ends = (rows[real, AT["share"]] / 2).astype(np.float32)
    searched = rows[real, AT["searched"]].astype(np.float32)
    losses = [loss_of(hand, wanted), loss_of(points, wanted)]
    losses += [loss_of(one, ends) for one in (hand[real], points[real], searched)]
    return Story(len(fresh), hashlib.sha256(fresh.tobytes()).hexdigest(), *(round(loss, 5) for loss in losses))


def whole(numbers: Reals) -> list[int]:
    return [int(number) for number in np.clip(np.rint(numbers), -MOST, MOST)]


def commit() -> str:
    told = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=False)
    return told.stdout.strip()


def begun(plan: argparse.Namespace) -> list[int]:
    """What an earlier training learned, if it is to go on."""
    return parse_learned(plan.start.read_bytes(), VERSION, COUNT).numbers if plan.start else []


def write(plan: argparse.Namespace, numbers: list[int], stories: list[Story]) -> None:
    plan.to.write_bytes(written_learned(VERSION, numbers))
    command = f"tests/experience/learn.py --generations {plan.generations} --matches {plan.matches}"
    story = {"game": GAME.id, "game_version": GAME.version, "features": VERSION, "commit": commit()}
    story |= {"command": f"{command} --nodes {plan.nodes} --seed {plan.seed}", "seed": plan.seed}
    story |= {"generations": [asdict(one) for one in stories]}
    plan.to.with_name(f"{plan.to.name}.json").write_text(json.dumps(story, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument(
        "--matches", type=int, default=10_000, help="of the first generation; the second plays twice as many"
    )
    parser.add_argument("--nodes", type=int, default=600, help="positions that a search looks at")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--start", type=Path, help="go on from this file")
    parser.add_argument("--to", type=Path, default=Path("experience.bin"))
    plan = parser.parse_args()
    numbers, before, stories = begun(plan), None, list[Story]()
    for generation in range(plan.generations):
        began = time.time()
        fresh = gather(numbers, plan, generation)
        rows = fresh if before is None else np.concatenate([before, fresh])
        held = rows[:, AT["match"]] % ONE_HELD_BACK == 0
        played = time.time()
        found = learn(rows[~held], np.zeros(COUNT, np.float32))
        numbers = whole(found)
        before = fresh if generation else None
        stories.append(told(rows[held], np.array(numbers, np.float32), fresh))
        write(plan, numbers, stories)
        took = f"{played - began:.0f} s of playing, {time.time() - played:.0f} of learning"
        print(f"generation {generation}: {stories[-1]}, {took}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
