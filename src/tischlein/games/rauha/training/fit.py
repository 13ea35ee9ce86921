"""Learns what an area is worth: for every notch, by least squares, what energy areas like this one brought in the end.

`tischlein train rauha --generations 3 --positions 1500000 --seed 1 --to experience.bin` plays and calls `learn`.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tischlein.bots.learned import written_learned
from tischlein.core.learner import Fitted
from tischlein.games.rauha.bot import layout
from tischlein.games.rauha.bot.viewpoint import HUNDREDTHS
from tischlein.games.rauha.rules.material import NOTCHES
from tischlein.games.rauha.rules.scoring import WATER_TABLE
from tischlein.games.rauha.training.looks import AT, Rows, cellwise, looks, places

Reals = NDArray[np.float64]
Which = NDArray[np.bool_]

# As if so many rows said nothing, against chance: of a rate, of a biome on a cell, of a difference of water.
DOUBT_OF_RATES: Final = 20.0
DOUBT_OF_CELLS: Final = 60.0
DOUBT_OF_WATER: Final = 5.0
ROUNDS: Final = 6
# A crystal is worth what its neighbours say too, and never more than this.
NEIGHBOURS: Final = (1.0, 2.0, 3.0, 2.0, 1.0)
DEAREST: Final = 4.0
DIGITS: Final = 2


class Tables:
    """What is learned of one notch, and the squares by which it and the value written by hand are off, where nothing
    was learned from."""

    def __init__(self) -> None:
        self.lying, self.spored = np.zeros(layout.TABLE), np.zeros(layout.TABLE)
        self.rates = np.zeros(layout.RATES)
        self.water = np.zeros((2, layout.DIFFERENCES))
        self.off = self.off_by_hand = np.zeros(0)


def learn(rows: Rows, asked: Which) -> Fitted:
    def learn_one(notch: int) -> Tables:
        here = rows[:, AT["notch"]] == notch
        return learn_notch(rows[here], asked[here], notch)

    # numpy lets others work while it reckons.
    with ThreadPoolExecutor() as pool:
        tables = list(pool.map(learn_one, range(len(NOTCHES) - 1)))
    file = written_learned(layout.VERSION, numbers_of([*tables, Tables()]))
    parts = [mean_error([one.off]) for one in tables]
    return Fitted(file, mean_error([one.off_by_hand for one in tables]), mean_error([one.off for one in tables]), parts)


def mean_error(squares: list[Reals]) -> float:
    return round(float(np.sqrt(np.mean(np.concatenate(squares)))), DIGITS)


def learn_notch(rows: Rows, asked: Which, notch: int) -> Tables:
    found = Tables()
    wanted = (rows[:, AT["earned_in_the_end"]] - rows[:, AT["earned"]]).astype(np.float64)
    rates, cells = looks(rows, notch), cellwise(notch)
    at, spores = places(rows)
    summed = [(table[at] * spores if spored else table[at]).sum(1) for table, spored in cells]
    seats = [(rows[:, AT["seats"]] == number).astype(np.float64) for number in (2, 3, 4)]
    everything = np.column_stack([rates, *summed, *seats, np.ones(len(rows))])
    weights = least_squares(everything[~asked], wanted[~asked])
    found.rates = weights[: layout.RATES]
    for (table, spored), weight in zip(cells, weights[layout.RATES :], strict=False):
        if spored:
            found.spored += weight * table
        else:
            found.lying += weight * table
    rest = wanted - everything @ weights
    lying, spored_rest = rest_by_cell(rest[~asked], at[~asked], spores[~asked])
    found.lying += lying
    found.spored += spored_rest
    rest -= lying[at].sum(1) + (spored_rest[at] * spores).sum(1)
    found.off = rest[asked] ** 2
    found.off_by_hand = off_by_hand(rows, wanted, asked)
    found.water = learn_water(rows, notch)
    crystals = slice(layout.CRYSTALS_AT, layout.GODS_AT)
    found.rates[crystals] = smooth(found.rates[crystals])
    return found


def off_by_hand(rows: Rows, wanted: Reals, asked: Which) -> Reals:
    """The value written by hand, shifted and stretched to fit best."""
    judged = np.column_stack([rows[:, AT["judged"]] / HUNDREDTHS, np.ones(len(rows))])
    weights = np.linalg.lstsq(judged[~asked], wanted[~asked], rcond=None)[0]
    squares: Reals = (wanted[asked] - judged[asked] @ weights) ** 2
    return squares


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


def smooth(crystals: Reals) -> Reals:
    width = len(NEIGHBOURS) // 2
    wider = np.pad(crystals, width, mode="edge")
    return np.clip(np.convolve(wider, NEIGHBOURS, "valid") / sum(NEIGHBOURS), 0.0, DEAREST)


def numbers_of(tables: list[Tables]) -> list[int]:
    parts = [[one.lying for one in tables], [one.spored for one in tables]]
    parts += [[one.rates for one in tables], [one.water.ravel() for one in tables]]
    whole = np.rint(layout.UNIT * np.concatenate([number for part in parts for number in part]))
    return [int(number) for number in np.clip(whole, -0x7FFF, 0x7FFF)]
