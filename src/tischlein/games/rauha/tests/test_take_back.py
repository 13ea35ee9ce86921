"""Undo inside a turn, up to the draft reveal: the core decides it, the rules must say what reveals."""

import pytest

from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.refusal import Refusal
from tischlein.games.rauha.game import GAME
from tischlein.games.rauha.rules.state import Rauha


def choosing_done(seats: int) -> tuple[Match, int]:
    """A match after the first choice, and who plays first."""
    match = Match(GAME, read_options(GAME.options, {}), seats, "take back")
    for seat in range(seats):
        match.act(seat, match.legal(seat)[0])
    assert isinstance(match.state, Rauha)
    return match, match.state.world.first


def test_a_seat_takes_back_all_its_steps_of_a_turn_one_by_one() -> None:
    match, first = choosing_done(2)
    start = match.fingerprint()
    match.perform(first, {"do": "discard_for_crystals"})
    match.perform(first, {"do": "activate", "at": "4"})
    match.take_back(first)
    match.take_back(first)
    assert match.fingerprint() == start


def test_the_choice_itself_cannot_be_taken_back_once_all_have_chosen() -> None:
    """§10.5."""
    match, first = choosing_done(2)
    assert not match.may_take_back(first)
    with pytest.raises(Refusal, match="cannot_take_back"):
        match.take_back(first)


def test_a_choice_can_be_changed_until_the_last_one_is_in() -> None:
    match = Match(GAME, read_options(GAME.options, {}), 2, "take back")
    match.act(0, match.legal(0)[0])
    match.take_back(0)
    assert match.to_act() == [0, 1]


def test_handing_on_can_be_taken_back_while_the_next_has_not_played() -> None:
    match, first = choosing_done(3)
    match.perform(first, {"do": "discard_for_crystals"})
    match.perform(first, {"do": "finish"})
    assert match.may_take_back(first)


def test_the_step_that_shows_the_next_piles_stays() -> None:
    """§10.5."""
    match, first = choosing_done(2)
    for seat in (first, 1 - first):
        match.perform(seat, {"do": "discard_for_crystals"})
        match.perform(seat, {"do": "finish"})
    assert match.to_act() == [0, 1]
    assert not match.may_take_back(1 - first)
