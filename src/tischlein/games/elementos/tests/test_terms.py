"""The coach's terms: they are what the judge counts, so they explain its value and nothing else."""

import pytest

from tischlein.core.dealer import QuietDealer
from tischlein.games.elementos.bot.board import Board
from tischlein.games.elementos.bot.guide import ElementosGuide
from tischlein.games.elementos.bot.terms import HOME, terms_of
from tischlein.games.elementos.bot.value import Weights, balance_of, race_of
from tischlein.games.elementos.rules.state import PLAYING

from .playing import at_table, new_match, preset


@pytest.mark.parametrize("seed", range(5))
def test_the_terms_of_a_seat_add_up_to_what_the_judge_says(seed: int) -> None:
    state, luck, weights = preset(), QuietDealer(seed), Weights()
    compared = 0
    while state.stage == PLAYING:
        mover = state.to_move
        board = Board(state)
        if race_of(board, weights) == 0:
            assert sum(terms_of(board, mover, weights).values()) == balance_of(board, weights) - weights.tempo
            compared += 1
        state.apply(mover, luck.pick(state.legal(mover)), luck)
    assert compared > 10


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    board = Board(preset())
    mine, other = (terms_of(board, seat, Weights()) for seat in (0, 1))
    assert mine["own_wand"] == -other["other_wand"]
    assert mine["threats"] == -other["threats"]


def test_the_guide_looks_ahead_once_the_setup_is_done() -> None:
    guide, state = ElementosGuide(), preset()
    assert guide.is_far(state, 0)
    assert not guide.is_far(new_match().state, 50)
    assert sum(guide.appraise(state)) == pytest.approx(1.0)


def test_who_looks_closer_sees_a_win_that_is_far_away() -> None:
    # Nobody is near: the wand of white is home first, but only after many plies.
    state = at_table(["a4 fire wand", "b4 fire"], ["c8 water wand"])
    guide = ElementosGuide(30)
    assert guide.appraise(state)[0] < guide.closer(100).appraise(state)[0]


def test_the_guide_sees_a_capture_that_comes() -> None:
    # White's fire on b4 takes wood on b5 at once, and nothing takes it back.
    ahead = at_table(["a1 fire wand", "b4 fire"], ["c8 water wand", "b5 wood"])
    even = at_table(["a1 fire wand", "b4 fire"], ["c8 water wand", "b5 fire"])
    assert ElementosGuide().appraise(ahead)[0] > ElementosGuide().appraise(even)[0] + 0.1


def test_a_wand_that_nobody_stops_any_more_is_as_good_as_home() -> None:
    state = at_table(["a7 fire wand"], ["c8 fire wand"])
    white, black = (terms_of(Board(state), seat, Weights()) for seat in (0, 1))
    assert white["own_home"] == HOME
    assert black["other_home"] == -HOME
    assert "own_home" not in black
