"""Learns what an area of Rauha is worth, for level 4: bot/experience.bin, and beside it how it was made.

    export PYTHONPATH=build/compiled
    python -m tischlein.games.rauha.tests.experience.learn --generations 4 --seed 1 --to experience.bin

A generation plays against itself by what looks best at once, as the generation before sees it (the first by the value
written by hand), and learns by least squares, for every notch, what energy areas like this one brought in the end.
Two generations are learned from together. About two minutes of one core each; needs `pip install tischlein[train]`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from tischlein.bots.learned import written_learned
from tischlein.games.rauha.bot import layout
from tischlein.games.rauha.bot.experience import Experience
from tischlein.games.rauha.bot.value import AreaValue, Weights
from tischlein.games.rauha.bot.viewpoint import Viewpoint
from tischlein.games.rauha.game import GAME
from tischlein.games.rauha.rules.material import NOTCHES
from tischlein.games.rauha.rules.scoring import WATER_TABLE
from tischlein.games.rauha.tests.experience.looks import cellwise, looks, places
from tischlein.games.rauha.tests.experience.matches import AT, BY_LUCK, Rows, play_all

Reals = NDArray[np.float64]

# One match in so many is not learned from, but asked at the end.
ONE_HELD_BACK: Final = 20
# As if so many rows said nothing, against chance: of a rate, of a biome on a cell, of a difference of water.
DOUBT_OF_RATES: Final = 20.0
DOUBT_OF_CELLS: Final = 60.0
DOUBT_OF_WATER: Final = 5.0
ROUNDS: Final = 6
# A crystal is worth what its neighbours say too, and never more than this.
NEIGHBOURS: Final = (1.0, 2.0, 3.0, 2.0, 1.0)
DEAREST: Final = 4.0


class Tables:
    """What is learned of one notch, and how far it is off where it was not learned from."""

    def __init__(self) -> None:
        self.lying, self.spored = np.zeros(layout.TABLE), np.zeros(layout.TABLE)
        self.rates = np.zeros(layout.RATES)
        self.water = np.zeros((2, layout.DIFFERENCES))
        self.error = 0.0


def learn(rows: Rows, notch: int) -> Tables:
    found = Tables()
    wanted = (rows[:, AT["earned_in_the_end"]] - rows[:, AT["earned"]]).astype(np.float64)
    learned = rows[:, AT["match"]] % ONE_HELD_BACK != 0
    rates, cells = looks(rows, notch), cellwise(notch)
    at, spores = places(rows)
    summed = [table[at] * spores if spored else table[at] for table, spored in cells]
    seats = [(rows[:, AT["seats"]] == number).astype(np.float64) for number in (2, 3, 4)]
    everything = np.column_stack([rates, *[one.sum(1) for one in summed], *seats, np.ones(len(rows))])
    weights = least_squares(everything[learned], wanted[learned])
    found.rates = weights[: layout.RATES]
    for (table, spored), weight in zip(cells, weights[layout.RATES :], strict=False):
        if spored:
            found.spored += weight * table
        else:
            found.lying += weight * table
    rest = wanted - everything @ weights
    lying, spored_rest = rest_by_cell(rest[learned], at[learned], spores[learned])
    found.lying += lying
    found.spored += spored_rest
    off = rest - lying[at].sum(1) - (spored_rest[at] * spores).sum(1)
    found.error = float(np.sqrt(np.mean(off[~learned] ** 2)))
    found.water = learn_water(rows, notch)
    smooth(found.rates[layout.CRYSTALS_AT : layout.GODS_AT])
    return found


def least_squares(looked: Reals, wanted: Reals) -> Reals:
    """What never differs but the last column, which is the same everywhere, says nothing."""
    spread = looked.std(0)
    spread[-1] = 1.0
    told = spread > 1e-6
    scaled = looked[:, told] / spread[told]
    weights = np.zeros(looked.shape[1])
    squares = scaled.T @ scaled + DOUBT_OF_RATES * np.eye(scaled.shape[1])
    weights[told] = np.linalg.solve(squares, scaled.T @ wanted) / spread[told]
    return weights


def rest_by_cell(rest: Reals, at: NDArray[np.int64], spores: Reals) -> tuple[Reals, Reals]:
    """What is left over, biome by biome and cell by cell, alone and with a spore."""
    tables = [np.zeros(layout.TABLE), np.zeros(layout.TABLE)]
    for _ in range(ROUNDS):
        for cell in range(at.shape[1]):
            here = at[:, cell]
            for table, present in zip(tables, (np.ones(len(rest)), spores[:, cell]), strict=True):
                count = np.bincount(here, present, layout.TABLE)
                total = np.bincount(here, rest * present, layout.TABLE)
                change = np.where(count > 0, (total - DOUBT_OF_CELLS * table) / (count + DOUBT_OF_CELLS), 0.0)
                np.add(table, change, out=table)
                rest = rest - change[here] * present
    return tables[0], tables[1]


def learn_water(rows: Rows, notch: int) -> Reals:
    """Between what the differences brought, and what they would if nothing changed any more."""
    above = np.clip(rows[:, AT["water"]] - rows[:, AT["lowest"]], -layout.MOST_WATER, layout.MOST_WATER)
    brought = (rows[:, AT["of_water_in_the_end"]] - rows[:, AT["of_water"]]).astype(np.float64)
    scorings = len([place for place in NOTCHES[notch + 1 :] if place.is_scoring()])
    now = np.clip(np.arange(layout.DIFFERENCES) - layout.MOST_WATER, 0, len(WATER_TABLE) - 1)
    unchanged = scorings * np.array(WATER_TABLE)[now]
    found = []
    for which in (rows[:, AT["seats"]] == 2, rows[:, AT["seats"]] > 2):
        kept = above[which] + layout.MOST_WATER
        total = np.bincount(kept, brought[which], layout.DIFFERENCES) + DOUBT_OF_WATER * unchanged
        found.append(total / (np.bincount(kept, minlength=layout.DIFFERENCES) + DOUBT_OF_WATER))
    return np.array(found)


def smooth(crystals: Reals) -> None:
    width = len(NEIGHBOURS) // 2
    wider = np.pad(crystals, width, mode="edge")
    crystals[:] = np.clip(np.convolve(wider, NEIGHBOURS, "valid") / sum(NEIGHBOURS), 0.0, DEAREST)


def numbers_of(tables: list[Tables]) -> list[int]:
    parts = [[one.lying for one in tables], [one.spored for one in tables]]
    parts += [[one.rates for one in tables], [one.water.ravel() for one in tables]]
    whole = np.rint(layout.UNIT * np.concatenate([number for part in parts for number in part]))
    return [int(number) for number in np.clip(whole, -0x7FFF, 0x7FFF)]


def seen_by(numbers: list[int]) -> Viewpoint:
    return Experience(vec[float]([number / layout.UNIT for number in numbers]))


def commit() -> str:
    told = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=False)
    return told.stdout.strip()


class Generation:
    """What it played and what it learned; learned from together with what the one before played."""

    def __init__(self, value: Viewpoint, matches: int, seed: str, before: Rows | None) -> None:
        self.fresh: Rows = play_all(value, matches, seed)
        rows = self.fresh if before is None else np.concatenate([before, self.fresh])
        tables = [learn(rows[rows[:, AT["notch"]] == notch], notch) for notch in range(len(NOTCHES) - 1)]
        self.numbers: list[int] = numbers_of([*tables, Tables()])
        errors = [round(one.error, 2) for one in tables]
        self.story = {"rows": len(rows), "data": hashlib.sha256(rows.tobytes()).hexdigest(), "errors_by_notch": errors}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--matches", type=int, default=40_000, help="of a generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=Path("experience.bin"))
    chosen = parser.parse_args()
    value: Viewpoint = AreaValue(Weights())
    before: Rows | None = None
    story: list[dict[str, object]] = []
    for number in range(chosen.generations):
        made = Generation(value, chosen.matches, f"rauha experience {chosen.seed} {number}", before)
        # What was played by the value written by hand is learned from once only.
        value, before = seen_by(made.numbers), made.fresh if number else None
        story.append(made.story)
        chosen.to.write_bytes(written_learned(layout.VERSION, made.numbers))
        print(f"generation {number}: {made.story}, {time.process_time():.0f} s", file=sys.stderr, flush=True)
    command = f"bench/rauha_experience.py --generations {chosen.generations} --matches {chosen.matches}"
    told = {"game": GAME.id, "game_version": GAME.version, "features": layout.VERSION, "commit": commit()}
    told |= {
        "command": f"{command} --seed {chosen.seed}",
        "seed": chosen.seed,
        "by_luck": BY_LUCK,
        "generations": story,
    }
    chosen.to.with_name(f"{chosen.to.name}.json").write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
