"""Whoever says what an area is worth to a seat: what it sees of the others, what it counts, and what it is asked."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.turn import Seat
from tischlein.games.rauha.bot.figures import BEASTS, DROPS, GOD_COUNT, GOD_WATER
from tischlein.games.rauha.rules.advice import Worth
from tischlein.games.rauha.rules.area import Area, one
from tischlein.games.rauha.rules.effects import WATER
from tischlein.games.rauha.rules.world import NOBODY, World
from tischlein.kit.bits import bits

COUNTS: Final[int] = WATER + 1
NO_CELL: Final[i64] = -1
# Planning counts in whole numbers: hundredths of a point.
HUNDREDTHS: Final[int] = 100


class Viewpoint:
    """Sees the world from one seat, as if the step at the notch `after` were just being done.

    waters  of the other seats; others_gods: a bit for every god that one of them holds
    counts  what "energy per" counts on the area that is looked at
    """

    def __init__(self) -> None:
        self.after: i64 = 0
        self.seats: i64 = 0
        self.waters: vec[i64] = vec[i64]([0] * 5)
        self.others_gods: i64 = 0
        self.counts: vec[float] = vec[float]([0.0] * COUNTS)

    def take_viewpoint(self, world: World, seat: Seat, after: i64) -> None:
        """Everything that does not depend on the own area; `after` is the notch whose step is the last one done."""
        self.after = after
        self.seats = world.seats
        place: i64 = 0
        for other, area in enumerate(world.areas):
            if other != seat:
                self.waters[place] = area.water()
                place += 1
        self.others_gods = 0
        for god, holder in enumerate(world.holders):
            if holder not in (NOBODY, seat):
                self.others_gods |= one(god)

    def count_symbols(self, cells: list[int], spores: i64, gods: i64) -> None:
        flying: i64 = 0
        land: i64 = 0
        marine: i64 = 0
        water: i64 = 0
        for biome in cells:
            at: i64 = biome * 3
            flying += BEASTS[at]
            land += BEASTS[at + 1]
            marine += BEASTS[at + 2]
            water += DROPS[biome]
        for god in range(GOD_COUNT):
            if gods >> god & 1:
                water += GOD_WATER[god]
        self.counts[0] = float(flying)
        self.counts[1] = float(land)
        self.counts[2] = float(marine)
        self.counts[3] = float(bits(spores))
        self.counts[4] = float(water)

    def evaluate(self, cells: list[int], spores: i64, gods: i64, crystals: i64, line: i64, welcomed: i64) -> float:
        """An area with these biomes, where `line` is activated now and the gods `welcomed` have just come."""
        raise NotImplementedError

    def estimate(self, world: World, seat: Seat, after: i64) -> float:
        """The energy that a seat will still get."""
        raise NotImplementedError

    def best_for_spore(self, cells: list[int], spores: i64) -> i64:
        """The cell without a spore that needs one most; NO_CELL where all have one."""
        found = NO_CELL
        most = -1.0
        for cell, biome in enumerate(cells):
            if spores >> cell & 1:
                continue
            worth = self.spore_worth(cell, biome)
            if worth > most:
                found, most = cell, worth
        return found

    def spore_worth(self, cell: i64, biome: i64) -> float:
        """A spore on this cell, from now on."""
        raise NotImplementedError

    def weigh(self, area: Area) -> Worth:
        """What activations of this area shall aim at."""
        raise NotImplementedError


def two_of(one_cell: i64, other: i64, third: i64) -> i64:
    return one_cell & other | one_cell & third | other & third
