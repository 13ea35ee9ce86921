"""How a search walks through Elementos, and what it asks there."""

from mypy_extensions import i64

from tischlein.bots.judge import Judge
from tischlein.bots.walk import Walk
from tischlein.core.state import State
from tischlein.games.elementos.bot.answers import find_answers
from tischlein.games.elementos.bot.board import Board
from tischlein.games.elementos.bot.tables import KIND, MOVES, TO
from tischlein.games.elementos.bot.value import Weights, worth
from tischlein.games.elementos.rules.state import ElementosState


class JudgedBoard(Board):
    def __init__(self, state: ElementosState, weights: Weights) -> None:
        super().__init__(state)
        self.weights: Weights = weights

    def find_answers(self, first: i64) -> i64:
        return find_answers(self, first)

    def worth(self, seat: i64) -> i64:
        return worth(self, seat, self.weights)

    def is_loud(self, action: i64) -> bool:
        """Captures are loud."""
        return KIND[action] == MOVES and (self.white | self.black) >> TO[action] & 1 == 1


class ElementosJudge(Judge):
    def __init__(self, weights: Weights) -> None:
        super().__init__()
        # Half a disc: a match that ends is more fun, and against itself the strongest level draws half as often.
        self.contempt = 80
        self.weights: Weights = weights

    def walk(self, state: State) -> Walk:
        assert isinstance(state, ElementosState), "the judge of Elementos judges Elementos"
        return JudgedBoard(state, self.weights)
