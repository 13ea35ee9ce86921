"""What a bot knows of the grid, and which spirit it reveals (§17 to §19).

A question holds every spirit that was ever face up; how much of it a bot still knows is its own affair. What is
forgotten depends on the table and on how many spirits are left, not on the luck of one answer: who has forgotten a
place does not remember it a moment later. After the next pair it may come to mind again.
"""

from typing import Final, final

from tischlein.bots.race import Candidate
from tischlein.core.dealer import Dealer
from tischlein.core.rng import Generator
from tischlein.core.turn import Seat
from tischlein.games.pfad_der_elemente.rules.actions import REVEAL, THIRD_REVEAL, TURN_DOWN
from tischlein.games.pfad_der_elemente.rules.gifts import THIRD_COST
from tischlein.games.pfad_der_elemente.rules.hexes import CODES
from tischlein.games.pfad_der_elemente.rules.material import MASK, MOTIFS
from tischlein.games.pfad_der_elemente.rules.world import BEFORE, GONE, MISS, UNSEEN, World

IN_A_HUNDRED: Final[int] = 100
MIX: Final[int] = 1_000_003
KEPT: Final[int] = 0x7FFFFFFF
# What a pair is worth to who finds it, and a gift, in points.
PAIR: Final = 2.0
THIRD_LOOK: Final = 0.9
# A look at a spirit that is known already tells the others nothing.
QUIET_LOOK: Final = 0.3
UNKNOWN_LOOK: Final = 0.5


@final
class Grid:
    """The places that lie face down: by motif where it is known, and the unseen ones."""

    def __init__(self, world: World) -> None:
        self.known: list[list[int]] = [[] for _ in MOTIFS]
        self.unseen: list[int] = []
        up = world.open
        for place, motif in enumerate(world.grid):
            if motif >= 0:
                if place not in up:
                    self.known[motif].append(place)
            elif motif == UNSEEN:
                self.unseen.append(place)


def pair_worth(world: World, seat: Seat, motif: int) -> float:
    """To choose where to place two spirits, for oneself and against another."""
    if motif == MASK:
        return PAIR * 0.6
    worth = PAIR + 1.5 if motif == world.elements[seat] else PAIR
    return worth + 0.7 if motif in world.elements else worth


def weigh_reveals(grid: Grid, world: World, seat: Seat, dealer: Dealer) -> list[Candidate]:
    """Places that differ in what is known of them, one of each kind; which of the unseen is luck."""
    if world.step == MISS:
        return weigh_third_reveals(grid, world, seat, dealer)
    found: list[Candidate] = []
    for motif, places in enumerate(grid.known):
        if places:
            if world.step == BEFORE:
                pair, otherwise = len(places) > 1, QUIET_LOOK - 0.2
            else:
                pair, otherwise = motif == world.grid[world.open[0]], QUIET_LOOK
            look = pair_worth(world, seat, motif) if pair else otherwise
            found.append(Candidate(REVEAL.single(places[0]), look))
    if grid.unseen:
        found.append(Candidate(REVEAL.single(dealer.pick(grid.unseen)), UNKNOWN_LOOK))
    return found


def weigh_third_reveals(grid: Grid, world: World, seat: Seat, dealer: Dealer) -> list[Candidate]:
    """A known partner of one that lies open is a sure pair."""
    found = [Candidate(TURN_DOWN, 0.0)]
    if len(world.open) > 2 or world.gifts[seat] < THIRD_COST:
        return found
    luck = 0.0
    for place in world.open:
        motif = world.grid[place]
        worth = pair_worth(world, seat, motif)
        # That an unseen place has this motif.
        luck += (world.bag.count(motif) / len(world.bag) if world.bag else 0.0) * worth
        if grid.known[motif]:
            found.append(Candidate(THIRD_REVEAL.single(grid.known[motif][0]), worth - THIRD_LOOK))
    if grid.unseen:
        found.append(Candidate(THIRD_REVEAL.single(dealer.pick(grid.unseen)), luck - THIRD_LOOK))
    return found


def forget(world: World, seat: Seat, rate: int) -> None:
    """Puts so many in a hundred of the places that were seen back among those nobody has seen."""
    if rate == 0:
        return
    luck = Generator(table_of(world, seat))
    forgotten = [luck.roll(IN_A_HUNDRED) < rate for _ in world.grid]
    for place, motif in enumerate(world.grid):
        if motif >= 0 and forgotten[place] and place not in world.open:
            world.bag.append(motif)
            world.grid[place] = UNSEEN
    world.bag.sort()


def table_of(world: World, seat: Seat) -> int:
    """A number for this seat at this table, the same until the next pair is found."""
    number = seat + world.seats * world.grid.count(GONE)
    for cell in world.paths[seat].cells:
        number = (number * MIX + CODES[cell]) & KEPT
    return number
