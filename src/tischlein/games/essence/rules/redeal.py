"""Another world that a seat could be in.

Hidden from a seat are the natures of the others, who of them has asked for another concept, and, while all trade, what
they have traded. Tips are the core's secret, not the state's; stacks and the way cards have no order.
"""

from tischlein.core.dealer import Dealer
from tischlein.core.turn import Seat
from tischlein.games.essence.rules.world import NATURES, Character, World


def redeal_world(world: World, seat: Seat, dealer: Dealer) -> None:
    for other in range(world.seats):
        if other == seat:
            continue
        known = world.characters[other]
        world.characters[other] = Character(known.likes, known.tires, dealer.roll(NATURES))
        if world.phase == "trade":
            # Somebody who has not traded yet, or has decided against it: nobody can tell.
            world.holdings[other] = world.before_trading(other)
            world.trades[other] = []
    redeal_wishes(world, seat, dealer)


def redeal_wishes(world: World, seat: Seat, dealer: Dealer) -> None:
    """How often the others have asked is known, who of them has is not (§19c)."""
    others = [other for other in range(world.seats) if other != seat]
    allowed = world.rulings.swaps
    used = sum([allowed - world.swaps[other] for other in others])
    for other in others:
        world.swaps[other] = allowed
    for other in dealer.draw(sorted(others * allowed), used):
        world.swaps[other] -= 1
