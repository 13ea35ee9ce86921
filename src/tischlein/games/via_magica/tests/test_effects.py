"""What gates do when they open, and the chains this starts (cases 22 to 34)."""

import pytest

from tischlein.games.via_magica.tests.table import (
    Stacked,
    asks,
    choices,
    decide,
    idle,
    legal,
    opened,
    place_all,
    rewards,
    seat_of,
    table,
    targets,
    zone,
)


def test_case_22_placements_of_an_effect_fill_a_gate_that_opens_next() -> None:
    """§5f, §6.4, §8.4, §A7, §A28."""
    state = table(seat_of("Y09[aaa.]", "V10[.w]", "V11[aa..]"), idle(0), token="life")
    dealer = Stacked()
    area = state.world.areas[0]
    place_all(state, dealer, seat0="a4")
    assert (asks(state), area.supply) == ("effect_place 0", 4)
    decide(state, 0, dealer, "place", to="b1")
    decide(state, 0, dealer, "place", to="c3")
    assert (asks(state), area.supply) == ("take_gate 0", 2)
    decide(state, 0, dealer, "take", gate="V09")
    assert (asks(state), area.supply, opened(state, 0)) == ("take_gate 0", 4, ["Y09", "V10"])
    decide(state, 0, dealer, "take", gate="B06")
    assert asks(state) == "claim_count 0"
    assert zone(area) == ["V09[.....]", "B06[....]", "V11[aaa.]"]


def test_case_23_two_gates_become_full_and_their_owner_chooses_the_order() -> None:
    """§6.6, §7.1, §7.6, §A8, §A29."""
    state = table(seat_of("Y09[aaa.]", "V10[.w]", "V11[aa.w]", opened=["Y11"]), idle(0), token="life")
    dealer = Stacked()
    place_all(state, dealer, seat0="a4")
    decide(state, 0, dealer, "place", to="b1")
    decide(state, 0, dealer, "place", to="c3")
    decide(state, 0, dealer, "take", gate="V09")
    decide(state, 0, dealer, "waive")
    assert (asks(state), choices(state, 0, "open")) == ("choose_pending 0", ["V10", "V11"])
    decide(state, 0, dealer, "open", gate="V11")
    decide(state, 0, dealer, "take", gate="B06")
    assert asks(state) == "claim_count 0"
    decide(state, 0, dealer, "waive")
    decide(state, 0, dealer, "take", gate="G03")
    decide(state, 0, dealer, "claim")
    assert opened(state, 0) == ["Y11", "Y09", "V11", "V10"]
    assert rewards(state) == {"count4": 0}
    assert state.world.areas[0].supply == 8


def test_an_effect_cannot_touch_the_gate_taken_in_the_same_opening() -> None:
    """§5.7."""
    state = table(seat_of("Y03[awe.]", "V10[.w]", "V11"), idle(0), token="fire")
    dealer = Stacked()
    place_all(state, dealer, seat0="a4")
    assert asks(state) == "effect_place 0"
    assert targets(state, 0) == {"b1", "c1", "c2", "c3", "c4"}


def test_case_25_an_effect_without_a_free_space_is_lost() -> None:
    """§8.4a."""
    state = table(seat_of("Y10[aaw.]", "V10", "V11"), idle(0), token="fire")
    dealer = Stacked()
    place_all(state, dealer, seat0="a4")
    assert asks(state) == "take_gate 0"
    assert dealer.told("nothing_to_do") == [{"seat": 0}]


def test_case_26_with_one_free_space_left_the_second_placement_is_lost() -> None:
    """§8.4a."""
    state = table(seat_of("Y01[.lll]", "V04", "V10"), idle(0), token="earth")
    dealer = Stacked()
    place_all(state, dealer, seat0="a1")
    assert targets(state, 0) == {"b4"}
    decide(state, 0, dealer, "place", to="b4")
    assert asks(state) == "take_gate 0"


def test_case_27_what_is_wild_for_the_seat_does_not_widen_an_effect() -> None:
    """§8.4b, §A13."""
    state = table(seat_of("Y01[.lll]", "V04", "B02", opened=["B03"]), idle(0), token="earth")
    place_all(state, Stacked(), seat0="a1")
    assert targets(state, 0) == {"b4", "c1", "c2"}


def test_placements_of_an_effect_may_be_skipped() -> None:
    """§5b, §8.4a."""
    state = table(seat_of("Y08[awlf.]", "V10", "V11"), idle(0), token="shadow")
    dealer = Stacked()
    place_all(state, dealer, seat0="a5")
    decide(state, 0, dealer, "skip")
    assert asks(state) == "take_gate 0"
    assert zone(state.world.areas[0]) == ["-", "V10[..]", "V11[....]"]


def test_an_effect_may_move_crystals_instead_of_taking_them_from_the_supply() -> None:
    """§8.4, §A12."""
    state = table(seat_of("Y09[aaa.]", "V03[....s]", "V11"), idle(0), token="life")
    dealer = Stacked()
    place_all(state, dealer, seat0="a4")
    decide(state, 0, dealer, "move", at="b5", to="c1")
    assert zone(state.world.areas[0]) == ["-", "V03[.....]", "V11[a...]"]
    assert state.world.areas[0].supply == 6


def test_case_34_crystals_on_a_pending_gate_are_locked() -> None:
    """§6.7."""
    state = table(seat_of("Y09[aaa.]", "V10[.w]", "V11[aa..]"), idle(0), token="life")
    dealer = Stacked()
    place_all(state, dealer, seat0="a4")
    decide(state, 0, dealer, "place", to="b1")
    sources = {named["at"] for named in legal(state, 0) if named["do"] == "move"}
    assert sources == {"c1", "c2"}


def test_case_34_while_one_pending_gate_opens_the_other_stays_locked() -> None:
    """§6.7."""
    state = table(seat_of("Y08[awlf.]", "Y09[aaa.]", "V10[.w]", "V11", opened=["Y11", "Y12"]), idle(0), token="shadow")
    dealer = Stacked()
    place_all(state, dealer, seat0="a5")
    decide(state, 0, dealer, "place", to="b4")
    decide(state, 0, dealer, "place", to="c1")
    decide(state, 0, dealer, "take", gate="V09")
    decide(state, 0, dealer, "waive")
    decide(state, 0, dealer, "open", gate="Y09")
    assert asks(state) == "effect_place 0"
    assert zone(state.world.areas[0]) == ["V09[.....]", "-", "V10[aw]!", "V11[....]"]
    assert not [named for named in legal(state, 0) if named["do"] == "move"]
    assert targets(state, 0) == {"a1", "a2", "d1", "d2", "d3"}


def test_case_29_open_other_gate_may_take_an_empty_gate_with_all_steps() -> None:
    """§8.7, §A9."""
    state = table(seat_of("Y02[fffs.]", "V01", "Y12"), idle(1), token="shadow")
    dealer = Stacked()
    place_all(state, dealer, seat0="a5")
    assert choices(state, 0, "open") == ["Y12", "V01"]
    decide(state, 0, dealer, "open", gate="Y12")
    decide(state, 0, dealer, "take", gate="V09")
    assert asks(state) == "take_gate 0"
    assert state.world.areas[0].supply == 9
    decide(state, 0, dealer, "take", gate="B06")
    assert opened(state, 0) == ["Y02", "Y12"]
    assert asks(state) == "claim_count 0"
    assert zone(state.world.areas[0]) == ["V09[.....]", "V01[......]", "B06[....]"]


def test_open_other_gate_may_be_declined() -> None:
    """§5b, §A9."""
    state = table(seat_of("Y02[fffs.]", "V01[aa....]", "Y12"), idle(1), token="shadow")
    dealer = Stacked()
    place_all(state, dealer, seat0="a5")
    decide(state, 0, dealer, "skip")
    assert asks(state) == "take_gate 0"
    assert zone(state.world.areas[0]) == ["-", "V01[aa....]", "Y12[....]"]


def test_open_other_gate_returns_the_crystals_of_a_half_full_gate() -> None:
    """§1.2, §5a, §8.7."""
    state = table(seat_of("Y02[fffs.]", "V01[aa....]", "Y12"), idle(1), token="shadow")
    dealer = Stacked()
    place_all(state, dealer, seat0="a5")
    decide(state, 0, dealer, "open", gate="V01")
    assert zone(state.world.areas[0])[1] == "V01[aa....]!"
    decide(state, 0, dealer, "take", gate="V09")
    assert state.world.areas[0].supply == 7
    assert opened(state, 0) == ["Y02", "V01"]


def test_case_30_the_extra_gate_is_taken_first_and_the_zone_keeps_four() -> None:
    """§8.8, §A10, §A11."""
    state = table(seat_of("Y04[awwe.]", "V10[.w]", "V11"), idle(0), token="life")
    dealer = Stacked("G04", "G05", "air", "G06")
    place_all(state, dealer, seat0="a5")
    assert asks(state) == "extra_gate 0"
    decide(state, 0, dealer, "take", gate="V04")
    assert "G04" in choices(state, 0, "take")
    decide(state, 0, dealer, "take", gate="G04")
    assert zone(state.world.areas[0]) == ["G04[.....]", "V10[.w]", "V11[....]", "V04[.....]"]
    place_all(state, dealer, seat0="b1")
    decide(state, 0, dealer, "take", gate="G05")
    assert zone(state.world.areas[0]) == ["G04[.....]", "G05[....]", "V11[....]", "V04[.....]"]


def test_a_declined_extra_gate_leaves_three_slots() -> None:
    """§8.8, §A10."""
    state = table(seat_of("Y04[awwe.]", "V10", "V11"), idle(0), token="life")
    dealer = Stacked()
    place_all(state, dealer, seat0="a5")
    decide(state, 0, dealer, "skip")
    decide(state, 0, dealer, "take", gate="V04")
    assert zone(state.world.areas[0]) == ["V04[.....]", "V10[..]", "V11[....]"]
    assert "V04" not in choices(state, 0, "take")


def test_the_extra_gate_may_not_be_a_kind_the_seat_has() -> None:
    """§8.8."""
    state = table(
        seat_of("Y04[awwe.]", "V10", "V11"), idle(0), token="life", display=["Y04", "V10", "B01", "B02", "B03"]
    )
    place_all(state, Stacked(), seat0="a5")
    assert choices(state, 0, "take") == ["B01", "B02", "B03"]


def test_case_31_gained_crystals_stay_for_good() -> None:
    """§8.5."""
    state = table(seat_of("Y11[aa.]", "Y12[aaw.]", "V10"), idle(0), token="earth")
    dealer = Stacked("G04", "earth", "G05")
    place_all(state, dealer, seat0="a3")
    decide(state, 0, dealer, "take", gate="V09")
    place_all(state, dealer, seat0="b4")
    decide(state, 0, dealer, "take", gate="B06")
    assert state.world.areas[0].supply == 10
    assert [facts["crystals"] for facts in dealer.told("gained")] == [1, 2]


def test_an_effect_that_was_not_used_cannot_be_saved_for_later() -> None:
    """§8.10."""
    state = table(seat_of("Y03[awe.]", "V10[.w]", "V11"), idle(0), token="fire")
    dealer = Stacked("G05", "air")
    place_all(state, dealer, seat0="a4")
    decide(state, 0, dealer, "skip")
    decide(state, 0, dealer, "take", gate="V09")
    assert asks(state) == "place 0 1"
    assert {named["do"] for named in legal(state, 0)} == {"place", "move", "pass"}
    assert targets(state, 0) == {"a1", "a2", "b1", "c1", "c2", "c3"}


@pytest.mark.parametrize(
    ("zone_before", "token", "space"),
    [("V10[.w]", "air", "a1"), ("G10[aa.]", "earth", "a3"), ("B06[aaw.]", "water", "a4")],
    ids=["violet", "green", "blue"],
)
def test_gates_without_an_immediate_effect_ask_only_for_a_new_gate(zone_before: str, token: str, space: str) -> None:
    """§8.1."""
    state = table(seat_of(zone_before, "V01", "V02"), idle(1), token=token)
    place_all(state, Stacked(), seat0=space)
    assert asks(state) == "take_gate 0"


def test_a_chain_of_one_seat_is_finished_before_the_next_seat_opens() -> None:
    """§6.2, §6.4."""
    state = table(seat_of("Y09[aaa.]", "V10[.w]", "V11"), seat_of("Y07[www.]", "V01", "V02"), token="life", catcher=0)
    dealer = Stacked()
    place_all(state, dealer, seat0="a4", seat1="a4")
    decide(state, 0, dealer, "place", to="b1")
    decide(state, 0, dealer, "skip")
    decide(state, 0, dealer, "take", gate="V09")
    assert asks(state) == "take_gate 0"
    decide(state, 0, dealer, "take", gate="B06")
    decide(state, 0, dealer, "claim")
    assert asks(state) == "effect_place 1"
