"""What an area is worth: the energy it will bring over the lines and scorings that are left if nothing more is laid,
and something for what it may become. In points of energy.
"""

from typing import Final, assert_never, final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.turn import Seat
from tischlein.games.rauha.bot.ahead import Ahead
from tischlein.games.rauha.rules.area import one
from tischlein.games.rauha.rules.effects import (
    WATER,
    Effect,
    EnergyPer,
    EnergyPerChosenAnimal,
    GainCrystals,
    GainEnergy,
    NoEffect,
    PassiveWater,
    PayForEnergy,
    PayForSpore,
)
from tischlein.games.rauha.rules.material import BIOMES, CELLS, GODS, SCORING_GODS, SHOWN, WELCOMED_GODS
from tischlein.games.rauha.rules.scoring import WATER_TABLE
from tischlein.games.rauha.rules.world import NOBODY, World
from tischlein.kit.bits import bits

# Kinds of effect as numbers; PER + what is counted for the last ones.
NONE: Final[int] = 0
ENERGY: Final[int] = 1
CRYSTALS: Final[int] = 2
TRADE: Final[int] = 3
SOW: Final[int] = 4
ANY_ANIMAL: Final[int] = 5
PER: Final[int] = 6
COUNTS: Final[int] = WATER + 1
LAST_ANIMAL: Final[int] = 2
NO_CELL: Final[i64] = -1


def figures(effect: Effect) -> tuple[int, int, int]:
    """Kind, amount and price of an effect."""
    match effect:
        case GainEnergy():
            return ENERGY, effect.amount, 0
        case GainCrystals():
            return CRYSTALS, effect.amount, 0
        case PayForEnergy():
            return TRADE, effect.amount, effect.pay
        case PayForSpore():
            return SOW, 0, effect.pay
        case EnergyPerChosenAnimal():
            return ANY_ANIMAL, effect.each, 0
        case EnergyPer():
            return PER + effect.counts, effect.each, 0
        case NoEffect() | PassiveWater():
            return NONE, 0, 0
        case _:
            assert_never(effect)


# One row per biome, then per god.
_FIGURES: Final = [figures(biome.effect) for biome in BIOMES] + [figures(god.effect) for god in GODS]
FIRST_GOD_EFFECT: Final[int] = len(BIOMES)
GOD_COUNT: Final[int] = len(GODS)
KIND: Final = vec[i64]([kind for kind, _, _ in _FIGURES])
AMOUNT: Final = vec[i64]([amount for _, amount, _ in _FIGURES])
PRICE: Final = vec[i64]([price for _, _, price in _FIGURES])
DROPS: Final = vec[i64]([biome.water for biome in BIOMES])
BEASTS: Final = vec[i64]([count for biome in BIOMES for count in biome.animals])
GOD_WATER: Final = vec[i64]([god.water for god in GODS])
FOR_WATER: Final = vec[i64](WATER_TABLE)


class Weights:
    """What experience says; everything in points of energy unless said otherwise.

    crystal   a crystal in each of the four rounds; beyond `enough` of them a crystal is worth half
    fading    what a notch more of waiting leaves of a gain
    spore     what a spore brings per scoring, at least, while its cell can still be covered by something better
    sowing    what a spore brings per scoring on the cell that will be chosen for it
    growth    how many more animals of a kind, spores and water sources the board will count per turn that is left
    animal    an animal per turn that is left, for all that may count it one day
    reach     the part of a god's worth that two fitting cells in a line are worth
    rival     how much of what the others get counts against oneself, with two seats; less with more
    keeping   how much of a god's scorings one may hope to keep it for
    """

    def __init__(self) -> None:
        self.crystal: list[float] = [1.15, 1.0, 0.8, 0.52]
        self.enough: int = 8
        self.fading: float = 0.97
        self.spore: float = 1.05
        self.sowing: float = 2.0
        self.growth: list[float] = [0.1, 0.1, 0.1]
        self.animal: float = 0.28
        self.reach: float = 0.3
        self.rival: float = 0.98
        self.keeping: float = 0.9


@final
class AreaValue:
    """Sees the world from one seat, as if the step at the world's present notch were just being done."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights
        self.ahead: Ahead = Ahead(weights.fading)
        self.counts: vec[float] = vec[float]([0.0] * COUNTS)
        self.waters: vec[i64] = vec[i64]([0] * 5)
        self.seats: i64 = 0
        self.others_gods: i64 = 0
        self.after: i64 = 0
        self.crystal: float = 0.0
        self.growing: vec[float] = vec[float](
            [weights.growth[max(0, counted - LAST_ANIMAL)] for counted in range(COUNTS)]
        )
        self.spore: float = 0.0
        self.scorings: float = 0.0
        self.turns: float = 0.0
        self.rival: float = 0.0

    def take_viewpoint(self, world: World, seat: Seat, after: i64) -> None:
        """Everything that does not depend on the own area; `after` is the notch whose step is the last one done."""
        weights = self.weights
        self.after = after
        self.seats = world.seats
        self.turns = self.ahead.turns[after]
        self.scorings = self.ahead.scorings[after]
        self.crystal = weights.crystal[after // 4] if self.turns > 0.0 else 0.0
        self.spore = weights.spore if self.turns > 0.0 else 0.0
        self.rival = weights.rival / (world.seats - 1)
        place: i64 = 0
        for other, area in enumerate(world.areas):
            if other != seat:
                self.waters[place] = area.water()
                place += 1
        self.others_gods = 0
        for god, holder in enumerate(world.holders):
            if holder not in (NOBODY, seat):
                self.others_gods |= one(god)

    def evaluate(self, cells: list[int], spores: i64, gods: i64, crystals: i64, line: i64, welcomed: i64) -> float:
        """An area with these biomes, where `line` is activated now and the gods `welcomed` have just come."""
        self.count_symbols(cells, spores, gods)
        total = self.kept(crystals) + self.water_worth()
        for cell, biome in enumerate(cells):
            if line >> cell & 1:
                total += self.once(biome, 0.0, self.scorings)
            total += self.cell_worth(cell, biome, spores >> cell & 1 == 1)
        total += self.gods_worth(gods, welcomed)
        total += self.weights.reach * self.reach_worth(cells, gods)
        return total

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

    def kept(self, crystals: i64) -> float:
        enough: i64 = self.weights.enough
        animals = self.weights.animal * self.turns * (self.counts[0] + self.counts[1] + self.counts[2])
        if crystals > enough:
            return animals + self.crystal * (float(enough) + 0.5 * float(crystals - enough))
        return animals + self.crystal * float(crystals)

    def once(self, effect: i64, turns: float, scorings: float) -> float:
        """One activation of a biome or god, when so many turns have let the board grow; a spore has `scorings` left."""
        kind = KIND[effect]
        amount = float(AMOUNT[effect])
        if kind >= PER:
            return amount * (self.counts[kind - PER] + turns * self.growing[kind - PER])
        if kind == ENERGY:
            return amount
        if kind == CRYSTALS:
            return amount * self.crystal
        if kind == TRADE:
            return max(0.0, amount - float(PRICE[effect]) * self.crystal)
        if kind == SOW:
            return max(0.0, scorings * self.weights.sowing - float(PRICE[effect]) * self.crystal)
        if kind == ANY_ANIMAL:
            return amount * (max(self.counts[0], self.counts[1], self.counts[2]) + turns * self.growing[0])
        return 0.0

    def cell_worth(self, cell: i64, biome: i64, has_spore: bool) -> float:
        """What a cell brings in the lines to come and, with a spore, in the scorings."""
        at = self.after * CELLS + cell
        visits = self.ahead.visits[at]
        if KIND[biome] == SOW:
            return self.sower_worth(at, biome, has_spore)
        each = self.once(biome, self.turns, 0.0)
        if not has_spore:
            return visits * each
        return visits * each + self.scorings * max(each, self.spore)

    def sower_worth(self, at: i64, biome: i64, has_spore: bool) -> float:
        price = float(PRICE[biome]) * self.crystal
        worth = max(0.0, self.ahead.sowings[at] * self.weights.sowing - self.ahead.visits[at] * price)
        if not has_spore:
            return worth
        sown = self.ahead.sown_then[self.after] * self.weights.sowing - self.scorings * price
        return worth + max(sown, self.scorings * self.spore)

    def spore_worth(self, cell: i64, biome: i64) -> float:
        """A spore on this cell, from now on, without what it adds to what counts spores."""
        return self.cell_worth(cell, biome, True) - self.cell_worth(cell, biome, False)

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

    def gods_worth(self, gods: i64, welcomed: i64) -> float:
        total = 0.0
        for god in range(GOD_COUNT):
            if not gods >> god & 1:
                continue
            effect: i64 = FIRST_GOD_EFFECT + god
            later = 0.0
            if SCORING_GODS >> god & 1:
                later = self.weights.keeping * self.scorings * self.once(effect, self.turns, 0.0)
            total += later
            if welcomed >> god & 1:
                if WELCOMED_GODS >> god & 1:
                    total += self.once(effect, 0.0, 0.0)
                if self.others_gods >> god & 1:
                    total += self.rival * later
        return total

    def reach_worth(self, cells: list[int], gods: i64) -> float:
        """Gods for whom a line lacks one cell only."""
        if self.turns == 0.0:
            return 0.0
        near: i64 = 0
        for place in range(3):
            row: i64 = 3 * place
            near |= two_of(SHOWN[cells[row]], SHOWN[cells[row + 1]], SHOWN[cells[row + 2]])
            near |= two_of(SHOWN[cells[place]], SHOWN[cells[place + 3]], SHOWN[cells[place + 6]])
        near &= ~gods
        total = 0.0
        for god in range(GOD_COUNT):
            if near >> god & 1:
                effect: i64 = FIRST_GOD_EFFECT + god
                gain = self.scorings * 2.0 if GOD_WATER[god] else self.scorings * self.once(effect, self.turns, 0.0)
                total += gain * (1.0 + self.rival) if self.others_gods >> god & 1 else gain
        return total

    def water_worth(self) -> float:
        """The own water in the scorings to come, less what the others get by theirs."""
        mine = i64(self.counts[4])
        lowest = mine
        for place in range(self.seats - 1):
            lowest = min(lowest, self.waters[place])
        others: i64 = 0
        for place in range(self.seats - 1):
            others += FOR_WATER[min(self.waters[place] - lowest, 5)]
        return self.scorings * (float(FOR_WATER[min(mine - lowest, 5)]) - self.rival * float(others))


def two_of(one_cell: i64, other: i64, third: i64) -> i64:
    return one_cell & other | one_cell & third | other & third
