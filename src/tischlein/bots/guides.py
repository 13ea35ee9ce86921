"""Whom the coach lets play imagined matches on: the game's own guide, or one that knows no game."""

import math
from typing import Final

from tischlein.core.dealer import Dealer, QuietDealer
from tischlein.core.game import Game
from tischlein.core.guide import Guide
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action

# For a game without a guide of its own; random answers are cheap.
RANDOM_WORK: Final = 1_000_000
# What random play likes and sensible play does not differ by more than in any guide.
RANDOM_DOUBT: Final = 0.05
MEMORIES: Final = 0x7FFFFFFF
# Against itself a seat is even. Beyond so many scales a lead is certain.
TIE: Final = 0.5
MOST: Final = 50.0


class RandomGuide(Guide):
    """Any legal answer: tells little, but the same little about every answer."""

    def answer(self, state: State, seat: Seat, dealer: Dealer) -> Action:
        return dealer.pick(state.legal(seat))


class BotGuide(Guide):
    """A bot that decides at once. It gets the imagined world as it is: to redeal it anew would only cost time."""

    def __init__(self, bot: Bot, work: int) -> None:
        super().__init__(work)
        self.bot: Bot = bot
        self.budget: Budget = Budget()

    def answer(self, state: State, seat: Seat, dealer: Dealer) -> Action:
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        return self.bot.answer(Question(seat, state, actions, QuietDealer(dealer.roll(MEMORIES))), self.budget)


def beaten(points: list[float], scale: float) -> list[float]:
    """The share of the win that each seat may expect with so many points: `scale` ahead wins about three of four."""
    found: list[float] = []
    for own in points:
        chances = [1.0 / (1.0 + math.exp(min(MOST, (other - own) / scale))) for other in points]
        found.append((sum(chances) - TIE) / (len(points) - 1) if len(points) > 1 else 1.0)
    return found


def find_guide(game: Game) -> Guide:
    return RandomGuide(RANDOM_WORK, RANDOM_DOUBT) if game.guide is None else game.guide()
