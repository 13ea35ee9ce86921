"""What least squares see of areas of Rauha, row by row: the same that bot/experience.py counts."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tischlein.games.rauha.bot import layout
from tischlein.games.rauha.bot.experience import MAA, MERI, METSAT, VISITS
from tischlein.games.rauha.bot.figures import AMOUNT, BEASTS, DROPS, GOD_WATER, KIND, PER, PRICE, SOW, TRADE
from tischlein.games.rauha.bot.learner import COLUMNS
from tischlein.games.rauha.rules.effects import COUNTED
from tischlein.games.rauha.rules.material import BIOMES, CARDS, CELLS, GODS, LINES, SHOWN

Reals = NDArray[np.float64]
Whole = NDArray[np.int64]
Rows = NDArray[np.int32]

AT: Final = {name: place for place, name in enumerate(COLUMNS)}
CELLS_AT: Final = slice(AT["cell0"], AT["cell0"] + CELLS)

BIOME_KIND: Final = np.array(list(KIND))[: layout.KINDS]
BIOME_AMOUNT: Final = np.array(list(AMOUNT), dtype=np.float64)[: layout.KINDS]
BIOME_PRICE: Final = np.array(list(PRICE), dtype=np.float64)[: layout.KINDS]
BIOME_DROPS: Final = np.array(list(DROPS))[: layout.KINDS]
BIOME_BEASTS: Final = np.array(list(BEASTS)).reshape(-1, 3)[: layout.KINDS]
BIOME_SHOWN: Final = np.array(list(SHOWN))
MOST_KIND: Final[int] = int(BIOME_KIND.max())


def places(rows: Rows) -> tuple[Whole, Reals]:
    """Of each cell its place in the tables by cell and biome, and whether it has a spore."""
    at = rows[:, CELLS_AT].astype(np.int64) + np.arange(CELLS) * layout.KINDS
    return at, bits_of(rows[:, AT["spores"]], CELLS)


def bits_of(masks: Rows, count: int) -> Reals:
    return (masks.astype(np.int64)[:, None] >> np.arange(count) & 1).astype(np.float64)


def visits(notch: int) -> Reals:
    return np.array(list(VISITS))[notch * CELLS : (notch + 1) * CELLS]


def cellwise(notch: int) -> list[tuple[Reals, bool]]:
    """What is learned of all biomes alike, as tables by cell and biome, and whether it takes a spore."""
    found: list[tuple[Reals, bool]] = []
    often = visits(notch)[:, None]
    for kind in range(MOST_KIND + 1):
        figures = [np.maximum(BIOME_AMOUNT, 1)] + ([BIOME_PRICE] if kind in (TRADE, SOW) else [])
        for figure in figures:
            flat = np.tile(np.where(kind == BIOME_KIND, figure, 0.0), (CELLS, 1))
            for spored in (False, True):
                found += [(flat.ravel(), spored), ((flat * often).ravel(), spored)]
    found += [(np.tile((BIOME_SHOWN >> god & 1).astype(np.float64), CELLS), False) for god in range(len(GODS))]
    for cell in range(CELLS):
        alone = np.zeros((CELLS, layout.KINDS))
        alone[cell] = 1
        found.append((alone.ravel(), True))
    found.append((np.tile((np.arange(len(BIOMES)) < CARDS).astype(np.float64), CELLS), False))
    return found


def looks(rows: Rows, notch: int) -> Reals:
    """In the order of layout.py."""
    cells, gods = rows[:, CELLS_AT].astype(np.int64), bits_of(rows[:, AT["gods"]], len(GODS))
    spores, often = bits_of(rows[:, AT["spores"]], CELLS), visits(notch)
    kinds, beasts = BIOME_KIND[cells], BIOME_BEASTS[cells].sum(1)
    water = BIOME_DROPS[cells].sum(1) + gods @ np.array(list(GOD_WATER))
    counts = np.column_stack([beasts, spores.sum(1), water]).astype(np.float64)
    crystals, many = rows[:, AT["crystals"]].astype(np.float64), rows[:, AT["seats"]] > 2
    found = per_counted(BIOME_AMOUNT[cells], kinds, spores, often, counts)
    found += [crystals >= number for number in range(1, layout.MOST_CRYSTALS + 1)]
    found += [*gods.T, *(gods * many[:, None]).T]
    most = beasts.max(1)
    found += [gods[:, MAA] * counts[:, 3], gods[:, MERI] * counts[:, 4], gods[:, METSAT] * most, most]
    near, complete = lines_of(cells)
    held, theirs = rows[:, AT["gods"]].astype(np.int64), rows[:, AT["others_gods"]].astype(np.int64)
    near &= ~held
    found += [near >> god & 1 for god in range(len(GODS))]
    found += [(near & theirs) >> god & 1 for god in range(len(GODS))]
    purse = np.minimum(crystals, layout.MOST_BUYING)
    for kind in (TRADE, SOW):
        found += [purse * ((kinds == kind) * often).sum(1), purse * ((kinds == kind) * spores).sum(1)]
    found += [counts[:, 3] ** 2, complete & ~held != 0]
    return np.column_stack([np.asarray(one, np.float64) for one in found])


def per_counted(amounts: Reals, kinds: Whole, spores: Reals, often: Reals, counts: Reals) -> list[NDArray[np.generic]]:
    found: list[NDArray[np.generic]] = []
    for counted in range(len(COUNTED)):
        each, number = (kinds == PER + counted) * amounts, counts[:, counted]
        by_visits, by_spores = (each * often).sum(1), (each * spores).sum(1)
        found += [number, number * by_visits, number * by_spores, number * each.sum(1)]
    return found


def lines_of(cells: Whole) -> tuple[Whole, Whole]:
    """Masks of symbols that two, or all three, biomes of a line show."""
    near = np.zeros(len(cells), np.int64)
    complete = np.zeros(len(cells), np.int64)
    for line in LINES:
        one, other, third = (BIOME_SHOWN[cells[:, cell]] for cell in line)
        near |= one & other | one & third | other & third
        complete |= one & other & third
    return near, complete
