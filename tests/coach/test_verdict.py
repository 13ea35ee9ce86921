"""What a decision may be called, and what not."""

import pytest

from tests.bots.small_games import TAKE, Sticks
from tischlein.bots.analyst import Analyst, Weighed, Weighing
from tischlein.bots.guides import RandomGuide
from tischlein.coach.verdict import (
    BLUNDER,
    MISSED_WIN,
    MISTAKE,
    ROUND,
    Witness,
    equally_good,
    so_far,
    suspect,
    wins_always,
    word_for,
)
from tischlein.core.question import ask


def weighed(action: int, measured: list[float]) -> Weighed:
    one = Weighed(action)
    one.measured = measured
    return one


def weighing(best: list[float], given: list[float]) -> Weighing:
    one, other = weighed(0, best), weighed(1, given)
    return Weighing([one, other], one, other, other)


def witness(best: list[float], given: list[float], doubt: float = 0.0) -> Witness:
    """One that has heard this much."""
    one = Witness([weighed(0, [])], weighed(1, []), doubt)
    one.best_chances, one.given_chances = best, given
    return one


def test_what_looks_better_so_far_raises_a_suspicion() -> None:
    found = suspect(weighing([0.6] * 9, [0.5] * 9), 0.0)
    assert found is not None
    assert (found.better.action, found.given.action) == (0, 1)


def test_what_looks_as_good_raises_none() -> None:
    assert suspect(weighing([0.52] * 9, [0.50] * 9), 0.0) is None
    assert suspect(weighing([0.5] * 9, [0.6] * 9), 0.0) is None


def test_a_win_that_stays_won_and_what_is_lost_raise_none() -> None:
    assert suspect(weighing([1.0] * 9, [0.95] * 9), 0.0) is None
    assert suspect(weighing([0.035] * 9, [0.0] * 9), 0.0) is None


def test_what_was_only_lucky_while_the_field_was_sifted_still_counts_with_the_rest() -> None:
    best, given = weighed(0, [0.5] * 9), weighed(1, [0.5] * 9)
    best.total, best.tried = 9.0, 9
    assert so_far(best) == 0.75
    assert suspect(Weighing([best, given], best, given, given), 0.0) is not None


def test_a_sure_loss_gets_a_word() -> None:
    assert witness([0.6, 0.61] * 20, [0.4, 0.41] * 20).word() == BLUNDER
    assert witness([0.6, 0.61] * 20, [0.5, 0.51] * 20).word() == MISTAKE


def test_what_luck_could_have_made_up_does_not() -> None:
    assert not witness([1.0, 0.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0, 0.0]).word()


def test_a_loss_that_is_sure_but_small_does_not() -> None:
    assert not witness([0.52] * 40, [0.50] * 40).word()


def test_a_loss_within_the_doubt_of_the_guide_does_not() -> None:
    assert witness([0.6] * 40, [0.49] * 40, doubt=0.05).word()
    assert not witness([0.6] * 40, [0.51] * 40, doubt=0.05).word()


def test_a_win_that_stays_won_is_no_mistake() -> None:
    assert not witness([1.0] * 40, [0.94] * 40).word()


def test_what_is_lost_cannot_be_lost_again() -> None:
    assert not witness([0.06] * 40, [0.0] * 40).word()


def test_a_witness_is_heard_until_it_is_clear_what_to_say() -> None:
    assert witness([0.9] * 16, [0.2] * 16).is_clear()
    assert witness([0.5] * 16, [0.5] * 16).is_clear()
    assert not witness([0.5, 0.7] * 8, [0.5, 0.45] * 8).is_clear()


def test_a_win_that_no_world_has_shown_yet_may_still_come() -> None:
    assert not witness([0.0] * 16, [0.0] * 16).is_clear()
    assert witness([0.0] * 160, [0.0] * 160).is_clear()
    assert witness([1.0] * 16, [0.0] * 16).is_clear(), "whatever one more brings"


def test_a_word_on_the_edge_is_not_clear() -> None:
    missed = [0.88, 1.0] * 8
    assert not witness(missed, [0.5] * 16).is_clear()


def test_a_witness_hears_worlds_of_its_own_and_stops_when_its_work_is_done() -> None:
    analyst, question = Analyst(RandomGuide(0), []), ask(Sticks(3, 0), 0, 1)
    one = Witness([weighed(TAKE(2), [])], weighed(TAKE(0), []), 0.0)
    one.hear(analyst, question, 100_000)
    assert one.word() == BLUNDER or one.word() == MISSED_WIN
    assert one.is_clear()
    short = Witness([weighed(TAKE(2), [])], weighed(TAKE(1), []), 0.0)
    short.hear(analyst, ask(Sticks(21, 0), 0, 1), 0)
    assert len(short.best_chances) == ROUND


def test_a_win_in_every_match_played_on_is_decided() -> None:
    question = ask(Sticks(3, 0), 0, 1)
    assert wins_always(RandomGuide(0), question, TAKE(2))
    assert not wins_always(RandomGuide(0), question, TAKE(0))


def test_what_the_sieve_kept_by_luck_is_tried_again_before_it_is_held_against_anybody() -> None:
    lucky, right = weighed(TAKE(0), [1.0]), weighed(TAKE(2), [0.9])
    one = Witness([lucky, right], weighed(TAKE(1), []), 0.0)
    one.hear(Analyst(RandomGuide(0), []), ask(Sticks(3, 0), 0, 1), 100_000)
    assert one.better is right


@pytest.mark.parametrize(
    ("best", "given", "word"),
    [(0.99, 0.6, MISSED_WIN), (0.99, 0.1, BLUNDER), (0.6, 0.3, BLUNDER), (0.6, 0.5, MISTAKE)],
)
def test_a_missed_win_is_told_from_a_blunder(best: float, given: float, word: str) -> None:
    assert word_for(best, given) == word


def test_several_answers_may_be_equally_good() -> None:
    best, near, far = weighed(0, [0.6] * 9), weighed(1, [0.595] * 9), weighed(2, [0.5] * 9)
    assert equally_good(Weighing([best, near, far], best, far, far)) == [best, near]
