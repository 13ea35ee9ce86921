"""How a search walks through Elementos, and what it asks there."""

from mypy_extensions import i64

from tischlein.bots.judge import Judge
from tischlein.bots.net import Net
from tischlein.bots.walk import Walk
from tischlein.core.state import State
from tischlein.games.elementos.bot.answers import find_answers
from tischlein.games.elementos.bot.board import Board
from tischlein.games.elementos.bot.experience import Experience
from tischlein.games.elementos.bot.features import Look
from tischlein.games.elementos.bot.tables import KIND, MOVES, PRIOR_WAND_FORWARD, PRIORS, TO
from tischlein.games.elementos.bot.value import Weights, balance_of, patient, race_of
from tischlein.games.elementos.rules.squares import MOST_ROWS
from tischlein.games.elementos.rules.state import ElementosState


class JudgedBoard(Board):
    """look, experience: where there are any, what they have learned is added to what the weights say."""

    def __init__(
        self, state: ElementosState, weights: Weights, net: Net | None = None, experience: Experience | None = None
    ) -> None:
        super().__init__(state)
        self.weights: Weights = weights
        # Both learn on the long board.
        is_long = self.rows == MOST_ROWS
        self.look: Look | None = Look(net) if net is not None and is_long else None
        self.experience: Experience | None = experience if is_long else None

    def find_answers(self, first: i64) -> i64:
        return find_answers(self, first)

    def worth(self, seat: i64) -> i64:
        """How good the position looks to a seat; the same with opposite sign to the other one."""
        value = race_of(self, self.weights)
        if value == 0:
            value = balance_of(self, self.weights)
            if self.look is not None:
                value += self.look.measure(self)
            if self.experience is not None:
                value += self.experience.measure(self)
            value = patient(self, value)
        return value if seat == self.to_move else -value

    def is_loud(self, action: i64) -> bool:
        """Captures are loud."""
        return KIND[action] == MOVES and (self.white | self.black) >> TO[action] & 1 == 1

    def is_promising(self, action: i64) -> bool:
        """Captures, and what brings the wand forward."""
        return PRIORS[action] >= PRIOR_WAND_FORWARD or self.is_loud(action)

    def may_skip(self) -> bool:
        """To flip the carrier is hardly more than to do nothing."""
        return self.rulings.turning_carriers != 0 and not self.frozen >> self.wand_of(self.to_move) & 1


class ElementosJudge(Judge):
    def __init__(self, weights: Weights, net: Net | None = None, experience: Experience | None = None) -> None:
        super().__init__()
        # Half a disc: a match that ends is more fun, and against itself the strongest level draws half as often.
        self.contempt = 80
        self.weights: Weights = weights
        self.net: Net | None = net
        self.experience: Experience | None = experience

    def walk(self, state: State) -> Walk:
        assert isinstance(state, ElementosState), "the judge of Elementos judges Elementos"
        return JudgedBoard(state, self.weights, self.net, self.experience)
