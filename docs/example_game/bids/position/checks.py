"""What cannot be, although it can be read: refused with its key, whoever wrote it."""

from tischlein.kit.piles import fits, together
from tischlein.kit.written import impossible

from ..rules.material import CARDS, PRIZES
from ..rules.world import World


def check(world: World) -> None:
    seats = [len(world.hands), len(world.played), len(world.won)]
    if len(set(seats)) != 1 or seats[0] not in (2, 3, 4):
        raise impossible("hands, played and won", seats, "each has a list for every seat, and 2 to 4 seats play")
    for key, lists in (("hands", world.hands), ("played", world.played)):
        if len({len(one) for one in lists}) != 1:
            raise impossible(key, lists, "every seat has as many cards as the others")
    if not fits(together([*world.hands, *world.played]), CARDS):
        raise impossible("hands and played", [world.hands, world.played], f"there are only the cards {CARDS}")
    if not fits([*world.bag, *world.offered, *together(world.won)], PRIZES):
        raise impossible("bag, offered and won", world.won, f"there are only the prizes {PRIZES}")
    if world.hands[0] and (not world.offered or len(world.bag) < len(world.hands[0]) - 1):
        raise impossible("bag and offered", [world.bag, world.offered], "every card in hand needs a prize")
