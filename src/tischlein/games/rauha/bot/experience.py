"""What an area is worth, learned from matches: the energy that areas like it brought in the end. layout.py says how the
numbers stand in the file, training/fit.py makes it.

Unlike the value written by hand it does what can be activated now, with the crystals there are, before it judges.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.turn import Seat
from tischlein.games.rauha.bot.figures import (
    AMOUNT,
    ANY_ANIMAL,
    CRYSTALS,
    ENERGY,
    FIRST_GOD_EFFECT,
    GOD_COUNT,
    KIND,
    PER,
    PRICE,
    SOW,
    TRADE,
)
from tischlein.games.rauha.bot.layout import (
    AMONG_MANY_AT,
    BUYING_AT,
    COMPLETE_AT,
    CRYSTALS_AT,
    DIFFERENCES,
    EACH,
    GODS_AT,
    KINDS,
    MOST_BUYING,
    MOST_CRYSTALS,
    MOST_WATER,
    NEAR_AT,
    NEAR_TAKEN_AT,
    RATES,
    RATES_FROM,
    SPORED_FROM,
    SPORES_SQUARED_AT,
    TABLE,
    WATER_FROM,
    WITH_GODS_AT,
)
from tischlein.games.rauha.bot.viewpoint import HUNDREDTHS, Viewpoint, two_of
from tischlein.games.rauha.rules.advice import Worth
from tischlein.games.rauha.rules.area import Area
from tischlein.games.rauha.rules.effects import SPORE, WATER
from tischlein.games.rauha.rules.material import CELLS, NOTCHES, SHOWN, SYMBOLS, WELCOMED_GODS
from tischlein.games.rauha.rules.world import World

MAA: Final[int] = SYMBOLS.index("land")
MERI: Final[int] = SYMBOLS.index("marine")
METSAT: Final[int] = SYMBOLS.index("forest")
# How much of what a stolen god would have brought its holder counts for the thief.
STOLEN: Final = 0.9
# What a spore is worth per scoring to come, where it has to be paid now.
SOWN: Final = 2.0
# How much of what the others get counts against oneself, with two seats; less with more.
RIVAL: Final = 0.98
# A price is judged by what so many crystals more would be worth.
PURSE: Final[int] = 4
# By notch and cell: how often the cell will still be activated. By notch: how many scorings follow.
VISITS: Final = vec[float](
    [
        float(len([place for place in NOTCHES[notch + 1 :] if cell in place.cells]))
        for notch in range(len(NOTCHES))
        for cell in range(CELLS)
    ]
)
SCORINGS: Final = vec[float](
    [float(len([place for place in NOTCHES[notch + 1 :] if place.is_scoring()])) for notch in range(len(NOTCHES))]
)


@final
class Experience(Viewpoint):
    """`crystals` are those that are left when everything that can be activated has been."""

    def __init__(self, numbers: vec[float]) -> None:
        super().__init__()
        self.numbers: vec[float] = numbers
        self.rates: i64 = 0
        self.rival: float = 0.0
        self.sown: float = 0.0
        self.crystals: i64 = 0

    def take_viewpoint(self, world: World, seat: Seat, after: i64) -> None:
        super().take_viewpoint(world, seat, after)
        self.rates = RATES_FROM + after * RATES
        self.rival = RIVAL / (world.seats - 1)
        self.sown = SOWN * SCORINGS[after]

    def evaluate(self, cells: list[int], spores: i64, gods: i64, crystals: i64, line: i64, welcomed: i64) -> float:
        self.count_symbols(cells, spores, gods)
        self.crystals = crystals
        now = self.take_line(cells, line)
        if welcomed:
            now += self.take_of_gods(welcomed)
        now += self.buy_of_line(cells, line)
        return now + self.later(cells, spores, gods) + self.water_lead()

    def estimate(self, world: World, seat: Seat, after: i64) -> float:
        area = world.areas[seat]
        self.take_viewpoint(world, seat, after)
        self.count_symbols(area.cells, area.spores, area.gods)
        self.crystals = area.crystals
        lowest = self.waters[0]
        for place in range(self.seats - 1):
            lowest = min(lowest, self.waters[place])
        return self.later(area.cells, area.spores, area.gods) + self.water_worth(i64(self.counts[WATER]) - lowest)

    def weigh(self, area: Area) -> Worth:
        self.count_symbols(area.cells, area.spores, area.gods)
        spores = [int(HUNDREDTHS * self.spore_worth(cell, biome)) for cell, biome in enumerate(area.cells)]
        return Worth(HUNDREDTHS, int(HUNDREDTHS * self.crystal(area.crystals)), spores)

    # Now.

    def take_line(self, cells: list[int], line: i64) -> float:
        """What a line brings for nothing."""
        gain = 0.0
        for cell, biome in enumerate(cells):
            if line >> cell & 1:
                gain += self.take_from(biome)
        return gain

    def take_from(self, effect: i64) -> float:
        kind = KIND[effect]
        if kind == ENERGY:
            return float(AMOUNT[effect])
        if kind >= PER:
            return float(AMOUNT[effect]) * self.counts[kind - PER]
        if kind == CRYSTALS:
            self.crystals += AMOUNT[effect]
        return 0.0

    def take_of_gods(self, welcomed: i64) -> float:
        """What gods bring who have just come, and what they no longer bring the others."""
        gain = 0.0
        for god in range(GOD_COUNT):
            if not welcomed >> god & 1:
                continue
            if self.others_gods >> god & 1:
                gain += STOLEN * self.rival * self.numbers[self.rates + GODS_AT + god]
            if not WELCOMED_GODS >> god & 1:
                continue
            effect: i64 = FIRST_GOD_EFFECT + god
            gain += self.take_from(effect) + self.trade(effect)
            if KIND[effect] == ANY_ANIMAL:
                gain += float(AMOUNT[effect]) * max(self.counts[0], self.counts[1], self.counts[2])
        return gain

    def buy_of_line(self, cells: list[int], line: i64) -> float:
        """What a line sells, while there are crystals."""
        gain = 0.0
        for cell, biome in enumerate(cells):
            if line >> cell & 1:
                gain += self.trade(biome)
                if KIND[biome] == SOW and self.crystals >= PRICE[biome]:
                    gain += max(0.0, self.sown - self.price_of(biome))
        return gain

    def trade(self, effect: i64) -> float:
        """Energy for crystals, where it is worth them."""
        if KIND[effect] != TRADE or self.crystals < PRICE[effect]:
            return 0.0
        amount = float(AMOUNT[effect])
        if amount <= self.price_of(effect):
            return 0.0
        self.crystals -= PRICE[effect]
        return amount

    def price_of(self, effect: i64) -> float:
        return float(PRICE[effect]) * self.crystal(self.crystals - PRICE[effect])

    def crystal(self, crystals: i64) -> float:
        """What one more would be worth, beside so many."""
        first = self.rates + CRYSTALS_AT + min(crystals, MOST_CRYSTALS - PURSE)
        total = 0.0
        for place in range(PURSE):
            total += self.numbers[first + place]
        return total / PURSE

    # Later.

    def later(self, cells: list[int], spores: i64, gods: i64) -> float:
        """All energy to come but that of water."""
        return self.cells_worth(cells, spores) + self.counts_worth() + self.gods_worth(cells, gods)

    def cells_worth(self, cells: list[int], spores: i64) -> float:
        """Biomes, what is counted for them, and what they sell."""
        numbers, counts, rates, buying = self.numbers, self.counts, self.rates, self.rates + BUYING_AT
        purse = float(min(self.crystals, MOST_BUYING))
        at: i64 = self.after * TABLE
        visit: i64 = self.after * CELLS
        total = 0.0
        for cell, biome in enumerate(cells):
            has_spore = spores >> cell & 1 == 1
            total += numbers[at + biome]
            if has_spore:
                total += numbers[SPORED_FROM + at + biome]
            kind = KIND[biome]
            if kind >= PER:
                each = rates + (kind - PER) * EACH
                rate = numbers[each + 1] * VISITS[visit] + numbers[each + 3]
                if has_spore:
                    rate += numbers[each + 2]
                total += rate * float(AMOUNT[biome]) * counts[kind - PER]
            elif kind in (TRADE, SOW):
                offer = buying if kind == TRADE else buying + 2
                total += purse * numbers[offer] * VISITS[visit]
                if has_spore:
                    total += purse * numbers[offer + 1]
            at += KINDS
            visit += 1
        return total

    def counts_worth(self) -> float:
        """Animals, spores, water sources and crystals for themselves."""
        numbers, counts, rates = self.numbers, self.counts, self.rates
        total = numbers[rates + SPORES_SQUARED_AT] * counts[SPORE] * counts[SPORE]
        for counted in range(WATER + 1):
            total += numbers[rates + EACH * counted] * counts[counted]
        for number in range(min(self.crystals, MOST_CRYSTALS)):
            total += numbers[rates + CRYSTALS_AT + number]
        return total

    def gods_worth(self, cells: list[int], gods: i64) -> float:
        """Gods held, and gods near."""
        numbers, rates, with_gods = self.numbers, self.rates, self.rates + WITH_GODS_AT
        near: i64 = 0
        complete: i64 = 0
        for place in range(3):
            row: i64 = 3 * place
            one, other, third = SHOWN[cells[row]], SHOWN[cells[row + 1]], SHOWN[cells[row + 2]]
            near |= two_of(one, other, third)
            complete |= one & other & third
            one, other, third = SHOWN[cells[place]], SHOWN[cells[place + 3]], SHOWN[cells[place + 6]]
            near |= two_of(one, other, third)
            complete |= one & other & third
        most = max(self.counts[0], self.counts[1], self.counts[2])
        total = numbers[with_gods + 3] * most
        if complete & ~gods:
            total += numbers[rates + COMPLETE_AT]
        for god in range(GOD_COUNT):
            if gods >> god & 1:
                total += self.god_worth(god, most)
            elif near >> god & 1:
                total += numbers[rates + NEAR_AT + god]
                if self.others_gods >> god & 1:
                    total += numbers[rates + NEAR_TAKEN_AT + god]
        return total

    def god_worth(self, god: i64, most: float) -> float:
        numbers, rates, with_gods = self.numbers, self.rates, self.rates + WITH_GODS_AT
        total = numbers[rates + GODS_AT + god]
        if self.seats > 2:
            total += numbers[rates + AMONG_MANY_AT + god]
        if god == MAA:
            return total + numbers[with_gods] * self.counts[SPORE]
        if god == MERI:
            return total + numbers[with_gods + 1] * self.counts[WATER]
        return total + numbers[with_gods + 2] * most if god == METSAT else total

    def spore_worth(self, cell: i64, biome: i64) -> float:
        numbers, rates = self.numbers, self.rates
        squares = 2.0 * self.counts[SPORE] + 1.0
        total = numbers[SPORED_FROM + self.after * TABLE + cell * KINDS + biome] + numbers[rates + EACH * SPORE]
        total += numbers[rates + SPORES_SQUARED_AT] * squares
        kind = KIND[biome]
        if kind < PER:
            return total
        return total + numbers[rates + (kind - PER) * EACH + 2] * float(AMOUNT[biome]) * self.counts[kind - PER]

    # Water.

    def water_worth(self, above: i64) -> float:
        """With so many sources more than the lowest of the others."""
        kept: i64 = max(-MOST_WATER, min(MOST_WATER, above)) + MOST_WATER
        many: i64 = DIFFERENCES if self.seats > 2 else 0
        return self.numbers[WATER_FROM + self.after * 2 * DIFFERENCES + many + kept]

    def water_lead(self) -> float:
        """The own water, less what the others get by theirs."""
        mine = i64(self.counts[WATER])
        lowest: i64 = mine
        total = 0.0
        for place in range(self.seats - 1):
            water = self.waters[place]
            rest: i64 = mine
            for other in range(self.seats - 1):
                if other != place:
                    rest = min(rest, self.waters[other])
            total -= self.rival * self.water_worth(water - rest)
            lowest = water if place == 0 else min(lowest, water)
        return total + self.water_worth(mine - lowest)
