"""Weighs positions for the coach by a look ahead like level 3's, and plays on quickly, not always the same way."""

import math
from typing import Final

from tischlein.bots.alphabeta import AlphaBeta, Effort
from tischlein.bots.guides import BotGuide
from tischlein.bots.search import Search
from tischlein.core.guide import Guide
from tischlein.core.state import State, shares
from tischlein.core.turn import Seat
from tischlein.games.elementos.bot.board import Board
from tischlein.games.elementos.bot.levels import EXPERIENCE, ElementosBot
from tischlein.games.elementos.bot.terms import terms_of
from tischlein.games.elementos.bot.value import Weights
from tischlein.games.elementos.bot.walk import ElementosJudge
from tischlein.games.elementos.rules.state import ARRANGING, ENDED, ElementosState

# Looks ahead of so many positions each: about half a millisecond.
WORK: Final = 10_000
NODES: Final = 3_000
# What the quicker look promises is some hundredths off what a look of 100,000 positions does (98 pairs of answers).
DOUBT: Final = 0.05
# With such a lead level 3 wins about three matches of four against itself, and so does level 2 (85 matches).
SCALE: Final = 200.0
# A race that is decided, or a win in sight.
RACE: Final = 40_000
NEARLY: Final = 0.99
# Where nothing is drawn, matches would all go alike.
QUICK: Final = Effort(nodes=600, worlds=1, regret=0, wobble=25)
# The end says only who won: what an answer is good for shows after three plies of each.
REACH: Final = 6


class ElementosGuide(BotGuide):
    def __init__(self, nodes: int = NODES) -> None:
        super().__init__(ElementosBot(QUICK), WORK)
        self.nodes: int = nodes
        self.doubt = DOUBT
        self.reach = REACH
        self.weights: Weights = Weights()
        self.judge: ElementosJudge = ElementosJudge(self.weights, None, EXPERIENCE)
        # Draws are worth what they are.
        self.judge.contempt = 0
        self.ahead: AlphaBeta = AlphaBeta(self.judge, QUICK)

    def is_far(self, state: State, decided: int) -> bool:
        """Nothing is hidden but undersides: looking ahead tells more than playing on."""
        assert isinstance(state, ElementosState), "the guide of Elementos plays Elementos"
        return state.stage != ARRANGING

    def appraise(self, state: State) -> list[float]:
        assert isinstance(state, ElementosState), "the guide of Elementos plays Elementos"
        if state.stage == ENDED:
            return shares(state)
        lead = self.lead_of(state)
        if abs(lead) > RACE:
            return [NEARLY, 1.0 - NEARLY] if lead > 0 else [1.0 - NEARLY, NEARLY]
        chance = 1.0 / (1.0 + math.exp(-lead / SCALE))
        return [chance, 1.0 - chance]

    def lead_of(self, state: ElementosState) -> int:
        """How far the first seat is ahead, some plies from here."""
        walk = self.judge.walk(state)
        search = Search(self.judge, 0, self.nodes, self.budget, walk)
        search.enter(walk, state.key())
        return int(self.ahead.prospect(search, walk, 0))

    def closer(self, times: int) -> Guide:
        return ElementosGuide(self.nodes * times)

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        assert isinstance(state, ElementosState), "the guide of Elementos plays Elementos"
        if state.stage == ARRANGING:
            return {}
        return terms_of(Board(state), seat, self.weights)


def guide() -> Guide:
    return ElementosGuide()
