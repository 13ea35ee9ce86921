"""Step 3: gods are won by rows and columns, and taken from others."""

from tischlein.games.rauha.tests.table import (
    answer,
    area,
    holders,
    may,
    offered,
    phase,
    seat_of,
    spores,
    table,
    verbs,
)
from tischlein.testing.dealers import Listening


def test_three_biomes_of_a_kind_in_a_row_win_the_god() -> None:
    """§4.10."""
    state, dealer = table(seat_of({1: "1-09"}, chosen="1-13"), seat_of()), Listening()
    answer(state, 0, "place", dealer, card="1-13", to="3")
    assert holders(state) == {"metsat": 0}
    assert dealer.told("welcomed") == [{"seat": 0, "god": "metsat"}]


def test_three_animals_of_a_kind_in_a_column_win_the_god() -> None:
    """§4.10."""
    state = table(seat_of({1: "1-03", 4: "1-19"}, chosen="1-14"), seat_of())
    answer(state, 0, "place", card="1-14", to="7")
    assert holders(state) == {"taivas": 0}


def test_only_the_lines_of_the_cell_just_filled_count() -> None:
    """§4.10."""
    # Row 1 is complete in forest, but the card goes to row 3.
    state = table(seat_of({1: "1-09", 3: "1-13"}, chosen="1-03"), seat_of())
    answer(state, 0, "place", card="1-03", to="9")
    assert holders(state) == {}


def test_several_gods_can_come_at_once() -> None:
    """§4.11."""
    # Row 1: crystals with flying animals; a card with both completes both.
    state, dealer = table(seat_of({1: "1-03", 2: "1-39"}, chosen="1-36"), seat_of()), Listening()
    answer(state, 0, "place", dealer, card="1-36", to="3")
    assert holders(state) == {"taivas": 0, "kiteet": 0}
    assert [facts["god"] for facts in dealer.told("welcomed")] == ["taivas", "kiteet"]


def test_a_row_and_a_column_of_the_same_kind_bring_their_god_once() -> None:
    """§4.11."""
    state, dealer = (
        table(seat_of({1: "1-09", 5: "1-14", 8: "1-16"}, chosen="1-13"), seat_of(chosen="1-05")),
        Listening(),
    )
    answer(state, 0, "place", dealer, card="1-13", to="2")
    answer(state, 0, "finish", dealer)
    assert holders(state) == {"metsat": 0}
    assert len(dealer.told("welcomed")) == 1


def test_a_biome_with_two_symbols_counts_for_each() -> None:
    """§4.11."""
    state = table(seat_of({1: "1-38", 2: "1-33"}, chosen="1-40"), seat_of())
    answer(state, 0, "place", card="1-40", to="3")
    assert holders(state) == {"metsat": 0}


def test_two_equal_animals_on_one_card_fill_only_their_own_cell() -> None:
    """§A6."""
    state = table(seat_of({1: "2-08"}, chosen="2-12"), seat_of(), notch=9)
    answer(state, 0, "place", card="2-12", to="3")
    assert holders(state) == {}


def test_r3_a_god_is_taken_from_another_player_and_may_be_activated_at_once() -> None:
    """§4.10, §4.13."""
    seats = [seat_of({1: "1-15", 3: "1-16"}), seat_of({1: "1-09"}, chosen="1-13")]
    state, dealer = table(*seats, first=1, gods={"metsat": 0}), Listening()
    answer(state, 1, "place", dealer, card="1-13", to="3")
    assert holders(state) == {"metsat": 1}
    assert not area(state, 0).holds(4) and area(state, 1).holds(4)
    assert dealer.told("lost") == [{"seat": 0, "god": "metsat"}]
    assert may(state, 1, "call_for", god="metsat", animal="land")


def test_r5_a_god_already_held_is_not_activated_again() -> None:
    """§4.12."""
    state, dealer = table(seat_of({1: "1-15", 3: "1-12"}, chosen="1-14"), seat_of(), gods={"metsat": 0}), Listening()
    answer(state, 0, "place", dealer, card="1-14", to="1")
    assert dealer.told("welcomed") == []
    assert not verbs(state, 0) & {"call", "call_for"}


def test_r6_a_god_stays_when_the_own_line_is_destroyed() -> None:
    """§4.13."""
    state = table(seat_of({1: "1-14", 3: "1-12"}, chosen="1-26"), seat_of(), gods={"metsat": 0})
    answer(state, 0, "place", card="1-26", to="2")
    assert holders(state) == {"metsat": 0}


def test_r7_a_god_welcomed_in_an_earlier_turn_is_not_activated_in_step_4() -> None:
    """§4.14."""
    state = table(seat_of({1: "1-09", 3: "1-13"}), seat_of(), gods={"kiteet": 0})
    answer(state, 0, "discard_for_crystals")
    assert phase(state) == "activate"
    assert not verbs(state, 0) & {"call", "call_for"}


def test_r19_a_discard_earns_no_god_and_step_4_still_happens() -> None:
    """§A10."""
    state = table(seat_of({1: "1-09", 3: "1-13"}), seat_of(), gods={"metsat": 1}, notch=5)
    answer(state, 0, "discard_for_spore", to="1")
    assert holders(state) == {"metsat": 1}
    assert phase(state) == "activate"
    assert spores(state) == "1"


def test_covering_a_cell_of_a_complete_line_takes_a_god_back() -> None:
    """§A5."""
    state = table(seat_of({1: "1-15", 3: "1-12"}, chosen="1-14"), seat_of(), gods={"metsat": 1})
    answer(state, 0, "place", card="1-14", to="1")
    assert holders(state) == {"metsat": 0}


def test_where_it_does_not_count_only_a_new_line_does() -> None:
    """§A5."""
    options = {"complete_again": False}
    state = table(seat_of({1: "1-15", 3: "1-12"}, chosen="1-14"), seat_of(), gods={"metsat": 1}, options=options)
    answer(state, 0, "place", card="1-14", to="1")
    assert holders(state) == {"metsat": 1}
    fresh = table(seat_of({3: "1-12"}, chosen="1-14"), seat_of(), gods={"metsat": 1}, options=options)
    answer(fresh, 0, "place", card="1-14", to="1")
    assert holders(fresh) == {"metsat": 0}


def test_another_symbol_of_a_complete_line_still_counts_as_new() -> None:
    """§A5."""
    # Row 1 is complete in crystals; the new card also completes the flying animals.
    options = {"complete_again": False}
    state = table(seat_of({1: "1-03", 2: "1-39", 3: "1-01"}, chosen="1-04"), seat_of(), options=options)
    answer(state, 0, "place", card="1-04", to="3")
    assert holders(state) == {"taivas": 0}


def test_welcoming_is_not_a_choice() -> None:
    """§A17."""
    state = table(seat_of({1: "1-09"}, chosen="1-13"), seat_of())
    answer(state, 0, "place", card="1-13", to="3")
    assert phase(state) == "activate"
    assert holders(state) == {"metsat": 0}


def test_a_god_taken_in_the_same_turn_is_activated_by_both() -> None:
    """§A18."""
    seats = [seat_of({1: "1-03", 2: "1-35"}, chosen="1-06"), seat_of({1: "1-01", 2: "1-40"}, chosen="1-07")]
    state = table(*seats, notch=3)
    answer(state, 0, "place", card="1-06", to="3")
    answer(state, 0, "call", god="kiteet")
    answer(state, 0, "finish")
    answer(state, 1, "place", card="1-07", to="3")
    assert holders(state) == {"kiteet": 1}
    answer(state, 1, "call", god="kiteet")
    assert [one.earned[2] for one in state.world.areas] == [3, 3]


def test_vuori_bears_no_lightning() -> None:
    """§6.2."""
    state = table(seat_of({1: "1-25", 2: "1-26"}, chosen="1-28"), seat_of())
    answer(state, 0, "place", card="1-28", to="3")
    assert holders(state) == {"vuori": 0}
    assert offered(state, 0, "call", "god") == []
    assert area(state).water() == 1 + 1 + 2 + 2 + 2
