"""The path phase: everybody lays twelve tiles side by side, rearranges them, and confirms (§9).

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
from tischlein.games.pfad_der_elemente.rules.path import CAREFUL, Building, Path, is_open
from tischlein.games.pfad_der_elemente.rules.world import BEFORE, PATH_PHASE, SPIRIT_PHASE, World, tell

# What can be laid on each cell, by the elements in a hand, as bits, and by cell. Asked at every step of laying.
_ALL_LAYINGS: Final[list[list[Action]]] = [[LAY(cell, one) for one in range(len(ELEMENTS))] for cell in range(CELLS)]
LAYINGS: Final[list[list[list[Action]]]] = [
    [[layings[element] for element in members(have)] for layings in _ALL_LAYINGS] for have in range(1 << len(ELEMENTS))
]
LIFTINGS: Final[list[Action]] = [LIFT(cell) for cell in range(CELLS)]
LAY_AT: Final = LAY.part("at")
LAY_ELEMENT: Final = LAY.part("element")
LIFT_AT: Final = LIFT.part("at")


def begin_paths(world: World) -> None:
    world.phase = PATH_PHASE
    world.buildings = [Building() for _ in range(world.seats)]
    world.ready = 0


# What is allowed. `legal_building` and the reasons (why.py) ask the same questions.


def may_begin_at(cell: int) -> bool:
    """Whether the first tile may lie here: in the middle, since where a path begins makes no difference (§9a)."""
    return cell == MIDDLE


def has_tile(count: int) -> bool:
    """Whether so many tiles of an element leave one to lay (§9)."""
    return count > 0


def can_all_be_joined(building: Building, alone: list[int], cell: int) -> bool:
    """Whether with a tile here the tiles that are left are enough, so that no tile stays alone (§A7)."""
    joined = len([one for one in alone if one in NEIGHBOURS[cell]])
    begins = 0 if building.around.get(cell, 0) > 0 else 1
    return len(alone) - joined + begins < TILES - len(building.cells)


def can_be_finished(astray: int, laid: int, islands: bool) -> bool:
    """Whether the path becomes whole without lifting: one piece (§9c), or islands that tiles are left for (§A7)."""
    return astray.bit_count() <= TILES - laid if islands else astray == 0


def may_take_up(building: Building) -> bool:
    """Whether a tile may be taken up once more (§9b)."""
    return building.lifts > 0


def is_loose(astray: int, tile: int) -> bool:
    """Whether a tile lies outside the largest piece: those have to go when few liftings are left (§9c)."""
    return astray >> tile & 1 == 1


def is_removable(near: list[int], rest: int, islands: bool) -> bool:
    """Whether the path can be finished when only the rest of it lies; asked when few liftings are left (§9c)."""
    if islands:
        return can_be_finished(strays_among(near, rest, True), len(near) - 1, True)
    return group_of(near, rest, rest) == rest


def is_complete(building: Building) -> bool:
    """Whether all tiles lie (§9d)."""
    return len(building.cells) == TILES


def hangs_together(building: Building, islands: bool) -> bool:
    """Whether the path is one piece (§9d), or has no tile alone where islands are allowed (§A7)."""
    return strays(building.cells, islands) == 0


# Where a path can begin, and by the number of tiles in a hand whether one can be laid.
FIRST_CELLS: Final[list[int]] = [cell for cell in range(CELLS) if may_begin_at(cell)]
HAS_TILE: Final[list[bool]] = [has_tile(count) for count in range(TILES + 1)]


def legal_building(world: World, seat: Seat) -> list[Action]:
    """Layings by cell and element, then liftings by cell, then the end (§9)."""
    building, hand, rulings = world.buildings[seat], world.hands[seat], world.rulings
    if building.lifts > CAREFUL and not rulings.islands:
        found = layings(building.free_cells() if building.cells else FIRST_CELLS, hand)
        found.extend([LIFTINGS[cell] for cell in building.cells])
    else:
        found = careful_building(building, hand, rulings.islands)
    if is_complete(building) and hangs_together(building, rulings.islands):
        found.append(CONFIRM)
    return found


def careful_building(building: Building, hand: list[int], islands: bool) -> list[Action]:
    """Where not everything that is offered elsewhere could still be finished."""
    cells = building.cells
    near = near_masks(cells)
    astray = strays_among(near, (1 << len(cells)) - 1, islands)
    finishes = can_be_finished(astray, len(cells), islands)
    found: list[Action] = []
    if finishes:
        found = layings(island_cells(building) if islands else free_cells(building), hand)
    tiles = list(range(len(cells)))
    if building.lifts <= CAREFUL:
        # §9c: pieces have to go; of a whole path, what nobody misses.
        if not finishes:
            tiles = [tile for tile in tiles if is_loose(astray, tile)]
        elif may_take_up(building):
            whole = (1 << len(cells)) - 1
            tiles = [tile for tile in tiles if is_removable(near, whole & ~(1 << tile), islands)]
        else:
            tiles = []
    found.extend([LIFTINGS[cells[tile]] for tile in tiles])
    return found


def layings(cells: list[int], hand: list[int]) -> list[Action]:
    have = 0
    for element, count in enumerate(hand):
        if HAS_TILE[count]:
            have |= 1 << element
    offered = LAYINGS[have]
    found: list[Action] = []
    for cell in cells:
        found.extend(offered[cell])
    return found


def free_cells(building: Building) -> list[int]:
    """The cells around the path (§9); for the first tile the middle (§9a)."""
    if not building.cells:
        return FIRST_CELLS
    return building.free_cells()


def island_cells(building: Building) -> list[int]:
    """§A7, `allow_islands`: also where a new island begins, as long as no tile must stay alone."""
    if not building.cells:
        return FIRST_CELLS
    alone = alone_in(building)
    beside = {*free_cells(building), *[cell for one in building.cells for cell in TWO_AWAY[one]]}
    return [
        cell
        for cell in sorted(beside)
        if is_open(building.around.get(cell, 0)) and can_all_be_joined(building, alone, cell)
    ]


def alone_in(building: Building) -> list[int]:
    """The cells of the tiles that touch no other one."""
    return [building.cells[tile] for tile in members(strays(building.cells, True))]


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
    """From now on tiles never move (§9e). Who drafted what is open now, so the draft is forgotten."""
    rulings = world.rulings
    world.paths = [
        Path(building.cells, building.elements, rulings.box, rulings.longest, rulings.omens)
        for building in world.buildings
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
