"""What lies in front of one seat: its nine biomes, spores, crystals, energy and gods.

Masks of cells have one bit per cell; `ready` has one per source of effects: nine cells, then seven gods.
"""

from typing import Final

from mypy_extensions import i64

from tischlein.games.rauha.rules.effects import SPORE, WATER
from tischlein.games.rauha.rules.material import BIOMES, CARDS, CELLS, GODS, LINES, printed_biome
from tischlein.kit.bits import bits

NO_CARD: Final[int] = -1
START_CRYSTALS: Final[int] = 4
ALL_CELLS: Final[i64] = 511
# Where energy comes from: the avatar's lines, biomes with spores in scorings, gods, water.
ENERGY_SOURCES: Final = ["lines", "spores", "gods", "water"]
FROM_LINES: Final[int] = 0
FROM_SPORES: Final[int] = 1
FROM_GODS: Final[int] = 2
FROM_WATER: Final[int] = 3


class Area:
    """
    cells    the visible biome of each cell
    covered  cards under other cards, oldest first: out of the game, but everybody has seen them
    spores   the cells with a spore; it stays on its cell when that is covered (rules 7.2)
    gods     a bit for every god held
    ready    what may still be activated in the present step; 0 when it is not this seat's step
    animals  how many of each animal are visible; drops: water sources on visible biomes
    earned   energy by source; its sum is `energy`
    chosen   the card kept in step 1 and not yet placed or discarded
    dropped  the card discarded in this turn: others may have seen it, but cannot know where it is
    """

    def __init__(self, cells: list[int], animals: list[int], drops: int) -> None:
        self.cells: list[int] = cells
        self.covered: list[int] = []
        self.spores: i64 = 0
        self.gods: i64 = 0
        self.ready: i64 = 0
        self.crystals: int = START_CRYSTALS
        self.energy: int = 0
        self.earned: list[int] = [0, 0, 0, 0]
        self.chosen: int = NO_CARD
        self.dropped: int = NO_CARD
        self.animals: list[int] = animals
        self.drops: int = drops

    def copy(self) -> "Area":
        twin = Area(self.cells.copy(), self.animals.copy(), self.drops)
        twin.covered = self.covered.copy()
        twin.spores = self.spores
        twin.gods = self.gods
        twin.ready = self.ready
        twin.crystals = self.crystals
        twin.energy = self.energy
        twin.earned = self.earned.copy()
        twin.chosen = self.chosen
        twin.dropped = self.dropped
        return twin

    def lay(self, card: int, cell: int) -> None:
        """Covers a cell. The covered biome is gone for good (rules 4.7a)."""
        old = self.cells[cell]
        if old < CARDS:
            self.covered.append(old)
        self.cells[cell] = card
        before, now = BIOMES[old], BIOMES[card]
        self.drops += now.water - before.water
        for animal in range(3):
            self.animals[animal] += now.animals[animal] - before.animals[animal]

    def completed(self, cell: int) -> i64:
        """A bit for every god whose symbol fills the row or the column of this cell (rules 4.10)."""
        row, column = LINES[cell // 3], LINES[3 + cell % 3]
        return self.shared_symbols(row) | self.shared_symbols(column)

    def newly_completed(self, cell: int, card: int) -> i64:
        """The same for a card not laid yet, without what the lines show already (ruling 5, the other reading)."""
        new: i64 = BIOMES[card].symbols
        old: i64 = BIOMES[self.cells[cell]].symbols
        found: i64 = 0
        for line in (LINES[cell // 3], LINES[3 + cell % 3]):
            others: i64 = 127
            for other in line:
                if other != cell:
                    others &= symbols_of(self.cells[other])
            found |= others & new & ~old
        return found

    def shared_symbols(self, line: list[int]) -> i64:
        return symbols_of(self.cells[line[0]]) & symbols_of(self.cells[line[1]]) & symbols_of(self.cells[line[2]])

    def water(self) -> int:
        """Water sources, for the comparison of a scoring (rules 5.4, 8.3)."""
        sources = self.drops
        for number, god in enumerate(GODS):
            if god.water and self.gods >> number & 1:
                sources += god.water
        return sources

    def holds(self, god: i64) -> bool:
        return self.gods >> god & 1 == 1

    def has_spore(self, cell: i64) -> bool:
        return self.spores >> cell & 1 == 1

    def add_spore(self, cell: i64) -> None:
        self.spores |= one(cell)

    def best_animal(self) -> int:
        """The most frequent animal; among equals the first."""
        return self.animals.index(max(self.animals))


def area_of(cells: list[int]) -> Area:
    """An area at the beginning, with these biomes."""
    animals = [sum([BIOMES[biome].animals[animal] for biome in cells]) for animal in range(3)]
    return Area(cells, animals, sum([BIOMES[biome].water for biome in cells]))


def printed_cells(side: int) -> list[int]:
    return [printed_biome(side, cell) for cell in range(CELLS)]


# mypyc writes a shifted constant as a C int; here it is never beyond 16 bits, but the type must be i64.
def one(bit: i64) -> i64:
    """The mask with this bit only."""
    unit: i64 = 1
    return unit << bit


def symbols_of(biome: int) -> i64:
    return BIOMES[biome].symbols


def cells_of(mask: i64) -> list[int]:
    """The set bits, ascending."""
    return [cell for cell in range(CELLS) if mask >> cell & 1]


def counted(area: Area, what: int, water: int) -> int:
    """How many of a counted thing an area has; `water` is what counts as water sources for effects (ruling 7)."""
    if what == SPORE:
        return bits(area.spores)
    if what == WATER:
        return water
    return area.animals[what]
