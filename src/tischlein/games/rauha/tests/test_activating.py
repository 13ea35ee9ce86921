"""Step 4: the line of the avatar and the gods just welcomed, in any order."""

import pytest

from tischlein.games.rauha.tests.table import (
    answer,
    area,
    legal,
    may,
    offered,
    phase,
    seat_of,
    spores,
    table,
    verbs,
)
from tischlein.games.rauha.views.view import view
from tischlein.testing.dealers import Listening


def test_exactly_the_three_biomes_of_the_line_can_be_activated() -> None:
    """§4.14."""
    state = table(seat_of({2: "1-03", 5: "1-06", 8: "1-08", 1: "1-07"}), seat_of(), phase="activate", notch=2)
    assert offered(state, 0, "activate", "at") == ["2", "5", "8"]


def test_a_printed_biome_works_like_a_card() -> None:
    """§1.3."""
    state = table(seat_of({2: "1-25"}), seat_of(), phase="activate", notch=5)
    assert offered(state, 0, "activate", "at") == ["1", "2"]
    answer(state, 0, "activate", at="1")
    assert area(state).crystals == 5


def test_each_at_most_once() -> None:
    """§4.14."""
    state = table(seat_of({2: "1-03"}), seat_of(), phase="activate", notch=2)
    answer(state, 0, "activate", at="2")
    assert area(state).crystals == 6
    assert not may(state, 0, "activate", at="2")


def test_each_may_be_left_out() -> None:
    """§4.14."""
    state, dealer = table(seat_of(), seat_of(chosen="1-03"), phase="activate", notch=2), Listening()
    answer(state, 0, "finish", dealer)
    assert (area(state).energy, area(state).crystals) == (0, 4)
    assert dealer.told("finished") == [{"seat": 0}]
    assert state.turn().seats == [1]


def test_biomes_and_gods_are_mixed_freely() -> None:
    """§4.14."""
    state = table(seat_of({1: "1-03", 2: "1-35"}, chosen="1-06"), seat_of(), notch=3)
    answer(state, 0, "place", card="1-06", to="3")
    answer(state, 0, "activate", at="3")
    answer(state, 0, "call", god="kiteet")
    answer(state, 0, "sow", at="6", to="9")
    assert (area(state).crystals, area(state).energy) == (4 + 2 - 3, 3)


def test_a_step_ends_by_itself_when_nothing_is_left_to_activate() -> None:
    """§10.2."""
    state = table(seat_of(), seat_of(), phase="activate", notch=2)
    answer(state, 0, "activate", at="2")
    answer(state, 0, "activate", at="5")
    assert (phase(state), state.turn().seats) == ("place", [1])


def test_a_card_just_placed_in_the_line_is_activated_with_it() -> None:
    """§4.15."""
    state = table(seat_of(chosen="1-03"), seat_of(), notch=1)
    answer(state, 0, "place", card="1-03", to="4")
    assert may(state, 0, "activate", at="4")


def test_a_card_placed_elsewhere_is_not() -> None:
    """§4.15."""
    state = table(seat_of(chosen="1-03"), seat_of(), notch=1)
    answer(state, 0, "place", card="1-03", to="5")
    assert offered(state, 0, "activate", "at") == ["1", "4", "7"]


def test_spores_do_not_matter_in_step_4() -> None:
    """§4.16."""
    state = table(seat_of({5: "1-03", 8: "1-06"}, spores="159"), seat_of(), phase="activate", notch=2)
    assert offered(state, 0, "activate", "at") == ["2", "5", "8"]


def test_e10_a_spore_is_paid_for_and_laid_onto_a_desert() -> None:
    """§5.5."""
    state, dealer = table(seat_of({8: "1-20"}), seat_of(), phase="activate", notch=2), Listening()
    answer(state, 0, "activate", dealer, at="2")
    answer(state, 0, "sow", dealer, at="8", to="5")
    assert (area(state).energy, area(state).crystals, spores(state)) == (1, 1, "5")
    assert dealer.told("energy") == [{"seat": 0, "by": "cell2", "energy": 1}]
    assert dealer.told("sowed") == [{"seat": 0, "by": "cell8", "paid": 3, "to": "5"}]


def test_crystals_gained_a_moment_earlier_can_be_paid() -> None:
    """§5.1."""
    state = table(seat_of({2: "1-01", 5: "1-05"}, crystals=0), seat_of(), phase="activate", notch=2)
    assert not may(state, 0, "activate", at="5")
    answer(state, 0, "activate", at="2")
    answer(state, 0, "activate", at="5")
    assert (area(state).crystals, area(state).energy) == (2, 4)


def test_a_payment_is_made_once_per_activation() -> None:
    """§5.1."""
    state, dealer = table(seat_of({5: "2-02"}, crystals=9), seat_of(), phase="activate", notch=10), Listening()
    answer(state, 0, "activate", dealer, at="5")
    assert (area(state).crystals, area(state).energy) == (7, 7)
    assert dealer.told("traded") == [{"seat": 0, "by": "cell5", "paid": 2, "energy": 7}]
    assert not may(state, 0, "activate", at="5")


def test_a_biome_without_effect_cannot_be_activated() -> None:
    """§10.1, §5.2."""
    state = table(seat_of(), seat_of(), phase="activate", notch=2)
    assert offered(state, 0, "activate", "at") == ["2", "5"]


def test_r10_two_equal_animals_on_one_card_count_two_the_acting_biome_included() -> None:
    """§5.3."""
    state = table(seat_of({5: "2-08"}), seat_of(), phase="activate", notch=10)
    answer(state, 0, "activate", at="5")
    assert area(state).energy == 2
    more = table(seat_of({5: "2-08", 1: "1-03"}), seat_of(), phase="activate", notch=10)
    answer(more, 0, "activate", at="5")
    assert area(more).energy == 3


def test_only_the_own_board_counts() -> None:
    """§10.1, §5.3."""
    state = table(seat_of({5: "1-09"}), seat_of({5: "2-08"}), phase="activate", notch=10)
    # Cell 5 counts flying animals, and seat 0 has none.
    assert not may(state, 0, "activate", at="5")


@pytest.mark.parametrize(
    ("card", "cells", "spored", "energy"),
    [
        ("1-04", {1: "1-03"}, "", 2),
        ("1-16", {1: "1-37"}, "", 2),
        ("1-10", {1: "1-37", 3: "1-38"}, "", 3),
        ("2-17", {}, "258", 6),
        ("1-31", {1: "1-26", 3: "1-28"}, "", 1 + 2 + 2 + 1),
    ],
)
def test_energy_per_animal_spore_and_water_source(card: str, cells: dict[int, str], spored: str, energy: int) -> None:
    """§5.2."""
    state = table(seat_of({5: card, **cells}, spores=spored), seat_of(), phase="activate", notch=10)
    answer(state, 0, "activate", at="5")
    assert area(state).energy == energy


def test_water_counts_for_effects_with_vuori() -> None:
    """§5.4."""
    state = table(seat_of({5: "1-31"}), seat_of(), phase="activate", notch=10, gods={"vuori": 0})
    answer(state, 0, "activate", at="5")
    assert area(state).energy == 1 + 1 + 2


def test_a_spore_may_lie_on_the_acting_biome_or_in_any_line() -> None:
    """§A15."""
    state = table(seat_of({5: "1-18"}), seat_of(), phase="activate", notch=2)
    assert offered(state, 0, "sow", "to") == list("123456789")
    answer(state, 0, "sow", at="5", to="5")
    assert spores(state) == "5"
    assert not may(state, 0, "activate", at="5")


def test_r18_with_nine_spores_no_spore_can_be_paid_for() -> None:
    """§A16."""
    state = table(seat_of({5: "1-18"}, spores="123456789"), seat_of(), phase="activate", notch=2)
    assert "sow" not in verbs(state, 0)


def test_a_spore_needs_its_price() -> None:
    """§5.5."""
    state = table(seat_of({5: "1-18"}, crystals=1), seat_of(), phase="activate", notch=2)
    assert "sow" not in verbs(state, 0)


def welcome_metsat(cells: dict[int, str], metsat: str = "choose") -> list[object]:
    """How Metsat can be called by a seat that has just won it."""
    state = table(seat_of({1: "1-15", **cells}, chosen="1-12"), seat_of(), options={"metsat": metsat})
    answer(state, 0, "place", card="1-12", to="3")
    return [(named["do"], named.get("animal")) for named in legal(state, 0) if str(named["do"]).startswith("call")]


def test_metsat_lets_the_player_choose_the_best_animal_first() -> None:
    """§A8."""
    cells = {4: "1-37", 7: "1-40", 8: "1-10"}
    assert welcome_metsat(cells) == [("call_for", "marine"), ("call_for", "land")]


def test_where_the_table_says_so_metsat_counts_the_best_animal_by_itself() -> None:
    """§A8."""
    assert welcome_metsat({4: "1-37"}, "best") == [("call", None)]
    options = {"metsat": "best"}
    state = table(
        seat_of({4: "1-37", 8: "1-10"}), seat_of(), phase="score", notch=4, gods={"metsat": 0}, options=options
    )
    dealer = Listening()
    answer(state, 0, "call", dealer, god="metsat")
    assert dealer.told("named") == [{"seat": 0, "by": "metsat", "animal": "marine", "energy": 2}]


def test_metsat_with_no_animals_gives_nothing_and_is_not_offered() -> None:
    """§A8."""
    assert welcome_metsat({}) == []


def test_a_worse_animal_may_be_chosen() -> None:
    """§A8."""
    state = table(seat_of({4: "1-37", 8: "1-10"}), seat_of(), phase="score", notch=4, gods={"metsat": 0})
    answer(state, 0, "call_for", god="metsat", animal="land")
    assert area(state).earned[2] == 1


def test_the_view_says_what_each_activation_would_bring() -> None:
    state = table(seat_of({2: "1-05", 5: "1-18", 8: "1-03"}), seat_of(), phase="activate", notch=2)
    shown = [(use.id, use.pay, use.energy, use.crystals, use.spore) for use in view(state, None).uses]
    assert shown == [("cell2", 2, 4, 0, False), ("cell5", 2, 0, 0, True), ("cell8", 0, 0, 2, False)]


def test_energy_is_counted_by_its_source() -> None:
    state = table(seat_of({1: "1-03", 2: "1-35"}, chosen="1-06"), seat_of(), notch=2)
    answer(state, 0, "place", card="1-06", to="3")
    answer(state, 0, "activate", at="2")
    answer(state, 0, "call", god="kiteet")
    assert area(state).earned == [2, 0, 3, 0]
