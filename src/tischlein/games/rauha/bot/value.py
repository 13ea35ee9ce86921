"""What an area is worth: the energy it will bring over the lines and scorings that are left if nothing more is laid,
and something for what it may become. In points of energy.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.turn import Seat
from tischlein.games.rauha.bot.ahead import Ahead
from tischlein.games.rauha.bot.figures import (
    AMOUNT,
    ANY_ANIMAL,
    CRYSTALS,
    ENERGY,
    FIRST_GOD_EFFECT,
    GOD_COUNT,
    GOD_WATER,
    KIND,
    LAST_ANIMAL,
    PER,
    PRICE,
    SOW,
    TRADE,
)
from tischlein.games.rauha.bot.viewpoint import COUNTS, HUNDREDTHS, Viewpoint, two_of
from tischlein.games.rauha.rules.advice import Worth
from tischlein.games.rauha.rules.area import Area
from tischlein.games.rauha.rules.material import CELLS, SCORING_GODS, SHOWN, WELCOMED_GODS
from tischlein.games.rauha.rules.scoring import WATER_TABLE
from tischlein.games.rauha.rules.world import World

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
class AreaValue(Viewpoint):
    """As written by hand."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self.weights: Weights = weights
        self.ahead: Ahead = Ahead(weights.fading)
        self.crystal: float = 0.0
        self.growing: vec[float] = vec[float](
            [weights.growth[max(0, counted - LAST_ANIMAL)] for counted in range(COUNTS)]
        )
        self.spore: float = 0.0
        self.scorings: float = 0.0
        self.turns: float = 0.0
        self.rival: float = 0.0

    def take_viewpoint(self, world: World, seat: Seat, after: i64) -> None:
        super().take_viewpoint(world, seat, after)
        weights = self.weights
        self.turns = self.ahead.turns[after]
        self.scorings = self.ahead.scorings[after]
        self.crystal = weights.crystal[after // 4] if self.turns > 0.0 else 0.0
        self.spore = weights.spore if self.turns > 0.0 else 0.0
        self.rival = weights.rival / (world.seats - 1)

    def evaluate(self, cells: list[int], spores: i64, gods: i64, crystals: i64, line: i64, welcomed: i64) -> float:
        self.count_symbols(cells, spores, gods)
        total = self.kept(crystals) + self.water_worth()
        for cell, biome in enumerate(cells):
            if line >> cell & 1:
                total += self.once(biome, 0.0, self.scorings)
            total += self.cell_worth(cell, biome, spores >> cell & 1 == 1)
        total += self.gods_worth(gods, welcomed)
        total += self.weights.reach * self.reach_worth(cells, gods)
        return total

    def estimate(self, world: World, seat: Seat, after: i64) -> float:
        area = world.areas[seat]
        self.take_viewpoint(world, seat, after)
        return self.evaluate(area.cells, area.spores, area.gods, area.crystals, 0, 0)

    def weigh(self, area: Area) -> Worth:
        self.count_symbols(area.cells, area.spores, area.gods)
        spores = [int(HUNDREDTHS * self.spore_worth(cell, biome)) for cell, biome in enumerate(area.cells)]
        return Worth(HUNDREDTHS, int(HUNDREDTHS * self.crystal), spores)

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
