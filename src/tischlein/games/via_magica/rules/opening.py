"""Opening gates, steps a to f, and the chains that effects start.

An opening is a stack of owed entries: effect on top, then "the gate succeeds", "take a gate", "rewards".
"""

from typing import assert_never

from tischlein.core.dealer import Dealer, Event
from tischlein.core.turn import Seat
from tischlein.games.via_magica.rules.area import NO_GATE, Area
from tischlein.games.via_magica.rules.display import has_new_gate, sweep_display
from tischlein.games.via_magica.rules.effects import (
    ANIMI,
    AnimusIsWild,
    Effect,
    ExtraGate,
    GainCrystals,
    NoEffect,
    OpenOtherGate,
    PlaceCrystals,
    RearrangeCrystals,
    ScorePerGate,
    ScorePerSpace,
)
from tischlein.games.via_magica.rules.material import GATES, SLOTS
from tischlein.games.via_magica.rules.placing import catch
from tischlein.games.via_magica.rules.rewards import give_rewards
from tischlein.games.via_magica.rules.scoring import final_result, somebody_has_seven
from tischlein.games.via_magica.rules.world import GATES_TO_END, NOBODY, Owed, World, tell
from tischlein.kit.bits import bits


def go_on(world: World, dealer: Dealer) -> None:
    """Everything that needs no decision, until a seat must decide or the match is over."""
    while world.phase == "play" and not world.asked:
        if world.owed:
            if not settle(world, world.owed[-1], dealer):
                return
            continue
        seat = next_opener(world)
        if seat == NOBODY:
            end_round(world, dealer)
        else:
            call(world, seat, dealer)


def next_opener(world: World) -> Seat:
    """From the catcher of the round clockwise, the first seat with a pending gate (§6.1, §6.5, §A4). Since it is asked
    anew after every opening, a seat opens all it has before the next one begins (§6.2, §6.4, §A7)."""
    seat = world.calls_from
    for _ in range(world.seats):
        if world.areas[seat].locked != 0:
            return seat
        seat = seat + 1 if seat + 1 < world.seats else 0
    return NOBODY


def end_round(world: World, dealer: Dealer) -> None:
    """The next draw, or the end (§4.11)."""
    # All openings of the round are done (§9.1); a standstill has its own end (§9.6).
    if not somebody_has_seven(world) and world.quiet < world.rulings.standstill_rounds:
        catch(world, dealer)
        return
    world.phase = "over"
    if dealer.listening:
        result = final_result(world)
        if result.reason == "standstill":
            # Nobody has opened a gate for a long time (§A30, §11.6).
            dealer.tell(Event("standstill", {"rounds": world.quiet}))
        winners = result.winners()
        for seat in winners:
            dealer.tell(Event("won", {"seat": seat, "points": result.scores[seat], "winners": len(winners)}))


def call(world: World, seat: Seat, dealer: Dealer) -> None:
    """Incantatum! A full gate opens by itself (§4.10)."""
    pending = world.areas[seat].pending()
    if len(pending) > 1:
        # The seat chooses the next one (§6.6, §A8).
        world.owe(seat, "choose_pending")
    else:
        open_gate(world, seat, pending[0], dealer)


def open_gate(world: World, seat: Seat, slot: int, dealer: Dealer) -> None:
    """Step a, and step b as far as it needs no decision; what follows is owed: the new gate before the rewards (§A28),
    and both for every single opening (§A29)."""
    area = world.areas[seat]
    world.opening = area.remove(slot)
    world.quiet = 0
    if dealer.listening:
        gate = GATES[world.opening]
        dealer.tell(Event("opened", {"seat": seat, "gate": gate.id, "count": len(area.opened) + 1}))
    world.owe(seat, "reward")
    # Also after the seventh gate (§A19).
    world.owe(seat, "take_gate")
    world.owe(seat, "succeed")
    use_effect(world, seat, GATES[world.opening].effect, dealer)


def use_effect(world: World, seat: Seat, effect: Effect, dealer: Dealer) -> None:
    """Step b, once and now (§8.10): what the effect gives for good, and the decision it asks for. The new gate is taken
    later, so no effect reaches it (§5.7)."""
    area = world.areas[seat]
    area.receive(effect)
    if dealer.listening:
        tell_gift(seat, effect, dealer)
    decision = decision_of(effect, seat, area)
    if decision is not None:
        world.owed.append(decision)


def tell_gift(seat: Seat, effect: Effect, dealer: Dealer) -> None:
    match effect:
        case GainCrystals():
            dealer.tell(Event("gained", {"seat": seat, "crystals": effect.count}))
        case AnimusIsWild():
            dealer.tell(Event("wild", {"seat": seat, "animus": ANIMI[effect.animus]}))
        case NoEffect() | ScorePerGate() | ScorePerSpace() | PlaceCrystals() | RearrangeCrystals():
            pass
        case OpenOtherGate() | ExtraGate():
            pass
        case _:
            assert_never(effect)


def decision_of(effect: Effect, seat: Seat, area: Area) -> Owed | None:
    """What an effect asks its seat, before the first answer."""
    match effect:
        case PlaceCrystals():
            return Owed(seat, "effect_place", effect.count, effect.target)
        case RearrangeCrystals():
            return Owed(seat, "rearrange", bits(area.movable()))
        case OpenOtherGate():
            return Owed(seat, "open_other")
        case ExtraGate():
            return Owed(seat, "extra_gate")
        case NoEffect() | GainCrystals() | AnimusIsWild() | ScorePerGate() | ScorePerSpace():
            # Violet gates bring nothing but points (§8.1).
            return None
        case _:
            assert_never(effect)


def settle(world: World, owed: Owed, dealer: Dealer) -> bool:
    """Does the top entry, unless its seat has something to decide: then False."""
    if owed.what in ("take_gate", "extra_gate"):
        sweep_display(world, owed.seat, dealer)
    if has_choice(world, owed):
        return False
    world.owed.pop()
    match owed.what:
        case "succeed":
            succeed(world, owed.seat, dealer)
        case "reward":
            # Step f (§5f).
            give_rewards(world, owed.seat, dealer)
        case "rearrange":
            finish_rearranging(world.areas[owed.seat])
        case "take_gate" | "extra_gate":
            tell(dealer, "nothing_to_take", owed.seat)
        case "effect_place" | "open_other":
            # What finds no space is lost (§8.4a).
            tell(dealer, "nothing_to_do", owed.seat)
        case "choose_pending" | "claim_count":
            pass
        case _:
            assert_never(owed.what)
    return True


def has_choice(world: World, owed: Owed) -> bool:
    """Whether there is anything to decide. Where there is nothing, the step goes by itself."""
    area = world.areas[owed.seat]
    match owed.what:
        case "choose_pending" | "claim_count":
            return True
        case "take_gate" | "extra_gate":
            return has_new_gate(area, world.display)
        case "effect_place":
            return area.free(owed.target) != 0
        case "rearrange":
            return owed.count > 0
        case "open_other":
            return bool(other_gates(area))
        case "succeed" | "reward":
            return False
        case _:
            assert_never(owed.what)


def other_gates(area: Area) -> list[int]:
    """The slots that `open_other_gate` may choose from: any gate of the zone, even an empty one, that is not to be
    opened anyway (§8.7, §A9)."""
    return [slot for slot in range(SLOTS) if area.slots[slot] != NO_GATE and not area.is_pending(slot)]


def finish_rearranging(area: Area) -> None:
    """Only the final arrangement counts: now full gates become pending (§8.6a)."""
    for slot in range(SLOTS):
        area.lock_if_full(slot)


def succeed(world: World, seat: Seat, dealer: Dealer) -> None:
    """Step c: the gate moves to the opened ones (§5c)."""
    area = world.areas[seat]
    area.opened.append(world.opening)
    world.opening = NO_GATE
    if len(area.opened) == GATES_TO_END:
        # The round goes on, so there may be an eighth, and others may reach seven too (§9.2).
        tell(dealer, "seventh", seat)
