"""A match without its table follows the same rules."""

import pytest

from tests.core.playing import BIDS, TILES
from tischlein.core.course import Course
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.refusal import Refusal
from tischlein.core.state import fingerprint


def begun(game: Game, seats: int = 3) -> Course:
    return Course(game, read_options(game.options, {}), seats, "a seed")


@pytest.mark.parametrize("game", [BIDS, TILES], ids=["together", "side by side"])
def test_the_same_answers_lead_to_the_same_end(game: Game) -> None:
    course, match = begun(game), Match(game, read_options(game.options, {}), 3, "a seed")
    while not course.is_over():
        assert course.legal == match.legal(course.seat)
        match.act(course.seat, course.legal[-1])
        course.act(course.legal[-1])
    assert match.is_over()
    assert fingerprint(course.state) == fingerprint(match.state)


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    course = begun(BIDS)
    while not course.is_over():
        assert course.rewards() == [0, 0, 0]
        course.act(course.legal[0])
    assert sum(course.rewards()) == pytest.approx(0)


def test_an_illegal_answer_is_refused_and_changes_nothing() -> None:
    course = begun(BIDS)
    before = fingerprint(course.state)
    with pytest.raises(Refusal, match="illegal_action"):
        course.act(BIDS.vocabulary.size())
    assert (fingerprint(course.state), course.sealed) == (before, {})


def test_a_game_is_not_played_with_seats_it_lacks() -> None:
    with pytest.raises(Refusal, match="wrong_number_of_seats"):
        begun(BIDS, seats=99)
