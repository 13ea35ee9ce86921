"""Good Omens: where a path could fulfil one, and where it does (§42 to §47)."""

from typing import Final

from mypy_extensions import i64

from tischlein.games.pfad_der_elemente.rules.hexes import COORDINATES
from tischlein.games.pfad_der_elemente.rules.material import GUARDS, MASK, MOTIF, ONE_OF, SHAPE_CELLS, Omen

Shape = list[tuple[int, int]]


def turned(cell: tuple[int, int], turns: int) -> tuple[int, int]:
    q, r = cell
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


def orientations(cells: Shape) -> list[Shape]:
    """Every rotation and reflection once (§43), each beginning with its smallest cell at 0, 0."""
    found: list[Shape] = []
    for mirrored in (cells, [(r, q) for q, r in cells]):
        for turns in range(6):
            placed = sorted([turned(cell, turns) for cell in mirrored])
            q, r = placed[0]
            shape = [(one - q, other - r) for one, other in placed]
            if shape not in found:
                found.append(shape)
    return sorted(found)


ORIENTATIONS: Final[list[list[Shape]]] = [orientations(cells) for cells in SHAPE_CELLS]


def spots_of(cells: list[int], shape: int) -> list[list[int]]:
    """The sets of tiles that form a shape, each once, by the numbers of the tiles."""
    tile_at = {COORDINATES[cell]: tile for tile, cell in enumerate(cells)}
    spots: list[list[int]] = []
    for orientation in ORIENTATIONS[shape]:
        for cell in cells:
            q, r = COORDINATES[cell]
            places = [(q + dq, r + dr) for dq, dr in orientation]
            if all([place in tile_at for place in places]):
                spots.append(sorted([tile_at[place] for place in places]))
    return sorted(spots)


# What lies on a spot can never fulfil an omen.
NEVER: Final[int] = -1


def lacking(card: Omen, spot: list[int], spirits: list[int]) -> int:
    """How many spirits a spot lacks for an omen: 0 where it is fulfilled; all of them as long as no real one is there.

    Masks stand for what is missing, but one real spirit must be there (§45); so a mask is never a guest (§46, §A27).
    """
    left: i64 = card.wanted
    missing = 0
    real = False
    for tile in spot:
        spirit = spirits[tile]
        if spirit < 0:
            missing += 1
        elif spirit & MOTIF != MASK:
            left -= ONE_OF[spirit & MOTIF]
            real = True
    if left & GUARDS != GUARDS or (missing == 0 and not real):
        return NEVER
    return missing if real else len(spot)


def fulfilments(card: Omen, spots: list[list[int]], spirits: list[int]) -> list[list[int]]:
    """Every set of tiles that fulfils an omen, out of those that could (§43, §44)."""
    return [spot for spot in spots if lacking(card, spot, spirits) == 0]


def omen_points(card: Omen, spots: list[list[int]], spirits: list[int]) -> int:
    """The value for every set, overlapping or not (§44, §A25); nothing doubles it (§47, §A26)."""
    return card.points * len(fulfilments(card, spots, spirits))
