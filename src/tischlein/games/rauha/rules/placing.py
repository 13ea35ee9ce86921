"""Steps 2 and 3: the card is placed or discarded, and gods are welcomed (§4.7 to §4.13)."""

from typing import Final

from mypy_extensions import i64

from tischlein.core.dealer import Dealer, Event
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.rauha.rules.actions import (
    CRYSTALS_INSTEAD,
    DISCARD_TO,
    DISCARDS,
    PLACE,
    PLACE_TO,
    PLACES_OF,
)
from tischlein.games.rauha.rules.area import NO_CARD, one
from tischlein.games.rauha.rules.conditions import is_paid
from tischlein.games.rauha.rules.material import BIOMES, CARD_IDS, CELL_WORDS, GOD_IDS, GODS
from tischlein.games.rauha.rules.world import ACTIVATE_PHASE, NOBODY, World, tell

# What a discard brings (§4.7b, §A23).
CRYSTALS_FOR_A_CARD: Final[int] = 4


def legal_places(world: World) -> list[Action]:
    """Where the card may lie (§4.7, §4.9), and every discard; nothing but a discard where it cannot be paid (§4.8)."""
    area = world.areas[world.active()]
    if not is_paid(area, area.chosen):
        return DISCARDS[area.spores].copy()
    return PLACES_OF[area.chosen] + DISCARDS[area.spores]


def take_step(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    """Step 2 (§4.7), and step 3 where a card was placed; then step 4 begins, also after a discard (§A9)."""
    area = world.areas[seat]
    card = area.chosen
    area.chosen = NO_CARD
    welcomed: i64 = 0
    if PLACE.matches(action):
        welcomed = place_card(world, seat, card, PLACE_TO.of(action), dealer)
    else:
        area.dropped = card
        take_reward(world, seat, action, dealer)
    # A card just placed in the line is activated with it, one placed elsewhere is not (§4.15).
    area.ready = world.line_sources(welcomed)
    world.phase = ACTIVATE_PHASE


def place_card(world: World, seat: Seat, card: int, cell: int, dealer: Dealer) -> i64:
    """Pays, covers a cell, whether the avatar stands at it or not (§4.7a), and returns the gods welcomed (§4.10)."""
    area = world.areas[seat]
    price = BIOMES[card].price
    area.crystals -= price
    gods = area.welcomed_by(card, cell, world.rulings)
    area.lay(card, cell)
    if dealer.listening:
        dealer.tell(Event("placed", {"seat": seat, "card": CARD_IDS[card], "to": CELL_WORDS[cell], "paid": price}))
    if gods != 0:
        welcome(world, seat, gods, dealer)
    return gods


def welcome(world: World, seat: Seat, gods: i64, dealer: Dealer) -> None:
    """From the side modules, or from whoever holds it (§4.10, §4.13). It cannot be declined (§A17)."""
    for god in range(len(GODS)):
        if not gods >> god & 1:
            continue
        holder = world.holders[god]
        if holder != NOBODY:
            world.areas[holder].gods &= ~one(god)
        world.holders[god] = seat
        world.areas[seat].gods |= one(god)
        if dealer.listening:
            if holder != NOBODY:
                dealer.tell(Event("lost", {"seat": holder, "god": GOD_IDS[god]}))
            dealer.tell(Event("welcomed", {"seat": seat, "god": GOD_IDS[god]}))


def take_reward(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    """What a discarded card brings. No god is earned by it (§A10)."""
    area = world.areas[seat]
    if action == CRYSTALS_INSTEAD:
        # §4.7b
        area.crystals += CRYSTALS_FOR_A_CARD
        tell(dealer, "discarded", seat)
        return
    # §4.7c
    cell = DISCARD_TO.of(action)
    area.add_spore(cell)
    if dealer.listening:
        dealer.tell(Event("discarded_for_spore", {"seat": seat, "to": CELL_WORDS[cell]}))
