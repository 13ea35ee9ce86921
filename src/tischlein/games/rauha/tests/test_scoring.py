"""Scorings, the water, and the end."""

import pytest

from tischlein.games.rauha.rules.scoring import water_energy
from tischlein.games.rauha.tests.table import (
    answer,
    area,
    may,
    offered,
    phase,
    play_quietly,
    seat_of,
    spores,
    start,
    table,
    verbs,
)
from tischlein.games.rauha.views.view import view
from tischlein.testing.dealers import Listening


def test_e8_biomes_with_spores_and_gods_are_activated() -> None:
    """§8.2."""
    cells = {1: "1-03", 9: "1-25"}
    state = table(seat_of(cells, spores="19"), seat_of(spores="1"), phase="score", notch=4, gods={"kiteet": 0})
    answer(state, 0, "activate", at="1")
    answer(state, 0, "call", god="kiteet")
    answer(state, 0, "activate", at="9")
    assert area(state).crystals == 6
    assert area(state).earned == [0, 2, 3, 1]


def test_biomes_without_a_spore_stay_quiet() -> None:
    """§8.2."""
    state = table(seat_of({1: "1-03", 5: "1-06"}, spores="15"), seat_of(), phase="score", notch=4)
    assert offered(state, 0, "activate", "at") == ["1", "5"]


def test_gods_of_earlier_turns_are_activated_but_not_vuori() -> None:
    """§8.2."""
    gods = {"kiteet": 0, "sienet": 0, "vuori": 0, "taivas": 1}
    state = table(seat_of(), seat_of(), phase="score", notch=4, gods=gods)
    assert offered(state, 0, "call", "god") == ["kiteet", "sienet"]


def test_r9_taivas_needs_four_crystals() -> None:
    """§6.1."""
    poor = table(seat_of(crystals=3), seat_of(), phase="score", notch=4, gods={"taivas": 0, "kiteet": 0})
    assert not may(poor, 0, "call", god="taivas")
    rich = table(seat_of(crystals=4), seat_of(), phase="score", notch=4, gods={"taivas": 0, "kiteet": 0})
    answer(rich, 0, "call", god="taivas")
    assert (area(rich).crystals, area(rich).energy) == (0, 7)


def test_sienet_pays_for_taivas() -> None:
    """§6.1."""
    state = table(seat_of(crystals=1), seat_of(), phase="score", notch=4, gods={"taivas": 0, "sienet": 0})
    answer(state, 0, "call", god="sienet")
    answer(state, 0, "call", god="taivas")
    assert (area(state).crystals, area(state).energy) == (0, 7)


def test_maa_counts_spores() -> None:
    """§6.1."""
    state = table(seat_of(spores="358"), seat_of(), phase="score", notch=4, gods={"maa": 0})
    answer(state, 0, "call", god="maa")
    assert area(state).earned[2] == 3


def test_r11_vuori_counts_for_meri_and_for_the_comparison() -> None:
    """§5.4, §8.3."""
    state, dealer = table(seat_of(), seat_of(), phase="score", notch=4, gods={"vuori": 0, "meri": 0}), Listening()
    assert [one.water() for one in state.world.areas] == [3, 1]
    answer(state, 0, "call", dealer, god="meri")
    assert dealer.told("energy") == [{"seat": 0, "by": "meri", "energy": 3}]
    assert [facts["energy"] for facts in dealer.told("watered")] == [3, 0]
    assert [one.energy for one in state.world.areas] == [6, 0]


def test_where_vuori_counts_for_the_comparison_only_meri_does_not_see_it() -> None:
    """§A7."""
    gods, options = {"vuori": 0, "meri": 0}, {"vuori": "comparison"}
    state = table(seat_of(), seat_of(), phase="score", notch=4, gods=gods, options=options)
    answer(state, 0, "call", god="meri")
    assert area(state).earned == [0, 0, 1, 3]


@pytest.mark.parametrize(("difference", "energy"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (9, 15)])
def test_e9c_the_water_table(difference: int, energy: int) -> None:
    """§8.3."""
    assert water_energy(difference) == energy


def test_e9_water_5_against_3_brings_3_energy() -> None:
    """§8.3."""
    seats = [seat_of({1: "1-26", 3: "1-28"}, spores="5"), seat_of({1: "1-32"})]
    state, dealer = table(*seats, phase="score", notch=4), Listening()
    answer(state, 0, "activate", dealer, at="5")
    assert dealer.told("watered") == [
        {"seat": 0, "water": 5, "lowest": 3, "energy": 3},
        {"seat": 1, "water": 3, "lowest": 3, "energy": 0},
    ]


def test_everybody_tied_for_the_lowest_gets_nothing() -> None:
    """§8.4, §A20."""
    state, dealer = table(seat_of(spores="5"), seat_of(), seat_of({1: "1-26"}), phase="score", notch=4), Listening()
    answer(state, 0, "finish", dealer)
    assert [facts["energy"] for facts in dealer.told("watered")] == [0, 0, 3]


def test_water_comes_after_the_own_activations_and_before_the_next_player() -> None:
    """§A19."""
    seats = [seat_of({1: "1-26"}, spores="5"), seat_of(spores="4")]
    state, dealer = table(*seats, phase="score", notch=4), Listening()
    answer(state, 0, "activate", dealer, at="5")
    assert [event.name for event in dealer.events] == ["crystals", "watered"]
    assert (area(state, 0).energy, state.turn().seats) == (3, [1])


def test_one_player_after_another_clockwise() -> None:
    """§8.1."""
    seats = [seat_of(spores="4"), seat_of(spores="4"), seat_of(spores="4")]
    state, dealer = table(*seats, phase="score", notch=4, first=1), Listening()
    for seat in (1, 2, 0):
        answer(state, seat, "finish", dealer)
    assert [facts["seat"] for facts in dealer.told("watered")] == [1, 2, 0]


def test_a_biome_that_gets_its_spore_in_the_scoring_is_activated_in_it_once() -> None:
    """§A4."""
    state = table(seat_of({1: "1-25"}, spores="6"), seat_of(), phase="score", notch=4)
    answer(state, 0, "sow", at="6", to="1")
    answer(state, 0, "activate", at="1")
    assert area(state).earned[1] == 2
    assert spores(state) == "16"
    assert phase(state) == "keep"


def test_where_new_spores_wait_they_do_nothing_yet() -> None:
    """§A4."""
    options = {"new_spores": "next_scoring"}
    state = table(seat_of({1: "1-25"}, spores="6"), seat_of(), phase="score", notch=4, options=options)
    answer(state, 0, "sow", at="6", to="1")
    assert (spores(state), area(state).earned[1]) == ("16", 0)
    assert phase(state) == "keep"


def test_r18_in_a_scoring_with_nine_spores_no_spore_is_laid() -> None:
    """§A16."""
    state = table(seat_of(spores="123456789"), seat_of(), phase="score", notch=4)
    assert "sow" not in verbs(state, 0)


def test_a_player_with_nothing_to_activate_is_not_asked() -> None:
    """§10.2."""
    state = start(3)
    # Without spores and gods the whole scoring goes by itself.
    play_quietly(state, 5)
    assert (state.world.notch + 1, phase(state)) == (5, "keep")


def test_after_the_scoring_the_next_round_begins() -> None:
    """§8.5."""
    state, dealer = table(seat_of(spores="1"), seat_of(), phase="score", notch=8), Listening()
    answer(state, 0, "finish", dealer)
    assert state.world.notch + 1 == 9
    assert dealer.told("round") == [{"round": 3, "age": 2}]


def test_after_the_sixteenth_notch_the_match_is_over() -> None:
    """§8.5."""
    state, dealer = table(seat_of(spores="1", energy=7), seat_of(energy=3), phase="score", notch=16), Listening()
    answer(state, 0, "finish", dealer)
    assert phase(state) == "over"
    assert state.turn().seats == []
    assert dealer.told("won") == [{"seat": 0, "energy": 7, "winners": 1}]


def test_r24_the_two_with_most_energy_share_the_victory() -> None:
    """§9.1."""
    seats = [seat_of(energy=90), seat_of(energy=90, crystals=50, spores="123"), seat_of(energy=70)]
    result = table(*seats, phase="over", notch=16, acted=3).result()
    assert (result.scores, result.places, result.winners()) == ([90, 90, 70], [1, 1, 3], [0, 1])


def test_the_sources_add_up_to_the_score() -> None:
    """§9.1."""
    energy = {"lines": 40, "spores": 12, "gods": 9, "water": 4}
    result = table(seat_of(energy=energy), seat_of(energy=3), phase="over", notch=16, acted=2).result()
    assert result.scores == [65, 3]
    assert result.sources[0] == energy


def test_crystals_never_run_out() -> None:
    """§9.2, §A14."""
    state = table(seat_of(crystals=200), seat_of(crystals=200))
    answer(state, 0, "discard_for_crystals")
    assert area(state).crystals == 204


def test_the_view_says_what_the_water_would_bring_now() -> None:
    shown = view(table(seat_of({1: "1-26"}), seat_of()), None)
    assert [(one.water, one.water_energy) for one in shown.areas] == [(3, 3), (1, 0)]
