"""Why an answer cannot be given: the first of the conditions of `conditions.py` that does not hold, with its paragraph.

Everything said here lies open, or is the seat's own.
"""

from tischlein.core.reason import Reason
from tischlein.core.refusal import Fact
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.via_magica.rules.actions import (
    CLAIM,
    KEEP,
    KEEP_GATE,
    LIFT,
    LIFT_AT,
    MOVE,
    MOVE_AT,
    MOVE_TO,
    OPEN,
    OPEN_GATE,
    PASS,
    PLACE,
    PLACE_TO,
    SKIP,
    TAKE,
    TAKE_GATE,
    WAIVE,
)
from tischlein.games.via_magica.rules.area import NO_GATE, Area, gate_positions, kinds_mask
from tischlein.games.via_magica.rules.conditions import (
    has_crystal,
    is_about_crystals,
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
from tischlein.games.via_magica.rules.effects import ANIMI, TARGETS
from tischlein.games.via_magica.rules.material import (
    COUNT_REWARDS,
    GATE_IDS,
    GATES,
    POSITION_WORDS,
    REWARDS,
    SPACES,
    TOKENS,
    matches,
)
from tischlein.games.via_magica.rules.world import NOBODY, Moment, World
from tischlein.kit.bits import bits


def why_not(world: World, seat: Seat, moment: Moment, action: Action) -> Reason | None:
    """None exactly for what `legal_answers` lists."""
    area = world.areas[seat]
    if MOVE.matches(action):
        return why_no_move(world, area, moment, MOVE_AT.of(action), MOVE_TO.of(action))
    if PLACE.matches(action):
        return why_no_place(world, area, moment, PLACE_TO.of(action))
    if LIFT.matches(action):
        return why_no_lift(area, moment, LIFT_AT.of(action))
    if CLAIM.matches(action) or WAIVE.matches(action):
        return None if may_claim(moment) else why_no_reward(world, seat)
    if PASS.matches(action):
        return None if may_pass(world.rulings.pass_allowed, moment) else why_no_pass(moment)
    if SKIP.matches(action):
        return None if may_decline(moment) else why_no_skip(world, moment)
    return why_no_gate(world, area, moment, action)


def asked_first(moment: Moment) -> Reason:
    """What has to be answered before anything else."""
    match moment:
        case "choose":
            return Reason("keep_first", "3.2")
        case "take_gate":
            return Reason("take_first", "5d")
        case "extra_gate":
            return Reason("extra_gate_first", "8.8")
        case "choose_pending":
            return Reason("open_first", "6.6")
        case "open_other":
            return Reason("open_other_first", "8.7")
        case "claim_count":
            return Reason("reward_first", "7.6")
        case _:
            return Reason("unknown_answer")


# Crystals.


def why_no_place(world: World, area: Area, moment: Moment, to: int) -> Reason | None:
    if may_place(area.supply, moment):
        return why_no_target(world, area, moment, to)
    if not is_about_crystals(moment):
        return asked_first(moment)
    if moment == "rearrange":
        return Reason("none_may_join", "8.6")
    return why_no_target(world, area, moment, to) or Reason("supply_empty", "4.3", {"to": POSITION_WORDS[to]})


def why_no_move(world: World, area: Area, moment: Moment, at: int, to: int) -> Reason | None:
    if may_move(world.rulings.move_needs_empty_supply, area.supply, moment):
        return why_no_source(area, at) or why_no_target(world, area, moment, to)
    if not is_about_crystals(moment):
        return asked_first(moment)
    return why_no_source(area, at) or Reason("supply_first", "A2", {"at": POSITION_WORDS[at], "supply": area.supply})


def why_no_lift(area: Area, moment: Moment, at: int) -> Reason | None:
    if may_lift(moment):
        return why_no_source(area, at)
    if not is_about_crystals(moment):
        return asked_first(moment)
    return why_no_source(area, at) or Reason("only_rearranging", "8.6", {"at": POSITION_WORDS[at]})


def why_no_source(area: Area, at: int) -> Reason | None:
    slot = at // SPACES
    word = POSITION_WORDS[at]
    if not is_space(area, at):
        return why_no_space(area, at, {"at": word})
    gate = GATE_IDS[area.slots[slot]]
    if not has_crystal(area.filled(slot), at % SPACES):
        return Reason("no_crystal", "4.3", {"at": word, "gate": gate})
    if not may_be_emptied(area, slot):
        return Reason("crystal_locked", "6.7", {"at": word, "gate": gate})
    return None


def why_no_target(world: World, area: Area, moment: Moment, to: int) -> Reason | None:
    slot = to // SPACES
    word = POSITION_WORDS[to]
    if not is_space(area, to):
        return why_no_space(area, to, {"to": word})
    gate = GATE_IDS[area.slots[slot]]
    if not may_be_filled(area, slot):
        return Reason("gate_is_ready", "6.7", {"to": word, "gate": gate})
    if not is_empty(area.filled(slot), to % SPACES):
        return Reason("space_taken", "4.2", {"to": word, "gate": gate})
    if not matches(GATES[area.slots[slot]].spaces[to % SPACES], wanted_animus(world, area, moment)):
        return why_no_match(world, area, moment, to)
    return None


def why_no_match(world: World, area: Area, moment: Moment, to: int) -> Reason:
    """The animus of a space is not the one that is wanted."""
    word = POSITION_WORDS[to]
    kind = area.slots[to // SPACES]
    gate, animus = GATE_IDS[kind], ANIMI[GATES[kind].spaces[to % SPACES]]
    if moment == "place":
        token = TOKENS[world.token]
        return Reason("wrong_animus", "4.2", {"to": word, "gate": gate, "animus": animus, "token": token})
    wanted = world.owed[-1].target
    target = TARGETS[wanted]
    if area.is_wild(wanted):
        return Reason("blue_does_not_help", "A13", {"to": word, "gate": gate, "animus": animus, "target": target})
    return Reason("wrong_target", "8.4", {"to": word, "gate": gate, "animus": animus, "target": target})


def is_space(area: Area, position: int) -> bool:
    """Whether a gate of the zone has a space there."""
    kind = area.slots[position // SPACES]
    return kind != NO_GATE and position % SPACES < len(GATES[kind].spaces)


def why_no_space(area: Area, position: int, where: dict[str, Fact]) -> Reason:
    slot = position // SPACES
    if slot >= area.room:
        return Reason("no_fourth_gate", "8.8", where)
    if area.slots[slot] == NO_GATE:
        return Reason("no_gate_there", "5d", where)
    gate = GATES[area.slots[slot]]
    return Reason("no_such_space", "1.1", {**where, "gate": gate.id, "spaces": len(gate.spaces)})


# Gates.


def why_no_gate(world: World, area: Area, moment: Moment, action: Action) -> Reason | None:
    if KEEP.matches(action):
        return why_no_keep(area, moment, KEEP_GATE.of(action))
    if OPEN.matches(action):
        return why_no_open(area, moment, OPEN_GATE.of(action))
    if TAKE.matches(action):
        return why_no_take(world, area, moment, TAKE_GATE.of(action))
    return Reason("unknown_answer")


def why_no_keep(area: Area, moment: Moment, kind: int) -> Reason | None:
    gate = GATE_IDS[kind]
    if moment != "choose":
        return Reason("choosing_is_over", "3.2", {"gate": gate})
    if not is_new(area, kind):
        return Reason("kept_already", "3.3", {"gate": gate})
    if not is_dealt(kinds_mask(area.hand), kind):
        return Reason("not_dealt", "3.2", {"gate": gate})
    return None


def why_no_take(world: World, area: Area, moment: Moment, kind: int) -> Reason | None:
    gate = GATE_IDS[kind]
    if not may_take(moment):
        return asked_first(moment) if moment == "choose" else Reason("take_after_opening", "5d", {"gate": gate})
    if not is_displayed(kinds_mask(world.display), kind):
        return Reason("not_in_display", "5d", {"gate": gate})
    if not is_new(area, kind):
        return Reason("kind_in_zone" if kind in area.slots else "kind_opened", "5d", {"gate": gate})
    return None


def why_no_open(area: Area, moment: Moment, kind: int) -> Reason | None:
    gate = GATE_IDS[kind]
    if not may_open(moment):
        return asked_first(moment) if moment == "choose" else why_not_open_now(area, kind)
    if not is_in_zone(area, kind):
        return Reason("not_in_zone", "4.10", {"gate": gate})
    if moment != "choose_pending":
        return None if is_another(area, kind) else Reason("opens_anyway", "8.7", {"gate": gate})
    if not is_ready(area, kind):
        return Reason("not_ready", "6.6", {"gate": gate, "free": free_spaces(area, kind)})
    return None


def why_not_open_now(area: Area, kind: int) -> Reason:
    """Gates open by themselves, in their turn."""
    gate, free = GATE_IDS[kind], free_spaces(area, kind)
    if kind not in area.slots:
        return Reason("not_in_zone", "4.10", {"gate": gate})
    if free == 0 or kind in area.pending_kinds():
        return Reason("opens_in_turn", "6.4", {"gate": gate})
    return Reason("opens_when_full", "4.10", {"gate": gate, "free": free})


def free_spaces(area: Area, kind: int) -> int:
    """How many spaces of a gate have no crystal yet; all of one that is not in the zone."""
    spaces = len(GATES[kind].spaces)
    return spaces - bits(area.crystals & gate_positions(area.slots.index(kind))) if kind in area.slots else spaces


# The rest.


def why_no_reward(world: World, seat: Seat) -> Reason:
    """Why no reward for the number of gates is to be had now."""
    opened = len(world.areas[seat].opened)
    for number, reward in enumerate(REWARDS):
        owner = world.reward_owner[number]
        if reward.opened >= 0 and owner == seat:
            return Reason("one_count_reward", "7.5", {"reward": reward.id})
        if reward.opened == opened and owner != NOBODY:
            return Reason("reward_gone", "7.5", {"reward": reward.id, "owner": owner})
    if opened < COUNT_REWARDS[0]:
        return Reason("too_few_gates", "7.5", {"opened": opened})
    return Reason("reward_only_then", "7.6", {"opened": opened})


def why_no_pass(moment: Moment) -> Reason:
    if moment == "place":
        return Reason("must_place", "A1")
    return Reason("skip_instead", "5b") if may_decline(moment) else asked_first(moment)


def why_no_skip(world: World, moment: Moment) -> Reason:
    if moment == "place":
        return Reason("pass_instead", "4.5") if world.rulings.pass_allowed else Reason("must_place", "A1")
    return asked_first(moment)
