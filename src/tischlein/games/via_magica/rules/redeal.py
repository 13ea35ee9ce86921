"""Another world that a seat could be in.

Hidden from a seat are only: the hands of others and what they have kept while all choose, and afterwards which gates
the others did not keep. Deck and bag have no order.
"""

from tischlein.core.dealer import Dealer
from tischlein.core.turn import Seat
from tischlein.games.via_magica.rules.area import Area
from tischlein.games.via_magica.rules.setup import DEALT, lay_new_gate
from tischlein.games.via_magica.rules.world import World


def redeal_world(world: World, seat: Seat, dealer: Dealer) -> None:
    if world.phase == "choose":
        redeal_choices(world, seat, dealer)
        return
    others = [world.areas[other] for other in range(world.seats) if other != seat]
    hidden = world.deck
    for area in others:
        hidden = hidden + area.aside
    world.deck = sorted(hidden)
    for area in others:
        area.aside = sorted(dealer.draw(world.deck, len(area.aside)))


def redeal_choices(world: World, seat: Seat, dealer: Dealer) -> None:
    """How many gates the others have kept can be seen, which ones cannot."""
    hidden = world.deck
    for other, area in enumerate(world.areas):
        if other != seat:
            hidden = hidden + area.hand + area.slots[: area.gates_in_zone()]
    world.deck = sorted(hidden)
    for other in range(world.seats):
        if other != seat:
            world.areas[other] = deal_choice(world, world.areas[other].gates_in_zone(), dealer)


def deal_choice(world: World, kept: int, dealer: Dealer) -> Area:
    area = Area()
    area.hand = sorted(dealer.draw(world.deck, DEALT))
    for slot in range(kept):
        lay_new_gate(area, slot, area.hand, dealer)
    return area
