"""Paths drawn in letters: what `tischlein show` prints beside a position."""

from tischlein.games.pfad_der_elemente.game import GAME
from tischlein.games.pfad_der_elemente.tests.table import answer, play_to, seat_of, start, table
from tischlein.lab.transcript import position_report

DRAWN = """\
Number and element of a tile, then its spirit: (covered), *with a gift.

Path of seat 0, fire:
        1 F       2 F f*    3 W (w)   4 W
   5 E       6 F       7 A       8 W
        9 A      10 E      11 A      12 E
  clearing 5: 1 point
  clearing 10: 1 point
  clearing 12: 1 point
  pair 7 11: 2 points
  triangle 1 2 6: 2 points
  spirit on 2: 4 points
  spirit on 3: 1 point
  12 points: triangles 2, pairs 2, clearings 3, spirits 5

Path of seat 1, water:
        1 W w     2 W       3 W       4 F
   5 E       6 A       7 A       8 F
        9 F      10 E      11 A (f)* 12 E
  clearing 5: 1 point
  clearing 10: 1 point
  clearing 12: 1 point
  row 1 2 3: 3 points
  spirit on 1: 2 points
  8 points: rows 3, clearings 3, spirits 2
"""


def test_paths_have_their_numbers_spirits_and_points() -> None:
    """§10 to §13, §39."""
    mine = seat_of("fire", {2: "fire/gift", 3: "water/covered"}, tiles="ffwwefawaeae")
    other = seat_of("water", {1: "water", 11: "fire/covered/gift"}, tiles="wwwfeaaffeae")
    state = table(mine, other)
    report = list(position_report(GAME, state))
    drawn = DRAWN.splitlines()
    place = report.index(drawn[0])
    assert report[place : place + len(drawn)] == drawn
    assert report[place + len(drawn)].startswith("Seat 0 decides")


def test_a_path_that_is_being_laid_has_cells_instead_of_numbers() -> None:
    state = start(2, 1, element_choice="random")
    play_to(state, "path")
    assert GAME.picture is not None and GAME.picture(state) == []
    answer(state, 0, "lay", at="0,0", element="fire")
    answer(state, 0, "lay", at="0,1", element="earth")
    owner = state.dump()["seats"]
    assert isinstance(owner, list)
    assert GAME.picture(state)[1:] == [
        "",
        f"Path of seat 0, {owner[0]['element']}:",
        "  0,0 F",
        "       0,1 E",
        "  clearing 0,1: 1 point",
    ]


def test_the_box_of_a_table_is_one_line_of_its_position() -> None:
    """§A33."""
    state = start(2, material="earth-points = 2\nair-points = 3")
    assert '  material: "earth-points = 2\\nair-points = 3"' in list(position_report(GAME, state))


def test_before_there_is_a_path_nothing_is_drawn() -> None:
    assert GAME.picture is not None and GAME.picture(start(3)) == []
