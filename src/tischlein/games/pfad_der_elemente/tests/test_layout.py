"""Layouts by annealing: as good as those that were sought much longer."""

import pytest

from tischlein.games.pfad_der_elemente.bot.layout import Annealing, Layout
from tischlein.games.pfad_der_elemente.rules.box import OUR_BOX
from tischlein.games.pfad_der_elemente.rules.hexes import MIDDLE, NEIGHBOURS, TILES, near_masks
from tischlein.games.pfad_der_elemente.rules.material import SHAPE_IDS
from tischlein.games.pfad_der_elemente.rules.patterns import patterns_of, points_by_element
from tischlein.games.pfad_der_elemente.tests.supplies import LONG_ANNEALING

PLAIN = [0.0] * len(SHAPE_IDS)
TRIANGLES = [1.0 if shape == "tri3" else 0.0 for shape in SHAPE_IDS]
# The strongest level takes three times as many steps.
STEPS = 2000


def points_of(layout: Layout) -> int:
    """As the rules count them."""
    by_cell = dict(zip(layout.cells, layout.elements, strict=True))
    cells = sorted(layout.cells)
    return sum(
        points_by_element(patterns_of(near_masks(cells), [by_cell[cell] for cell in cells], False), OUR_BOX.values)
    )


def test_layouts_are_within_three_percent_of_long_annealing() -> None:
    found = [points_of(Annealing(list(supply), PLAIN, OUR_BOX).run(STEPS)) for supply in LONG_ANNEALING]
    assert sum(found) >= 0.97 * sum(LONG_ANNEALING.values())


@pytest.mark.parametrize("supply", [(3, 3, 3, 3), (1, 4, 1, 6), (5, 2, 4, 1), (0, 0, 5, 7), (12, 0, 0, 0)])
def test_a_layout_is_worth_what_the_rules_count(supply: tuple[int, int, int, int]) -> None:
    layout = Annealing(list(supply), PLAIN, OUR_BOX).run(300)
    assert layout.worth == pytest.approx(points_of(layout))


def test_a_layout_has_every_tile_once_and_each_touches_one_before_it() -> None:
    layout = Annealing([2, 4, 3, 3], PLAIN, OUR_BOX).run(500)
    assert [layout.elements.count(element) for element in range(4)] == [2, 4, 3, 3]
    assert layout.cells[0] == MIDDLE
    for place in range(1, TILES):
        assert any(cell in NEIGHBOURS[layout.cells[place]] for cell in layout.cells[:place])


def test_who_wishes_for_triangles_gets_more_of_them() -> None:
    plain, wished = (
        Annealing([3, 3, 3, 3], PLAIN, OUR_BOX).run(STEPS),
        Annealing([3, 3, 3, 3], TRIANGLES, OUR_BOX).run(STEPS),
    )
    assert triangles_in(wished) > triangles_in(plain)


def triangles_in(layout: Layout) -> int:
    near = [[other for other in layout.cells if other in NEIGHBOURS[cell]] for cell in layout.cells]
    touching = [(one, two) for around in near for one in around for two in around if one in NEIGHBOURS[two]]
    return len(touching) // 6


def test_the_same_tiles_give_the_same_layout() -> None:
    one, other = Annealing([3, 2, 4, 3], PLAIN, OUR_BOX).run(400), Annealing([3, 2, 4, 3], PLAIN, OUR_BOX).run(400)
    assert (one.cells, one.elements) == (other.cells, other.elements)
