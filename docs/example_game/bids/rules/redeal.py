"""Another world that a seat could be in, drawn from what it knows."""

from tischlein.core.dealer import Dealer
from tischlein.core.turn import Seat
from tischlein.kit.piles import together, without

from .material import CARDS
from .world import World


def redeal(world: World, seat: Seat, dealer: Dealer) -> None:
    unseen = unseen_by(world, seat)
    for other in range(len(world.hands)):
        if other != seat:
            world.hands[other] = sorted(dealer.draw(unseen, len(world.hands[other])))


def unseen_by(world: World, seat: Seat) -> list[int]:
    """The cards this seat cannot place: in other hands, or never dealt."""
    return without(CARDS, [*world.hands[seat], *together(world.played)])
