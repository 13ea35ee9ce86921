"""The scoring: positions of spirits, sums, ties (§38 to §41)."""

import pytest

from tischlein.games.pfad_der_elemente.rules.material import COVERED, ELEMENTS, GIFTED, MOTIFS
from tischlein.games.pfad_der_elemente.rules.scoring import position_points
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.rules.world import NOTHING
from tischlein.games.pfad_der_elemente.tests.table import area, seat_of, table

# id, tile, spirit, gift, element of the player, points
CASES = [
    ("S01", "earth", "earth", False, "water", 1),
    ("S02", "earth", "earth", True, "water", 2),
    ("S03", "earth", "earth", False, "earth", 2),
    ("S04", "earth", "earth", True, "earth", 4),
    ("S05", "air", "water", False, "air", 0),
    ("S07", "earth", "mask", False, "earth", 0),
]


@pytest.mark.parametrize(("id", "tile", "spirit", "gift", "player", "expected"), CASES, ids=[case[0] for case in CASES])
def test_position_points_of_the_fact_sheet(
    id: str, tile: str, spirit: str, gift: bool, player: str, expected: int
) -> None:
    """§39, §A28."""
    lying = MOTIFS.index(spirit) | (GIFTED if gift else 0)
    assert position_points(ELEMENTS.index(tile), lying, ELEMENTS.index(player)) == expected


def test_a_covered_spirit_scores_like_an_open_one() -> None:
    """§36, §A17."""
    assert position_points(0, COVERED | GIFTED, 0) == 4


def test_a_gift_on_a_spirit_that_does_not_match_brings_nothing() -> None:
    """§39."""
    assert position_points(0, 1 | GIFTED, 0) == 0


def test_an_empty_tile_brings_nothing() -> None:
    assert position_points(0, NOTHING, 0) == 0


def ended(*seats: dict[str, object], **options: object) -> PfadDerElemente:
    """A finished match, whose middle was left full after too many turns without a pair."""
    return table(*seats, phase="over", acted=len(seats), idle=300, options=options)


def test_points_by_source_add_up_to_the_score() -> None:
    """§38, §39, §41."""
    state = ended(
        seat_of("fire", {3: "fire/gift", 1: "earth"}, "eafwwaffewea"),
        seat_of("water", {3: "water", 4: "water", 5: "earth", 8: "fire"}),
    )
    result = state.result()
    assert result.sources[0] == {"rows": 0, "triangles": 2, "pairs": 2, "clearings": 3, "spirits": 5}
    assert [sum(source.values()) for source in result.sources] == result.scores
    assert result.reason == "scored"


def test_f23_gifts_that_are_left_bring_nothing() -> None:
    """§37."""
    rich = ended(seat_of("fire", gifts=3), seat_of("water", gifts=0))
    poor = ended(seat_of("fire", gifts=0), seat_of("water", gifts=0))
    assert rich.result().scores == poor.result().scores


def test_f24_equal_sums_share_the_victory() -> None:
    """§41, §A29."""
    result = ended(seat_of("fire"), seat_of("water"), seat_of("air", {2: "air", 1: "air"})).result()
    assert result.scores[0] == result.scores[1] == result.scores[2] - 2
    assert result.places == [2, 2, 1]
    assert ended(seat_of("fire"), seat_of("water")).result().places == [1, 1]


def test_a_table_can_break_ties_by_matching_spirits() -> None:
    """§A29: two matching spirits for 1 each beat one for 2."""
    one = seat_of("water", {3: "water", 4: "earth"})
    two = seat_of("fire", {3: "water", 1: "earth"})
    shared = ended(one, two)
    assert shared.result().scores[0] == shared.result().scores[1]
    assert shared.result().places == [1, 1]
    broken = ended(one, two, tie_break="matching_spirits_then_path")
    assert broken.result().places == [2, 1]


def test_a_table_can_break_ties_by_path_points_after_that() -> None:
    """§A29: as many matching spirits, as many points in all, but more of them for the path."""
    one = seat_of("fire", {4: "fire", 3: "water"}, "eawfeawfeawf")
    two = seat_of("water", {4: "fire", 3: "water"}, "eawfeawfeawf")
    assert ended(one, two, tie_break="matching_spirits_then_path").result().places == [1, 1]


def test_the_view_shows_the_same_points_as_the_result() -> None:
    state = ended(seat_of("fire", {4: "fire/gift", 8: "fire"}), seat_of("water", {3: "water", 4: "water"}))
    for seat in (0, 1):
        assert area(state, seat, None).points.total == state.result().scores[seat]
