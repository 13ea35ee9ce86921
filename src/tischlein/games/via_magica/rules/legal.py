"""What a seat may answer, in the order of which records and random play depend."""

from typing import Final

from mypy_extensions import i64

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
from tischlein.games.via_magica.rules.area import NO_GATE, Area, kinds_mask
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
from tischlein.games.via_magica.rules.material import GATE_BITS, GATES, POSITIONS, SPACES, TOKENS, spaces_mask
from tischlein.games.via_magica.rules.world import MOMENTS, Moment, World

KINDS: Final = range(len(GATES))
# Every mask of the spaces of one gate.
MASKS: Final = 1 << SPACES


class Answers:
    """Which kinds of answer belong to a moment.

    place, move  whether crystals may come from the supply or from other spaces, by whether the supply has any; `strict`
                 where a table lets them move only when it has none
    """

    def __init__(self, moment: Moment) -> None:
        self.decline: bool = may_decline(moment)
        self.place: list[bool] = [may_place(supply, moment) for supply in (0, 1)]
        self.move: list[bool] = [may_move(False, supply, moment) for supply in (0, 1)]
        self.strict: list[bool] = [may_move(True, supply, moment) for supply in (0, 1)]
        self.lift: bool = may_lift(moment)
        self.take: bool = may_take(moment)
        self.open: bool = may_open(moment)
        self.claim: bool = may_claim(moment)
        self.passing: list[bool] = [may_pass(allowed, moment) for allowed in (False, True)]


class Tables:
    """The conditions for a moment and for a single space, asked once for all that there can be.

    answers  for each moment
    allowed  for each kind and each animus wanted: the spaces that match, at (WILD + 1) · kind + animus
    empty    for each mask of filled spaces: those that can take a crystal; `full` those with a crystal that can leave
    """

    def __init__(self) -> None:
        self.answers: dict[Moment, Answers] = {}
        self.allowed: list[int] = []
        self.empty: list[int] = []
        self.full: list[int] = []
        self.fill()

    def fill(self) -> None:
        self.answers = {moment: Answers(moment) for moment in MOMENTS}
        self.allowed = [spaces_mask(gate.spaces, wanted) for gate in GATES for wanted in range(WILD + 1)]
        self.empty = [sum([1 << at for at in range(SPACES) if is_empty(mask, at)]) for mask in range(MASKS)]
        self.full = [sum([1 << at for at in range(SPACES) if has_crystal(mask, at)]) for mask in range(MASKS)]


TABLES: Final = Tables()


def legal_answers(world: World, seat: Seat, moment: Moment) -> list[Action]:
    area = world.areas[seat]
    found: list[Action] = []
    answers = TABLES.answers[moment]
    if answers.decline:
        found.append(SKIPPING)
    if moment == "choose":
        found.extend([KEEP.single(kind) for kind in keepable(area)])
    add_crystals(world, area, moment, answers, found)
    if answers.take:
        found.extend([TAKE.single(kind) for kind in takeable(world, area)])
    if answers.open:
        found.extend([OPEN.single(kind) for kind in openable(area, moment)])
    if answers.claim:
        found.append(CLAIMING)
        found.append(WAIVING)
    # Where the table allows it (§11.2).
    if answers.passing[1 if world.rulings.pass_allowed else 0]:
        found.append(PASSING)
    return found


def add_crystals(world: World, area: Area, moment: Moment, answers: Answers, found: list[Action]) -> None:
    """Every way to bring one crystal to another place."""
    supplied = 1 if area.supply > 0 else 0
    placing = answers.place[supplied]
    # A table can ask for an empty supply (§11.3), but not where an effect moves crystals (§11.3a).
    moving = answers.strict[supplied] if world.rulings.move_needs_empty_supply else answers.move[supplied]
    if not (placing or moving or answers.lift):
        return
    targets = positions(target_mask(area, wanted_animus(world, area, moment)))
    if placing:
        found.extend([PLACE.single(to) for to in targets])
    if not (moving or answers.lift):
        return
    sources = positions(source_mask(area))
    if not answers.lift:
        found.extend([MOVE.pair(at, to) for at in sources for to in targets])
        return
    for at in sources:
        found.append(LIFT.single(at))
        if moving:
            found.extend([MOVE.pair(at, to) for to in targets])


def target_mask(area: Area, wanted: i64) -> i64:
    """The positions to which a crystal may go."""
    allowed, empty = TABLES.allowed, TABLES.empty
    found: i64 = 0
    shift: i64 = 0
    for slot in range(area.room):
        kind: i64 = area.slots[slot]
        if kind != NO_GATE and (area.locked == 0 or may_be_filled(area, slot)):
            matching: i64 = allowed[kind * len(TOKENS) + wanted]
            free: i64 = empty[area.crystals >> shift & GATE_BITS]
            found |= (matching & free) << shift
        shift += SPACES
    return found


def source_mask(area: Area) -> i64:
    """The positions from which a crystal may come, beside the supply."""
    full = TABLES.full
    found: i64 = 0
    shift: i64 = 0
    for slot in range(area.room):
        kind: i64 = area.slots[slot]
        if kind != NO_GATE and (area.locked == 0 or may_be_emptied(area, slot)):
            spaces: i64 = GATES[kind].masks[WILD]
            filled: i64 = full[area.crystals >> shift & GATE_BITS]
            found |= (filled & spaces) << shift
        shift += SPACES
    return found


def positions(mask: i64) -> list[int]:
    """The set bits, ascending."""
    return [place for place in range(POSITIONS) if mask >> place & 1]


def keepable(area: Area) -> list[int]:
    """The kinds in hand that may be kept, each once, ascending."""
    hand = kinds_mask(area.hand)
    return [kind for kind in KINDS if is_dealt(hand, kind) and is_new(area, kind)]


def takeable(world: World, area: Area) -> list[int]:
    """The kinds that may be taken from the display, each once, ascending."""
    displayed = kinds_mask(world.display)
    return [kind for kind in KINDS if is_displayed(displayed, kind) and is_new(area, kind)]


def openable(area: Area, moment: Moment) -> list[int]:
    """The kinds that may be named to be opened next, ascending."""
    if moment == "choose_pending":
        return [kind for kind in KINDS if is_in_zone(area, kind) and is_ready(area, kind)]
    return [kind for kind in KINDS if is_in_zone(area, kind) and is_another(area, kind)]
