"""Good Omens (§42 to §47): the cases of the fact sheet, the shapes, and a second counter."""

import itertools

import pytest

from tischlein.core.rng import Generator
from tischlein.games.pfad_der_elemente.rules.box import OUR_BOX
from tischlein.games.pfad_der_elemente.rules.hexes import CELL_AT
from tischlein.games.pfad_der_elemente.rules.material import (
    ELEMENTS,
    MASK,
    MOTIFS,
    OMEN_IDS,
    OMENS,
    SHAPE_CELLS,
    SHAPE_IDS,
    OnShape,
    OnTile,
)
from tischlein.games.pfad_der_elemente.rules.omens import ORIENTATIONS, fulfilments, omen_points, spots_of
from tischlein.games.pfad_der_elemente.rules.path import Path
from tischlein.games.pfad_der_elemente.tests.table import BLOCK, area, seat_of, table

# id, omen, spirits (letter and q, r), tiles below that matter, times, points
CASES = [
    ("O01", "earth-1", "a0,0 e1,0", "", 1, 1),
    ("O02", "earth-1", "m-1,0 a0,0 e1,0", "", 2, 2),
    ("O03", "air-3", "m0,0 a1,0", "", 1, 1),
    ("O04", "earth-1", "m0,0 m1,0", "", 0, 0),
    ("O05", "air-7", "w0,0", "a0,0 a1,0", 1, 1),
    ("O05b", "air-7", "w0,0 m1,0", "a0,0 a1,0", 1, 1),
    ("O06.1", "earth-4", "e0,0 a1,0 w2,0", "", 1, 2),
    ("O06.2", "earth-4", "w0,0 e1,0 a2,0", "", 1, 2),
    ("O06.3", "earth-4", "a0,0 w1,0 e2,0", "", 1, 2),
    ("O07", "earth-6", "e0,0 m0,1 w1,0", "", 1, 3),
    ("O08", "earth-4", "e0,0 m1,0 m2,0", "", 1, 2),
    ("O09", "earth-4", "e0,0 a1,0 w1,1", "", 0, 0),
    ("O11", "earth-5", "e0,0 f0,1 f1,0", "", 0, 0),
]
LETTERS = {motif[0]: number for number, motif in enumerate(MOTIFS)}
Pieces = dict[tuple[int, int], int]


def read(written: str) -> Pieces:
    pieces: Pieces = {}
    for piece in written.split():
        q, r = piece[1:].split(",")
        pieces[int(q), int(r)] = LETTERS[piece[0]]
    return pieces


def count(omen: str, spirits: Pieces, tiles: Pieces) -> tuple[int, int]:
    """How often an omen is fulfilled, and its points. Tiles that do not matter are fire."""
    cells = sorted(CELL_AT[place] for place in {*spirits, *tiles})
    places = {cell: place for place, cell in CELL_AT.items()}
    elements = [tiles.get(places[cell], ELEMENTS.index("fire")) for cell in cells]
    motifs = [spirits.get(places[cell], -1) for cell in cells]
    card = OMENS[OMEN_IDS.index(omen)]
    spots = Path(cells, elements, OUR_BOX, longest=False, with_omens=True).spots_for(card)
    return len(fulfilments(card, spots, motifs)), omen_points(card, spots, motifs)


@pytest.mark.parametrize(
    ("id", "omen", "spirits", "tiles", "times", "expected"), CASES, ids=[case[0] for case in CASES]
)
def test_omens_of_the_fact_sheet(id: str, omen: str, spirits: str, tiles: str, times: int, expected: int) -> None:
    """§43 to §46: O05b is a mask that cannot be the guest on a tile (§46, §A27)."""
    assert count(omen, read(spirits), read(tiles)) == (times, expected)


def test_shapes_have_as_many_orientations_as_they_should() -> None:
    """§43: rotations and reflections, each once."""
    assert dict(zip(SHAPE_IDS, [len(shapes) for shapes in ORIENTATIONS], strict=True)) == {
        "pair": 3,
        "line3": 3,
        "bend3": 6,
        "tri3": 2,
        "line4": 3,
        "hook4": 12,
        "arch4": 6,
        "zigzag4": 6,
        "star4": 2,
        "tail4": 12,
        "rhombus4": 3,
    }


def test_any_three_connected_tiles_have_exactly_one_shape() -> None:
    cells = sorted(CELL_AT[place] for place in BLOCK)
    found = [tuple(spot) for shape in (1, 2, 3) for spot in spots_of(cells, shape)]
    assert len(found) == len(set(found))
    near = [{one, two} for one, two in spots_of(cells, 0)]
    connected = [
        three
        for three in itertools.combinations(range(len(cells)), 3)
        if len([pair for pair in itertools.combinations(three, 2) if set(pair) in near]) >= 2
    ]
    assert sorted(found) == connected


def test_any_four_connected_tiles_have_exactly_one_shape() -> None:
    """§A33: so whatever a card shows can be written."""
    cells = sorted(CELL_AT[place] for place in BLOCK)
    fours = [shape for shape, places in enumerate(SHAPE_CELLS) if len(places) == 4]
    found = [tuple(spot) for shape in fours for spot in spots_of(cells, shape)]
    assert len(found) == len(set(found))
    threes = [set(spot) for shape in (1, 2, 3) for spot in spots_of(cells, shape)]
    near = [{one, two} for one, two in spots_of(cells, 0)]
    connected = [
        four
        for four in itertools.combinations(range(len(cells)), 4)
        if any(set(four) - {tile} in threes and any({tile, other} in near for other in four) for tile in four)
    ]
    assert sorted(found) == connected


def distances(cells: list[tuple[int, int]]) -> list[int]:
    """What turning and mirroring leaves alone: all distances as the crow flies, squared and sorted."""
    steps = [(q - s, r - t) for (q, r), (s, t) in itertools.combinations(cells, 2)]
    return sorted(q * q + q * r + r * r for q, r in steps)


def brute_force(omen: int, spirits: Pieces) -> int:
    """Every subset of the spirits, every way in which masks can stand for an element."""
    card = OMENS[omen]
    assert isinstance(card.lies, OnShape)
    cells = SHAPE_CELLS[card.lies.shape]
    times = 0
    for part in itertools.combinations(sorted(spirits), len(card.spirits)):
        motifs = [spirits[place] for place in part]
        if distances(list(part)) != distances(cells) or set(motifs) == {MASK}:
            continue
        choices = [range(len(ELEMENTS)) if motif == MASK else [motif] for motif in motifs]
        times += 1 if any(sorted(way) == sorted(card.spirits) for way in itertools.product(*choices)) else 0
    return times


def test_a_second_counter_agrees_on_random_spirits() -> None:
    """§44, §45, §A25: overlapping sets, several masks, every omen with a shape."""
    luck = Generator(9)
    for number in range(1200):
        omen = [place for place, card in enumerate(OMENS) if isinstance(card.lies, OnShape)][number % 24]
        spirits = {place: luck.roll(len(MOTIFS)) for place in BLOCK if luck.roll(5)}
        assert count(OMEN_IDS[omen], spirits, {})[0] == brute_force(omen, spirits), (OMEN_IDS[omen], spirits)


def test_every_element_has_seven_omens_and_they_are_alike() -> None:
    """§A3, §A4; the cycle of the fact sheet."""
    for element in range(4):
        cards = OMENS[7 * element : 7 * element + 7]
        after = [(element + step) % 4 for step in range(4)]
        listed = [[after[0], after[step]] for step in (1, 2, 3)]
        assert [card.spirits for card in cards[:3]] == listed
        assert cards[3].spirits == [after[0], after[1], after[2]]
        assert sorted(cards[4].spirits) == sorted([after[0], after[0], after[3]])
        assert cards[5].spirits == [after[0], after[2], after[3]]
        assert isinstance(cards[6].lies, OnTile)
        assert (cards[6].spirits, cards[6].lies.element) == ([after[1]], element)
        assert [card.points for card in cards] == [1, 1, 1, 2, 2, 3, 1]


def test_omens_count_on_the_own_path_only_and_gifts_do_not_double_them() -> None:
    """§40, §42, §47, §A26: earth and air are side by side on both paths; earth-1 twice, with the mask."""
    state = table(
        seat_of("earth", {1: "earth/gift", 2: "air", 3: "mask", 4: "mask"}, omens=["earth-1", "earth-2"]),
        seat_of("air", {1: "earth", 2: "air"}, omens=["air-1", "air-7"]),
        phase="over",
        acted=2,
        idle=300,
        options={"ruleset": "advanced"},
    )
    assert [source["omens"] for source in state.result().sources] == [2, 0]


def test_a_spirit_serves_both_omens() -> None:
    """§44: the same earth spirit beside air and water."""
    state = table(
        seat_of("earth", {1: "earth", 2: "air", 5: "water"}, omens=["earth-1", "earth-2"]),
        seat_of("air", {1: "earth", 2: "air", 12: "water"}, omens=["air-1", "air-7"]),
        options={"ruleset": "advanced"},
    )
    assert [len(omen.fulfilled) for omen in area(state, 0, 0).omens] == [1, 1]
    assert area(state, 0, 0).points.omens == 2
