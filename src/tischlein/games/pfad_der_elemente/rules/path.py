"""A path that is being laid, and one that lies for good (§9)."""

from typing import Final, assert_never

from tischlein.games.pfad_der_elemente.rules.box import Box
from tischlein.games.pfad_der_elemente.rules.hexes import NEIGHBOURS, TILES, near_masks
from tischlein.games.pfad_der_elemente.rules.material import ELEMENTS, Omen, OnShape, OnTile
from tischlein.games.pfad_der_elemente.rules.omens import spots_of
from tischlein.games.pfad_der_elemente.rules.patterns import patterns_of, points_by_element

TILE_WORDS: Final[list[str]] = [str(tile + 1) for tile in range(TILES)]
# Tiles may be taken up again, so laying could go on for ever: after so many times no more (§9b). What is taken back
# does not count.
LIFTS: Final[int] = 48
# From here on nothing may be taken up that leaves a path nobody could finish (§9c).
CAREFUL: Final[int] = TILES


# What a tile adds to the count of its own cell, more than any number of neighbours.
LAID: Final[int] = 8


def is_open(count: int) -> bool:
    """Whether no tile lies on a cell with this count (§9)."""
    return count < LAID


# By count: asked for every cell around a path.
OPEN: Final[list[bool]] = [is_open(count) for count in range(2 * LAID)]


class Building:
    """A path that is being laid.

    cells, elements  of its tiles, by cell in ascending order
    around           for every cell with a tile or beside one: how many tiles lie around it, and LAID for its own
    lifts            how often a tile may be lifted
    """

    def __init__(self) -> None:
        self.cells: list[int] = []
        self.elements: list[int] = []
        self.around: dict[int, int] = {}
        self.lifts: int = LIFTS

    def copy(self) -> "Building":
        twin = Building()
        twin.cells = self.cells.copy()
        twin.elements = self.elements.copy()
        twin.around = self.around.copy()
        twin.lifts = self.lifts
        return twin

    def lay(self, cell: int, element: int) -> None:
        place = 0
        while place < len(self.cells) and self.cells[place] < cell:
            place += 1
        self.cells.insert(place, cell)
        self.elements.insert(place, element)
        self.add_around(cell, LAID)
        for other in NEIGHBOURS[cell]:
            self.add_around(other, 1)

    def lift(self, cell: int) -> int:
        """Takes a tile up and returns its element."""
        place = self.cells.index(cell)
        self.cells.pop(place)
        self.add_around(cell, -LAID)
        for other in NEIGHBOURS[cell]:
            self.add_around(other, -1)
        self.lifts -= 1
        return self.elements.pop(place)

    def add_around(self, cell: int, more: int) -> None:
        now = self.around.get(cell, 0) + more
        if now == 0:
            del self.around[cell]
        else:
            self.around[cell] = now

    def patterns(self, longest: bool) -> list[list[int]]:
        """What brings path points by now, by element (§A8: `longest`)."""
        return patterns_of(near_masks(self.cells), self.elements, longest)

    def free_cells(self) -> list[int]:
        """The cells beside a tile, ascending (§9)."""
        found = [cell for cell, count in self.around.items() if OPEN[count]]
        found.sort()
        return found


class Path:
    """Twelve tiles that never move again. One value, shared by all copies of a position.

    cells, elements   by tile number, row by row from the top left
    near, neighbours  the tiles that each tile touches: as bits, and as numbers
    edges             every two tiles that touch, the lower number first
    patterns, points  what brings path points, as sets of tiles, and how many; both by element
    spots             for every shape that omens ask for the sets of tiles that form it; empty without omens
    homes             the same for every element: each of its tiles alone
    """

    def __init__(self, cells: list[int], elements: list[int], box: Box, longest: bool, with_omens: bool) -> None:
        self.cells: list[int] = cells
        self.elements: list[int] = elements
        self.near: list[int] = near_masks(cells)
        count = len(cells)
        self.neighbours: list[list[int]] = [
            [other for other in range(count) if mask >> other & 1] for mask in self.near
        ]
        self.edges: list[tuple[int, int]] = [
            (one, two) for one in range(count) for two in self.neighbours[one] if one < two
        ]
        self.patterns: list[list[int]] = patterns_of(self.near, elements, longest)
        self.points: list[int] = points_by_element(self.patterns, box.values)
        self.spots: list[list[list[int]]] = []
        self.homes: list[list[list[int]]] = []
        if with_omens:
            self.spots = [spots_of(cells, shape) if asked else [] for shape, asked in enumerate(box.shapes)]
            self.homes = [[[tile] for tile in range(count) if elements[tile] == own] for own in range(len(ELEMENTS))]

    def spots_for(self, omen: Omen) -> list[list[int]]:
        """The sets of tiles on which an omen can be fulfilled (§43, §46)."""
        lies = omen.lies
        match lies:
            case OnShape():
                return self.spots[lies.shape]
            case OnTile():
                return self.homes[lies.element]
            case _:
                assert_never(lies)
