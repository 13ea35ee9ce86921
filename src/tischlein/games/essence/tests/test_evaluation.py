"""What the tips of a turn bring, case by case of the fact sheet: seats tip, the rules pay."""

import pytest

from tischlein.games.essence.tests.table import Stacked, decide, gains, legal, seats_of, table, tip_all, tipping

Gains = dict[int, dict[str, int]]


def played(symbol: str, colour: str, tips: list[int | None], take: str = "") -> Gains:
    """What everybody has after this turn, who had nothing before. Seat 0 is active; seat n has the number n + 1."""
    state, dealer = tipping(symbol, colour, len(tips), options={"abstaining": None in tips}), Stacked()
    tip_all(state, tips, dealer)
    if take and state.world.phase == "take":
        decide(state, 0, dealer, "take", what=take)
    assert state.world.phase == "talk"
    return gains(state)


def test_e01_triangle_two_of_three_others_match() -> None:
    """§21, §21a."""
    assert played("triangle", "yellow", [2, 2, 1, 2]) == {0: {"yellow": 1}, 1: {"silver": 1}, 3: {"silver": 1}}


def test_e02_triangle_nobody_matches() -> None:
    """§21b."""
    assert played("triangle", "green", [1, 2, 3]) == {}


def test_e03_triangle_others_agree_with_each_other_but_not_with_the_active_player() -> None:
    """§21b."""
    assert played("triangle", "blue", [1, 3, 3, 3]) == {}


def test_e04_triangle_all_match_still_only_one_concept_card() -> None:
    """§21a."""
    assert played("triangle", "red", [3, 3, 3, 3, 3]) == {
        0: {"red": 1},
        1: {"silver": 1},
        2: {"silver": 1},
        3: {"silver": 1},
        4: {"silver": 1},
    }


def test_e05_triangle_white_archetype_won() -> None:
    assert played("triangle", "white", [1, 1, 2]) == {0: {"white": 1}, 1: {"silver": 1}}


def test_e06_five_star_three_matches() -> None:
    """§22a."""
    assert played("fivestar", "green", [4, 4, 4, 4]) == {
        0: {"gold": 3},
        1: {"silver": 1},
        2: {"silver": 1},
        3: {"silver": 1},
    }


def test_e07_five_star_off_by_one_is_no_match() -> None:
    """§22."""
    assert played("fivestar", "yellow", [4, 5, 3]) == {}


def test_e08_five_star_one_match() -> None:
    """§22, §22a."""
    assert played("fivestar", "red", [1, 1, 2]) == {0: {"gold": 1}, 1: {"silver": 1}}


def test_e09_circle_three_ones_and_two_twos_active_in_majority_takes_the_card() -> None:
    """§24, §24a."""
    assert played("circle", "blue", [1, 1, 1, 2, 2], take="card") == {
        0: {"blue": 1},
        1: {"bronze": 1},
        2: {"bronze": 1},
    }


def test_e10_circle_same_tips_active_takes_the_coin() -> None:
    """§24, §24a."""
    assert played("circle", "blue", [1, 1, 1, 2, 2], take="coin") == {
        0: {"bronze": 1},
        1: {"bronze": 1},
        2: {"bronze": 1},
    }


def test_e12_circle_tie_2_2() -> None:
    """§23, §A4."""
    assert played("circle", "green", [1, 1, 2, 2], take="card") == {}


def test_e13_circle_all_different() -> None:
    """§23."""
    assert played("circle", "blue", [1, 2, 3], take="card") == {}


def test_e14_circle_relative_majority_2_1_1_is_enough() -> None:
    """§A4."""
    assert played("circle", "blue", [1, 1, 2, 3], take="coin") == {0: {"bronze": 1}, 1: {"bronze": 1}}


def test_e16_circle_unanimous() -> None:
    assert played("circle", "blue", [2, 2, 2], take="card") == {0: {"blue": 1}, 1: {"bronze": 1}, 2: {"bronze": 1}}


def test_e17_yellow_seven_star_most_votes_for_iii() -> None:
    """§25, §26."""
    assert played("sevenstar", "yellow", [3, 3, 3, 1, 1]) == {
        0: {"bronze": 1},
        1: {"bronze": 1},
        2: {"bronze": 1, "yellow": 1},
    }


def test_e19_yellow_seven_star_the_active_player_is_the_winner() -> None:
    """§26, §A7."""
    assert played("sevenstar", "yellow", [2, 1, 1, 1]) == {
        0: {"yellow": 1},
        1: {"bronze": 1},
        2: {"bronze": 1},
        3: {"bronze": 1},
    }


def test_e21_white_seven_star_active_in_majority_2_bronze_instead_of_1_the_named_player_gets_nothing_extra() -> None:
    """§27."""
    assert played("sevenstar", "white", [3, 3, 1, 3]) == {0: {"bronze": 2}, 1: {"bronze": 1}, 3: {"bronze": 1}}


def test_e22_white_seven_star_active_not_in_majority_nothing_for_him() -> None:
    """§27, §A6."""
    assert played("sevenstar", "white", [1, 3, 3, 3]) == {1: {"bronze": 1}, 2: {"bronze": 1}, 3: {"bronze": 1}}


def test_e23_white_seven_star_no_majority() -> None:
    assert played("sevenstar", "white", [1, 2, 3, 4]) == {}


def test_e24_two_players_circle_same_number() -> None:
    assert played("circle", "green", [1, 1], take="card") == {0: {"green": 1}, 1: {"bronze": 1}}


def test_e25_two_players_circle_different_numbers() -> None:
    assert played("circle", "green", [1, 2], take="card") == {}


def test_e27_digital_only_active_player_gave_no_tip() -> None:
    """§A17."""
    assert played("triangle", "yellow", [None, 1, 2]) == {}


def test_e28_digital_only_only_one_tip_was_given_one_vote_is_no_majority() -> None:
    """§23, §A17."""
    assert played("circle", "blue", [1, None, None], take="card") == {}


@pytest.mark.parametrize(
    ("reading", "in_majority", "outside"),
    [("two_instead_if_majority", 2, 0), ("two_if_any_majority", 2, 2), ("three_if_majority", 3, 0)],
)
def test_a_white_seven_star_pays_the_active_player_as_the_table_reads_it(
    reading: str, in_majority: int, outside: int
) -> None:
    """§A6."""
    for tips, expected in (([2, 2, 1], in_majority), ([1, 2, 2], outside), ([1, 2, 3], 0)):
        state = tipping("sevenstar", "white", 3, options={"white_sevenstar": reading})
        tip_all(state, list(tips), Stacked())
        assert gains(state).get(0, {}).get("bronze", 0) == expected


def test_who_has_most_votes_gets_the_property_but_no_coin_unless_voting_so() -> None:
    """§26."""
    assert played("sevenstar", "yellow", [2, 3, 2, 2]) == {
        0: {"bronze": 1},
        1: {"yellow": 1},
        2: {"bronze": 1},
        3: {"bronze": 1},
    }


def test_outside_the_majority_the_active_player_of_a_circle_is_not_asked() -> None:
    """§24a, §A5."""
    assert played("circle", "green", [1, 2, 2]) == {1: {"bronze": 1}, 2: {"bronze": 1}}


def test_while_coin_or_card_is_chosen_nobody_has_got_anything_yet() -> None:
    """§28."""
    state, dealer = tipping("circle", "blue", 3), Stacked()
    tip_all(state, [2, 2, 1], dealer)
    assert legal(state, 0) == [{"do": "take", "what": "coin"}, {"do": "take", "what": "card"}]
    assert legal(state, 1) == []
    assert gains(state) == {}
    decide(state, 0, dealer, "take", what="card")
    assert dealer.told("card")[0] == {"seat": 0, "concept": "b002"}


def test_a_tie_for_the_most_votes_after_a_larger_number_is_no_majority() -> None:
    """§23."""
    assert played("sevenstar", "yellow", [1, 1, 3, 3, 2]) == {}


def test_nobody_wins_the_concept_of_a_five_star() -> None:
    """§22b."""
    state = tipping("fivestar", "green", 3)
    tip_all(state, [4, 4, 4], Stacked())
    assert state.world.won == [[], [], []]
    assert len(state.world.discards[1]) == 1


def test_coins_never_run_out() -> None:
    """§31."""
    seats: list[dict[str, object]] = [{**seat, "coins": {"silver": 500}} for seat in seats_of(3)]
    state = table(seats, "tip", display=["W01"], way="W16", open=["y001"])
    tip_all(state, [1, 1, 1], Stacked())
    assert gains(state)[1] == {"silver": 501}


@pytest.mark.parametrize("colour", ["yellow", "white"])
def test_two_who_may_not_name_themselves_never_have_a_majority(colour: str) -> None:
    """§A8."""
    state = tipping("sevenstar", colour, 2, options={"self_vote_on_sevenstar": False})
    for seat in (0, 1):
        assert [answer for answer in legal(state, seat) if answer["do"] == "name"] == [
            {"do": "name", "number": ["II", "I"][seat]}
        ]
    tip_all(state, [2, 1], Stacked())
    assert gains(state) == {}
