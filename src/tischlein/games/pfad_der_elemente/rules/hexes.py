"""The cells a path is laid on: hexagons with axial coordinates, each a small number (§8).

A path has twelve tiles. Laid from the middle outwards, also as islands, it never comes to the rim, whatever its shape.
"""

from typing import Final

TILES: Final[int] = 12
# A straight path of all tiles, and its whole length again (§9a).
RADIUS: Final[int] = 2 * TILES - 1

# Two tiles touch when they share a side (§8).
DIRECTIONS: Final[list[tuple[int, int]]] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def distance(q: int, r: int) -> int:
    """Steps from the middle."""
    return (abs(q) + abs(r) + abs(q + r)) // 2


# Row by row from the top, each from the left: tiles of a finished path are numbered in this order.
COORDINATES: Final[list[tuple[int, int]]] = [
    (q, r) for r in range(-RADIUS, RADIUS + 1) for q in range(-RADIUS, RADIUS + 1) if distance(q, r) <= RADIUS
]
CELLS: Final[int] = len(COORDINATES)
CELL_WORDS: Final[list[str]] = [f"{q},{r}" for q, r in COORDINATES]
CELL_AT: Final[dict[tuple[int, int], int]] = {place: cell for cell, place in enumerate(COORDINATES)}
MIDDLE: Final[int] = CELL_AT[(0, 0)]


def around(cell: int, steps: list[tuple[int, int]]) -> list[int]:
    """The cells that these steps lead to, in order; the rim is the end."""
    q, r = COORDINATES[cell]
    found = [CELL_AT[(q + dq, r + dr)] for dq, dr in steps if (q + dq, r + dr) in CELL_AT]
    return sorted(found)


NEIGHBOURS: Final[list[list[int]]] = [around(cell, DIRECTIONS) for cell in range(CELLS)]
# Where a new island may begin: one cell of water between, which is as far as any distance (§A7).
TWO_AWAY: Final[list[list[int]]] = [
    around(cell, [(q, r) for q in range(-2, 3) for r in range(-2, 3) if distance(q, r) == 2]) for cell in range(CELLS)
]

# Cells as numbers whose differences are steps: 1 to the right, ROW down to the right, ROW - 1 down to the left.
ROW: Final[int] = 64
CODES: Final[list[int]] = [ROW * r + q for q, r in COORDINATES]


def near_masks(cells: list[int]) -> list[int]:
    """For each of these cells, which are ascending, a bit for every one of them that it touches (§8)."""
    codes = [CODES[cell] for cell in cells]
    masks = [0] * len(cells)
    for tile, code in enumerate(codes):
        for later in range(tile + 1, len(codes)):
            step = codes[later] - code
            if step > ROW:
                break
            if step == 1 or step >= ROW - 1:
                masks[tile] |= 1 << later
                masks[later] |= 1 << tile
    return masks


def group_of(near: list[int], start: int, within: int) -> int:
    """All tiles that hang together with the first one of `start`, as bits."""
    group = start & -start
    edge = group
    while edge:
        tile = edge.bit_length() - 1
        edge ^= 1 << tile
        fresh = near[tile] & within & ~group
        group |= fresh
        edge |= fresh
    return group


def groups_of(near: list[int], within: int) -> list[int]:
    """The groups of touching tiles among `within`, lowest tile first."""
    groups: list[int] = []
    left = within
    while left:
        group = group_of(near, left, within)
        groups.append(group)
        left &= ~group
    return groups


def members(mask: int) -> list[int]:
    """The numbers of the bits of a set."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
