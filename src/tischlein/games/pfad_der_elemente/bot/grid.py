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


class Looks:
    """What a pair is worth to who finds it, and a look, in points.

    pair, mask       a pair; how much of it a pair of masks is worth
    own, foreign     more, if it is of the own element; of somebody's
    third            a gift for a third look
    quiet, unknown   a look at a spirit that is known already tells the others nothing; one at an unseen spirit
    chance           how much of a pair counts that an unseen spirit may make
    last             more, by how many pairs are left to two seats: who finds the last one is first to spend gifts
    patience         for so many turns in a row without a pair: nobody shall wait for ever
    """

    def __init__(  # noqa: PLR0913  one for each look
        self,
        *,
        pair: float = 2.0,
        mask: float = 0.6,
        own: float = 1.5,
        foreign: float = 0.7,
        third: float = 0.9,
        quiet: float = 0.3,
        unknown: float = 0.5,
        chance: float = 0.0,
        last: list[float] | None = None,
        patience: int = 6,
    ) -> None:
        self.pair: float = pair
        self.mask: float = mask
        self.own: float = own
        self.foreign: float = foreign
        self.third: float = third
        self.quiet: float = quiet
        self.unknown: float = unknown
        self.chance: float = chance
        self.last: list[float] = last or []
        self.patience: int = patience

    def pair_worth(self, world: World, seat: Seat, motif: int) -> float:
        """To choose where to place two spirits, for oneself and against another."""
        if motif == MASK:
            return self.pair * self.mask + self.lateness(world)
        worth = self.pair + self.own if motif == world.elements[seat] else self.pair
        return (worth + self.foreign if motif in world.elements else worth) + self.lateness(world)

    def lateness(self, world: World) -> float:
        if not self.last or world.seats > 2 or world.idle > self.patience:
            return 0.0
        left = (len(world.grid) - world.grid.count(GONE)) // 2
        return self.last[left] if left < len(self.last) else 0.0


USUAL_LOOKS: Final = Looks()


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


def weigh_reveals(grid: Grid, world: World, seat: Seat, dealer: Dealer, looks: Looks = USUAL_LOOKS) -> list[Candidate]:
    """Places that differ in what is known of them, one of each kind; which of the unseen is luck."""
    if world.step == MISS:
        return weigh_third_reveals(grid, world, seat, dealer, looks)
    found: list[Candidate] = []
    for motif, places in enumerate(grid.known):
        if places:
            if world.step == BEFORE:
                pair, otherwise = len(places) > 1, looks.quiet - 0.2
            else:
                pair, otherwise = motif == world.grid[world.open[0]], looks.quiet
            look = looks.pair_worth(world, seat, motif) if pair else otherwise
            found.append(Candidate(REVEAL.single(places[0]), look))
    if grid.unseen:
        look = looks.unknown
        if looks.chance > 0.0:
            look += looks.chance * hoped_pair(grid, world, seat, looks)
        found.append(Candidate(REVEAL.single(dealer.pick(grid.unseen)), look))
    return found


def hoped_pair(grid: Grid, world: World, seat: Seat, looks: Looks) -> float:
    """What a pair with an unseen spirit is worth, times how likely it is."""
    if not world.bag:
        return 0.0
    worth = 0.0
    for motif in world.bag:
        partner = motif == world.grid[world.open[0]] if world.open else len(grid.known[motif]) > 0
        if partner:
            worth += looks.pair_worth(world, seat, motif)
    return worth / len(world.bag)


def weigh_third_reveals(grid: Grid, world: World, seat: Seat, dealer: Dealer, looks: Looks) -> list[Candidate]:
    """A known partner of one that lies open is a sure pair."""
    found = [Candidate(TURN_DOWN, 0.0)]
    if len(world.open) > 2 or world.gifts[seat] < THIRD_COST:
        return found
    luck = 0.0
    for place in world.open:
        motif = world.grid[place]
        worth = looks.pair_worth(world, seat, motif)
        # That an unseen place has this motif.
        luck += (world.bag.count(motif) / len(world.bag) if world.bag else 0.0) * worth
        if grid.known[motif]:
            found.append(Candidate(THIRD_REVEAL.single(grid.known[motif][0]), worth - looks.third))
    if grid.unseen:
        found.append(Candidate(THIRD_REVEAL.single(dealer.pick(grid.unseen)), luck - looks.third))
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
