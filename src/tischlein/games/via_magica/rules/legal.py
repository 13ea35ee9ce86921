"""What a seat may answer, in the order of which records and random play depend."""

from typing import Final

from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.via_magica.rules.actions import (
    CLAIMING,
    KEEP,
    LIFT,
    MOVE,
    OPEN,
    PASSING,
    PLACE,
    SKIPPING,
    TAKE,
    WAIVING,
)
from tischlein.games.via_magica.rules.area import NO_GATE, Area
from tischlein.games.via_magica.rules.conditions import (
    has_crystal,
    is_another,
    is_dealt,
    is_displayed,
    is_empty,
    is_in_zone,
    is_new,
    is_ready,
    may_be_emptied,
    may_be_filled,
    may_claim,
    may_decline,
    may_lift,
    may_move,
    may_open,
    may_pass,
    may_place,
    may_take,
    wanted_animus,
)
from tischlein.games.via_magica.rules.effects import WILD
from tischlein.games.via_magica.rules.material import GATES, POSITIONS, SLOTS, SPACES, TOKENS, spaces_mask
from tischlein.games.via_magica.rules.world import Moment, World

KINDS: Final = range(len(GATES))
# Every mask of the spaces of one gate.
MASKS: Final = 1 << SPACES
# The number of every move, at its two positions.
MOVES: Final[list[list[int]]] = [[MOVE.pair(at, to) for to in range(POSITIONS)] for at in range(POSITIONS)]
# The positions of a mask of spaces in a slot, at MASKS · slot + mask.
POSITIONS_OF: Final[list[list[int]]] = [
    [slot * SPACES + place for place in range(SPACES) if mask >> place & 1]
    for slot in range(SLOTS)
    for mask in range(MASKS)
]


class Tables:
    """The conditions for a single space, asked once for every gate that there can be.

    allowed  for each kind and each animus wanted: the spaces that match, at (WILD + 1) · kind + animus
    empty    for each mask of filled spaces: those that can take a crystal; `full` those with a crystal that can leave
    """

    def __init__(self) -> None:
        self.allowed: list[int] = []
        self.empty: list[int] = []
        self.full: list[int] = []
        self.fill()

    def fill(self) -> None:
        self.allowed = [spaces_mask(gate.spaces, wanted) for gate in GATES for wanted in range(WILD + 1)]
        self.empty = [sum([1 << at for at in range(SPACES) if is_empty(mask, at)]) for mask in range(MASKS)]
        self.full = [sum([1 << at for at in range(SPACES) if has_crystal(mask, at)]) for mask in range(MASKS)]


TABLES: Final = Tables()


def legal_answers(world: World, seat: Seat, moment: Moment) -> list[Action]:
    area = world.areas[seat]
    found: list[Action] = []
    if may_decline(moment):
        found.append(SKIPPING)
    if moment == "choose":
        found.extend([KEEP.single(kind) for kind in KINDS if is_dealt(area, kind) and is_new(area, kind)])
    add_crystals(world, area, moment, found)
    if may_take(moment):
        found.extend([TAKE.single(kind) for kind in takeable(world, area)])
    if may_open(moment):
        found.extend([OPEN.single(kind) for kind in openable(area, moment)])
    if may_claim(moment):
        found.append(CLAIMING)
        found.append(WAIVING)
    if may_pass(world.rulings, moment):
        found.append(PASSING)
    return found


def add_crystals(world: World, area: Area, moment: Moment, found: list[Action]) -> None:
    """Every way to bring one crystal to another place."""
    placing = may_place(area, moment)
    moving = may_move(world.rulings, area, moment)
    lifting = may_lift(moment)
    if not (placing or moving or lifting):
        return
    targets = target_positions(area, wanted_animus(world, area, moment))
    if placing:
        found.extend([PLACE.single(to) for to in targets])
    if not (moving or lifting):
        return
    for at in source_positions(area):
        if lifting:
            found.append(LIFT.single(at))
        if moving:
            moves = MOVES[at]
            found.extend([moves[to] for to in targets])


def target_positions(area: Area, wanted: int) -> list[int]:
    """Where a crystal may go."""
    found: list[int] = []
    for slot in range(area.room):
        kind = area.slots[slot]
        if kind != NO_GATE and (area.locked == 0 or may_be_filled(area, slot)):
            free = TABLES.allowed[kind * len(TOKENS) + wanted] & TABLES.empty[area.filled(slot)]
            found += POSITIONS_OF[slot * MASKS + free]
    return found


def source_positions(area: Area) -> list[int]:
    """Where a crystal may come from, beside the supply."""
    found: list[int] = []
    for slot in range(area.room):
        kind = area.slots[slot]
        if kind != NO_GATE and (area.locked == 0 or may_be_emptied(area, slot)):
            full = TABLES.full[area.filled(slot)] & GATES[kind].masks[WILD]
            found += POSITIONS_OF[slot * MASKS + full]
    return found


def takeable(world: World, area: Area) -> list[int]:
    """The kinds that may be taken from the display, each once, ascending."""
    return [kind for kind in KINDS if is_displayed(world, kind) and is_new(area, kind)]


def openable(area: Area, moment: Moment) -> list[int]:
    """The kinds that may be named to be opened next, ascending."""
    if moment == "choose_pending":
        return [kind for kind in KINDS if is_in_zone(area, kind) and is_ready(area, kind)]
    return [kind for kind in KINDS if is_in_zone(area, kind) and is_another(area, kind)]
