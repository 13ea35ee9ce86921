"""Rewards: once only, and the count reward now or never (cases 35 to 41)."""

import pytest

from tischlein.games.via_magica.rules.state import ViaMagica
from tischlein.games.via_magica.tests.table import Stacked, asks, decide, idle, place_all, rewards, seat_of, table

TAKE = ["B05", "B06", "G06", "G07", "G08"]


def open_v10(opened: list[str], held: dict[str, int] | None = None) -> tuple[ViaMagica, Stacked]:
    """Seat 0 opens V10 on top of what it has opened, and has taken a new gate."""
    state = table(seat_of("V10[.w]", "V01", "V02", opened=opened), idle(1), display=TAKE, rewards=held)
    dealer = Stacked()
    place_all(state, dealer, seat0="a1")
    decide(state, 0, dealer, "take", gate="B05")
    return state, dealer


def test_case_35_two_seats_reach_three_of_a_colour_and_the_catcher_gets_the_reward() -> None:
    """§6.2, §7.2."""
    state = table(
        seat_of("V10[.w]", "B01", "B02", opened=["V01", "V02"]),
        seat_of("V10[.w]", "B03", "B04", opened=["V03", "V04"]),
        catcher=1,
        display=TAKE,
    )
    dealer = Stacked()
    place_all(state, dealer, seat0="a1", seat1="a1")
    decide(state, 1, dealer, "take", gate="B05")
    decide(state, 1, dealer, "waive")
    decide(state, 0, dealer, "take", gate="B06")
    decide(state, 0, dealer, "waive")
    assert rewards(state) == {"violet3": 1}


@pytest.mark.parametrize(
    ("colour", "gates", "points"),
    [
        ("yellow", ["Y01", "Y02", "Y03"], 2),
        ("green", ["G01", "G02", "G03"], 6),
        ("blue", ["B01", "B02", "B03"], 10),
    ],
)
def test_three_gates_of_a_colour_bring_its_reward_without_asking(colour: str, gates: list[str], points: int) -> None:
    """§7.2, §7.4, §A17."""
    state, dealer = open_v10(gates)
    assert rewards(state) == {f"{colour}3": 0}
    assert [facts["points"] for facts in dealer.told("rewarded")] == [points]


def test_a_reward_stays_with_the_seat_that_has_it() -> None:
    """§7.2, §7.10."""
    state, dealer = open_v10(["V03", "V04"], {"violet3": 1, "count3": 1})
    assert rewards(state) == {"violet3": 1, "count3": 1}
    assert dealer.told("rewarded") == []


def test_one_gate_of_each_colour_brings_eight_points() -> None:
    """§7.3."""
    state, dealer = open_v10(["Y01", "G01", "B01"])
    assert rewards(state) == {"all4": 0}
    assert [facts["points"] for facts in dealer.told("rewarded")] == [8]


def test_one_opening_may_bring_several_rewards() -> None:
    """§7.7, §7.9, §A16."""
    state, _ = open_v10(["V03", "V04", "Y01", "G01", "B01"], {"count3": 1})
    assert rewards(state) == {"count3": 1, "violet3": 0, "all4": 0, "count6": 0}


def test_case_37_a_seat_with_a_count_reward_gets_no_other_offer() -> None:
    """§7.5, §A15."""
    state, _ = open_v10(["Y01", "G01"], {"count2": 0})
    assert asks(state) == "place 0 1"
    assert rewards(state) == {"count2": 0}


def test_case_38_a_declined_reward_stays_for_the_next_seat_that_reaches_the_count() -> None:
    """§7.6."""
    state = table(
        seat_of("V10[.w]", "V01", "V02", opened=["Y01", "G01"]),
        seat_of("V11[.aaw]", "V05", "V06", opened=["Y01", "G01"]),
        display=TAKE,
    )
    dealer = Stacked("G02", "air", "G03")
    place_all(state, dealer, seat0="a1")
    decide(state, 0, dealer, "take", gate="B05")
    assert asks(state) == "claim_count 0"
    decide(state, 0, dealer, "waive")
    place_all(state, dealer, seat1="a1")
    decide(state, 1, dealer, "take", gate="B06")
    assert asks(state) == "claim_count 1"
    decide(state, 1, dealer, "claim")
    assert rewards(state) == {"count3": 1}


def test_case_39_a_declined_reward_is_not_offered_at_a_higher_count() -> None:
    """§7.6."""
    state, dealer = open_v10(["Y01", "G01", "Y02"])
    assert asks(state) == "claim_count 0"
    decide(state, 0, dealer, "claim")
    assert rewards(state) == {"count4": 0}


@pytest.mark.parametrize(("count", "points"), [(2, 2), (3, 4), (4, 6), (5, 8)])
def test_the_count_reward_is_offered_at_exactly_its_count(count: int, points: int) -> None:
    """§7.5."""
    state, dealer = open_v10(["Y01", "Y02", "G01", "G02"][: count - 1])
    assert asks(state) == "claim_count 0"
    decide(state, 0, dealer, "claim")
    assert rewards(state) == {f"count{count}": 0}
    assert dealer.told("rewarded")[-1]["points"] == points


def test_a_count_reward_that_is_gone_is_not_offered() -> None:
    """§7.5."""
    state, _ = open_v10(["Y01", "G01"], {"count3": 1})
    assert asks(state) == "place 0 1"


def test_case_40_at_six_gates_the_reward_is_given_without_asking() -> None:
    """§7.7, §A18."""
    state, dealer = open_v10(["Y01", "Y02", "G01", "G02", "V05"])
    assert rewards(state) == {"count6": 0}
    assert [facts["points"] for facts in dealer.told("rewarded")] == [10]


def test_case_41_at_seven_gates_nothing_is_offered() -> None:
    """§7.8."""
    state, _ = open_v10(["Y01", "Y02", "G01", "G02", "V05", "B01"], {"all4": 1})
    assert asks(state) == "over"
    assert rewards(state) == {"all4": 1}


def test_a_first_gate_brings_no_reward() -> None:
    state, _ = open_v10([])
    assert asks(state) == "place 0 1"
    assert rewards(state) == {}
