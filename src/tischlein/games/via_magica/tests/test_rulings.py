"""Rules that a table may read otherwise."""

from tischlein.games.via_magica.tests.table import (
    Stacked,
    asks,
    decide,
    idle,
    legal,
    place_all,
    seat_of,
    table,
    targets,
)


def test_where_passing_is_forbidden_a_crystal_must_be_placed_or_moved() -> None:
    """§11.2, §A1."""
    options = {"pass_allowed": False}
    state = table(seat_of("V10[.w]", "V01", "V02"), idle(0), options=options)
    assert {named["do"] for named in legal(state, 0)} == {"place", "move"}
    empty = table(seat_of("V01[a.wff.]", "V02[ww....]", "V03[.a...]"), idle(1), options=options)
    assert {named["do"] for named in legal(empty, 0)} == {"move"}


def test_where_moving_needs_an_empty_supply_crystals_stay_while_there_are_others() -> None:
    """§11.3, §A2."""
    options = {"moving": "empty_supply"}
    state = table(seat_of("V10[.w]", "V01", "V02"), idle(0), options=options)
    assert {named["do"] for named in legal(state, 0)} == {"place", "pass"}
    empty = table(seat_of("V01[a.wff.]", "V02[ww....]", "V03[.a...]"), idle(1), options=options)
    assert {named["do"] for named in legal(empty, 0)} == {"move", "pass"}


def test_an_empty_supply_rule_does_not_touch_the_placements_of_effects() -> None:
    """§11.3a, §A2."""
    options = {"moving": "empty_supply"}
    state = table(seat_of("Y09[aaa.]", "V03[....s]", "V11"), idle(0), token="life", options=options)
    place_all(state, Stacked(), seat0="a4")
    assert {named["do"] for named in legal(state, 0)} == {"place", "move", "skip"}


def test_with_an_empty_supply_rule_whirling_dance_still_moves_crystals() -> None:
    """§11.3a."""
    options = {"moving": "empty_supply"}
    state = table(seat_of("Y13[awe.]", "V10[a.]", "V03"), idle(1), token="fire", options=options)
    place_all(state, Stacked(), seat0="a4")
    assert state.world.areas[0].supply == 6
    assert {named["do"] for named in legal(state, 0)} == {"skip", "lift", "move"}


def test_where_neither_passing_nor_moving_with_a_supply_is_allowed_one_of_both_is_left() -> None:
    """§11.2, §11.3."""
    options = {"pass_allowed": False, "moving": "empty_supply"}
    state = table(seat_of("V10[a.]", "V01", "V02"), idle(0), token="water", options=options)
    assert {named["do"] for named in legal(state, 0)} == {"place"}
    empty = table(seat_of("V01[a.wff.]", "V02[ww....]", "V03[.a...]"), idle(1), options=options)
    assert {named["do"] for named in legal(empty, 0)} == {"move"}


def test_where_the_new_catcher_calls_first_he_opens_first_after_a_wild_token() -> None:
    """§6.3, §11.4, §A5."""
    options = {"opening_order": "new_catcher"}
    seats = [seat_of("V10[.w]", "V01", "V02"), seat_of("V11[.aaw]", "V05", "V06"), idle(2)]
    state = table(*seats, token="wild", catcher=0, options=options)
    place_all(state, Stacked(), seat0="a1", seat1="a1")
    assert asks(state) == "take_gate 1"
    usual = table(*seats, token="wild", catcher=0)
    place_all(usual, Stacked(), seat0="a1", seat1="a1")
    assert asks(usual) == "take_gate 0"


def test_the_new_catcher_comes_first_only_after_a_wild_token() -> None:
    """§11.4."""
    options = {"opening_order": "new_catcher"}
    state = table(seat_of("V10[.w]", "V01", "V02"), seat_of("V11[.aaw]", "V05", "V06"), catcher=1, options=options)
    place_all(state, Stacked(), seat0="a1", seat1="a1")
    assert asks(state) == "take_gate 1"


def test_a_seat_with_seven_gates_still_takes_a_gate() -> None:
    """§A19."""
    six = ["Y01", "Y03", "G01", "G04", "V05", "B01"]
    state = table(seat_of("V10[.w]", "V01", "V02", opened=six), idle(1), rewards={"all4": 1})
    place_all(state, Stacked(), seat0="a1")
    assert asks(state) == "take_gate 0"


def test_a_match_in_which_nobody_opens_a_gate_any_more_ends() -> None:
    """§9.6, §11.6, §A30."""
    options = {"standstill_rounds": 30}
    state = table(idle(0), idle(1), quiet=29, options=options)
    dealer = Stacked("fire")
    place_all(state, dealer)
    assert asks(state) == "place 0"
    place_all(state, dealer)
    assert asks(state) == "over"
    assert state.result().reason == "standstill"
    assert dealer.told("standstill") == [{"rounds": 30}]


def test_an_opened_gate_starts_the_count_again() -> None:
    """§9.6, §A30."""
    options = {"standstill_rounds": 30}
    state = table(seat_of("V10[.w]", "V01", "V02"), idle(1), quiet=30, options=options)
    dealer = Stacked("G05", "air")
    place_all(state, dealer, seat0="a1")
    decide(state, 0, dealer, "take", gate="V09")
    assert (asks(state), state.world.quiet) == ("place 0 1", 1)


def test_a_token_that_is_not_wild_matches_only_its_own_spaces() -> None:
    """§4.2."""
    state = table(seat_of("V04", "V10", "B01"), idle(1), token="fire")
    assert targets(state, 0) == {"a5", "c1", "c2"}
