"""What a path is worth while spirits come and gifts are left: points that are there, and what may be hoped for."""

from typing import Final

from tischlein.core.turn import Seat
from tischlein.games.pfad_der_elemente.rules.hexes import TILES
from tischlein.games.pfad_der_elemente.rules.material import (
    COVERED,
    ELEMENTS,
    GIFTED,
    MASK,
    MOTIF,
    MOTIFS,
    OF_THE_TABLE,
    OnShape,
)
from tischlein.games.pfad_der_elemente.rules.omens import lacking
from tischlein.games.pfad_der_elemente.rules.path import Path
from tischlein.games.pfad_der_elemente.rules.scoring import points_of, position_points, value_at_home
from tischlein.games.pfad_der_elemente.rules.world import GIFT_PHASE, NOTHING, SPIRIT_PHASE, World

# What experience says, in points.
# A point that a gift could add to a spirit on its element; a gift beyond those, and in the gift phase.
UPGRADE: Final = 0.6
SPARE: Final = 1.2
SPARE_LAST: Final = 0.3
# A spirit one step from a free tile of its element, per point it would bring there; one that is still to come.
NEAR: Final = 0.35
COMING: Final = 0.5
# A point that others could shift away, and when somebody still has gifts at the end.
EXPOSED: Final = 0.12
EXPOSED_LAST: Final = 0.25
# A spot of an omen that lacks one spirit, per point; two: the square of it. What each of the seven omens of an element
# brings to who builds and places towards it, by the number of seats (measured with the third level; the last one is the
# spirit on a tile), and what is left of it if the path was not laid for it.
HOPE: Final = 0.3
OMEN_HOPES: Final[dict[int, list[float]]] = {
    2: [6.2, 6.2, 6.0, 6.9, 8.7, 14.7, 0.9],
    3: [5.5, 5.6, 5.3, 7.0, 9.6, 13.6, 1.0],
    4: [6.0, 5.4, 5.3, 7.2, 8.5, 12.4, 1.6],
}
UNPLANNED: Final = 0.6
# What a point of an omen on a shape is worth then, by the number of its spirits, as far as the measured ones tell.
HOPES_PER_POINT: Final[list[float]] = [0.0, 1.0, 5.5, 4.0, 2.5]


class Judge:
    """The plainest one counts the points that are there. `insight`: the seats whose omens it knows."""

    def __init__(self, insight: list[bool]) -> None:
        self.insight: list[bool] = insight

    def look_at(self, world: World) -> None:
        """Before anything is judged in another world."""

    def worth(self, world: World, seat: Seat) -> float:
        """Of the spirits, and of what else the judge sees in a path, beyond its path points."""
        points = points_of(world, seat)
        return float(points[4] + (points[5] if self.insight[seat] else 0))

    def standing(self, world: World, seat: Seat) -> float:
        return sum(world.paths[seat].points) + self.worth(world, seat)

    def exchange_gain(self, world: World, seat: Seat, omen: int, cost: int) -> float:
        """What an omen that is not known yet would gain over this one."""
        return 0.0


class Foresight(Judge):
    """Also sees what may come of spirits, gifts and omens, as far as experience goes."""

    def __init__(self, insight: list[bool]) -> None:
        super().__init__(insight)
        self.coming: list[float] = [0.0] * len(MOTIFS)
        self.exposed: float = 0.0
        self.upgrade: float = 1.0
        self.spare: float = 0.0
        self.hope: float = 0.0

    def look_at(self, world: World) -> None:
        """How many spirits of each motif every path can still expect, and what that changes."""
        playing = world.phase == SPIRIT_PHASE
        coming = [0] * len(MOTIFS)
        if playing:
            for motif in world.grid:
                if motif >= 0:
                    coming[motif] += 1
            for motif in world.bag:
                coming[motif] += 1
        self.coming = [count / world.seats for count in coming]
        self.upgrade = UPGRADE if playing else 1.0
        self.spare = SPARE if playing else SPARE_LAST
        self.hope = HOPE if playing else 0.0
        self.exposed = EXPOSED
        if world.phase == GIFT_PHASE:
            self.exposed = EXPOSED_LAST if world.acted < world.seats - 1 else 0.0

    def worth(self, world: World, seat: Seat) -> float:
        path, spirits, own = world.paths[seat], world.spirits[seat], world.elements[seat]
        free = [0] * len(ELEMENTS)
        worth = 0.0
        ones = 0
        twos = 0
        for tile in range(TILES):
            spirit = spirits[tile]
            element = path.elements[tile]
            if spirit < 0:
                free[element] += 1
                continue
            if spirit & MOTIF == element:
                points = position_points(element, spirit, own)
                if spirit & GIFTED == 0 and points == 2:
                    twos += 1
                elif spirit & GIFTED == 0:
                    ones += 1
                worth += points if spirit & COVERED else points * (1.0 - self.exposed)
            elif spirit & COVERED == 0 and spirit & MOTIF != MASK and has_room(path, spirits, tile, spirit & MOTIF):
                worth += NEAR * value_at_home(spirit & MOTIF, own)
        worth += self.of_gifts(world.gifts[seat], twos, ones) + self.of_coming(free, own)
        if world.omens[seat] and self.insight[seat]:
            worth += self.of_omens(world, path, spirits, world.omens[seat])
        return worth

    def of_gifts(self, gifts: int, twos: int, ones: int) -> float:
        """`twos`: spirits to which a gift adds two points; `ones`: one. Each gift goes where it is worth most."""
        for_twos = min(gifts, twos)
        for_ones = min(gifts - for_twos, ones)
        worth = for_twos * max(2 * self.upgrade, self.spare) + for_ones * max(self.upgrade, self.spare)
        return worth + self.spare * (gifts - for_twos - for_ones)

    def of_coming(self, free: list[int], own: int) -> float:
        worth = 0.0
        for element in range(len(ELEMENTS)):
            worth += min(self.coming[element], float(free[element])) * value_at_home(element, own)
        return worth * COMING

    def of_omens(self, world: World, path: Path, spirits: list[int], omens: list[int]) -> float:
        """How often they are fulfilled (§44); spots that lack a spirit count by hope."""
        worth = 0.0
        for omen in omens:
            card = world.rulings.box.omens[omen]
            times = 0.0
            for spot in path.spots_for(card):
                lacks = lacking(card, spot, spirits)
                if lacks == 0:
                    times += 1.0
                elif 0 < lacks < len(spot):
                    times += self.hope if lacks == 1 else self.hope * self.hope
                elif lacks == len(spot) == 1:
                    times += self.hope * self.hope
            worth += card.points * times
        return worth

    def exchange_gain(self, world: World, seat: Seat, omen: int, cost: int) -> float:
        """The rest of the match is too short for new omens, or it is long enough for better ones."""
        stack = world.stack_of(seat)
        left = sum(self.coming) * world.seats / len(world.grid)
        fresh = sum([hope_of(world, other) for other in stack]) / len(stack)
        path, spirits = world.paths[seat], world.spirits[seat]
        by_chance = sum([self.of_omens(world, path, spirits, [other]) for other in stack]) / len(stack)
        lost = self.of_omens(world, path, spirits, [omen]) + left * hope_of(world, omen)
        return by_chance + UNPLANNED * left * fresh - lost - cost * self.spare


def has_room(path: Path, spirits: list[int], tile: int, element: int) -> bool:
    """Whether a free tile of this element is beside a tile."""
    for other in path.neighbours[tile]:  # noqa: SIM110  compiled, a loop makes no list
        if spirits[other] == NOTHING and path.elements[other] == element:
            return True
    return False


def hope_of(world: World, omen: int) -> float:
    """What an omen may bring in a whole match; one that was not measured by how many spirits it lists."""
    card = world.rulings.box.omens[omen]
    if card.source == OF_THE_TABLE:
        return card.points * (HOPES_PER_POINT[len(card.spirits)] if isinstance(card.lies, OnShape) else 1.0)
    hopes = OMEN_HOPES[world.seats]
    return hopes[omen % len(hopes)]
