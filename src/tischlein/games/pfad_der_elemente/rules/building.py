"""The path phase: everybody lays twelve tiles side by side, rearranges them, and confirms (rules R9).

A new tile touches one that lies already. A tile that is lifted may leave the path in pieces; only a whole path can be
confirmed. With `allow_islands` a tile may also begin a new island, and no tile may stay alone.
"""

from typing import Final

from tischlein.core.dealer import Dealer, Event
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.rules.actions import CONFIRM, DONE, LAY, LIFT
from tischlein.games.pfad_der_elemente.rules.hexes import (
    CELLS,
    MIDDLE,
    NEIGHBOURS,
    TILES,
    TWO_AWAY,
    group_of,
    groups_of,
    members,
    near_masks,
)
from tischlein.games.pfad_der_elemente.rules.material import ELEMENTS
from tischlein.games.pfad_der_elemente.rules.options import Rulings
from tischlein.games.pfad_der_elemente.rules.path import CAREFUL, Building, Path
from tischlein.games.pfad_der_elemente.rules.world import BEFORE, PATH_PHASE, SPIRIT_PHASE, World, tell

# By the elements in a hand, as bits, and by cell: what can be laid there. Asked at every step of laying.
LAYINGS: Final[list[list[list[Action]]]] = [
    [[LAY(cell, element) for element in members(have)] for cell in range(CELLS)] for have in range(1 << len(ELEMENTS))
]
LIFTINGS: Final[list[Action]] = [LIFT(cell) for cell in range(CELLS)]
LAY_AT: Final = LAY.part("at")
LAY_ELEMENT: Final = LAY.part("element")
LIFT_AT: Final = LIFT.part("at")


def begin_paths(world: World) -> None:
    world.phase = PATH_PHASE
    world.buildings = [Building() for _ in range(world.seats)]
    world.ready = 0


def legal_building(world: World, seat: Seat) -> list[Action]:
    """Layings by cell and element, then liftings by cell, then the end."""
    building, hand, rulings = world.buildings[seat], world.hands[seat], world.rulings
    if building.lifts > CAREFUL and not rulings.islands:
        found = layings(free_cells(building), hand)
        found.extend([LIFTINGS[cell] for cell in building.cells])
    else:
        found = careful_building(building, hand, rulings)
    if len(building.cells) == TILES and strays(building.cells, rulings.islands) == 0:
        found.append(CONFIRM)
    return found


def careful_building(building: Building, hand: list[int], rulings: Rulings) -> list[Action]:
    """Where not everything that is offered elsewhere could still be finished."""
    careful, islands, cells = building.lifts <= CAREFUL, rulings.islands, building.cells
    near = near_masks(cells)
    astray = strays_among(near, (1 << len(cells)) - 1, islands)
    if cannot_be_finished(astray, len(cells), islands):
        loose = members(astray) if careful else range(len(cells))
        return [LIFTINGS[cells[tile]] for tile in loose]
    found = layings(island_cells(building) if islands else free_cells(building), hand)
    if building.lifts > 0:
        loose = removable(near, islands) if careful else range(len(cells))
        found.extend([LIFTINGS[cells[tile]] for tile in loose])
    return found


def layings(cells: list[int], hand: list[int]) -> list[Action]:
    have = 0
    for element in range(len(ELEMENTS)):
        if hand[element] > 0:
            have |= 1 << element
    offered = LAYINGS[have]
    found: list[Action] = []
    for cell in cells:
        found.extend(offered[cell])
    return found


def free_cells(building: Building) -> list[int]:
    """The cells around the path. The first tile lies in the middle: where a path begins makes no difference."""
    if not building.cells:
        return [MIDDLE]
    return building.free_cells()


def island_cells(building: Building) -> list[int]:
    """Ruling A7, `allow_islands`: also where a new island begins, as long as no tile must stay alone."""
    if not building.cells:
        return [MIDDLE]
    left = TILES - len(building.cells)
    alone = [building.cells[tile] for tile in members(strays(building.cells, True))]
    found = []
    for cell in sorted({*free_cells(building), *[cell for one in building.cells for cell in TWO_AWAY[one]]}):
        if cell in building.cells:
            continue
        joined = len([one for one in alone if one in NEIGHBOURS[cell]])
        touches = any([one in NEIGHBOURS[cell] for one in building.cells])
        if len(alone) - joined + (0 if touches else 1) <= left - 1:
            found.append(cell)
    return found


def strays(cells: list[int], islands: bool) -> int:
    """The tiles outside the largest piece, as bits; with islands those that touch no other one."""
    return strays_among(near_masks(cells), (1 << len(cells)) - 1, islands)


def strays_among(near: list[int], whole: int, islands: bool) -> int:
    """The same for the tiles of `whole` only."""
    if islands:
        return sum([1 << tile for tile, touched in enumerate(near) if whole >> tile & 1 and touched & whole == 0])
    largest = 0
    for piece in groups_of(near, whole):
        if piece.bit_count() > largest.bit_count():
            largest = piece
    return whole & ~largest


def is_unsound(cells: list[int], islands: bool) -> bool:
    """Whether the path cannot be finished without lifting, or not for sure."""
    return cannot_be_finished(strays(cells, islands), len(cells), islands)


def cannot_be_finished(astray: int, laid: int, islands: bool) -> bool:
    return astray.bit_count() > TILES - laid if islands else astray != 0


def removable(near: list[int], islands: bool) -> list[int]:
    """The tiles without which a sound path could still be finished."""
    count = len(near)
    whole = (1 << count) - 1
    if islands:
        rests = [strays_among(near, whole & ~(1 << tile), islands) for tile in range(count)]
        return [tile for tile in range(count) if not cannot_be_finished(rests[tile], count - 1, islands)]
    return [tile for tile in range(count) if is_piece(near, whole & ~(1 << tile))]


def is_piece(near: list[int], tiles: int) -> bool:
    """Whether these tiles hang together."""
    return group_of(near, tiles, tiles) == tiles


def build(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    """One answer of one seat, in its own area only."""
    building = world.buildings[seat]
    if DONE.matches(action):
        world.ready |= 1 << seat
        tell(dealer, "built", seat)
        if world.ready == (1 << world.seats) - 1:
            end_paths(world, dealer)
    elif LIFT.matches(action):
        world.hands[seat][building.lift(LIFT_AT.of(action))] += 1
    else:
        element = LAY_ELEMENT.of(action)
        building.lay(LAY_AT.of(action), element)
        world.hands[seat][element] -= 1


def end_paths(world: World, dealer: Dealer) -> None:
    """R9: from now on tiles never move. Who drafted what is open now, so the draft is forgotten."""
    rulings = world.rulings
    world.paths = [
        Path(building.cells, building.elements, rulings.longest, rulings.omens) for building in world.buildings
    ]
    world.buildings = []
    world.packs = []
    world.picks = []
    world.hands = []
    world.phase = SPIRIT_PHASE
    world.step = BEFORE
    world.active = world.first
    if dealer.listening:
        dealer.tell(Event("paths_lie", {}))
    tell(dealer, "turn", world.active)
