"""Another world that a seat could be in, drawn from what it knows: no hand holds a suit that it has shown to lack."""

from tischlein.core.dealer import Dealer
from tischlein.core.turn import Seat

from .material import CARDS, SUITS
from .world import World


class Need:
    """A hand that has to be filled with so many cards, none of them of a dry suit."""

    def __init__(self, seat: Seat, size: int, dry: list[int]) -> None:
        self.seat: Seat = seat
        self.size: int = size
        self.suits: list[int] = [suit for suit in range(len(SUITS)) if suit not in dry]


def redeal(world: World, seat: Seat, dealer: Dealer) -> None:
    unseen = world.unseen_by(seat)
    needs = [Need(other, len(world.hands[other]), world.dry[other]) for other in range(world.seats) if other != seat]
    is_free = all([len(need.suits) == len(SUITS) for need in needs])
    for need in needs:
        drawn = dealer.draw(unseen, need.size) if is_free else draw(unseen, need, needs, dealer)
        world.hands[need.seat] = sorted(drawn)
        need.size = 0


def draw(unseen: list[int], need: Need, needs: list[Need], dealer: Dealer) -> list[int]:
    """Card by card, and never one that would leave some hand without cards that it can hold."""
    drawn: list[int] = []
    while need.size > 0:
        left = [len(CARDS.of_suit(unseen, suit)) for suit in range(len(SUITS))]
        need.size -= 1
        suits = [suit for suit in need.suits if left[suit] > 0 and can_fill(taken(left, suit), needs)]
        drawn.append(dealer.pick([card for card in unseen if CARDS.suit(card) in suits]))
        unseen.remove(drawn[-1])
    return drawn


def taken(left: list[int], suit: int) -> list[int]:
    return [count - 1 if place == suit else count for place, count in enumerate(left)]


def can_fill(left: list[int], needs: list[Need]) -> bool:
    """Whether all hands can be filled: whatever suits one picks, the hands that hold nothing else fit into them."""
    for chosen in range(1 << len(SUITS)):
        supply = sum([count for suit, count in enumerate(left) if chosen >> suit & 1])
        wanted = sum([need.size for need in needs if all([chosen >> suit & 1 for suit in need.suits])])
        if wanted > supply:
            return False
    return True
