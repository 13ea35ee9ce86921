"""Steps 2 and 3: the card is placed or discarded, and gods are welcomed (rules 4.7 to 4.13)."""

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
from tischlein.games.rauha.rules.material import BIOMES, CARD_IDS, CELL_WORDS, GOD_IDS, GODS
from tischlein.games.rauha.rules.world import ACTIVATE_PHASE, NOBODY, World, tell

CRYSTALS_FOR_A_CARD: Final[int] = 4


def legal_places(world: World) -> list[Action]:
    """Rules 4.7 to 4.9. A card that cannot be paid can only be discarded."""
    area = world.areas[world.active()]
    if BIOMES[area.chosen].price > area.crystals:
        return DISCARDS[area.spores].copy()
    return PLACES_OF[area.chosen] + DISCARDS[area.spores]


def take_step(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    """Step 2, and step 3 where a card was placed; then step 4 begins, also after a discard (ruling 9)."""
    area = world.areas[seat]
    card = area.chosen
    area.chosen = NO_CARD
    welcomed: i64 = 0
    if PLACE.matches(action):
        welcomed = place_card(world, seat, card, PLACE_TO.of(action), dealer)
    else:
        area.dropped = card
        take_reward(world, seat, action, dealer)
    area.ready = world.line_sources(welcomed)
    world.phase = ACTIVATE_PHASE


def place_card(world: World, seat: Seat, card: int, cell: int, dealer: Dealer) -> i64:
    """Rules 4.7a and 4.10. Returns the gods welcomed."""
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
    """Rules 4.10, 4.13: from the side modules, or from whoever holds it. It cannot be declined (ruling 17)."""
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
    """Rules 4.7b and c. No god is earned by a discard (ruling 10)."""
    area = world.areas[seat]
    if action == CRYSTALS_INSTEAD:
        area.crystals += CRYSTALS_FOR_A_CARD
        tell(dealer, "discarded", seat)
        return
    cell = DISCARD_TO.of(action)
    area.add_spore(cell)
    if dealer.listening:
        dealer.tell(Event("discarded_for_spore", {"seat": seat, "to": CELL_WORDS[cell]}))
