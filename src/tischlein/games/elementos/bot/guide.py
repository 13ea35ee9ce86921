"""Plays imagined matches on for the coach: with a short look ahead, not always the same way; then the judge tells."""

import math
from typing import Final

from tischlein.bots.alphabeta import Effort
from tischlein.bots.guides import BotGuide
from tischlein.core.guide import Guide
from tischlein.core.state import State, shares
from tischlein.core.turn import Seat
from tischlein.games.elementos.bot.board import Board
from tischlein.games.elementos.bot.levels import ElementosBot
from tischlein.games.elementos.bot.terms import terms_of
from tischlein.games.elementos.bot.value import Weights
from tischlein.games.elementos.bot.walk import JudgedBoard
from tischlein.games.elementos.rules.state import ARRANGING, ENDED, ElementosState

WORK: Final = 400_000
# Where nothing is drawn, matches would all go alike, and no value would say how sure it is.
WOBBLE: Final = 25
# So many decisions from the answer on the judge is asked: thirty times less luck for the same work. What he says is
# right to some hundredths (40 pairs of answers, 250 matches each to the end and broken off).
FAR: Final = 24
DOUBT: Final = 0.03
# With such a lead quick play wins about three matches of four (150 matches); a race that is decided is nearly won.
SCALE: Final = 270.0
RACE: Final = 40_000
NEARLY: Final = 0.99
# The end says only who won: what an answer is good for shows after three plies of each.
REACH: Final = 6


class ElementosGuide(BotGuide):
    def __init__(self) -> None:
        super().__init__(ElementosBot(Effort(nodes=60, worlds=1, regret=0, wobble=WOBBLE)), WORK)
        self.doubt = DOUBT
        self.reach = REACH
        self.weights: Weights = Weights()

    def is_far(self, state: State, decided: int) -> bool:
        assert isinstance(state, ElementosState), "the guide of Elementos plays Elementos"
        return decided >= FAR and state.stage != ARRANGING

    def appraise(self, state: State) -> list[float]:
        assert isinstance(state, ElementosState), "the guide of Elementos plays Elementos"
        if state.stage == ENDED:
            return shares(state)
        lead = int(JudgedBoard(state, self.weights).worth(0))
        if abs(lead) > RACE:
            return [NEARLY, 1.0 - NEARLY] if lead > 0 else [1.0 - NEARLY, NEARLY]
        chance = 1.0 / (1.0 + math.exp(-lead / SCALE))
        return [chance, 1.0 - chance]

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        assert isinstance(state, ElementosState), "the guide of Elementos plays Elementos"
        if state.stage == ARRANGING:
            return {}
        return terms_of(Board(state), seat, self.weights)


def guide() -> Guide:
    return ElementosGuide()
