"""Rearranging crystals by the gate that allows it (case 33)."""

from tischlein.games.via_magica.tests.table import (
    Stacked,
    asks,
    decide,
    idle,
    legal,
    opened,
    place_all,
    seat_of,
    table,
    zone,
)


def test_rearranging_moves_crystals_to_any_free_space_whatever_its_animus() -> None:
    """§8.6."""
    state = table(seat_of("Y13[awe.]", "V10[a.]", "V03[...s.]"), idle(1), token="fire")
    dealer = Stacked()
    place_all(state, dealer, seat0="a4")
    assert asks(state) == "rearrange 0"
    decide(state, 0, dealer, "move", at="c4", to="b2")
    assert zone(state.world.areas[0]) == ["-", "V10[aw]", "V03[.....]"]
    decide(state, 0, dealer, "skip")
    assert zone(state.world.areas[0])[1] == "V10[aw]!"
    decide(state, 0, dealer, "take", gate="V09")
    assert opened(state, 0) == ["Y13", "V10"]


def test_rearranging_ends_after_as_many_moves_as_crystals_lay_there() -> None:
    """§8.6."""
    state = table(seat_of("Y13[awe.]", "V10[a.]", "V03[...s.]"), idle(1), token="fire")
    dealer = Stacked()
    place_all(state, dealer, seat0="a4")
    decide(state, 0, dealer, "move", at="c4", to="c5")
    decide(state, 0, dealer, "move", at="b1", to="c1")
    assert asks(state) == "take_gate 0"


def test_while_rearranging_crystals_may_go_home_but_none_may_join() -> None:
    """§8.6, §A14."""
    state = table(seat_of("Y13[awe.]", "V10[a.]", "V03[...s.]"), idle(1), token="fire")
    dealer = Stacked()
    place_all(state, dealer, seat0="a4")
    assert {named["do"] for named in legal(state, 0)} == {"skip", "lift", "move"}
    decide(state, 0, dealer, "lift", at="b1")
    decide(state, 0, dealer, "lift", at="c4")
    assert state.world.areas[0].supply == 7
    assert zone(state.world.areas[0]) == ["-", "V10[..]", "V03[.....]"]


def test_a_gate_that_is_full_only_in_between_does_not_open() -> None:
    """§8.6a."""
    state = table(seat_of("Y13[awe.]", "V10[a.]", "V03[...s.]"), idle(1), token="fire")
    dealer = Stacked()
    place_all(state, dealer, seat0="a4")
    decide(state, 0, dealer, "move", at="c4", to="b2")
    decide(state, 0, dealer, "move", at="b1", to="c1")
    decide(state, 0, dealer, "take", gate="V09")
    assert opened(state, 0) == ["Y13"]
    assert zone(state.world.areas[0]) == ["V09[.....]", "V10[.w]", "V03[a....]"]


def test_case_33_rearranging_without_crystals_on_the_gates_does_nothing() -> None:
    """§8.6."""
    state = table(seat_of("Y13[awe.]", "V10", "V03"), idle(1), token="fire")
    place_all(state, Stacked(), seat0="a4")
    assert asks(state) == "take_gate 0"
