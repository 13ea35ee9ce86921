"""Good Omens: where a path could fulfil one, and where it does (rules R42 to R47)."""

from typing import Final

from tischlein.games.pfad_der_elemente.rules.hexes import COORDINATES
from tischlein.games.pfad_der_elemente.rules.material import (
    ELEMENTS,
    MASK,
    NO_SHAPE,
    OMENS,
    SHAPE_CELLS,
    Omen,
)

Shape = list[tuple[int, int]]


def turned(cell: tuple[int, int], turns: int) -> tuple[int, int]:
    q, r = cell
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


def orientations(cells: Shape) -> list[Shape]:
    """Every rotation and reflection once (rules R43), each beginning with its smallest cell at 0, 0."""
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


def fulfilments(omen: int, spots: list[list[list[int]]], tiles: list[int], motifs: list[int]) -> list[list[int]]:
    """Every set of tiles that fulfils an omen. `motifs` are the spirits on the tiles, below 0 for none."""
    card = OMENS[omen]
    if card.shape != NO_SHAPE:
        return [spot for spot in spots[card.shape] if suits(card, spot, motifs)]
    # R46: a mask alone would be an omen of masks only.
    return [[tile] for tile, element in enumerate(tiles) if element == card.tile and motifs[tile] in card.listed]


def suits(card: Omen, spot: list[int], motifs: list[int]) -> bool:
    """R45: masks stand for whatever is missing, but one real spirit must be there."""
    real = [0] * len(ELEMENTS)
    for tile in spot:
        motif = motifs[tile]
        if motif < 0:
            return False
        if motif != MASK:
            real[motif] += 1
            if real[motif] > card.spirits[motif]:
                return False
    return sum(real) > 0


def omen_points(omen: int, spots: list[list[list[int]]], tiles: list[int], motifs: list[int]) -> int:
    """R44: the value for every set, overlapping or not; R47: nothing doubles it."""
    return OMENS[omen].points * len(fulfilments(omen, spots, tiles, motifs))
