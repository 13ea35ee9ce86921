"""Path points (§10 to §13): the cases of the fact sheet, and a second scorer that knows no bits."""

import itertools

import pytest

from tischlein.core.rng import Generator
from tischlein.games.pfad_der_elemente.rules.box import OUR_BOX
from tischlein.games.pfad_der_elemente.rules.hexes import CELL_AT, NEIGHBOURS, near_masks
from tischlein.games.pfad_der_elemente.rules.material import ELEMENTS
from tischlein.games.pfad_der_elemente.rules.patterns import patterns_of, points_by_element

Tiles = dict[tuple[int, int], str]

# id, tiles (element letter and q, r), points
CASES = [
    ("P01", "W0,0 W1,0 W2,0", 3),
    ("P02", "W0,0 W1,0", 0),
    ("P03", "W0,0 W1,0 W1,1 W2,1 W2,2", 5),
    ("P04", "W0,0 W0,1 W1,0", 0),
    ("P06", "W0,0 W0,4 W1,0 W1,4 W2,0 W2,4 W3,4", 7),
    ("P08", "F0,0 F0,1 F1,0", 2),
    ("P10", "F0,0 F0,1 F1,0 F1,1 F2,0", 6),
    ("P11", "F-1,0 F-1,1 F0,-1 F0,0 F0,1 F1,-1 F1,0", 12),
    ("P12", "F0,0 F1,0", 0),
    ("P13", "F0,0 F1,0 F2,0", 0),
    ("P14", "A0,0 A1,0", 2),
    ("P15", "A0,0", 0),
    ("P16", "A0,0 A1,0 A2,0", 0),
    ("P18", "A0,0 A0,2 A1,0 A1,2", 4),
    ("P19", "E0,0", 1),
    ("P20", "E0,0 E1,0", 0),
    ("P21", "E0,0 W1,0", 1),
]
SIX_STEPS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def read(written: str) -> Tiles:
    tiles: Tiles = {}
    for tile in written.split():
        q, r = tile[1:].split(",")
        tiles[int(q), int(r)] = next(element for element in ELEMENTS if element[0] == tile[0].lower())
    return tiles


def points(tiles: Tiles, longest: bool = False) -> int:
    cells = sorted(CELL_AT[place] for place in tiles)
    by_cell = {CELL_AT[place]: ELEMENTS.index(element) for place, element in tiles.items()}
    return sum(
        points_by_element(patterns_of(near_masks(cells), [by_cell[cell] for cell in cells], longest), OUR_BOX.values)
    )


def touching(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return (other[0] - one[0], other[1] - one[1]) in SIX_STEPS


def groups(places: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """By joining groups until none touch: slow and plain."""
    found = [[place] for place in places]
    joined = True
    while joined:
        joined = False
        for one, other in itertools.combinations(found, 2):
            if any(touching(a, b) for a in one for b in other):
                found.remove(other)
                one.extend(other)
                joined = True
                break
    return found


def is_row(group: list[tuple[int, int]]) -> bool:
    """Whether some order of the group makes every tile touch its neighbours in it and nobody else: tried greedily."""
    contacts = {place: [other for other in group if touching(place, other)] for place in group}
    ends = [place for place in group if len(contacts[place]) == 1]
    if len(ends) != 2 or any(len(contacts[place]) > 2 for place in group):
        return False
    walked = [ends[0]]
    while len(walked) < len(group):
        fresh = [place for place in contacts[walked[-1]] if place not in walked]
        if len(fresh) != 1:
            return False
        walked.append(fresh[0])
    return True


def longest_row(group: list[tuple[int, int]]) -> int:
    """The size of the largest subset that is a row: all subsets, from the largest down."""
    for size in range(len(group), 2, -1):
        if any(len(groups(list(part))) == 1 and is_row(list(part)) for part in itertools.combinations(group, size)):
            return size
    return 0


def brute_force(tiles: Tiles, longest: bool) -> int:
    of = {element: [place for place in tiles if tiles[place] == element] for element in ELEMENTS}
    score = len([group for group in groups(of["earth"]) if len(group) == 1])
    score += 2 * len([group for group in groups(of["air"]) if len(group) == 2])
    for three in itertools.combinations(of["fire"], 3):
        score += 2 if all(touching(one, other) for one, other in itertools.combinations(three, 2)) else 0
    for group in groups(of["water"]):
        if len(group) >= 3 and is_row(group):
            score += len(group)
        elif len(group) >= 3 and longest:
            score += longest_row(group)
    return score


def random_path(luck: Generator, favourite: int) -> Tiles:
    """Twelve connected tiles; a favourite element makes big groups likely."""
    cells = [CELL_AT[0, 0]]
    while len(cells) < 12:
        around = NEIGHBOURS[cells[luck.roll(len(cells))]]
        cell = around[luck.roll(len(around))]
        if cell not in cells:
            cells.append(cell)
    places = {cell: place for place, cell in CELL_AT.items()}
    return {places[cell]: ELEMENTS[favourite if luck.roll(2) else luck.roll(4)] for cell in cells}


@pytest.mark.parametrize(("id", "tiles", "expected"), CASES, ids=[case[0] for case in CASES])
def test_path_points_of_the_fact_sheet(id: str, tiles: str, expected: int) -> None:
    """§10, §11, §12, §13, §A2."""
    assert points(read(tiles)) == expected


@pytest.mark.parametrize("favourite", range(4), ids=ELEMENTS)
def test_a_second_scorer_agrees_on_random_paths(favourite: int) -> None:
    luck = Generator(favourite + 11)
    for _ in range(700):
        tiles = random_path(luck, favourite)
        assert points(tiles) == brute_force(tiles, longest=False), tiles


def test_a_second_scorer_agrees_on_the_longest_chain_too() -> None:
    """§A8, §A9."""
    luck = Generator(5)
    for _ in range(150):
        tiles = random_path(luck, ELEMENTS.index("water"))
        assert points(tiles, longest=True) == brute_force(tiles, longest=True), tiles


def test_a_ring_of_water_brings_nothing_but_five_with_the_longest_chain() -> None:
    """§A9: six in a ring; without the sixth, five form a chain."""
    ring = read(" ".join(f"W{q},{r}" for q, r in SIX_STEPS))
    assert (points(ring), points(ring, longest=True)) == (0, 5)


def test_water_that_branches_counts_its_longest_chain_where_the_table_wants_it() -> None:
    """§A8: from the fork two of the three arms."""
    fork = read("W0,0 W1,0 W2,0 W-1,1 W-2,2 W0,-1")
    assert (points(fork), points(fork, longest=True)) == (0, 5)


def test_two_tiles_touch_in_six_directions_and_not_at_a_corner() -> None:
    """§8."""
    middle = CELL_AT[0, 0]
    assert sorted(NEIGHBOURS[middle]) == sorted(CELL_AT[step] for step in SIX_STEPS)
    assert CELL_AT[1, 1] not in NEIGHBOURS[middle]
