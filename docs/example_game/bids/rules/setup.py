"""How a match of Bids begins."""

from tischlein.core.dealer import Dealer, Event
from tischlein.core.options import Options

from .material import CARDS
from .world import World


def deal(options: Options, seats: int, dealer: Dealer) -> World:
    cards = list(CARDS)
    hands = [sorted(dealer.draw(cards, options.number("hand"))) for _ in range(seats)]
    world = World(options.word("ties"), hands, [[] for _ in hands], [[] for _ in hands])
    for seat, hand in enumerate(hands):
        dealer.tell(Event("dealt", {"cards": list(hand)}, only=seat))
    open_prize(world, dealer)
    return world


def open_prize(world: World, dealer: Dealer) -> None:
    world.offered.append(dealer.draw_one(world.bag))
    dealer.tell(Event("opened", {"prize": world.offered[-1]}))
