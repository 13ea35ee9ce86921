"""Forgetting. A question holds every spirit that was ever face up; how much of it a bot still knows is its own affair.

What is forgotten depends on the table and on how many spirits are left, not on the luck of one answer: who has
forgotten a place does not remember it a moment later. After the next pair it may come to mind again.
"""

from typing import Final

from tischlein.core.rng import Generator
from tischlein.core.turn import Seat
from tischlein.games.pfad_der_elemente.rules.world import GONE, UNSEEN, World

IN_A_HUNDRED: Final[int] = 100
MIX: Final[int] = 1_000_003
KEPT: Final[int] = 0x7FFFFFFF


def forget(world: World, seat: Seat, rate: int) -> None:
    """Puts so many in a hundred of the places that were seen back among those nobody has seen."""
    if rate == 0:
        return
    luck = Generator(table_of(world, seat))
    forgotten = [luck.below(IN_A_HUNDRED) < rate for _ in world.grid]
    for place, motif in enumerate(world.grid):
        if motif >= 0 and forgotten[place] and place not in world.open:
            world.bag.append(motif)
            world.grid[place] = UNSEEN
    world.bag.sort()


def table_of(world: World, seat: Seat) -> int:
    """A number for this seat at this table, the same until the next pair is found."""
    number = seat + world.seats * world.grid.count(GONE)
    for cell in world.paths[seat].cells:
        number = (number * MIX + cell) & KEPT
    return number
