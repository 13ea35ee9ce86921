"""What every single tile adds to a layout: its share of the path points, and of the spots for omens.

Annealing looks at tiles one by one, thousands of times; so all that can be known beforehand is in tables.
"""

from typing import Final, assert_never

from librt.vecs import vec

from tischlein.games.pfad_der_elemente.rules.box import OUR_BOX, Box
from tischlein.games.pfad_der_elemente.rules.hexes import DIRECTIONS
from tischlein.games.pfad_der_elemente.rules.material import FORMS, SHAPE_IDS
from tischlein.games.pfad_der_elemente.rules.omens import ORIENTATIONS


def spot_counts(shape: int) -> list[float]:
    """How often a tile with these neighbours is part of a shape, so that every spot of the shape counts once."""
    needed: list[int] = []
    for cells in ORIENTATIONS[shape]:
        for q, r in cells:
            steps = [(one - q, other - r) for one, other in cells if (one, other) != (q, r)]
            if all([step in DIRECTIONS for step in steps]):
                needed.append(sum([1 << 5 - DIRECTIONS.index(step) for step in steps]))
    if not needed:
        # A shape without a middle wants tiles side by side, at least.
        return spot_counts(SHAPE_IDS.index("pair"))
    middles = len(needed) // len(ORIENTATIONS[shape])
    return [len([mask for mask in needed if mask & near == mask]) / middles for near in range(64)]


SPOTS: Final[list[list[float]]] = [spot_counts(shape) for shape in range(len(SHAPE_IDS))]

FOLLOW: Final = -1.0


def shares_of_element(element: int, values: list[int]) -> list[float]:
    """A tile's share of the path points, by the sides with the same element; FOLLOW: how far its chain goes decides."""
    form = FORMS[element]
    match form:
        case "group" | "row":
            # A tile alone is all of it; longer chains are met at both of their ends.
            end = FOLLOW if any(values[2:]) else 0.0
            return [float(values[1]), *[end if mask.bit_count() == 1 else 0.0 for mask in range(1, 64)]]
        case "triangle":
            # Two neighbouring sides are a triangle, and each of its tiles brings a third.
            turned = [(mask << 1 | mask >> 5) & 63 for mask in range(64)]
            return [(mask & turned[mask]).bit_count() * values[3] / 3 for mask in range(64)]
        case _:
            assert_never(form)


def shares_of(box: Box) -> list[float]:
    """By element and the sides with the same element, one after the other."""
    return [share for element, values in enumerate(box.values) for share in shares_of_element(element, values)]


def ends_of(box: Box) -> list[float]:
    """What each end of a chain brings, by its length; 0 tiles: it branches."""
    return [value / 2 for values in box.values for value in values]


OUR_SHARES: Final[vec[float]] = vec[float](shares_of(OUR_BOX))
OUR_ENDS: Final[vec[float]] = vec[float](ends_of(OUR_BOX))
