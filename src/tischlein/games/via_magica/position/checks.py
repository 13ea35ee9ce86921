"""What cannot be at a table, although every word of a written position is right."""

from typing import assert_never

from tischlein.games.via_magica.position.notation import write_slot
from tischlein.games.via_magica.rules.area import NO_GATE, START_GATES, Area
from tischlein.games.via_magica.rules.effects import WILD
from tischlein.games.via_magica.rules.legal import legal_answers, takeable
from tischlein.games.via_magica.rules.material import COUNT_REWARDS, GATE_IDS, GATES, REWARDS, SLOTS, TOKENS
from tischlein.games.via_magica.rules.opening import decision_of
from tischlein.games.via_magica.rules.rewards import offered
from tischlein.games.via_magica.rules.setup import DEALT
from tischlein.games.via_magica.rules.world import DISPLAY_SIZE, NO_TOKEN, NOBODY, Owed, World
from tischlein.kit.bits import bits
from tischlein.kit.written import impossible


def check_world(world: World) -> None:
    """Refuses a position in which the rules could not go on."""
    if len(world.display) > DISPLAY_SIZE:
        raise impossible("display", [GATE_IDS[kind] for kind in world.display], f"{DISPLAY_SIZE} gates lie there")
    for seat, area in enumerate(world.areas):
        if area.supply < 0:
            lying = bits(area.crystals)
            raise impossible(f"the crystals in seats.{seat}.zone", lying, f"this seat has {lying + area.supply}")
        check_pending(world, area, f"seats.{seat}.zone")
        check_cards(world, area, f"seats.{seat}.hand")
        check_aside(area, f"seats.{seat}.aside")
    check_tokens(world)
    check_rewards(world)
    if world.phase == "play":
        check_question(world)
    elif world.owed or world.opening != NO_GATE:
        raise impossible("phase", world.phase, "gates are opened, and something is owed, in phase play only")


def check_pending(world: World, area: Area, where: str) -> None:
    """Full gates are pending, except while their owner rearranges; nothing is pending while crystals are placed."""
    rearranging = bool(world.owed) and world.owed[-1].what == "rearrange"
    for slot in range(SLOTS):
        if area.slots[slot] == NO_GATE:
            continue
        if area.is_full(slot) and not area.is_pending(slot) and not rearranging:
            raise impossible(f"{where}.{slot}", write_slot(area, slot), "a full gate is pending: !")
        if area.is_pending(slot) and not world.owed:
            raise impossible(f"{where}.{slot}", write_slot(area, slot), "no gate is pending while nothing is owed")


def check_cards(world: World, area: Area, where: str) -> None:
    kept = len([kind for kind in area.slots if kind != NO_GATE])
    if world.phase != "choose":
        if area.hand:
            raise impossible(where, [GATE_IDS[kind] for kind in area.hand], "gates are in hand in phase choose only")
        return
    if area.opened or area.aside or area.crystals != 0 or area.room != 3:
        raise impossible("phase", "choose", "then nobody has opened a gate, put one aside or laid a crystal")
    if kept + len(area.hand) != DEALT:
        raise impossible(
            f"the number of gates in {where}", len(area.hand), f"with {kept} in the zone there are {DEALT} together"
        )


def check_aside(area: Area, where: str) -> None:
    """Of six gates three were not kept (§3.2); they are gone with the first reshuffle (§A21)."""
    if len(area.aside) not in (0, DEALT - START_GATES):
        aside = [GATE_IDS[kind] for kind in area.aside]
        raise impossible(where, aside, f"{DEALT - START_GATES} gates lie there, or none")


def check_tokens(world: World) -> None:
    """A wild token is the last of the drawn ones, and with it all go back before gates open (§4.8)."""
    drawing = world.phase == "play" and not world.owed
    drawn = [TOKENS[token] for token in world.drawn]
    token = None if world.token == NO_TOKEN else TOKENS[world.token]
    if WILD in world.drawn[:-1] or (WILD in world.drawn and not drawing):
        raise impossible(
            "drawn", drawn, f"with {TOKENS[WILD]} all go back into the bag, so it comes last or not at all"
        )
    if world.phase == "choose" and (token is not None or drawn):
        raise impossible("token", token, "in phase choose none has been drawn")
    if world.phase == "play" and token is None:
        raise impossible("token", None, "in phase play one has been drawn")
    if drawing and (not drawn or drawn[-1] != token):
        raise impossible("drawn", drawn, f"the token {token} is the last of them")


def check_rewards(world: World) -> None:
    owners = [world.reward_owner[number] for number, reward in enumerate(REWARDS) if reward.opened >= 0]
    taken = [owner for owner in owners if owner != NOBODY]
    if len(set(taken)) != len(taken):
        raise impossible("the seats of the count rewards", taken, "nobody has two of them")


def check_question(world: World) -> None:
    """Somebody must have something to decide."""
    if not world.owed:
        if not world.asked:
            raise impossible("token", TOKENS[world.token], "no seat has a place for a crystal, so nothing is to decide")
        if world.opening != NO_GATE:
            raise impossible("opening", GATE_IDS[world.opening], "nothing is owed, so no gate is being opened")
        return
    top = world.owed[-1]
    if not fits(world, top) or not legal_answers(world, top.seat, top.what):
        opening = "no gate" if world.opening == NO_GATE else GATE_IDS[world.opening]
        because = f"that does not come up for seat {top.seat} now, with {opening} being opened"
        raise impossible("owed.what", top.what, because)


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
