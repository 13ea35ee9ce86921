"""What a path is worth while spirits come and gifts are left: points that are there, and what may be hoped for."""

from typing import Final, final

from mypy_extensions import i64

from tischlein.core.turn import Seat
from tischlein.games.pfad_der_elemente.rules.hexes import TILES
from tischlein.games.pfad_der_elemente.rules.material import (
    ELEMENTS,
    MASK,
    MOTIFS,
    NO_SHAPE,
    OMENS,
    OMENS_OF_AN_ELEMENT,
    Omen,
)
from tischlein.games.pfad_der_elemente.rules.path import Path
from tischlein.games.pfad_der_elemente.rules.world import (
    COVERED,
    GIFT_PHASE,
    GIFTED,
    MOTIF,
    NOTHING,
    SPIRIT_PHASE,
    World,
)

# What an omen lists, four bits for each element, with a guard bit that is lost when there are too many of one.
NIBBLE: Final[int] = 4
GUARD: Final[i64] = 0x8888
UNITS: Final[list[int]] = [1 << NIBBLE * element for element in range(len(ELEMENTS))]


def listed(omen: Omen) -> int:
    return 0x8888 + sum([UNITS[element] * count for element, count in enumerate(omen.spirits)])


LISTED: Final[list[int]] = [listed(omen) for omen in OMENS]
# What each of the seven omens of an element brings to who builds and places towards it, by the number of seats
# (measured with the third level; the last one is the spirit on a tile).
OMEN_HOPES: Final[list[list[float]]] = [
    [6.2, 6.2, 6.0, 6.9, 8.7, 14.7, 0.9],
    [5.5, 5.6, 5.3, 7.0, 9.6, 13.6, 1.0],
    [6.0, 5.4, 5.3, 7.2, 8.5, 12.4, 1.6],
]
FEWEST_SEATS: Final[int] = 2


class Weights:
    """What experience says, in points.

    upgrade   a point that a gift could add to a spirit on its element
    spare     a gift beyond those; spare_last: in the gift phase
    patience  what spending a gift before the end must gain beyond its worth
    near      a spirit one step from a free tile of its element, per point it would bring there
    coming    a spirit still to come for which a tile of its element is free, per point
    exposed   a point that others could shift away; exposed_last: when somebody still has gifts at the end
    hope      a spot of an omen that lacks one spirit, per point; two: the square of it
    unplanned what is left of an omen's hopes if the path was not laid for it
    spot      a spot of an omen's shape when a path is laid, per point; side: any two tiles side by side
    follower  how much of an opponent's gain counts who does not lead; the leader's counts fully
    """

    def __init__(self) -> None:
        self.upgrade: float = 0.6
        self.spare: float = 1.2
        self.spare_last: float = 0.3
        self.patience: float = 0.25
        self.near: float = 0.35
        self.coming: float = 0.5
        self.exposed: float = 0.12
        self.exposed_last: float = 0.25
        self.hope: float = 0.3
        self.unplanned: float = 0.6
        self.spot: float = 0.3
        self.side: float = 0.02
        self.follower: float = 0.4


@final
class Judge:
    """Looks at a world. `insight`: the seats whose omens count; of others one knows only that they have some."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights
        self.insight: list[bool] = [True] * 4
        self.coming: list[float] = [0.0] * len(MOTIFS)
        self.free: list[int] = [0] * len(ELEMENTS)
        self.exposed: float = 0.0
        self.upgrade: float = 1.0
        self.spare: float = 0.0
        self.hope: float = 0.0

    def look_at(self, world: World) -> None:
        """How many spirits of each motif every path can still expect, and what that changes."""
        weights = self.weights
        playing = world.phase == SPIRIT_PHASE
        coming = [0] * len(MOTIFS)
        if playing:
            for motif in world.grid:
                if motif >= 0:
                    coming[motif] += 1
            for motif in world.bag:
                coming[motif] += 1
        self.coming = [count / world.seats for count in coming]
        self.upgrade = weights.upgrade if playing else 1.0
        self.spare = weights.spare if playing else weights.spare_last
        self.hope = weights.hope if playing else 0.0
        self.exposed = weights.exposed
        if world.phase == GIFT_PHASE:
            self.exposed = weights.exposed_last if world.acted < world.seats - 1 else 0.0

    def worth(self, world: World, seat: Seat) -> float:
        path, spirits = world.paths[seat], world.spirits[seat]
        own = world.elements[seat]
        free = [0] * len(ELEMENTS)
        self.free = free
        worth = 0.0
        ones = 0
        twos = 0
        for tile in range(TILES):
            spirit = spirits[tile]
            element = path.elements[tile]
            if spirit < 0:
                free[element] += 1
                continue
            motif = spirit & MOTIF
            value = 2 if motif == own else 1
            if motif == element:
                if spirit & GIFTED:
                    value += value
                elif value == 2:
                    twos += 1
                else:
                    ones += 1
                worth += value if spirit & COVERED else value * (1.0 - self.exposed)
            elif motif != MASK and spirit & COVERED == 0 and has_room(path, spirits, tile, motif):
                worth += self.weights.near * value
        worth += self.of_gifts(world.gifts[seat], twos, ones) + self.of_coming(own)
        if world.omens[seat] and self.insight[seat]:
            worth += self.of_omens(path, spirits, world.omens[seat])
        return worth

    def of_gifts(self, gifts: int, twos: int, ones: int) -> float:
        """`twos`: spirits to which a gift adds two points; `ones`: one. Each gift goes where it is worth most."""
        for_twos = min(gifts, twos)
        for_ones = min(gifts - for_twos, ones)
        worth = for_twos * max(2 * self.upgrade, self.spare) + for_ones * max(self.upgrade, self.spare)
        return worth + self.spare * (gifts - for_twos - for_ones)

    def of_coming(self, own: int) -> float:
        worth = 0.0
        for element in range(len(ELEMENTS)):
            coming = self.coming[element]
            fitting = min(coming, float(self.free[element]))
            worth += fitting * (2 if element == own else 1)
        return worth * self.weights.coming

    def of_omens(self, path: Path, spirits: list[int], omens: list[int]) -> float:
        worth = 0.0
        for omen in omens:
            card = OMENS[omen]
            if card.shape == NO_SHAPE:
                worth += card.points * guests(card, path, spirits, self.hope)
            else:
                worth += card.points * self.of_spots(LISTED[omen], path.spots[card.shape], spirits)
        return worth

    def of_spots(self, wanted: i64, spots: list[list[int]], spirits: list[int]) -> float:
        """How often an omen is fulfilled; spots that lack a spirit count by hope (rules R44, R45)."""
        times = 0.0
        for spot in spots:
            left: i64 = wanted
            missing = 0
            real = False
            for tile in spot:
                spirit = spirits[tile]
                if spirit < 0:
                    missing += 1
                elif spirit & MOTIF != MASK:
                    left -= UNITS[spirit & MOTIF]
                    real = True
            if real and left & GUARD == GUARD:
                times += 1.0 if missing == 0 else self.hope if missing == 1 else self.hope * self.hope
        return times


def has_room(path: Path, spirits: list[int], tile: int, element: int) -> bool:
    """Whether a free tile of this element is beside a tile."""
    return any([spirits[other] == NOTHING and path.elements[other] == element for other in path.neighbours[tile]])


def guests(card: Omen, path: Path, spirits: list[int], hope: float) -> float:
    """R46: spirits of one element on tiles of another one."""
    times = 0.0
    for tile in range(TILES):
        if path.elements[tile] == card.tile:
            spirit = spirits[tile]
            if spirit < 0:
                times += hope * hope
            elif spirit & MOTIF in card.listed:
                times += 1.0
    return times


def hope_of(omen: int, seats: int) -> float:
    """What an omen may bring in a whole match."""
    return OMEN_HOPES[seats - FEWEST_SEATS][omen % OMENS_OF_AN_ELEMENT]
