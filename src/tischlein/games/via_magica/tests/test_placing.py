"""Drawing a token and placing crystals (cases 1 to 14)."""

import pytest

from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.refusal import Refusal
from tischlein.core.vocabulary import Named
from tischlein.games.via_magica.game import GAME
from tischlein.games.via_magica.rules.material import FULL_BAG, TOKENS
from tischlein.games.via_magica.rules.state import ViaMagica
from tischlein.games.via_magica.tests.table import (
    Stacked,
    asks,
    crystal,
    decide,
    idle,
    legal,
    place_all,
    seat_of,
    table,
    targets,
    zone,
)


def test_case_2_after_21_tokens_without_a_wild_one_the_next_is_wild() -> None:
    """§4.9."""
    others = [TOKENS[token] for token in FULL_BAG if TOKENS[token] != "wild"]
    state = table(idle(0), idle(1), token="shadow", drawn=others)
    dealer = Stacked()
    place_all(state, dealer)
    assert TOKENS[state.world.token] == "wild"


def test_case_3_a_token_stays_out_and_the_catcher_stays() -> None:
    """§4.1, §4.8, §4.11."""
    state = table(idle(0), idle(1), token="earth", catcher=1)
    dealer = Stacked("air")
    place_all(state, dealer)
    assert [TOKENS[token] for token in state.world.drawn] == ["earth", "air"]
    assert state.world.catcher == 1


def test_case_4_a_wild_token_refills_the_bag_and_moves_the_catcher_on() -> None:
    """§4.8."""
    drawn = ["air"] * 6 + ["water"] * 3 + ["wild"]
    state = table(idle(0), idle(1), idle(2), token="wild", catcher=2, drawn=drawn)
    place_all(state, Stacked("earth"), seat0="a1")
    assert len(state.world.bag) == 22  # the refilled 23 less the token of the next round
    assert [TOKENS[token] for token in state.world.drawn] == ["earth"]
    assert state.world.catcher == 0


def test_case_5_a_wild_token_refills_even_if_all_pass() -> None:
    """§4.8, §A6."""
    state = table(idle(0), idle(1), token="wild", catcher=0, drawn=["air", "air", "wild"])
    dealer = Stacked("earth")
    place_all(state, dealer)
    assert len(state.world.bag) == 22
    assert state.world.catcher == 1
    assert dealer.told("refilled") == [{"seat": 1}]


def test_case_6_every_free_space_of_the_animus_is_a_target() -> None:
    """§4.2."""
    state = table(seat_of("V10", "V09", "B01"), idle(0), token="water")
    assert targets(state, 0) == {"a2", "b3", "b4", "b5"}


def test_case_7_a_seat_without_a_free_matching_space_is_not_asked() -> None:
    """§4.6."""
    state = table(seat_of("V10", "V09", "V11"), seat_of("V04", "V01", "V02"), token="fire")
    assert state.turn().seats == [1]
    assert state.legal(0) == []


def test_a_round_in_which_nobody_can_place_goes_by_itself() -> None:
    """§4.6."""
    state = table(seat_of("V10", "V09", "V11"), seat_of("V10", "V08", "V11"))
    dealer = Stacked("fire", "shadow", "water")
    place_all(state, dealer)
    assert [facts["animus"] for facts in dealer.told("caught")] == ["fire", "shadow", "water"]
    assert asks(state) == "place 0 1"


def test_case_8_a_crystal_may_move_inside_its_gate_although_the_supply_is_not_empty() -> None:
    """§4.3, §A2, §A3."""
    state = table(seat_of("V10[a.]", "V03[a....]", "V01"), idle(1), token="water")
    assert state.world.areas[0].supply == 5
    assert {"do": "move", "at": "a1", "to": "a2"} in legal(state, 0)


def test_only_the_target_must_match_the_token() -> None:
    """§4.4."""
    state = table(seat_of("V10", "V03[....s]", "V01"), idle(1), token="water")
    place_all(state, Stacked("fire"), seat0="b5 a2")
    assert zone(state.world.areas[0]) == ["V10[.w]", "V03[.....]", "V01[......]"]
    assert state.world.areas[0].supply == 6


def test_case_9_passing_with_an_empty_supply_changes_nothing() -> None:
    """§4.5, §A1."""
    state = table(seat_of("V01[a.wff.]", "V02[ww....]", "V03[.a...]"), idle(1), token="air")
    before = zone(state.world.areas[0])
    assert state.world.areas[0].supply == 0
    place_all(state, Stacked("fire"))
    assert zone(state.world.areas[0]) == before


def test_case_10_an_occupied_space_is_no_target() -> None:
    """§4.2."""
    state = table(seat_of("V10[a.]", "V09", "V01"), idle(1), token="air")
    assert crystal("a1") not in legal(state, 0)
    assert crystal("b1 a1") not in legal(state, 0)


def match_at_first_placing() -> Match:
    """Two seats have kept their first three gates, and a token lies on the table."""
    match = Match(GAME, read_options(GAME.options, {}), 2, "two answers")
    while match.turn().mode == "each":
        seat = match.to_act()[0]
        match.act(seat, match.legal(seat)[0])
    assert match.turn().seats == [0, 1]
    return match


def crystals_on_gates(match: Match, seat: int) -> int:
    assert isinstance(match.state, ViaMagica)
    return 7 - match.state.world.areas[seat].supply


def test_case_11_a_second_crystal_in_one_round_replaces_the_first() -> None:
    """§4.2."""
    match = match_at_first_placing()
    places = [action for action in match.legal(0) if GAME.vocabulary.name(action)["do"] == "place"]
    match.act(0, places[0])
    match.act(0, places[-1])
    match.perform(1, crystal(""))
    assert crystals_on_gates(match, 0) == 1
    with pytest.raises(Refusal):
        match.perform(0, {"do": "place", "to": "d6"})


def test_case_14_only_the_last_decision_counts_and_nobody_sees_the_first() -> None:
    """§4.7."""
    match = match_at_first_placing()
    place = next(action for action in match.legal(0) if GAME.vocabulary.name(action)["do"] == "place")
    seen = [match.view(1), match.view(None)]
    match.act(0, place)
    assert [match.view(1), match.view(None)] == seen
    match.perform(0, crystal(""))
    match.perform(1, crystal(""))
    assert crystals_on_gates(match, 0) == 0


def test_case_13_a_blue_gate_counts_from_the_next_draw_on() -> None:
    """§8.9."""
    state = table(seat_of("B06[aaw.]", "V10", "V11"), idle(1), token="water")
    dealer = Stacked("G10", "shadow")
    place_all(state, dealer, seat0="a4")
    decide(state, 0, dealer, "take", gate="V09")
    assert asks(state) == "place 0"
    assert targets(state, 0) == {"a1", "a2", "a3", "a4", "a5", "b1", "b2", "c1", "c2", "c3", "c4"}


def test_several_blue_gates_add_up_and_other_tokens_stay_as_they_are() -> None:
    """§8.9."""
    zones = seat_of("V10", "V11", "V09", opened=["B06", "B05"])
    every = {"a1", "a2", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4", "c5"}
    for token, expected in (("shadow", every), ("fire", every), ("water", {"a2", "b4", "c3", "c4", "c5"})):
        assert targets(table(zones, idle(1), token=token), 0) == expected


def test_an_animus_that_is_wild_for_one_seat_neither_refills_the_bag_nor_moves_the_catcher() -> None:
    """§8.9."""
    state = table(seat_of("V10", "V11", "V09", opened=["B06"]), idle(1), token="shadow")
    place_all(state, Stacked("air"), seat0="a1")
    assert [TOKENS[token] for token in state.world.drawn] == ["shadow", "air"]
    assert state.world.catcher == 0


def test_wild_matches_every_space() -> None:
    """§4.2."""
    state = table(seat_of("V10", "V04[a.e..]", "B01"), idle(1), token="wild")
    assert targets(state, 0) == {"a1", "a2", "b2", "b4", "b5", "c1", "c2", "c3", "c4"}


def test_without_crystals_in_the_supply_only_moves_are_offered() -> None:
    """§4.3."""
    state = table(seat_of("V01[a.wff.]", "V02[ww....]", "V03[.a...]"), idle(1), token="earth")
    offered: list[Named] = legal(state, 0)
    assert targets(state, 0) == set()
    assert {(named["at"], named["to"]) for named in offered if named["do"] == "move"} == {
        (at, to) for at in ("a1", "a3", "a4", "a5", "b1", "b2", "c2") for to in ("b3", "b4")
    }
