"""Before the first draw: dealing, and choosing three gates of six."""

from tischlein.core.dealer import Dealer, Event
from tischlein.core.turn import Seat
from tischlein.games.via_magica.rules.area import START_GATES, Area
from tischlein.games.via_magica.rules.display import refill
from tischlein.games.via_magica.rules.material import ALL_CARDS, GATE_IDS
from tischlein.games.via_magica.rules.options import Rulings
from tischlein.games.via_magica.rules.world import World, tell

DEALT = 6


def lay_out(rulings: Rulings, seats: int, catcher: Seat, dealer: Dealer) -> World:
    """The table before anybody has a gate: five on display (§3.1)."""
    world = World([Area() for _ in range(seats)], rulings)
    world.deck = ALL_CARDS.copy()
    world.catcher = catcher
    refill(world, dealer)
    return world


def deal_six(world: World, dealer: Dealer) -> None:
    """Six gates in every hand, of which three will be kept (§3.2)."""
    for area in world.areas:
        area.hand = sorted(dealer.draw(world.deck, DEALT))


def deal_three(world: World, dealer: Dealer) -> None:
    """For a first match: three different gates each, nothing to choose (§A26, §11.1)."""
    for area in world.areas:
        for slot in range(START_GATES):
            lay_new_gate(area, slot, world.deck, dealer)
    begin_play(world, dealer)


def lay_new_gate(area: Area, slot: int, cards: list[int], dealer: Dealer) -> None:
    """Any of these cards that the seat does not have yet."""
    new = [place for place, kind in enumerate(cards) if not area.owns(kind)]
    area.lay(slot, cards.pop(dealer.pick(new)))


def choosers(world: World) -> list[Seat]:
    return [seat for seat in range(world.seats) if not world.areas[seat].zone_is_full()]


def keep(world: World, seat: Seat, kind: int, dealer: Dealer) -> None:
    """One gate into the zone. Nobody else learns of it before all have chosen (§3.2)."""
    area = world.areas[seat]
    # The kind is the seat's now, and a second copy cannot be kept (§3.3, §A22).
    area.hand.remove(kind)
    area.lay(area.free_slot(), kind)
    if choosers(world):
        return
    for other in world.areas:
        # Discards that nobody else knows (§3.4).
        other.aside = other.hand
        other.hand = []
    begin_play(world, dealer)


def begin_play(world: World, dealer: Dealer) -> None:
    world.phase = "play"
    if dealer.listening:
        for seat in range(world.seats):
            kept = [GATE_IDS[kind] for kind in world.areas[seat].slots[:START_GATES]]
            dealer.tell(Event("chose", {"seat": seat, "gates": kept}))
    tell(dealer, "catcher", world.catcher)
