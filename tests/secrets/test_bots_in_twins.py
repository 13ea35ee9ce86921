"""A bot in two worlds that its seat cannot tell apart gives the same answer: it has nothing else to go by."""

import pytest

from tischlein import catalog
from tischlein.bots.roster import roster
from tischlein.core.game import Game
from tischlein.core.question import Budget, ask
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.testing.secrets import redealt
from tischlein.twins.moments import moments

QUESTIONS_PER_GAME = 100
MANY_QUESTIONS_PER_GAME = 2_000
GAMES = [pytest.param(game, id=game.id) for game in catalog.games().values()]


class Hurry(Budget):
    """A few thoughts, counted: every world gets as many."""

    def __init__(self) -> None:
        self.thoughts: int = 0

    def spent(self) -> bool:
        self.thoughts += 1
        return self.thoughts > 3


def ask_bots(game: Game, count: int) -> None:
    bots = list(roster(game).values())
    for seats in game.seats:
        for number, moment in enumerate(moments(game, seats, -(-count // len(game.seats)))):
            match = moment.case.begin()
            for answer in moment.case.answers()[: moment.place]:
                match.act(*answer)
            seat = match.to_act()[0]
            twin = redealt(match.state, seat, number)
            answers = [answer_of(game, number, world, seat) for world in (match.state, twin)]
            assert answers[0] == answers[1], f"{moment}: {list(roster(game))[number % len(bots)]} knows a secret"


def answer_of(game: Game, number: int, world: State, seat: Seat) -> int:
    bots = list(roster(game).values())
    return bots[number % len(bots)]().answer(ask(world, seat, number), Hurry())


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_gives_the_same_answer_in_both_twins(game: Game) -> None:
    ask_bots(game, QUESTIONS_PER_GAME)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_gives_the_same_answers_in_many_twins(game: Game) -> None:
    ask_bots(game, MANY_QUESTIONS_PER_GAME)
