"""Step 2: placing and discarding, and what becomes of spores."""

import pytest

from tischlein.games.rauha.rules.material import CARD_IDS
from tischlein.games.rauha.tests.table import (
    answer,
    area,
    cards,
    legal,
    offered,
    phase,
    play_quietly,
    seat_of,
    spores,
    table,
    verbs,
)
from tischlein.games.rauha.views.view import view
from tischlein.testing.dealers import Listening


def test_e1_a_card_of_price_3_on_cell_5_costs_three_crystals() -> None:
    """§4.7a."""
    state = table(seat_of(crystals=3, chosen="1-04"), seat_of())
    answer(state, 0, "place", card="1-04", to="5")
    assert area(state).crystals == 0
    assert area(state).cells[4] == CARD_IDS.index("1-04")


def test_e1b_a_card_that_cannot_be_paid_can_only_be_discarded() -> None:
    """§4.8."""
    state = table(seat_of(crystals=2, chosen="1-04"), seat_of())
    assert offered(state, 0, "place", "to") == []
    assert verbs(state, 0) == {"discard_for_crystals", "discard_for_spore"}


def test_e2_a_restricted_card_goes_to_its_cells_only_and_costs_nothing() -> None:
    """§4.9."""
    state = table(seat_of(crystals=0, chosen="2-33"), seat_of(), notch=9)
    assert offered(state, 0, "place", "to") == ["1", "3", "7", "9"]
    answer(state, 0, "place", card="2-33", to="9")
    assert area(state).crystals == 0


def test_the_card_is_laid_or_discarded_and_nothing_else_can_be_done() -> None:
    """§4.7."""
    state = table(seat_of(chosen="1-03"), seat_of())
    assert verbs(state, 0) == {"place", "discard_for_crystals", "discard_for_spore"}
    assert {str(named["card"]) for named in legal(state, 0) if named["do"] == "place"} == {"1-03"}


def test_e3_a_free_card_goes_anywhere() -> None:
    """§4.9."""
    state = table(seat_of(crystals=0, chosen="1-03"), seat_of())
    assert offered(state, 0, "place", "to") == list("123456789")


def test_the_cell_need_not_be_in_the_line_of_the_avatar() -> None:
    """§4.7a."""
    state = table(seat_of(chosen="1-03"), seat_of(), notch=1)
    answer(state, 0, "place", card="1-03", to="9")
    assert view(state, None).line == ["1", "4", "7"]


def test_a_covered_biome_is_gone_for_good() -> None:
    """§1.6, §4.7a."""
    state = table(seat_of({5: "1-26"}, chosen="1-06"), seat_of(), notch=1)
    before = view(state, None).areas[0]
    answer(state, 0, "place", card="1-06", to="5")
    after = view(state, None).areas[0]
    assert (before.water, after.water) == (3, 1)
    assert (before.animals["marine"], after.animals["marine"]) == (0, 1)
    assert cards(area(state).covered) == ["1-26"]


def test_e4_a_discard_brings_four_crystals_and_goes_to_the_black_hole() -> None:
    """§2.9, §4.7b, §A23."""
    state, dealer = table(seat_of(), seat_of()), Listening()
    before = view(state, None).hole
    answer(state, 0, "discard_for_crystals", dealer)
    assert area(state).crystals == 8
    assert view(state, None).hole == before + 1
    assert dealer.told("discarded") == [{"seat": 0}]


def test_e5_a_discard_for_a_spore_needs_a_biome_without_one() -> None:
    """§4.7c, §7.1."""
    state = table(seat_of(spores="1"), seat_of())
    assert "1" not in offered(state, 0, "discard_for_spore", "to")
    answer(state, 0, "discard_for_spore", to="2")
    assert spores(state) == "12"
    assert area(state).crystals == 4


def test_r18_with_nine_spores_only_the_discard_for_crystals_is_left() -> None:
    """§4.8."""
    state = table(seat_of(spores="123456789", chosen="1-04", crystals=0), seat_of(), notch=7)
    assert legal(state, 0) == [{"do": "discard_for_crystals"}]


def test_a_priced_card_may_go_anywhere() -> None:
    """§4.9."""
    state = table(seat_of(crystals=3, chosen="1-04"), seat_of())
    assert offered(state, 0, "place", "to") == list("123456789")


def test_r1_a_spore_stays_on_its_cell_when_that_is_covered() -> None:
    """§7.2."""
    state = table(seat_of(spores="3", chosen="1-18"), seat_of())
    answer(state, 0, "place", card="1-18", to="3")
    assert spores(state) == "3"
    assert area(state).cells[2] == CARD_IDS.index("1-18")


@pytest.mark.parametrize("cell", list("123456789"))
def test_a_spore_may_lie_on_any_biome_with_or_without_effect(cell: str) -> None:
    """§7.1."""
    state = table(seat_of(), seat_of())
    answer(state, 0, "discard_for_spore", to=cell)
    assert spores(state) == cell


def test_step_4_follows_a_discard_and_its_crystals_can_be_spent_in_it() -> None:
    """§A9."""
    state = table(seat_of({1: "1-05"}, crystals=0, chosen="1-31"), seat_of(), notch=1)
    answer(state, 0, "discard_for_crystals")
    assert phase(state) == "activate"
    answer(state, 0, "activate", at="1")
    assert (area(state).crystals, area(state).energy) == (2, 4)


def test_discarded_cards_are_in_the_black_hole_when_the_turn_is_over() -> None:
    state = table(seat_of(chosen="1-04"), seat_of(chosen="1-05"))
    play_quietly(state, 2)
    assert sorted(cards([entry % 128 for entry in state.world.hole])) == ["1-04", "1-05"]
    assert [one.dropped for one in state.world.areas] == [-1, -1]
