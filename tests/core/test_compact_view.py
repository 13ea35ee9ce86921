"""What the parts of a view were turned into is found again by the numbers of a compact view."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.toys import Tiles
from tischlein.core.compact_view import MOST, CompactView, Kept
from tischlein.core.state import State
from tischlein.core.turn import Seat


def look(state: State, seat: Seat) -> vec[i64]:
    assert isinstance(state, Tiles)
    return vec[i64]([seat, state.points[seat]])


def with_points(points: int) -> Tiles:
    state = Tiles(2)
    state.points = [points, points]
    return state


def test_nothing_is_recalled_before_every_part_was_kept() -> None:
    kept = Kept(CompactView(["seat", "points"], look))
    assert kept.recall(with_points(3), 0) is None
    kept.keep(with_points(3), 0, [b"first", b"three"])
    kept.keep(with_points(5), 1, [b"second", b"five"])
    assert kept.recall(with_points(3), 1) == bytearray(b"secondthree")
    assert kept.recall(with_points(4), 1) is None


def test_the_same_number_says_the_same_of_all_things_of_a_list() -> None:
    kept = Kept(CompactView(["discs[id=0]", "discs[id=1]"], look))
    kept.keep(with_points(1), 0, [b"nothing", b"red"])
    assert kept.recall(with_points(0), 1) == bytearray(b"rednothing")


def test_what_is_recalled_is_fresh_every_time() -> None:
    kept = Kept(CompactView(["seat", "points"], look))
    kept.keep(with_points(1), 0, [b"a", b"b"])
    first = kept.recall(with_points(1), 0)
    assert first is not None
    first[0] = 0
    assert kept.recall(with_points(1), 0) == bytearray(b"ab")


def test_a_number_too_large_to_be_kept_is_our_own_mistake() -> None:
    kept = Kept(CompactView(["seat", "points"], look))
    with pytest.raises(AssertionError, match="small"):
        kept.keep(with_points(int(MOST)), 0, [b"a", b"b"])
