"""What a decision may be called, and what not."""

import pytest

from tischlein.bots.analyst import Weighed, Weighing
from tischlein.coach.verdict import BLUNDER, MISSED_WIN, MISTAKE, equally_good, is_suspect, word_for


def weighed(action: int, measured: list[float]) -> Weighed:
    one = Weighed(action)
    one.measured = measured
    return one


def weighing(best: list[float], given: list[float]) -> Weighing:
    one, other = weighed(0, best), weighed(1, given)
    return Weighing([one, other], one, other, other)


def test_a_sure_loss_is_suspect() -> None:
    assert is_suspect(weighing([0.6, 0.61] * 20, [0.4, 0.41] * 20), 0.0)


def test_what_luck_could_have_made_up_is_not() -> None:
    assert not is_suspect(weighing([1.0, 0.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0, 0.0]), 0.0)


def test_a_loss_that_is_sure_but_small_is_not() -> None:
    assert not is_suspect(weighing([0.52] * 40, [0.50] * 40), 0.0)


def test_a_loss_within_the_doubt_of_the_guide_is_not() -> None:
    assert is_suspect(weighing([0.6] * 40, [0.5] * 40), 0.04)
    assert not is_suspect(weighing([0.6] * 40, [0.5] * 40), 0.06)


def test_a_win_that_stays_won_is_no_mistake() -> None:
    assert not is_suspect(weighing([1.0] * 40, [0.95] * 40), 0.0)


def test_what_is_lost_cannot_be_lost_again() -> None:
    assert not is_suspect(weighing([0.035] * 40, [0.0] * 40), 0.0)


@pytest.mark.parametrize(
    ("best", "given", "word"),
    [(0.99, 0.6, MISSED_WIN), (0.99, 0.1, BLUNDER), (0.6, 0.3, BLUNDER), (0.6, 0.5, MISTAKE)],
)
def test_a_missed_win_is_told_from_a_blunder(best: float, given: float, word: str) -> None:
    assert word_for(best, given) == word


def test_several_answers_may_be_equally_good() -> None:
    best, near, far = weighed(0, [0.6] * 9), weighed(1, [0.595] * 9), weighed(2, [0.5] * 9)
    assert equally_good(Weighing([best, near, far], best, far, far)) == [best, near]
