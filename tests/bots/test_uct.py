"""The fast tree search: finds wins, repeats itself, and knows every way of taking turns."""

import pytest

from tests.bots.small_games import BIDS, STICKS, TOWERS, Cups, Sticks
from tischlein.bots.uct import Tree, UctBot, simulate
from tischlein.core.dealer import QuietDealer
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.question import Budget, ask


@pytest.mark.parametrize("sticks", [2, 3, 5, 6, 7])
def test_it_leaves_the_other_a_multiple_of_four(sticks: int) -> None:
    answer = UctBot(2000).answer(ask(Sticks(sticks, 0), 0, memory=1), Budget())
    assert (sticks - answer - 1) % 4 == 0


def test_the_same_question_gets_the_same_answer() -> None:
    answers = {UctBot(50).answer(ask(Sticks(21, 0), 0, memory=3), Budget()) for _ in range(3)}
    assert len(answers) == 1


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
        simulate(tree, Sticks(9, 0), 0, luck)
    first = tree.first[0]
    assert sum(tree.visits[place] for place in range(first, first + tree.count[0])) == 100


class Impatient(Budget):
    def spent(self) -> bool:
        return True


def test_it_answers_also_when_no_time_is_left() -> None:
    question = ask(Sticks(9, 0), 0, memory=1)
    assert UctBot(100_000).answer(question, Impatient()) in question.actions
