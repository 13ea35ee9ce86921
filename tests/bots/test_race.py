"""A race of answers: which one wins, and how little that depends on."""

import pytest

from tests.bots.small_games import Sticks
from tischlein.bots.race import Candidate, Effort, Race, best_of, lead, rank_by_look
from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Budget, Question, ask
from tischlein.core.state import State
from tischlein.core.vocabulary import Action

# The race here is a class of the tests, which the compiled one does not take for a child.
pytestmark = pytest.mark.interpreted


class Weighed(Race):
    """What a match comes to is written down for every answer, and luck adds the same to all."""

    def __init__(self, question: Question, runners: list[Candidate], work: int = 60, trust: float = 4.0) -> None:
        super().__init__(question, runners, Effort(work, trust=trust), Budget())
        self.worths: list[float] = [1.0, 3.0, 2.0]
        self.seen: list[Action] = []

    def play(self, state: State, action: Action, dealer: QuietDealer) -> float:
        self.done += 1
        self.seen.append(action)
        return self.worths[action] + dealer.roll(100)


def question() -> Question:
    return ask(Sticks(9, 0), 0, 1)


def runners(looks: list[float]) -> list[Candidate]:
    return rank_by_look([Candidate(action, look) for action, look in enumerate(looks)])


def test_the_best_answer_wins_however_it_looked() -> None:
    assert Weighed(question(), runners([0.0, -1.0, 1.0])).run() == 1


def test_a_first_look_that_is_trusted_more_than_all_laps_decides() -> None:
    assert Weighed(question(), runners([0.0, -5.0, 5.0]), trust=10_000.0).run() == 2


def test_all_runners_of_a_lap_have_the_same_luck() -> None:
    race = Weighed(question(), runners([0.0, 0.0, 0.0]))
    race.lap()
    totals = {runner.action: runner.total for runner in race.runners}
    assert (totals[1] - totals[0], totals[2] - totals[0]) == (2.0, 1.0)


def test_the_worse_half_drops_out_half_way() -> None:
    race = Weighed(question(), runners([0.0, 0.0, 0.0]), work=60)
    race.run()
    assert race.seen[:30].count(0) == 10
    assert 0 not in race.seen[30:]


def test_where_the_budget_is_spent_the_best_so_far_is_taken() -> None:
    class Spent(Budget):
        def spent(self) -> bool:
            return True

    race = Weighed(question(), runners([0.0, -5.0, 5.0]))
    race.budget = Spent()
    assert race.run() == 2
    assert race.done == 0


def test_a_lead_is_measured_against_the_best_of_the_others() -> None:
    assert [lead([5.0, 9.0, 7.0], seat) for seat in range(3)] == [-4.0, 2.0, -2.0]


def test_of_equals_the_first_listed_is_the_best() -> None:
    assert best_of([Candidate(0, 1.0), Candidate(1, 2.0), Candidate(2, 2.0)]).action == 1
