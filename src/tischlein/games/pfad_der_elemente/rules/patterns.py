"""Path points: which tiles form a row, a triangle, a pair or a clearing (§10 to §13)."""

from typing import Final, assert_never

from tischlein.games.pfad_der_elemente.rules.hexes import TILES, groups_of, members
from tischlein.games.pfad_der_elemente.rules.material import ELEMENTS, FORMS, PATTERNS, Form, Pattern

# What a pattern is called, by element.
PATTERN_WORDS: Final[list[str]] = ["clearing", "pair", "row", "triangle"]


def values_of(pattern: Pattern, form: Form, points: int) -> list[int]:
    """What a pattern of 0, 1, 2 … tiles brings if the smallest brings `points`: only rows grow beyond it."""
    values = [0] * (TILES + 1)
    values[pattern.tiles] = points
    if form == "row":
        for tiles in range(pattern.tiles + 1, TILES + 1):
            values[tiles] = values[tiles - 1] + pattern.further
    return values


# By element: how many tiles a pattern has at least.
SMALLEST: Final[list[int]] = [pattern.tiles for pattern in PATTERNS]


def patterns_of(near: list[int], elements: list[int], longest: bool) -> list[list[int]]:
    """The patterns that score, by element, each as the set of its tiles.

    `near` are the tiles each tile touches, as bits; `longest` is `water_rule` (§A8).
    """
    masks = [0] * len(ELEMENTS)
    bit = 1
    for element in elements:
        masks[element] |= bit
        bit += bit
    return [patterns_in(near, tiles, element, longest) for element, tiles in enumerate(masks)]


def patterns_in(near: list[int], tiles: int, element: int, longest: bool) -> list[int]:
    form = FORMS[element]
    match form:
        case "group":
            return groups_of_size(near, tiles, SMALLEST[element])
        case "row":
            return rows(near, tiles, SMALLEST[element], longest)
        case "triangle":
            return triangles(near, tiles)
        case _:
            assert_never(form)


def groups_of_size(near: list[int], tiles: int, size: int) -> list[int]:
    """Air wants to be two (§12), earth to be alone (§13); further tiles of the element beside them spoil it."""
    return [group for group in groups_of(near, tiles) if group.bit_count() == size]


def rows(near: list[int], tiles: int, smallest: int, longest: bool) -> list[int]:
    """A group of water is a row if it is a chain without branches, rings and triangles (§10)."""
    found: list[int] = []
    for group in groups_of(near, tiles):
        if group.bit_count() < smallest:
            continue
        row = group if is_chain(near, group) else 0
        if row == 0 and longest:
            row = longest_chain(near, group)
        if row.bit_count() >= smallest:
            found.append(row)
    return found


def is_chain(near: list[int], group: int) -> bool:
    """Connected, one contact less than tiles, and nowhere more than two."""
    ends = 0
    for tile in members(group):
        contacts = (near[tile] & group).bit_count()
        if contacts > 2:
            return False
        ends += 2 - contacts
    return ends == 2


def longest_chain(near: list[int], group: int) -> int:
    """The longest chain inside a group whose tiles touch only the next and the last one (§A8, §A9)."""
    best = 0
    for tile in members(group):
        chain = longest_from(near, group & ~(1 << tile), tile, 1 << tile)
        if chain.bit_count() > best.bit_count():
            best = chain
    return best


def longest_from(near: list[int], free: int, end: int, chain: int) -> int:
    """`free` are the tiles that touch no tile of the chain but its end."""
    best = chain
    steps = near[end] & free
    for tile in members(steps):
        longer = longest_from(near, free & ~steps, tile, chain | 1 << tile)
        if longer.bit_count() > best.bit_count():
            best = longer
    return best


def triangles(near: list[int], tiles: int) -> list[int]:
    """Every three that touch each other; a tile may belong to several (§11)."""
    found: list[int] = []
    for one in members(tiles):
        above = near[one] & tiles & ~((2 << one) - 1)
        for two in members(above):
            edge = 1 << one | 1 << two
            found.extend([edge | 1 << three for three in members(above & near[two] & ~((2 << two) - 1))])
    return found


def points_by_element(patterns: list[list[int]], values: list[list[int]]) -> list[int]:
    """Path points for earth, air, water and fire (§38); `values` says what one pattern brings (§A2)."""
    return [sum([values[element][pattern.bit_count()] for pattern in found]) for element, found in enumerate(patterns)]
