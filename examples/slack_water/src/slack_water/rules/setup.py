"""How a deal of Slack Water begins."""

from tischlein.core.dealer import Dealer, Event
from tischlein.core.options import Options
from tischlein.kit.piles import together, without

from .material import CARDS, FLOOD
from .world import World


def begin(options: Options, seats: int, dealer: Dealer) -> World:
    world = World(options, seats)
    deal_hands(world, dealer)
    return world


def deal_hands(world: World, dealer: Dealer) -> None:
    """R2, R9: all cards but the caught ones are shuffled; each gets a hand, and the rest stays in the box unseen."""
    world.deal += 1
    world.tide = FLOOD
    world.washed = []
    world.dry = [[] for _ in range(world.seats)]
    box = without(CARDS.all(), together(world.caught))
    dealer.tell(Event("dealt", {"number": world.deal}))
    for seat in range(world.seats):
        world.hands[seat] = sorted(dealer.draw(box, world.options.number("hand")))
        dealer.tell(Event("held", {"cards": [CARDS.word(card) for card in world.hands[seat]]}, only=seat))
