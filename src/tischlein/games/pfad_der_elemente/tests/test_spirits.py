"""The spirit phase: revealing, placing, powers, the order of turns (§14 to §26)."""

import pytest

from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.tests.table import (
    answer,
    legal,
    may,
    offered,
    reveal,
    seat_of,
    seen_by,
    spirits,
    step_of,
    table,
    verbs,
)
from tischlein.testing.dealers import Listening

FULL = dict(zip(range(1, 13), ["earth", "air", "water", "fire"] * 3, strict=True))


def two(first: dict[int, str] | None = None, second: dict[int, str] | None = None, active: int = 0) -> PfadDerElemente:
    """Two players, fire and water; places 1 … 5 of the grid were seen."""
    seen = {1: "fire", 2: "water", 3: "fire", 4: "earth", 5: "mask", 6: "mask", 7: "air", 8: "air"}
    return table(seat_of("fire", first), seat_of("water", second), grid=seen, active=active)


def test_a_turn_begins_with_revealing_or_gifts_and_cannot_be_passed() -> None:
    """§15, §16: revealing is mandatory."""
    state = two({1: "earth"}, {1: "earth"})
    assert "reveal" in verbs(state, 0)
    assert "cover_own" in verbs(state, 0)
    assert not {"end_turn", "skip", "cover_up"} & verbs(state, 0)
    assert legal(state, 1) == []


def test_the_second_spirit_is_chosen_with_the_first_in_sight() -> None:
    """§17, §A10; and §16, §A21: no gift action in between."""
    state = two({1: "earth"}, {1: "earth"})
    reveal(state, 0, 1)
    assert [(place.id, place.motif) for place in seen_by(state, 1).grid if place.state == "up"] == [("1", "fire")]
    assert verbs(state, 0) == {"reveal"}
    assert "1" not in offered(state, 0, "reveal", "at")


def test_f11_after_a_pair_no_third_reveal_is_possible() -> None:
    """§18."""
    state = two()
    reveal(state, 0, 1, 3)
    assert verbs(state, 0) == {"place_own"}


def test_f09_a_third_spirit_makes_a_pair() -> None:
    """§19, §30: fire, water, then fire for a gift: the fires are the pair, the water is covered again."""
    state = two({1: "earth", 6: "earth"})
    reveal(state, 0, 1, 2, 3)
    assert state.world.gifts[0] == 9
    assert [place.id for place in seen_by(state, 0).grid if place.state == "up"] == ["1", "3"]
    answer(state, 0, "place_own", at="4")
    answer(state, 0, "place_foreign", path="water", at="4")
    assert (spirits(state, 0)[4], spirits(state, 1)[4]) == ("fire", "fire")
    assert [place.state for place in seen_by(state, 0).grid][:3] == ["gone", "down", "gone"]
    assert step_of(state) == "power"
    assert may(state, 0, "move_own", at="4", to="3")


def test_f10_a_useless_third_spirit_covers_all_three() -> None:
    """§19, §19a: nothing is placed, and the turn goes on with optional gifts."""
    state = two({1: "earth", 6: "earth"})
    reveal(state, 0, 1, 2, 4)
    answer(state, 0, "cover_up")
    assert not [place for place in seen_by(state, 0).grid if place.state == "up"]
    assert spirits(state, 0) == {1: "earth", 6: "earth"}
    assert step_of(state) == "after"
    assert {"cover_own", "end_turn"} <= verbs(state, 0)


def test_f12_there_is_no_second_third_reveal() -> None:
    """§19."""
    state = two()
    reveal(state, 0, 1, 2, 4)
    assert verbs(state, 0) == {"cover_up"}


def test_without_gifts_there_is_no_third_reveal() -> None:
    """§30."""
    state = table(seat_of("fire", gifts=0), seat_of("water"), grid={1: "fire", 2: "water"})
    reveal(state, 0, 1, 2)
    assert verbs(state, 0) == {"cover_up"}


def test_after_a_miss_whose_gifts_can_do_nothing_is_done() -> None:
    """§15a."""
    state = two()
    reveal(state, 0, 1, 2)
    answer(state, 0, "cover_up")
    assert state.turn().seats == [1]


def test_there_is_no_other_turn_after_a_pair() -> None:
    """§15, §A11."""
    state = two()
    reveal(state, 0, 1, 3)
    answer(state, 0, "place_own", at="1")
    answer(state, 0, "place_foreign", path="water", at="1")
    answer(state, 0, "skip")
    answer(state, 0, "end_turn")
    assert state.turn().seats == [1]
    assert step_of(state) == "before"


def test_one_spirit_per_tile() -> None:
    """§20, §21."""
    state = two({1: "earth"}, {2: "earth"})
    reveal(state, 0, 1, 3)
    assert offered(state, 0, "place_own", "at") == [str(tile) for tile in range(2, 13)]
    answer(state, 0, "place_own", at="2")
    assert offered(state, 0, "place_foreign", "at") == [str(tile) for tile in range(1, 13) if tile != 2]


def three(second: dict[int, str], third: dict[int, str], own: dict[int, str] | None = None) -> PfadDerElemente:
    return table(seat_of("fire", own), seat_of("water", second), seat_of("air", third), grid={1: "fire", 3: "fire"})


def test_f07_the_second_spirit_goes_to_the_poorest_path() -> None:
    """§21, §A19: covered spirits and masks count; the finder chooses the tile."""
    state = three({1: "earth", 2: "mask/covered", 3: "earth"}, {1: "mask", 2: "air"}, {1: "air"})
    reveal(state, 0, 1, 3)
    answer(state, 0, "place_own", at="2")
    assert offered(state, 0, "place_foreign", "path") == ["air"]
    assert offered(state, 0, "place_foreign", "at") == [str(tile) for tile in range(3, 13)]


def test_among_equally_poor_paths_the_finder_chooses() -> None:
    """§21."""
    state = three({1: "earth"}, {1: "earth"})
    reveal(state, 0, 1, 3)
    answer(state, 0, "place_own", at="1")
    assert offered(state, 0, "place_foreign", "path") == ["air", "water"]
    assert seen_by(state, 0).receivers == [1, 2]


def test_with_a_full_path_both_spirits_go_to_others() -> None:
    """§22, §A20."""
    others = {1: "mask", 2: "mask"}
    odd = {1: "earth", 2: "air", 3: "water", 4: "fire"}
    state = table(seat_of("fire", FULL), seat_of("water", odd), seat_of("air", others), grid={1: "fire", 3: "fire"})
    reveal(state, 0, 1, 3)
    assert verbs(state, 0) == {"place_foreign"}
    answer(state, 0, "place_foreign", path="air", at="3")
    assert verbs(state, 0) == {"place_foreign"}
    answer(state, 0, "place_foreign", path="air", at="4")
    assert spirits(state, 2) == {1: "mask", 2: "mask", 3: "fire", 4: "fire"}
    assert step_of(state) in ("power", "after")


def test_a_full_foreign_path_is_left_out() -> None:
    """§22."""
    odd = {1: "earth", 2: "air", 3: "water", 4: "fire"}
    state = table(seat_of("fire"), seat_of("water", FULL), seat_of("air", odd), grid={1: "fire", 3: "fire"})
    reveal(state, 0, 1, 3)
    answer(state, 0, "place_own", at="1")
    assert offered(state, 0, "place_foreign", "path") == ["air"]


@pytest.mark.parametrize(
    ("places", "verb"),
    [
        ((5, 6), "swap_own"),
        ((1, 3), "move_own"),
        ((7, 8), "uncover_foreign"),
        ((4, 9), "swap_foreign"),
        ((2, 10), "move_foreign"),
    ],
    ids=["mask", "fire", "air", "earth", "water"],
)
def test_every_pair_has_its_power(places: tuple[int, int], verb: str) -> None:
    """§23, §A12, §A13: right after placing, free of charge, or skipped."""
    seen = {
        1: "fire",
        2: "water",
        3: "fire",
        4: "earth",
        5: "mask",
        6: "mask",
        7: "air",
        8: "air",
        9: "earth",
        10: "water",
    }
    state = table(
        seat_of("fire", {1: "water", 2: "earth"}), seat_of("water", {1: "water", 2: "earth/covered"}), grid=seen
    )
    reveal(state, 0, *places)
    answer(state, 0, "place_own", at="6")
    answer(state, 0, "place_foreign", path="water", at="6")
    assert verbs(state, 0) == {verb, "skip"}
    assert [(means.action, means.cost) for means in seen_by(state, 0).means] == [(verb, 0)]
    state.apply(0, state.legal(0)[0], Listening())
    assert state.world.gifts[0] == 10
    assert step_of(state) == "after"


def test_f25_a_pair_of_masks_goes_to_two_paths_and_swaps_own_spirits() -> None:
    """§23."""
    state = two({1: "earth", 2: "earth"})
    reveal(state, 0, 5, 6)
    answer(state, 0, "place_own", at="6")
    answer(state, 0, "place_foreign", path="water", at="9")
    assert (spirits(state, 0)[6], spirits(state, 1)[9]) == ("mask", "mask")
    answer(state, 0, "swap_own", at="1", to="6")
    assert spirits(state, 0) == {1: "mask", 2: "earth", 6: "earth"}


def test_f22_a_power_without_a_target_is_skipped() -> None:
    """§23a: air, and no foreign spirit is covered; the own covered one is no target."""
    state = two({1: "earth/covered"}, {1: "earth"})
    reveal(state, 0, 7, 8)
    answer(state, 0, "place_own", at="2")
    answer(state, 0, "place_foreign", path="water", at="2")
    assert step_of(state) == "after"


def test_the_new_spirits_are_targets_of_the_power() -> None:
    """§23: the water spirit that was just placed is moved."""
    state = table(seat_of("fire"), seat_of("water"), grid={1: "water", 2: "water"})
    reveal(state, 0, 1, 2)
    answer(state, 0, "place_own", at="1")
    answer(state, 0, "place_foreign", path="water", at="1")
    assert offered(state, 0, "move_foreign", "to") == ["2", "5", "6"]


def test_whose_spirit_it_is_depends_on_the_path_only() -> None:
    """§24: seat 1 moves what seat 0 has placed on seat 1's path, and it stays there."""
    state = two({1: "earth"}, {1: "earth"}, active=1)
    answer(state, 1, "move_own", at="1", to="2")
    assert spirits(state, 1) == {2: "earth"}
    assert all(named.get("path") == "fire" for named in legal(state, 1) if "foreign" in str(named["do"]))
