"""Which spirit of the grid to reveal: what is known of it, and what that promises (rules R17 to R19)."""

from typing import Final, final

from tischlein.bots.race import Candidate
from tischlein.core.dealer import Dealer
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.rules.actions import COVER_UP_ACTION, REVEAL_START, THIRD_START
from tischlein.games.pfad_der_elemente.rules.effects import THIRD_COST
from tischlein.games.pfad_der_elemente.rules.material import MASK, MOTIFS
from tischlein.games.pfad_der_elemente.rules.world import BEFORE, MISS, UNSEEN, World

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
        self.bag: list[int] = world.bag

    def chance(self, motif: int) -> float:
        """That an unseen place has this motif."""
        return self.bag.count(motif) / len(self.bag) if self.bag else 0.0


def pair_worth(world: World, seat: Seat, motif: int) -> float:
    """To choose where to place two spirits, for oneself and against another."""
    if motif == MASK:
        return PAIR * 0.6
    worth = PAIR + 1.5 if motif == world.elements[seat] else PAIR
    return worth + 0.7 if motif in world.elements else worth


def reveals(grid: Grid, world: World, seat: Seat, dealer: Dealer) -> list[Candidate]:
    """Places that differ in what is known of them, one of each kind; which of the unseen is luck."""
    if world.step == MISS:
        return third_reveals(grid, world, seat, dealer)
    found = first_reveals(grid, world, seat) if world.step == BEFORE else second_reveals(grid, world, seat)
    if grid.unseen:
        found.append(Candidate(REVEAL_START + dealer.pick(grid.unseen), UNKNOWN_LOOK))
    return found


def first_reveals(grid: Grid, world: World, seat: Seat) -> list[Candidate]:
    found: list[Candidate] = []
    for motif, places in enumerate(grid.known):
        if len(places) > 1:
            found.append(Candidate(REVEAL_START + places[0], pair_worth(world, seat, motif)))
        elif places:
            found.append(Candidate(REVEAL_START + places[0], QUIET_LOOK - 0.2))
    return found


def second_reveals(grid: Grid, world: World, seat: Seat) -> list[Candidate]:
    first = world.grid[world.open[0]]
    found: list[Candidate] = []
    for motif, places in enumerate(grid.known):
        if places:
            look = pair_worth(world, seat, motif) if motif == first else QUIET_LOOK
            found.append(Candidate(REVEAL_START + places[0], look))
    return found


def third_reveals(grid: Grid, world: World, seat: Seat, dealer: Dealer) -> list[Candidate]:
    """A known partner of one that lies open is a sure pair."""
    found = [Candidate(COVER_UP_ACTION, 0.0)]
    if len(world.open) > 2 or world.gifts[seat] < THIRD_COST:
        return found
    luck = 0.0
    for place in world.open:
        motif = world.grid[place]
        worth = pair_worth(world, seat, motif)
        luck += grid.chance(motif) * worth
        if grid.known[motif]:
            found.append(Candidate(THIRD_START + grid.known[motif][0], worth - THIRD_LOOK))
    if grid.unseen:
        found.append(Candidate(THIRD_START + dealer.pick(grid.unseen), luck - THIRD_LOOK))
    return found


def reveal_choice(grid: Grid, world: World, seat: Seat, dealer: Dealer) -> Action:
    found = reveals(grid, world, seat, dealer)
    best = found[0]
    for candidate in found:
        if candidate.look > best.look:
            best = candidate
    return best.action
