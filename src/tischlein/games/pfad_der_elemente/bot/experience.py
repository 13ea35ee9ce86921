"""What a path of spirits is worth, learned from matches: by how much who had one like it was ahead with spirits then.

The file holds, in 256ths of a point, for two seats and then for more, and there for every stage (how many pairs are
left to each two seats, the last ones first), what each of these is worth:

LYING    a spirit on a tile of its element: by whether it is of the own element, has a gift, and is covered
MASKS    a mask, a covered one
ASTRAY   a spirit elsewhere: by whether one step leads to a free tile of its element, or to one where another spirit
         lies wrong; whether it is of the own element; whether it has a gift
LOCKED   a covered spirit elsewhere
COMING   free tiles for which spirits will come: of the own element, of others
FREE     free tiles: of the own element, of others
GIFTS    a gift; one for a spirit to which it adds two points, and one; the square of gifts
PATH     tiles of the own element, tiles that touch

and after all of these, again by seats and stage, what it is worth to be on turn: by how many pairs of the grid are
known (none, one, more), and how many spirits are unseen (none, up to two, more).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.turn import Seat
from tischlein.games.pfad_der_elemente.bot.value import Foresight
from tischlein.games.pfad_der_elemente.rules.hexes import TILES
from tischlein.games.pfad_der_elemente.rules.material import COVERED, ELEMENTS, GIFTED, MASK, MOTIF, MOTIFS
from tischlein.games.pfad_der_elemente.rules.world import GONE, SPIRIT_PHASE, UNSEEN, World

# Raised when the numbers change their meaning: older files are set aside then.
VERSION: Final = "pfad_der_elemente 1"
UNIT: Final = 256
STAGES: Final[int] = 11
MASKS_AT: Final[int] = 8
ASTRAY_AT: Final[int] = 10
LOCKED_AT: Final[int] = 22
COMING_AT: Final[int] = 23
FREE_AT: Final[int] = 25
GIFTS_AT: Final[int] = 27
PATH_AT: Final[int] = 31
LOOKS: Final[int] = 33
TURNS_FROM: Final[int] = 2 * STAGES * LOOKS
TURNS: Final[int] = 9
COUNT: Final[int] = TURNS_FROM + 2 * STAGES * TURNS


class Experience(Foresight):
    """Omens are hoped for as Foresight does.

    stage  where the numbers of this stage stand among those of all
    """

    def __init__(self, insight: list[bool], numbers: vec[float]) -> None:
        super().__init__(insight)
        self.numbers: vec[float] = numbers
        self.stage: i64 = 0

    def look_at(self, world: World) -> None:
        super().look_at(world)
        left = len(world.grid) - world.grid.count(GONE) - (len(world.open) if world.found >= 0 else 0)
        if world.found >= 0:
            self.coming[world.found] -= len(world.open) / world.seats
        stage = min(STAGES - 1, left // world.seats)
        self.stage = stage if world.seats == 2 else stage + STAGES

    def worth(self, world: World, seat: Seat) -> float:
        worth = 0.0
        seen, rates = self.seen(world, seat), self.stage * LOOKS
        for place in range(LOOKS):
            worth += self.numbers[rates + place] * seen[place]
        if world.omens[seat] and self.insight[seat]:
            worth += self.of_omens(world, world.paths[seat], world.spirits[seat], world.omens[seat])
        return worth

    def standing(self, world: World, seat: Seat) -> float:
        worth = super().standing(world, seat)
        if seat == world.active and world.phase == SPIRIT_PHASE:
            worth += self.numbers[TURNS_FROM + self.stage * TURNS + turn_of(world)]
        return worth

    def seen(self, world: World, seat: Seat) -> vec[float]:
        """How often there is everything that numbers stand for."""
        path, spirits, own = world.paths[seat], world.spirits[seat], world.elements[seat]
        free = [0] * len(ELEMENTS)
        seen = vec[float]([0.0] * LOOKS)
        for tile in range(TILES):
            if spirits[tile] < 0:
                free[path.elements[tile]] += 1
            else:
                place = self.place_of(world, seat, tile)
                seen[place] = seen[place] + 1.0
        for element in range(len(ELEMENTS)):
            foreign: i64 = 0 if element == own else 1
            coming = min(self.coming[element], float(free[element]))
            seen[COMING_AT + foreign] = seen[COMING_AT + foreign] + coming
            seen[FREE_AT + foreign] = seen[FREE_AT + foreign] + float(free[element])
        gifts: i64 = world.gifts[seat]
        # Those without a gift, face up or covered: to which one would add two points, and one.
        for_twos = min(gifts, i64(seen[1] + seen[5]))
        seen[GIFTS_AT] = float(gifts)
        seen[GIFTS_AT + 1] = float(for_twos)
        seen[GIFTS_AT + 2] = float(min(gifts - for_twos, i64(seen[0] + seen[4])))
        seen[GIFTS_AT + 3] = float(gifts * gifts)
        seen[PATH_AT] = float(path.elements.count(own))
        seen[PATH_AT + 1] = float(len(path.edges))
        return seen

    def place_of(self, world: World, seat: Seat, tile: int) -> i64:
        """Among which a spirit on a tile is counted."""
        spirit = world.spirits[seat][tile]
        motif = spirit & MOTIF
        covered: i64 = 1 if spirit & COVERED else 0
        if motif == MASK:
            return MASKS_AT + covered
        mine: i64 = 1 if motif == world.elements[seat] else 0
        gifted: i64 = 2 if spirit & GIFTED else 0
        if motif == world.paths[seat].elements[tile]:
            return mine + gifted + 4 * covered
        if covered:
            return LOCKED_AT
        return ASTRAY_AT + mine + gifted + 4 * self.reach(world, seat, tile, motif)

    def reach(self, world: World, seat: Seat, tile: int, motif: int) -> i64:
        """1: beside a free tile of its element; 2: beside one where another spirit lies wrong; 0: neither."""
        path, spirits = world.paths[seat], world.spirits[seat]
        found: i64 = 0
        for other in path.neighbours[tile]:
            if path.elements[other] != motif:
                continue
            if spirits[other] < 0:
                return 1
            if spirits[other] & COVERED == 0 and spirits[other] & MOTIF != motif:
                found = 2
        return found


def turn_of(world: World) -> i64:
    """What a turn begins with: which of nine sorts of grid."""
    known = [0] * len(MOTIFS)
    unseen: i64 = 0
    for motif in world.grid:
        if motif >= 0:
            known[motif] += 1
        elif motif == UNSEEN:
            unseen += 1
    pairs: i64 = 0
    for count in known:
        pairs += count // 2
    few: i64 = 0 if unseen == 0 else 1 if unseen < 3 else 2
    return 3 * min(pairs, 2) + few
