"""Another world that a seat could be in.

Hidden are the cards on satellites, those chosen and not yet placed, and those in the Black Hole. A seat knows

- every card that was placed, and every card of a pile it has held;
- of a pile it has held and that its neighbour has taken a card from since: these cards, but not which one is gone;
- nothing of all others, except how many there are and who has seen them.
"""

from tischlein.core.dealer import Dealer
from tischlein.core.turn import Seat
from tischlein.games.rauha.rules.area import NO_CARD, Area
from tischlein.games.rauha.rules.material import CARDS, age_of
from tischlein.games.rauha.rules.world import (
    ACTIVATE_PHASE,
    KEEP_PHASE,
    PLACE_PHASE,
    World,
    sealed,
    sealed_card,
    seen_by,
)


def redeal_world(world: World, seat: Seat, dealer: Dealer) -> None:
    collect(world, seat)
    redeal_hole(world, seat, dealer)
    if world.phase in (KEEP_PHASE, PLACE_PHASE, ACTIVATE_PHASE):
        for satellite in range(world.seats):
            redeal_satellite(world, satellite, seat, dealer)


def collect(world: World, seat: Seat) -> None:
    """Puts every card that the seat cannot know into the bags, which stay sorted. Their places stay to be filled."""
    unknown = [sealed_card(entry) for entry in world.hole if not seen_by(entry) >> seat & 1]
    for satellite in range(world.seats):
        if not world.has_seen(satellite, seat):
            unknown = unknown + world.piles[satellite] + taken_from(world, satellite)
    if not unknown:
        return
    for age, bag in enumerate(world.bags):
        world.bags[age] = sorted(bag + [card for card in unknown if age_of(card) == age])


def taken_from(world: World, satellite: int) -> list[int]:
    """The card that was taken from a satellite in this turn and lies face down somewhere: one or none."""
    area = world.areas[world.drafter_of(satellite)]
    return [card for card in (area.chosen, area.dropped) if card != NO_CARD]


def redeal_hole(world: World, seat: Seat, dealer: Dealer) -> None:
    """Who has seen how many cards of an age is known, so those numbers stay. The order of the hole means nothing."""
    known = [entry for entry in world.hole if seen_by(entry) >> seat & 1]
    places = [(age_of(sealed_card(entry)), seen_by(entry)) for entry in world.hole if not seen_by(entry) >> seat & 1]
    drawn = [sealed(dealer.draw_one(world.bags[age]), seen) for age, seen in sorted(places)]
    world.hole = known + drawn


def redeal_satellite(world: World, satellite: int, seat: Seat, dealer: Dealer) -> None:
    pile = world.piles[satellite]
    drafter = world.drafter_of(satellite)
    area = world.areas[drafter]
    if world.has_seen(satellite, seat):
        # The own choice is known; in a neighbour's the seat knows the cards, but not which one is which.
        source = sorted(pile + taken_from(world, satellite))
        if drafter != seat:
            retake(area, source, dealer)
            world.piles[satellite] = source
        return
    bag = world.bags[world.age()]
    retake(area, bag, dealer)
    world.piles[satellite] = sorted(dealer.draw(bag, len(pile)))


def retake(area: Area, source: list[int], dealer: Dealer) -> None:
    """Draws the card that a seat has chosen, or discarded in this turn, out of those it may be."""
    if area.chosen != NO_CARD:
        area.chosen = dealer.draw_one(source)
    elif area.dropped != NO_CARD:
        area.dropped = dealer.draw_one(source)


assert CARDS < 128, "a card of the Black Hole is written with seven bits"
