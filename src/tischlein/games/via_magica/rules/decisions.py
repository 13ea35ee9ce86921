"""The decisions inside openings: what an answer to the top of the owed stack does."""

from typing import assert_never

from tischlein.core.dealer import Dealer, Event
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.via_magica.rules.actions import (
    CLAIM,
    LIFT_AT,
    MOVE,
    MOVE_AT,
    MOVE_TO,
    OPEN_GATE,
    SKIP,
    TAKE_GATE,
)
from tischlein.games.via_magica.rules.area import Area
from tischlein.games.via_magica.rules.display import take_from_display
from tischlein.games.via_magica.rules.material import GATE_IDS, POSITION_WORDS, SLOTS
from tischlein.games.via_magica.rules.opening import finish_rearranging, open_gate
from tischlein.games.via_magica.rules.placing import place, shift_crystal, space_facts
from tischlein.games.via_magica.rules.rewards import give, offered, waive
from tischlein.games.via_magica.rules.world import Owed, World, tell


def decide(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    """Serves the top entry with an answer. Its seat has answered, so the entry goes first."""
    owed = world.owed.pop()
    match owed.what:
        case "effect_place":
            place_by_effect(world, owed, action, dealer)
        case "rearrange":
            rearrange(world, owed, action, dealer)
        case "take_gate":
            take_from_display(world, seat, world.areas[seat].free_slot(), TAKE_GATE.of(action), dealer)
        case "extra_gate":
            take_extra(world, seat, action, dealer)
        case "choose_pending":
            open_gate(world, seat, world.areas[seat].slots.index(OPEN_GATE.of(action)), dealer)
        case "open_other":
            open_other(world, seat, action, dealer)
        case "claim_count":
            claim(world, seat, action, dealer)
        case "succeed" | "reward":
            raise AssertionError(f"{owed.what} goes by itself")
        case _:
            assert_never(owed.what)


def place_by_effect(world: World, owed: Owed, action: Action, dealer: Dealer) -> None:
    """One of up to `count` placements (§8.4): from the supply or moved (§A12). Skipping one leaves the same choice for
    the next: it ends the effect."""
    if SKIP.matches(action):
        # "That will do" (§5b).
        tell(dealer, "skipped", owed.seat)
        return
    place(world.areas[owed.seat], owed.seat, action, dealer)
    if owed.count > 1:
        world.owe(owed.seat, "effect_place", owed.count - 1, owed.target)


def rearrange(world: World, owed: Owed, action: Action, dealer: Dealer) -> None:
    """As many steps as crystals lay there reach every arrangement (§8.6): each crystal need move only once."""
    area = world.areas[owed.seat]
    if SKIP.matches(action):
        tell(dealer, "skipped", owed.seat)
        finish_rearranging(area)
        return
    if MOVE.matches(action):
        shift_crystal(area, owed.seat, MOVE_AT.of(action), MOVE_TO.of(action), dealer)
    else:
        lift(area, owed.seat, LIFT_AT.of(action), dealer)
    world.owe(owed.seat, "rearrange", owed.count - 1)


def lift(area: Area, seat: Seat, at: int, dealer: Dealer) -> None:
    """While rearranging, crystals may go home (§A14)."""
    area.lift(at)
    if dealer.listening:
        dealer.tell(Event("lifted", {"seat": seat, "at": POSITION_WORDS[at], **space_facts(area, at)}))


def take_extra(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    """The zone has a fourth slot from now on (§8.8, §A11), and the usual new gate is still to be taken (§A10)."""
    if SKIP.matches(action):
        tell(dealer, "skipped", seat)
        return
    world.areas[seat].room = SLOTS
    take_from_display(world, seat, SLOTS - 1, TAKE_GATE.of(action), dealer)


def open_other(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    """The gate is pending now and comes after the current one (§8.7)."""
    if SKIP.matches(action):
        tell(dealer, "skipped", seat)
        return
    kind = OPEN_GATE.of(action)
    area = world.areas[seat]
    area.lock(area.slots.index(kind))
    if dealer.listening:
        dealer.tell(Event("opens_next", {"seat": seat, "gate": GATE_IDS[kind]}))


def claim(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    if CLAIM.matches(action):
        give(world, seat, offered(world, seat), dealer)
    else:
        waive(world, seat, dealer)
