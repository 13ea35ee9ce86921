"""The deck, the display of five and the discard pile."""

from tischlein.core.dealer import Dealer, Event
from tischlein.core.turn import Seat
from tischlein.games.via_magica.rules.area import Area
from tischlein.games.via_magica.rules.material import GATE_IDS
from tischlein.games.via_magica.rules.world import DISPLAY_SIZE, World
from tischlein.kit import piles


def take_from_display(world: World, seat: Seat, slot: int, kind: int, dealer: Dealer) -> None:
    """A gate into the zone (§5d), then the display is filled up."""
    world.display.remove(kind)
    world.areas[seat].lay(slot, kind)
    if dealer.listening:
        dealer.tell(Event("took", {"seat": seat, "gate": GATE_IDS[kind]}))
    refill(world, dealer)


def refill(world: World, dealer: Dealer) -> None:
    """The display gets its five gates back (§5e), two of a kind too (§3.8). With deck and discard pile empty it stays
    smaller."""
    while len(world.display) < DISPLAY_SIZE:
        if not world.deck:
            reshuffle(world, dealer)
        if not world.deck:
            return
        kind = dealer.draw_one(world.deck)
        world.display.append(kind)
        if dealer.listening:
            dealer.tell(Event("revealed", {"gate": GATE_IDS[kind]}))


def reshuffle(world: World, dealer: Dealer) -> None:
    """The discard pile, also what nobody kept at the start, becomes the deck (§A21)."""
    for area in world.areas:
        world.discard += area.aside
        area.aside = []
    cards = len(world.discard)
    piles.reshuffle(world.deck, world.discard)
    if cards and dealer.listening:
        dealer.tell(Event("reshuffled", {"cards": cards}))


def sweep_display(world: World, seat: Seat, dealer: Dealer) -> None:
    """While no gate of the display may be taken, the display is discarded and dealt anew.

    Where no gate outside the zones could ever be taken nothing happens, and the slot stays empty.
    """
    area = world.areas[seat]
    while not has_new_gate(area, world.display) and has_new_gate(area, deck_and_discards(world)):
        # None of the five is new to the seat (§A20).
        world.discard.extend(world.display)
        world.display = []
        if dealer.listening:
            dealer.tell(Event("swept", {"seat": seat}))
        refill(world, dealer)


def has_new_gate(area: Area, cards: list[int]) -> bool:
    return any([not area.owns(kind) for kind in cards])


def deck_and_discards(world: World) -> list[int]:
    """Everybody can work out this sum; only how it is split is unknown."""
    cards = world.deck + world.discard
    for area in world.areas:
        cards = cards + area.aside
    return cards
