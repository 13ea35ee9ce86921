"""Why something cannot be done now: what is not yet or no longer due, elements, draft, omens, and the path phase.

Every reason asks the conditions that the legal answers ask. why_spirits.py goes on with the spirit phase.
"""

from typing import Final

from tischlein.core.reason import Reason
from tischlein.core.refusal import Fact
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action, Kind
from tischlein.games.pfad_der_elemente.rules.actions import CHOOSE, DONE, KEEP, LAY, LIFT, TAKE, WORDS
from tischlein.games.pfad_der_elemente.rules.building import (
    LAY_AT,
    LAY_ELEMENT,
    LIFT_AT,
    alone_in,
    can_all_be_joined,
    can_be_finished,
    hangs_together,
    has_tile,
    is_complete,
    is_loose,
    is_removable,
    may_begin_at,
    may_take_up,
    strays,
)
from tischlein.games.pfad_der_elemente.rules.hexes import (
    CELL_WORDS,
    MIDDLE,
    TILES,
    TWO_AWAY,
    members,
    near_masks,
)
from tischlein.games.pfad_der_elemente.rules.material import ELEMENTS
from tischlein.games.pfad_der_elemente.rules.path import CAREFUL, Building, is_open
from tischlein.games.pfad_der_elemente.rules.setup import (
    CHOOSE_ELEMENT,
    TAKE_ELEMENT,
    are_of,
    is_in_pack,
    is_nobodys,
)
from tischlein.games.pfad_der_elemente.rules.why_spirits import why_not_in_spirits
from tischlein.games.pfad_der_elemente.rules.world import (
    DRAFT_PHASE,
    ELEMENT_PHASE,
    OMEN_PHASE,
    PATH_PHASE,
    World,
)

# What a phase is for, and the paragraph that says so; asked first, before anything of a later phase.
FIRST: Final[dict[int, tuple[str, str]]] = {
    ELEMENT_PHASE: ("element_first", "1"),
    DRAFT_PHASE: ("draft_first", "6"),
    OMEN_PHASE: ("omens_first", "7"),
    PATH_PHASE: ("path_first", "9"),
}


def reason_against(world: World, seat: Seat, action: Action) -> Reason | None:
    """Why a seat whose turn it is cannot answer this; None where it can. Refuses what is no action at all."""
    phase = phase_of(WORDS.kind_of(action))
    if phase < world.phase and phase <= PATH_PHASE:
        return why_no_longer(world, seat, action)
    if world.phase > PATH_PHASE:
        return why_not_in_spirits(world, seat, action)
    if phase > world.phase:
        key, rule = FIRST[world.phase]
        return Reason(key, rule)
    if world.phase == ELEMENT_PHASE:
        return why_no_element(world, CHOOSE_ELEMENT.of(action))
    if world.phase == DRAFT_PHASE:
        return why_no_tile(world, seat, TAKE_ELEMENT.of(action))
    if world.phase == OMEN_PHASE:
        return why_no_omens(world, seat, action)
    return why_not_in_path(world, seat, action)


def phase_of(kind: Kind) -> int:
    """The phase in which an action can be done; all of the spirit and the gift phase are one here."""
    if kind is CHOOSE:
        return ELEMENT_PHASE
    if kind is TAKE:
        return DRAFT_PHASE
    if kind is KEEP:
        return OMEN_PHASE
    return PATH_PHASE if kind is LAY or kind is LIFT or kind is DONE else PATH_PHASE + 1


def why_no_longer(world: World, seat: Seat, action: Action) -> Reason:
    """Against what belongs to a phase that is over."""
    if CHOOSE.matches(action):
        return Reason("element_is_chosen", "1", {"element": ELEMENTS[world.elements[seat]]})
    if TAKE.matches(action):
        return Reason("draft_is_over", "6a")
    if not KEEP.matches(action):
        return Reason("paths_lie", "9e")
    if not world.rulings.omens:
        return Reason("no_omens_here", "7")
    return Reason("omens_are_kept" if world.rulings.omens_chosen else "omens_are_drawn", "7")


def why_no_element(world: World, element: int) -> Reason | None:
    if is_nobodys(world, element):
        return None
    return Reason("element_taken", "1", {"element": ELEMENTS[element]})


def why_no_tile(world: World, seat: Seat, element: int) -> Reason | None:
    if is_in_pack(world.packs[world.pack_of(seat)], element):
        return None
    return Reason("not_in_pack", "6", {"element": ELEMENTS[element]})


def why_no_omens(world: World, seat: Seat, action: Action) -> Reason | None:
    element = world.elements[seat]
    return None if are_of(element, action) else Reason("foreign_omens", "7", {"element": ELEMENTS[element]})


def why_not_in_path(world: World, seat: Seat, action: Action) -> Reason | None:
    building, islands = world.buildings[seat], world.rulings.islands
    if DONE.matches(action):
        return why_not_done(building, islands)
    if LIFT.matches(action):
        return why_no_lift(building, LIFT_AT.of(action), islands)
    element = LAY_ELEMENT.of(action)
    if not has_tile(world.hands[seat][element]):
        return Reason("no_such_tile", "9", {"element": ELEMENTS[element]})
    return why_no_laying(building, LAY_AT.of(action), islands)


def why_not_done(building: Building, islands: bool) -> Reason | None:
    if not is_complete(building):
        return Reason("tiles_left", "9d", {"left": TILES - len(building.cells)})
    if not hangs_together(building, islands):
        loose = cells_of(building, strays(building.cells, islands))
        return Reason("tile_alone", "A7", loose) if islands else Reason("in_pieces", "9d", loose)
    return None


def why_no_laying(building: Building, cell: int, islands: bool) -> Reason | None:
    if not building.cells:
        return None if may_begin_at(cell) else Reason("middle_first", "9a", {"at": CELL_WORDS[MIDDLE]})
    count = building.around.get(cell, 0)
    if not is_open(count):
        return Reason("cell_taken", "9", {"at": CELL_WORDS[cell]})
    if islands:
        return why_no_island(building, cell)
    if count == 0:
        return Reason("touches_nothing", "9", {"at": CELL_WORDS[cell]})
    return why_pieces_first(building, False) if building.lifts <= CAREFUL else None


def why_no_island(building: Building, cell: int) -> Reason | None:
    """Where a path may be in pieces."""
    pieces = why_pieces_first(building, True)
    if pieces is not None:
        return pieces
    if building.around.get(cell, 0) == 0 and not any([cell in TWO_AWAY[one] for one in building.cells]):
        return Reason("too_far", "A7", {"at": CELL_WORDS[cell]})
    if not can_all_be_joined(building, alone_in(building), cell):
        return Reason("would_stay_alone", "A7", {"at": CELL_WORDS[cell], "left": TILES - len(building.cells)})
    return None


def why_pieces_first(building: Building, islands: bool) -> Reason | None:
    """Against everything but taking up what lies loose."""
    astray = strays(building.cells, islands)
    if can_be_finished(astray, len(building.cells), islands):
        return None
    return Reason("loose_first", "9c", cells_of(building, astray))


def why_no_lift(building: Building, cell: int, islands: bool) -> Reason | None:
    if cell not in building.cells:
        return Reason("nothing_to_take_up", "9b", {"at": CELL_WORDS[cell]})
    if building.lifts > CAREFUL:
        return None
    tile, astray = building.cells.index(cell), strays(building.cells, islands)
    if not can_be_finished(astray, len(building.cells), islands):
        return None if is_loose(astray, tile) else Reason("loose_first", "9c", cells_of(building, astray))
    if not may_take_up(building):
        return Reason("no_lifts_left", "9b")
    rest = ((1 << len(building.cells)) - 1) & ~(1 << tile)
    if not is_removable(near_masks(building.cells), rest, islands):
        return Reason("would_break", "9c", {"at": CELL_WORDS[cell], "lifts": building.lifts})
    return None


def cells_of(building: Building, tiles: int) -> dict[str, Fact]:
    """Tiles that lie loose, to point at."""
    return {"cells": [CELL_WORDS[building.cells[tile]] for tile in members(tiles)]}
