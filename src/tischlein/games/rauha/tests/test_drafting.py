"""Setup, satellites and the secret choice."""

import pytest

from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.options import read_options
from tischlein.games.rauha.game import GAME
from tischlein.games.rauha.rules.state import Rauha
from tischlein.games.rauha.rules.world import seen_by
from tischlein.games.rauha.tests.table import (
    answer,
    area,
    holders,
    keep_all,
    offered,
    phase,
    play_quietly,
    seat_of,
    start,
    table,
)
from tischlein.games.rauha.views.view import view
from tischlein.testing.dealers import Listening


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_begins_with_four_crystals_and_nobody_holds_a_god(seats: int) -> None:
    """§2.1, §2.4, §2.6."""
    state = start(seats)
    assert [one.crystals for one in state.world.areas] == [4] * seats
    assert [one.energy for one in state.world.areas] == [0] * seats
    assert holders(state) == {}
    assert state.world.notch == 0


def test_two_to_five_can_play() -> None:
    """§1.1."""
    assert GAME.seats == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(AssertionError):
            start(seats)


def test_each_age_is_a_deck_of_its_own_and_shuffled() -> None:
    """§2.2."""
    first = [start(3, seed).world for seed in range(20)]
    assert {card // 40 for world in first for pile in world.piles for card in pile} == {0}
    assert [world.bags[1] for world in first] == [list(range(40, 80))] * 20
    assert len({str(world.piles) for world in first}) == 20


def test_a_match_is_four_rounds_of_three_turns_and_a_scoring() -> None:
    """§3.1."""
    dealer = Listening()
    state = GAME.setup(read_options(GAME.options, {}), 2, dealer)
    assert isinstance(state, Rauha)
    play_quietly(state, 17, dealer)
    told = [event.name for event in dealer.events if event.name in ("round", "turn", "scoring")]
    assert told == ["round", "turn", "turn", "turn", "scoring"] * 4
    assert phase(state) == "over"


@pytest.mark.parametrize(("side", "letter"), [("A", "A"), ("B", "B")])
def test_all_boards_show_the_same_side(side: str, letter: str) -> None:
    """§2.3."""
    shown = view(start(3, side=side), None)
    for one in shown.areas:
        assert [cell.biome for cell in one.cells] == [f"{letter}{number}" for number in range(1, 10)]


def test_the_first_stack_is_drawn_by_lot() -> None:
    """§2.5."""
    stacks = {tuple(start(3, seed).world.stack) for seed in range(60)}
    assert len(stacks) == 6


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_are_as_many_satellites_as_players_with_four_cards_each(seats: int) -> None:
    """§2.7."""
    state = start(seats)
    assert [len(pile) for pile in state.world.piles] == [4] * seats
    assert len(state.world.bags[0]) == 40 - 4 * seats
    assert len(state.world.bags[1]) == 40


def test_the_moon_is_on_the_left_and_the_star_on_the_right() -> None:
    """§2.7."""
    shown = view(start(4), None)
    assert [(one.moon, one.star) for one in shown.satellites] == [(0, 1), (1, 2), (2, 3), (3, 0)]


def test_rounds_3_and_4_are_dealt_from_the_second_age() -> None:
    """§3.2."""
    state = start(2)
    play_quietly(state, 9)
    assert all(card >= 40 for pile in state.world.piles for card in pile)
    assert len(state.world.bags[1]) == 40 - 8


def test_all_choose_at_once_and_in_secret() -> None:
    """§4.1."""
    state = start(3)
    assert state.turn().mode == turns.TOGETHER
    assert state.turn().seats == [0, 1, 2]
    before = [view(state, 1).hand, view(state, None).hand]
    keep_all(state)
    assert before[1] == []
    assert view(state, 1).hand[0] in before[0]
    assert view(state, None).hand == []


def test_e6_in_the_first_turn_seat_0_of_4_takes_the_four_cards_of_satellite_0_and_puts_three_back() -> None:
    """§4.1."""
    state = start(4)
    pile = list(state.world.piles[0])
    assert view(state, 0).hand == offered(state, 0, "keep", "card")
    assert len(view(state, 0).hand) == 4
    keep_all(state)
    assert area(state, 0).chosen == pile[0]
    assert state.world.piles[0] == pile[1:]


def satellites_taken(state: Rauha, rounds: int) -> list[list[int]]:
    """For each turn, the satellite of every seat."""
    taken = []
    for notch in [number for number in range(1, 4 * rounds) if number % 4]:
        play_quietly(state, notch)
        taken.append([state.world.satellite_of(seat) for seat in range(state.world.seats)])
    return taken


def test_r20_two_players_have_two_satellites_and_the_piles_change_hands() -> None:
    """§2.8, §A13."""
    assert satellites_taken(start(2), 2) == [[0, 1], [1, 0], [0, 1], [1, 0], [0, 1], [1, 0]]


def test_with_more_players_the_right_satellite_is_the_right_neighbours_left_one() -> None:
    """§4.1."""
    assert satellites_taken(start(4), 1) == [[0, 1, 2, 3], [3, 0, 1, 2], [0, 1, 2, 3]]


def test_the_second_notch_names_the_star_satellite() -> None:
    """§A22."""
    state = start(3)
    assert view(state, None).satellite == "moon"
    play_quietly(state, 2)
    assert view(state, None).satellite == "star"


def test_piles_hold_four_three_and_two_cards() -> None:
    """§4.1."""
    state = start(3)
    sizes = []
    for notch in (1, 2, 3):
        play_quietly(state, notch)
        sizes.append(len(state.legal(0)))
    assert sizes == [4, 3, 2]


def test_in_turn_3_the_last_card_of_each_satellite_goes_to_the_black_hole() -> None:
    """§4.2."""
    state = start(3)
    play_quietly(state, 3)
    before = view(state, None).hole
    keep_all(state)
    shown = view(state, None)
    assert [one.cards for one in shown.satellites] == [0, 0, 0]
    assert shown.hole == before + 3


def test_after_a_turn_that_reaches_no_corner_the_same_round_goes_on() -> None:
    """§A21."""
    state, dealer = start(2), Listening()
    play_quietly(state, 2, dealer)
    assert (state.world.round(), state.world.turn()) == (1, 2)
    assert dealer.told("round") == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r21_after_two_rounds_the_first_deck_has_40_minus_8n_cards(seats: int) -> None:
    """§2.9, §A12."""
    state = start(seats)
    play_quietly(state, 9)
    assert len(state.world.bags[0]) == 40 - 8 * seats
    # Two cards were left over on every satellite, and everybody discarded six.
    assert len(state.world.hole) == 2 * seats + 6 * seats


def test_a_card_that_cannot_be_paid_may_be_chosen() -> None:
    """§A11."""
    piles = [["1-31", "1-02", "1-03", "1-05"], ["1-06", "1-07", "1-08", "1-09"]]
    state = table(seat_of(crystals=0), seat_of(), phase="keep", piles=piles)
    assert "1-31" in offered(state, 0, "keep", "card")


def test_a_choice_and_a_discard_stay_secret() -> None:
    """§A25."""
    state, dealer = start(3), Listening()
    chosen = view(state, 0).hand[0]
    keep_all(state, dealer)
    first = state.world.first
    assert chosen not in str([event.facts for event in dealer.events])
    for seat in (0, 1, 2):
        mine = view(state, seat).hand
        assert [one.holds_card for one in view(state, seat).areas] == [True, True, True]
        assert len(mine) == 1
    answer(state, first, "discard_for_crystals", dealer)
    assert dealer.told("discarded") == [{"seat": first}]


def test_who_has_seen_a_buried_card_is_remembered() -> None:
    state = start(3)
    play_quietly(state, 2)
    # In turn 1 only its owner had seen what each seat discarded.
    assert sorted(seen_by(entry) for entry in state.world.hole) == [1, 2, 4]
    play_quietly(state, 3)
    # In turn 2 both neighbours of the satellite had.
    assert sorted(seen_by(entry) for entry in state.world.hole[3:]) == [3, 5, 6]


def test_events_of_the_opening_name_round_and_line() -> None:
    dealer = Listening()
    GAME.setup(read_options(GAME.options, {}), 2, dealer)
    assert dealer.told("round") == [{"round": 1, "age": 1}]
    assert dealer.told("turn") == [{"turn": 1, "line": "column1"}]


def test_looking_at_a_pile_cannot_be_taken_back() -> None:
    state, dealer = start(2), QuietDealer(3)
    keep_all(state, dealer)
    revealed = dealer.revealed
    play_quietly(state, 2, dealer)
    assert phase(state) == "keep"
    assert dealer.revealed > revealed
