"""When a position is a puzzle: one clear answer, found three times over, that weak players miss."""

from collections import Counter

import pytest

from tests.bots.small_games import CUPS, LIFT, STICKS, TAKE, Cups, Sticks
from tischlein.bots.analyst import Weighed
from tischlein.bots.guides import RandomGuide
from tischlein.coach import puzzles
from tischlein.coach.puzzles import CLOSE, GAP, Judge, Trial, are_too_many, leave_out, question_from_view, solution_of
from tischlein.core.dealer import QuietDealer
from tischlein.core.guide import Guide
from tischlein.core.question import Question
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action


class Blind(Judge):
    """Its weak level never sees the answer, its strong one always does."""

    def answers_of(self, level: str, state: State, seat: Seat, luck: QuietDealer, times: int = 5) -> list[Action]:
        return [TAKE(2) if level == "level4" else TAKE(0)] * times


def solve(judge: Judge, state: State, seat: Seat = 0) -> tuple[list[Action], Counter[str]]:
    sieves: Counter[str] = Counter()

    def count(sieve: str) -> None:
        sieves[sieve] += 1

    found = judge.solve(state, seat, 1, count)
    return ([] if found is None else [one.action for one in found.accepted]), sieves


def trial(*shares: float) -> Trial:
    made = Trial(Weighed(0))
    made.weighed.measured.extend(shares)
    return made


def test_the_one_answer_that_wins_is_the_solution() -> None:
    assert solve(Blind(STICKS, 0.2), Sticks(3, 0)) == ([TAKE(2)], Counter())


def test_what_level_2_finds_is_no_puzzle() -> None:
    accepted, sieves = solve(Judge(STICKS, 0.2), Sticks(3, 0))
    assert (accepted, sieves) == ([], Counter(found_by_level2=1))


def test_what_level_4_does_not_find_is_doubted() -> None:
    class Doubting(Blind):
        def answers_of(self, level: str, state: State, seat: Seat, luck: QuietDealer, times: int = 5) -> list[Action]:
            return [TAKE(0)] * times

    assert solve(Doubting(STICKS, 0.2), Sticks(3, 0)) == ([], Counter(not_found_by_level4=1))


class Near(Guide):
    """Sees nothing as it stands; one that looks closer plays on."""

    def closer(self, times: int) -> Guide:
        return RandomGuide(1)

    def is_far(self, state: State, decided: int) -> bool:
        return True

    def appraise(self, state: State) -> list[float]:
        return [0.5, 0.5]


def test_who_can_look_closer_is_believed_in_fewer_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Judge(STICKS, 1.0)
    monkeypatch.setattr(puzzles, "find_guide", lambda _: Near(1))
    near = Blind(STICKS, 1.0)
    assert (usual.looks_ahead, near.looks_ahead) == (False, True)
    assert near.laps < usual.laps
    assert solve(near, Sticks(3, 0)) == ([TAKE(2)], Counter())


class Drawn(Blind):
    """One answer saves a draw, all others lose."""

    def judge(self, question: Question) -> list[Trial]:
        trials = [Trial(Weighed(action)) for action in question.actions]
        for one in trials:
            one.weighed.measured.append(0.5 if one.weighed.action == TAKE(2) else 0.0)
        return trials


def test_a_draw_is_no_solution() -> None:
    assert solve(Drawn(STICKS, 0.2), Sticks(3, 0)) == ([], Counter(draw=1))


def test_where_nothing_can_be_known_there_is_no_puzzle() -> None:
    for coin in (0, 1):
        accepted, sieves = solve(Judge(CUPS, 0.2), Cups(coin, -1), seat=1)
        assert accepted == [] and sum(sieves.values()) == 1


def test_a_position_is_judged_by_what_its_view_shows() -> None:
    left, right = (question_from_view(Cups(coin, -1), 1, 5) for coin in (0, 1))
    judge = Judge(CUPS, 0.2)
    measured = [judge.analyst.compare(question, LIFT(0), LIFT(1), 20) for question in (left, right)]
    assert measured[0] == measured[1]


def test_what_is_surely_far_behind_is_left_out_and_what_lies_between_ends_it() -> None:
    best, far = trial(*[1.0] * 40), trial(*[0.0, 0.5] * 20)
    assert leave_out([best, far], is_late=False)
    assert (best.is_out, far.is_out) == (False, True)
    doubtful = trial(*[0.9, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.6] * 2)
    assert leave_out([trial(*[1.0] * 16), doubtful], is_late=False)
    assert not leave_out([trial(*[1.0] * 16), trial(*[0.9, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0] * 2)], is_late=True)
    between = trial(*[1.0 - (CLOSE + GAP) / 2] * 40)
    assert not leave_out([trial(*[1.0] * 40), between], is_late=False)


def test_many_good_answers_end_it_early() -> None:
    good, bad = trial(0.9), trial(0.1)
    assert not are_too_many([good, bad, bad, bad], is_first=True)
    assert are_too_many([good, good, good, bad], is_first=True)


@pytest.mark.parametrize(
    ("second", "accepted"),
    [(0.99, 2), (0.9, 0), (0.7, 1)],
    ids=["as good as the best", "between", "far behind"],
)
def test_what_is_as_good_as_the_best_is_accepted_and_the_rest_lies_far_behind(second: float, accepted: int) -> None:
    question = question_from_view(Sticks(3, 0), 0, 1)
    judging = [trial(1.0), trial(second), trial(0.2)]
    found = solution_of(question, [judging] * 3)
    assert (0 if found is None else len(found.accepted)) == accepted


def test_one_judging_that_says_otherwise_is_enough_to_doubt() -> None:
    question = question_from_view(Sticks(3, 0), 0, 1)
    clear, other = [trial(1.0), trial(0.0)], [trial(0.6), trial(0.5)]
    assert solution_of(question, [clear, clear, clear]) is not None
    assert solution_of(question, [clear, clear, other]) is None
