"""Good layouts of twelve tiles: simulated annealing on the hexagons.

What is sought is a path with many points (rules R10 to R13) and, less so, with many places for the shapes that are
wished for: tiles side by side help to move spirits and to fulfil omens. The same tiles and wishes give the same layout.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.rng import Generator
from tischlein.games.pfad_der_elemente.rules.hexes import (
    CELL_AT,
    CELLS,
    COORDINATES,
    DIRECTIONS,
    MIDDLE,
    NEIGHBOURS,
    TILES,
)
from tischlein.games.pfad_der_elemente.rules.material import AIR, EARTH, FIRE, SHAPE_IDS, WATER

EMPTY: Final[i64] = -1
SIDES: Final[i64] = 6
# Around each cell its six neighbours in a ring; beyond the rim lies one cell that is always empty.
BEYOND: Final[i64] = CELLS
RING: Final[vec[i64]] = vec[i64](
    [CELL_AT.get((q + dq, r + dr), CELLS) for q, r in COORDINATES for dq, dr in DIRECTIONS]
)
# How far a layout may fall back, at the beginning and at the end, and drops as luck would have them (mean 1).
HOT: Final = 1.6
COLD: Final = 0.12
FALLS: Final[vec[float]] = vec[float]([-math.log((place + 0.5) / 128) for place in range(128)])


def turned(mask: int, sides: int) -> int:
    return (mask << sides | mask >> 6 - sides) & 63


# How often a tile with these neighbours is part of a shape, counted so that every spot of the shape counts once.
SPOTS: Final[dict[str, list[float]]] = {
    "pair": [mask.bit_count() / 2 for mask in range(64)],
    "line3": [(mask & turned(mask, 3)).bit_count() / 2 for mask in range(64)],
    "bend3": [float((mask & turned(mask, 2)).bit_count()) for mask in range(64)],
    "tri3": [(mask & turned(mask, 1)).bit_count() / 3 for mask in range(64)],
}


class Layout:
    """Cells and their elements, in an order in which each tile touches one before it; the first is in the middle."""

    def __init__(self, cells: list[int], elements: list[int], worth: float) -> None:
        self.cells: list[int] = cells
        self.elements: list[int] = elements
        self.worth: float = worth


class Wish:
    """What a spot of each shape is worth besides path points, in the order of SHAPE_IDS."""

    def __init__(self, shapes: list[float]) -> None:
        self.shapes: list[float] = shapes

    def by_neighbours(self) -> list[float]:
        """What a tile with these neighbours brings, by the mask of the neighbours."""
        values = [0.0] * 64
        for shape, worth in zip(SHAPE_IDS, self.shapes, strict=True):
            # A shape that is not in the box wants tiles side by side, at least.
            counts = SPOTS.get(shape, SPOTS["pair"])
            values = [value + worth * counts[mask] for mask, value in enumerate(values)]
        return values


@final
class Annealing:
    def __init__(self, supply: list[int], wish: Wish) -> None:
        self.element_at: vec[i64] = vec[i64]([-1] * (CELLS + 1))
        self.seen: vec[i64] = vec[i64]([0] * (CELLS + 1))
        self.look: i64 = 0
        self.cells: vec[i64] = vec[i64]([0] * TILES)
        self.todo: vec[i64] = vec[i64]([0] * TILES)
        self.spots: vec[float] = vec[float](wish.by_neighbours())
        memory = 0
        for count in supply:
            memory = memory * (TILES + 1) + count
        self.luck: Generator = Generator(memory)
        for tile, (cell, element) in enumerate(zip(compact(), spread(supply), strict=True)):
            self.cells[tile] = cell
            self.element_at[cell] = element

    def run(self, steps: int) -> Layout:
        now = self.worth()
        best = self.shown(now)
        for step in range(steps):
            heat = HOT * (1.0 - step / steps) + COLD
            now = self.change(now, now - heat * FALLS[self.luck.word() & 127])
            if now > best.worth:
                best = self.shown(now)
        return centred(best)

    def change(self, now: float, least: float) -> float:
        """One small change, taken back if the layout would be worth less than `least`; what it is worth then."""
        tile: i64 = self.luck.below(TILES)
        other: i64 = self.luck.below(TILES)
        one, two = self.cells[tile], self.cells[other]
        if self.luck.word() & 1 == 0:
            if self.element_at[one] == self.element_at[two]:
                return now
            self.trade(one, two)
            worth = self.worth()
            if worth >= least:
                return worth
            self.trade(one, two)
            return now
        return self.wander(tile, RING[two * SIDES + self.luck.below(6)], now, least)

    def trade(self, one: i64, two: i64) -> None:
        element = self.element_at[one]
        self.element_at[one] = self.element_at[two]
        self.element_at[two] = element

    def wander(self, tile: i64, to: i64, now: float, least: float) -> float:
        """A tile goes to a free cell beside another one, if the path stays in one piece."""
        cell = self.cells[tile]
        if to == BEYOND or self.element_at[to] != EMPTY:
            return now
        self.go(tile, to)
        if self.is_whole():
            worth = self.worth()
            if worth >= least:
                return worth
        self.go(tile, cell)
        return now

    def go(self, tile: i64, to: i64) -> None:
        cell = self.cells[tile]
        self.element_at[to] = self.element_at[cell]
        self.element_at[cell] = EMPTY
        self.cells[tile] = to

    def is_whole(self) -> bool:
        self.look += 1
        self.seen[self.cells[0]] = self.look
        self.todo[0] = self.cells[0]
        found: i64 = 1
        done: i64 = 0
        while done < found:
            first = self.todo[done] * SIDES
            done += 1
            for side in range(6):
                near = RING[first + side]
                if self.element_at[near] != EMPTY and self.seen[near] != self.look:
                    self.seen[near] = self.look
                    self.todo[found] = near
                    found += 1
        return found == TILES

    def worth(self) -> float:
        """Path points as the rules count them, and what the spots are worth."""
        worth = 0.0
        for tile in range(TILES):
            cell = self.cells[tile]
            element = self.element_at[cell]
            same: i64 = 0
            near: i64 = 0
            for side in range(6):
                other = self.element_at[RING[cell * SIDES + side]]
                near = near << 1 | (1 if other >= 0 else 0)
                same = same << 1 | (1 if other == element else 0)
            worth += self.spots[near] + self.points(cell, element, same)
        return worth

    def points(self, cell: i64, element: i64, same: i64) -> float:
        """A tile's part of the points; `same` are the sides with the same element."""
        if element == FIRE:
            return TRIANGLE_PARTS[same]
        if element == EARTH:
            return 1.0 if same == 0 else 0.0
        if SAME[same] != 1:
            return 0.0
        if element == AIR:
            return 1.0 if self.run_length(cell) == 2 else 0.0
        length = self.run_length(cell)
        # A row is met at both of its ends.
        return length / 2 if element == WATER and length > 2 else 0.0

    def run_length(self, cell: i64) -> i64:
        """Tiles of a row, seen from one of its ends; 0 if it branches somewhere."""
        element = self.element_at[cell]
        before: i64 = EMPTY
        length: i64 = 0
        while cell != EMPTY:
            length += 1
            following: i64 = EMPTY
            for side in range(6):
                near = RING[cell * SIDES + side]
                if near == before or self.element_at[near] != element:
                    continue
                if following != EMPTY:
                    return 0
                following = near
            before = cell
            cell = following
        return length

    def shown(self, worth: float) -> Layout:
        cells = [int(self.cells[tile]) for tile in range(TILES)]
        return Layout(cells, [int(self.element_at[cell]) for cell in cells], worth)


# Each of the three tiles brings a third of a triangle's two points.
TRIANGLE_PARTS: Final[vec[float]] = vec[float]([(mask & turned(mask, 1)).bit_count() * 2 / 3 for mask in range(64)])
SAME: Final[vec[i64]] = vec[i64]([mask.bit_count() for mask in range(64)])


def compact() -> list[int]:
    """Where annealing begins: the middle and the cells around it."""
    cells = [MIDDLE]
    for cell in cells:
        cells.extend([near for near in NEIGHBOURS[cell] if near not in cells])
        if len(cells) >= TILES:
            break
    return cells[:TILES]


def spread(supply: list[int]) -> list[int]:
    """The tiles one by one: fire and water in the middle, where they hang together."""
    return [element for element in (FIRE, WATER, AIR, EARTH) for _ in range(supply[element])]


def centred(layout: Layout) -> Layout:
    """Moved so that the first tile lies in the middle, and ordered so that each one touches one before it."""
    order = [0]
    for tile in order:
        beside = NEIGHBOURS[layout.cells[tile]]
        order.extend([other for other in range(TILES) if other not in order and layout.cells[other] in beside])
    q, r = COORDINATES[layout.cells[0]]
    places = [COORDINATES[layout.cells[tile]] for tile in order]
    cells = [CELL_AT[(one - q, other - r)] for one, other in places]
    return Layout(cells, [layout.elements[tile] for tile in order], layout.worth)


def best_layout(supply: list[int], wish: Wish, steps: int) -> Layout:
    return Annealing(supply, wish).run(steps)
