"""Another world that a seat could be in.

Hidden from a seat are only: the hands of others and what they have kept while all choose, and afterwards which gates
the others did not keep. Deck and bag have no order.
"""

from tischlein.core.dealer import Dealer
from tischlein.core.turn import Seat
from tischlein.games.via_magica.area import START_GATES, Area
from tischlein.games.via_magica.setup import DEALT
from tischlein.games.via_magica.world import World


def redeal_world(world: World, seat: Seat, dealer: Dealer) -> None:
    others = [world.areas[other] for other in range(world.seats) if other != seat]
    unseen = world.deck.copy()
    for area in others:
        unseen = unseen + area.hand + area.aside
        if world.phase == "choose":
            unseen = unseen + area.slots[:START_GATES]
    world.deck = sorted([kind for kind in unseen if kind >= 0])
    for place, area in enumerate(others):
        if world.phase == "choose":
            others[place] = redeal_choice(world, area.zone_is_full(), dealer)
        else:
            area.aside = sorted(dealer.draw(world.deck, len(area.aside)))
    if world.phase == "choose":
        others.insert(seat, world.areas[seat])
        world.areas = others


def redeal_choice(world: World, ready: bool, dealer: Dealer) -> Area:
    """A seat that chooses in secret: only whether it is ready shows. What it has kept so far is unknown, so nothing."""
    area = Area()
    area.hand = sorted(dealer.draw(world.deck, DEALT))
    if not ready:
        return area
    for slot in range(START_GATES):
        new = [place for place, kind in enumerate(area.hand) if not area.owns(kind)]
        area.lay(slot, area.hand.pop(dealer.pick(new)))
    return area
