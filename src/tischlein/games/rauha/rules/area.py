"""What lies in front of one seat: its nine biomes, spores, crystals, energy and gods.

Masks of cells have one bit per cell; `ready` has one per source of effects: nine cells, then seven gods.
"""

from typing import Final

from mypy_extensions import i64

from tischlein.games.rauha.rules.effects import SPORE, WATER
from tischlein.games.rauha.rules.material import BIOMES, CARDS, CELLS, FIRST_GOD, GODS, LINES, SCORING_GODS, SHOWN
from tischlein.games.rauha.rules.options import Rulings
from tischlein.kit.bits import bits

NO_CARD: Final[int] = -1
# Everybody begins with them (§2.6).
START_CRYSTALS: Final[int] = 4
ALL_CELLS: Final[i64] = 511
# Where energy comes from: the avatar's lines, biomes with spores in scorings, gods, water.
ENERGY_SOURCES: Final = ["lines", "spores", "gods", "water"]
FROM_LINES: Final[int] = 0
FROM_SPORES: Final[int] = 1
FROM_GODS: Final[int] = 2
FROM_WATER: Final[int] = 3
# By cell: the two other cells of its row, then those of its column.
BESIDE: Final[list[list[int]]] = [
    [other for line in LINES if cell in line for other in line if other != cell] for cell in range(CELLS)
]


class Area:
    """
    cells    the visible biome of each cell
    covered  cards under other cards, oldest first: out of the game, but everybody has seen them
    spores   the cells with a spore; it stays on its cell when that is covered
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
        """Covers a cell. The covered biome is gone for good (§4.7a), and only its spore stays, as belonging to the cell
        (§7.2)."""
        old = self.cells[cell]
        if old < CARDS:
            self.covered.append(old)
        self.cells[cell] = card
        before, now = BIOMES[old], BIOMES[card]
        self.drops += now.water - before.water
        for animal in range(3):
            self.animals[animal] += now.animals[animal] - before.animals[animal]

    def welcomed_by(self, card: int, cell: int, rulings: Rulings) -> i64:
        """A bit for every god that a card would bring if it were laid on this cell.

        Its symbol would fill the row or the column (§4.10). A biome counts for each symbol it shows (§4.11), for none
        of them twice (§A6). A god already held is not welcomed again (§4.12). In the other reading of §A5 what the
        covered biome shows completes nothing.
        """
        cells, beside = self.cells, BESIDE[cell]
        in_row = SHOWN[cells[beside[0]]] & SHOWN[cells[beside[1]]]
        in_column = SHOWN[cells[beside[2]]] & SHOWN[cells[beside[3]]]
        gods = (in_row | in_column) & SHOWN[card] & ~self.gods
        return gods if rulings.complete_again else gods & ~SHOWN[cells[cell]]

    def water(self) -> int:
        """Water sources, for the comparison of a scoring (§5.4, §8.3)."""
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

    def counted(self, what: int, rulings: Rulings) -> int:
        """How many of a thing "energy per" counts in this world (§5.3); whether Vuori's water counts too is §A7."""
        if what == SPORE:
            return bits(self.spores)
        if what == WATER:
            return self.water() if rulings.vuori_everywhere else self.drops
        return self.animals[what]

    def scoring_sources(self) -> i64:
        """What a scoring activates: all biomes with a spore and all gods that bear the arrows (§8.2, §6.2)."""
        return self.spores | (self.gods & SCORING_GODS) << FIRST_GOD


# mypyc writes a shifted constant as a C int; here it is never beyond 16 bits, but the type must be i64.
def one(bit: i64) -> i64:
    """The mask with this bit only."""
    unit: i64 = 1
    return unit << bit


def cells_of(mask: i64) -> list[int]:
    """The set bits, ascending."""
    return [cell for cell in range(CELLS) if mask >> cell & 1]
