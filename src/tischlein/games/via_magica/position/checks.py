"""What cannot be at a table, although every word of a written position is right."""

from typing import assert_never

from tischlein.games.via_magica.rules.area import NO_GATE, Area
from tischlein.games.via_magica.rules.effects import WILD
from tischlein.games.via_magica.rules.legal import legal_answers, takeable
from tischlein.games.via_magica.rules.material import COUNT_REWARDS, GATES, REWARDS, SLOTS
from tischlein.games.via_magica.rules.opening import decision_of
from tischlein.games.via_magica.rules.rewards import offered
from tischlein.games.via_magica.rules.setup import DEALT
from tischlein.games.via_magica.rules.world import DISPLAY_SIZE, NO_TOKEN, NOBODY, Owed, World
from tischlein.kit.written import impossible


def check_world(world: World) -> None:
    """Refuses a position in which the rules could not go on."""
    if len(world.display) > DISPLAY_SIZE:
        raise impossible("display")
    for area in world.areas:
        if area.supply < 0:
            raise impossible("crystals")
        check_pending(world, area)
        check_cards(world, area)
    check_tokens(world)
    check_rewards(world)
    if world.phase == "play":
        check_question(world)
    elif world.owed or world.opening != NO_GATE:
        raise impossible("owed")


def check_pending(world: World, area: Area) -> None:
    """Full gates are pending, except while their owner rearranges; nothing is pending while crystals are placed."""
    rearranging = bool(world.owed) and world.owed[-1].what == "rearrange"
    for slot in range(SLOTS):
        if area.slots[slot] == NO_GATE:
            continue
        if area.is_full(slot) and not area.is_pending(slot) and not rearranging:
            raise impossible("full gate")
        if area.is_pending(slot) and not world.owed:
            raise impossible("pending gate")


def check_cards(world: World, area: Area) -> None:
    kept = len([kind for kind in area.slots if kind != NO_GATE])
    if world.phase != "choose":
        if area.hand:
            raise impossible("hand")
        return
    gone = area.opened or area.aside or area.crystals != 0 or area.room != 3
    if gone or kept + len(area.hand) != DEALT:
        raise impossible("hand")


def check_tokens(world: World) -> None:
    """A wild token is the last of the drawn ones, and with it all go back before gates open (§4.8)."""
    drawing = world.phase == "play" and not world.owed
    if WILD in world.drawn[:-1] or (WILD in world.drawn and not drawing):
        raise impossible("drawn")
    if world.phase == "choose" and (world.token != NO_TOKEN or world.drawn):
        raise impossible("token")
    if world.phase == "play" and world.token == NO_TOKEN:
        raise impossible("token")
    if drawing and (not world.drawn or world.drawn[-1] != world.token):
        raise impossible("drawn")


def check_rewards(world: World) -> None:
    owners = [world.reward_owner[number] for number, reward in enumerate(REWARDS) if reward.opened >= 0]
    taken = [owner for owner in owners if owner != NOBODY]
    if len(set(taken)) != len(taken):
        raise impossible("rewards")


def check_question(world: World) -> None:
    """Somebody must have something to decide."""
    if not world.owed:
        if not world.asked or world.opening != NO_GATE:
            raise impossible("nothing to decide")
        return
    top = world.owed[-1]
    if not fits(world, top) or not legal_answers(world, top.seat, top.what):
        raise impossible("owed")


def fits(world: World, owed: Owed) -> bool:
    """Whether an entry belongs to the gate being opened, and the steps before it are done."""
    area = world.areas[owed.seat]
    if world.opening != NO_GATE:
        whole = decision_of(GATES[world.opening].effect, owed.seat, area)
        return whole is not None and whole.what == owed.what and fits_effect(world, owed, whole)
    match owed.what:
        case "choose_pending":
            return len(area.pending()) > 1
        case "take_gate":
            return bool(area.opened) and not area.zone_is_full()
        case "claim_count":
            number = offered(world, owed.seat)
            return number != NOBODY and REWARDS[number].opened != COUNT_REWARDS[-1]
        case "effect_place" | "rearrange" | "open_other" | "extra_gate" | "succeed" | "reward":
            return False
        case _:
            assert_never(owed.what)


def fits_effect(world: World, owed: Owed, whole: Owed) -> bool:
    """Whether this can be left of what the effect asked for."""
    area = world.areas[owed.seat]
    match owed.what:
        case "effect_place":
            return 1 <= owed.count <= whole.count and area.free(whole.target) != 0
        case "rearrange":
            return owed.count >= 1
        case "extra_gate":
            return area.room < SLOTS and bool(takeable(world, area))
        case "open_other" | "choose_pending" | "take_gate" | "claim_count" | "succeed" | "reward":
            return True
        case _:
            assert_never(owed.what)
