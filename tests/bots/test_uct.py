"""The fast tree search: finds wins, repeats itself, and knows every way of taking turns."""

import pytest

from tests.bots.small_games import BIDS, STICKS, TAKE, TOWERS, Cups, Sticks
from tischlein.bots.uct import Tree, UctBot, simulate
from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer, QuietDealer
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.question import Budget, ask
from tischlein.core.state import State
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action


@pytest.mark.parametrize("sticks", [2, 3, 5, 6, 7])
def test_it_leaves_the_other_a_multiple_of_four(sticks: int) -> None:
    answer = UctBot(2000).answer(ask(Sticks(sticks, 0), 0, memory=1), Budget())
    assert (sticks - answer - 1) % 4 == 0


def test_the_same_question_gets_the_same_answer() -> None:
    answers = {UctBot(50).answer(ask(Sticks(21, 0), 0, memory=3), Budget()) for _ in range(3)}
    assert len(answers) == 1


class WindySticks(Sticks):
    """Perhaps both lay sticks in secret first, three each at most; and the wind takes one after a take, or does not."""

    def __init__(self, sticks: int, mover: Seat, laid: bool) -> None:
        super().__init__(sticks, mover)
        self.laid = laid

    def turn(self) -> Turn:
        return super().turn() if self.laid else turns.together([0, 1])

    def legal(self, seat: Seat) -> list[Action]:
        return super().legal(seat) if self.laid else [TAKE(number) for number in range(3)]

    def resolve(self, answers: dict[Seat, Action], dealer: Dealer) -> None:
        self.sticks = sum(TAKE.value("number", action) + 1 for action in answers.values())
        self.laid = True

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        assert action in self.legal(seat), "more sticks than there are"
        super().apply(seat, action, dealer)
        if self.sticks > 1:
            self.sticks -= dealer.roll(2)

    def copy(self) -> State:
        return WindySticks(self.sticks, self.mover, self.laid)


@pytest.mark.parametrize("laid", [True, False])
def test_what_is_drawn_or_told_later_takes_no_answer_from_it(laid: bool) -> None:
    for memory in range(20):
        question = ask(WindySticks(7 if laid else 0, 0, laid), 0, memory)
        assert UctBot(200).answer(question, Budget()) in question.actions


@pytest.mark.parametrize("game", [STICKS, BIDS, TOWERS], ids=lambda game: game.id)
def test_it_plays_every_way_of_taking_turns_to_the_end(game: Game) -> None:
    match = Match(game, read_options(game.options, {}), 2, "a seed")
    while not match.is_over():
        seat = match.to_act()[0]
        match.act(seat, UctBot(30).answer(match.question(seat, 1), Budget()))
    assert match.result().places


def test_it_does_not_know_where_the_coin_is() -> None:
    answers = [[UctBot(20).answer(ask(Cups(coin, -1), 1, memory), Budget()) for memory in range(8)] for coin in (0, 1)]
    assert answers[0] == answers[1]


def test_every_simulation_is_counted_once_at_the_root() -> None:
    tree, luck = Tree(), QuietDealer(1)
    for _ in range(100):
        simulate(tree, Sticks(9, 0), 0, 7, luck)
    first = tree.first[0]
    assert sum(tree.visits[place] for place in range(first, first + tree.count[0])) == 100


class Impatient(Budget):
    def spent(self) -> bool:
        return True


def test_it_answers_also_when_no_time_is_left() -> None:
    question = ask(Sticks(9, 0), 0, memory=1)
    assert UctBot(100_000).answer(question, Impatient()) in question.actions
