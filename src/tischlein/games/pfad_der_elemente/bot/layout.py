"""The path phase: one tile after the other towards a good layout, found by simulated annealing on the hexagons.

What is sought is a path with many points (§10 to §13) and, less so, with many places for the shapes that are
wished for: tiles side by side help to move spirits and to fulfil omens. The same tiles and wishes give the same layout.
"""

import math
from typing import Final, assert_never, final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.bots.race import Candidate, best_of
from tischlein.core.rng import Generator
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.bot.shares import OUR_ENDS, OUR_SHARES, SPOTS, ends_of, shares_of
from tischlein.games.pfad_der_elemente.rules.actions import CONFIRM, LAY, LIFT
from tischlein.games.pfad_der_elemente.rules.box import OUR_BOX, Box
from tischlein.games.pfad_der_elemente.rules.building import LAY_AT, LAY_ELEMENT
from tischlein.games.pfad_der_elemente.rules.hexes import CELL_AT, CELLS, COORDINATES, DIRECTIONS, NEIGHBOURS, TILES
from tischlein.games.pfad_der_elemente.rules.material import ELEMENTS, SHAPE_IDS, OnShape, OnTile
from tischlein.games.pfad_der_elemente.rules.path import CAREFUL
from tischlein.games.pfad_der_elemente.rules.patterns import points_by_element
from tischlein.games.pfad_der_elemente.rules.world import World

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
# A spot of an omen's shape when a path is laid, per point; any two tiles side by side.
SPOT: Final = 0.3
SIDE: Final = 0.02
# How many entries each element has among the shares and the ends.
MASKS: Final[i64] = 64
LENGTHS: Final[i64] = TILES + 1


class Layout:
    """Cells and their elements, in an order in which each tile touches one before it; the first is in the middle."""

    def __init__(self, cells: list[int], elements: list[int], worth: float) -> None:
        self.cells: list[int] = cells
        self.elements: list[int] = elements
        self.worth: float = worth


@final
class Annealing:
    """`wish`: what a spot of each shape is worth besides path points."""

    def __init__(self, supply: list[int], wish: list[float], box: Box) -> None:
        self.shares: vec[float] = OUR_SHARES if box is OUR_BOX else vec[float](shares_of(box))
        self.ends: vec[float] = OUR_ENDS if box is OUR_BOX else vec[float](ends_of(box))
        self.element_at: vec[i64] = vec[i64]([-1] * (CELLS + 1))
        self.seen: vec[i64] = vec[i64]([0] * (CELLS + 1))
        self.look: i64 = 0
        self.cells: vec[i64] = vec[i64]([0] * TILES)
        self.todo: vec[i64] = vec[i64]([0] * TILES)
        spots = [0.0] * 64
        for counts, worth in zip(SPOTS, wish, strict=True):
            if worth == 0.0:
                continue
            spots = [value + worth * count for value, count in zip(spots, counts, strict=True)]
        self.spots: vec[float] = vec[float](spots)
        memory = 0
        for count in supply:
            memory = memory * (TILES + 1) + count
        self.luck: Generator = Generator(memory)
        # Fire and water first: in the middle, where they hang together.
        tiles = [element for element in reversed(range(len(ELEMENTS))) for _ in range(supply[element])]
        for tile, (cell, element) in enumerate(zip(compact(), tiles, strict=True)):
            self.cells[tile] = cell
            self.element_at[cell] = element

    def run(self, steps: int) -> Layout:
        now = self.worth()
        best = self.shown(now)
        for step in range(steps):
            heat = HOT * (1.0 - step / steps) + COLD
            now = self.change(now, now - heat * FALLS[self.luck.draw_word() & 127])
            if now > best.worth:
                best = self.shown(now)
        return centred(best)

    def change(self, now: float, least: float) -> float:
        """One small change, taken back if the layout would be worth less than `least`; what it is worth then.

        Two tiles change places, or a tile goes to a free cell beside another one, if the path stays in one piece.
        """
        tile: i64 = self.luck.roll(TILES)
        cell = self.cells[tile]
        to = self.cells[self.luck.roll(TILES)]
        wanders = self.luck.draw_word() & 1 == 1
        if wanders:
            to = RING[to * SIDES + self.luck.roll(6)]
            if to == BEYOND or self.element_at[to] != EMPTY:
                return now
            self.cells[tile] = to
        elif self.element_at[cell] == self.element_at[to]:
            return now
        self.trade(cell, to)
        if not wanders or self.reach() == TILES:
            worth = self.worth()
            if worth >= least:
                return worth
        self.trade(cell, to)
        self.cells[tile] = cell
        return now

    def trade(self, one: i64, two: i64) -> None:
        element = self.element_at[one]
        self.element_at[one] = self.element_at[two]
        self.element_at[two] = element

    def reach(self) -> i64:
        """Visits the tiles that hang together with the first one; how many they are."""
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
        return found

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
        """A tile's share of the points; `same` are the sides with the same element."""
        share = self.shares[element * MASKS + same]
        return share if share >= 0.0 else self.ends[element * LENGTHS + self.run_length(cell)]

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


def compact() -> list[int]:
    """Where annealing begins: the middle and the cells around it."""
    cells = [CELL_AT[(0, 0)]]
    for cell in cells:
        cells.extend([near for near in NEIGHBOURS[cell] if near not in cells])
        if len(cells) >= TILES:
            break
    return cells[:TILES]


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


def wish_of(omens: list[int], box: Box) -> list[float]:
    """What a path is built for besides its points: spots for the omens' shapes, in the order of SHAPE_IDS."""
    shapes = [0.0] * len(SHAPE_IDS)
    shapes[SHAPE_IDS.index("pair")] = SIDE
    for omen in omens:
        card = box.omens[omen]
        lies = card.lies
        match lies:
            case OnShape():
                shapes[lies.shape] += SPOT * card.points
            case OnTile():
                # Any path has tiles of the own element.
                pass
            case _:
                assert_never(lies)
    return shapes


def choose_tile(world: World, seat: Seat, actions: list[Action], steps: int) -> Action:
    """The next tile of the layout; what somebody else has begun is taken up again as far as it does not fit."""
    building = world.buildings[seat]
    supply = [count + building.elements.count(element) for element, count in enumerate(world.hands[seat])]
    box = world.rulings.box
    layout = Annealing(supply, wish_of(world.omens[seat], box), box).run(steps)
    wanted = dict(zip(layout.cells, layout.elements, strict=True))
    astray = [cell for cell, laid in zip(building.cells, building.elements, strict=True) if wanted.get(cell) != laid]
    if building.lifts > CAREFUL and astray:
        return LIFT.single(astray[0])
    if CONFIRM in actions:
        return CONFIRM
    for cell, element in wanted.items():
        action = LAY.pair(cell, element)
        if cell not in building.cells and action in actions:
            return action
    return choose_laying(world, seat, actions)


def choose_laying(world: World, seat: Seat, actions: list[Action]) -> Action:
    """The tile that brings most points at once; the end as soon as it is offered, lifting only where one must."""
    if CONFIRM in actions:
        return CONFIRM
    found: list[Candidate] = []
    for action in actions:
        if LAY.matches(action):
            trial = world.buildings[seat].copy()
            trial.lay(LAY_AT.of(action), LAY_ELEMENT.of(action))
            patterns = trial.patterns(world.rulings.longest)
            found.append(Candidate(action, sum(points_by_element(patterns, world.rulings.box.values))))
    return best_of(found).action if found else actions[0]
