"""Alpha-beta, on games whose best answers are known."""

import pytest

from tests.bots.small_games import Cups, Sticks
from tischlein.bots.alphabeta import AlphaBeta, Effort
from tischlein.bots.judge import Judge
from tischlein.bots.pruning import Pruning
from tischlein.core.question import Budget, Question, ask
from tischlein.core.state import State
from tischlein.core.turn import Seat

PATIENT = Effort(nodes=20_000, worlds=4, regret=100, wobble=0)


class Blank(Judge):
    """Sees no difference between undecided positions: only what the search finds out counts."""

    def evaluate(self, state: State, seat: Seat) -> int:
        return 0


class Counting(Budget):
    """A budget that is spent after it was asked a number of times."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def spent(self) -> bool:
        self.looks -= 1
        return self.looks < 0


def answer(state: State, seat: Seat, effort: Effort = PATIENT, memory: int = 1) -> int:
    return AlphaBeta(Blank(), effort).answer(ask(state, seat, memory), Budget())


@pytest.mark.parametrize(("sticks", "taken"), [(5, 1), (6, 2), (7, 3), (9, 1), (15, 3), (21, 1)])
def test_it_leaves_a_multiple_of_four_sticks(sticks: int, taken: int) -> None:
    assert answer(Sticks(sticks, 0), 0) + 1 == taken


@pytest.mark.parametrize(("sticks", "taken"), [(5, 1), (6, 2), (7, 3), (9, 1), (15, 3)])
def test_who_leaves_out_what_hardly_matters_still_sees_what_is_forced(sticks: int, taken: int) -> None:
    bold = Effort(nodes=20_000, worlds=1, regret=0, pruning=Pruning(sure=40_000, ahead=100, behind=120))
    assert answer(Sticks(sticks, 0), 0, bold) + 1 == taken


def test_it_plays_the_same_from_the_other_seat() -> None:
    assert answer(Sticks(14, 1), 1) + 1 == 2


def test_it_wins_at_once_when_it_can() -> None:
    assert answer(Sticks(3, 0), 0) + 1 == 3


def test_the_same_question_with_the_same_luck_gets_the_same_answer() -> None:
    weak = Effort(nodes=40, worlds=2, regret=10, wobble=50)
    answers = [answer(Sticks(16, 0), 0, weak, memory) for memory in range(20)]
    assert answers == [answer(Sticks(16, 0), 0, weak, memory) for memory in range(20)]
    assert len(set(answers)) > 1, "a wobbling player varies with its luck"


def test_a_hidden_coin_is_found_no_more_often_than_by_luck() -> None:
    found = [answer(Cups(coin, -1), 1, memory=memory) == coin for coin in range(2) for memory in range(100)]
    assert 60 <= sum(found) <= 140


def test_the_answer_does_not_depend_on_what_is_hidden() -> None:
    for memory in range(50):
        assert answer(Cups(0, -1), 1, memory=memory) == answer(Cups(1, -1), 1, memory=memory)


def test_it_stops_at_its_nodes_and_still_answers_legally() -> None:
    assert answer(Sticks(60, 0), 0, Effort(nodes=2, worlds=1, regret=0, wobble=0)) in [0, 1, 2]


def test_a_spent_budget_stops_it_early() -> None:
    question: Question = ask(Sticks(10_000, 0), 0, 1)
    budget = Counting(2)
    assert AlphaBeta(Blank(), Effort(10_000_000, 1, 0, 0)).answer(question, budget) in [0, 1, 2]
    assert budget.looks == -1, "it stopped at the first look that said so"


def test_it_accepts_a_draw_only_when_it_does_not_win() -> None:
    bot = AlphaBeta(Blank(), PATIENT)
    assert bot.accepts_draw(ask(Sticks(8, 0), 0, 1), Budget())
    assert not bot.accepts_draw(ask(Sticks(9, 0), 0, 1), Budget())
    assert not bot.accepts_draw(ask(Sticks(8, 1), 0, 1), Budget()), "also while the other one is to decide"
