"""What a decision may be called, and what not."""

import pytest

from tests.bots.small_games import TAKE, Sticks
from tischlein.bots.analyst import Analyst, Weighed, Weighing
from tischlein.bots.guides import RandomGuide
from tischlein.coach.hearing import FOR_FIRST, Suspicion, hear_all
from tischlein.coach.verdict import (
    BLUNDER,
    FEWEST_WORLDS,
    FIRST_ROUND,
    MISSED_WIN,
    MISTAKE,
    MOST_WORLDS,
    Witness,
    equally_good,
    so_far,
    wins_always,
    witness_of,
    word_for,
)
from tischlein.core.question import ask
from tischlein.wire.review import ReviewedDecision


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
    one.runners[0].chances, one.given.chances = best, given
    one.best_chances = list(best)
    return one


def suspicion(one: Witness, sticks: int = 3) -> Suspicion:
    decision = ReviewedDecision(0, 1, 0, 0.5, 0.5, 0.5, 0.0, 0.0, 1, "", None, {}, [], None, [])
    return Suspicion(decision, ask(Sticks(sticks, 0), 0, 1), one)


def hear(suspicions: list[Suspicion], work: int) -> list[float]:
    told: list[float] = []
    hear_all(Analyst(RandomGuide(0), []), suspicions, work, 3.0, told.append)
    return told


def test_every_other_answer_is_heard_of_what_looks_best_first() -> None:
    question = ask(Sticks(3, 0), 0, 1)
    bad, good, given = weighed(TAKE(1), [0.2]), weighed(TAKE(2), [0.9]), weighed(TAKE(0), [0.5])
    found = witness_of(question, Weighing([bad, good, given], bad, given, given), 0.0)
    assert found is not None
    assert [one.answer for one in found.runners] == [good, bad]
    alone = witness_of(question, Weighing([given], given, given, given), 0.0)
    assert alone is not None
    assert {one.answer.action for one in alone.runners} == {TAKE(1), TAKE(2)}, "also what was never weighed"


def test_where_there_was_no_choice_nobody_is_heard() -> None:
    given = weighed(TAKE(0), [0.5])
    assert witness_of(ask(Sticks(1, 0), 0, 1), Weighing([given], given, given, given), 0.0) is None


def test_what_was_only_lucky_while_the_field_was_sifted_still_counts_with_the_rest() -> None:
    best = weighed(0, [0.5] * 9)
    best.total, best.tried = 9.0, 9
    assert so_far(best) == 0.75


def test_a_sure_loss_gets_a_word() -> None:
    assert witness([0.6, 0.61] * 20, [0.4, 0.41] * 20).word() == BLUNDER
    assert witness([0.6, 0.61] * 20, [0.5, 0.51] * 20).word() == MISTAKE


def test_what_luck_could_have_made_up_does_not() -> None:
    assert not witness([1.0, 0.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0, 0.0]).word()


def test_a_loss_that_is_sure_but_small_does_not() -> None:
    assert not witness([0.52] * 40, [0.50] * 40).word()


def test_a_loss_within_the_doubt_of_the_guide_does_not() -> None:
    assert witness([0.6] * 400, [0.49] * 400, doubt=0.05).word()
    assert not witness([0.6] * 400, [0.51] * 400, doubt=0.05).word()


def test_a_win_that_stays_won_is_no_mistake() -> None:
    assert not witness([1.0] * 40, [0.94] * 40).word()


def test_what_is_lost_cannot_be_lost_again() -> None:
    assert not witness([0.06] * 40, [0.0] * 40).word()


def test_a_witness_is_heard_until_it_is_clear_whether_there_is_something_to_say() -> None:
    assert witness([0.9] * FEWEST_WORLDS, [0.2] * FEWEST_WORLDS).is_settled()
    assert witness([0.5] * 64, [0.5] * 64).is_settled()
    assert not witness([0.5, 0.7] * 8, [0.5, 0.45] * 8).is_settled()
    near = [0.5, 0.6] * 200, [0.5, 0.53] * 200
    assert not witness(*near).is_settled()
    assert witness(near[0] * 10, near[1] * 10).is_settled(), "there is an end to everything"
    assert len(near[0]) * 10 == MOST_WORLDS


def test_nobody_is_blamed_after_a_short_hearing() -> None:
    assert not witness([0.9] * 32, [0.2] * 32).is_settled()


def test_a_win_that_no_world_has_shown_yet_may_still_come() -> None:
    assert not witness([0.0] * 4, [0.0] * 4).is_settled()
    assert witness([0.0] * 160, [0.0] * 160).is_settled()


def test_a_word_on_the_edge_is_not_clear() -> None:
    missed = [0.88, 1.0] * 8
    assert not witness(missed, [0.5] * 16).is_clear()
    assert witness([0.9] * 400, [0.2] * 400).is_clear()


def test_a_hearing_ends_when_everything_is_clear_or_the_work_is_done() -> None:
    wrong, right = (
        Witness([weighed(TAKE(2), [])], weighed(TAKE(0), []), 0.0),
        Witness([weighed(0, [])], weighed(0, []), 0.0),
    )
    told = hear([suspicion(wrong), suspicion(right)], 100_000)
    assert wrong.word() in (BLUNDER, MISSED_WIN)
    assert not right.word()
    assert wrong.is_settled() and right.is_settled() and right.heard() < MOST_WORLDS
    assert told == sorted(told) and told[-1] < 1.0
    short = Witness([weighed(TAKE(2), [])], weighed(TAKE(1), []), 0.0)
    hear([suspicion(short, sticks=21)], 1)
    assert short.heard() == FIRST_ROUND
    unheard = Witness([weighed(TAKE(2), [])], weighed(TAKE(0), []), 0.0)
    hear([suspicion(unheard)], 0)
    assert not unheard.word(), "nobody is blamed unheard"


def test_with_little_work_only_what_looks_best_is_tried() -> None:
    one = Witness([weighed(0, []) for _ in range(40)], weighed(0, []), 0.0)
    hear([suspicion(one)], 1000)
    assert len(one.runners) <= 1000 * FOR_FIRST / 3.0 / FIRST_ROUND


def test_a_win_in_every_match_played_on_is_decided() -> None:
    question = ask(Sticks(3, 0), 0, 1)
    assert wins_always(RandomGuide(0), question, TAKE(2))
    assert not wins_always(RandomGuide(0), question, TAKE(0))


def test_what_the_sieve_missed_is_found_beside_what_it_kept_by_luck() -> None:
    lucky, right = weighed(TAKE(0), [1.0]), weighed(TAKE(2), [0.9])
    one = Witness([lucky, right], weighed(TAKE(1), []), 0.0)
    hear([suspicion(one)], 100_000)
    assert one.better() is right


@pytest.mark.parametrize(
    ("best", "given", "word"),
    [(0.99, 0.6, MISSED_WIN), (0.99, 0.1, BLUNDER), (0.6, 0.3, BLUNDER), (0.6, 0.5, MISTAKE)],
)
def test_a_missed_win_is_told_from_a_blunder(best: float, given: float, word: str) -> None:
    assert word_for(best, given) == word


def test_several_answers_may_be_equally_good() -> None:
    best, near, far = weighed(0, [0.6] * 9), weighed(1, [0.595] * 9), weighed(2, [0.5] * 9)
    assert equally_good(Weighing([best, near, far], best, far, far)) == [best, near]
