"""Somebody who has just learnt the game, for children: means well, and overlooks things.

What it overlooks follows from the answers alone: asked the same again, it overlooks the same. A win that one answer
brings it never overlooks.
"""

from typing import Final

from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.rng import Generator
from tischlein.core.turn import OF, OVER, Seat
from tischlein.core.vocabulary import Action

HUNDRED: Final = 100
# Among more answers than these it does not look for a win.
LOOKED_THROUGH: Final = 60
# Keeps the bits of single answers apart.
SPREAD: Final = 1_000_003


class Beginner(Bot):
    """Gives the answer that `guide` would give, if it is one of those that it `sees`; else another that it sees.

    It sees so many of a hundred.
    """

    def __init__(self, guide: Bot, sees: int) -> None:
        self.guide: Bot = guide
        self.sees: int = sees

    def answer(self, question: Question, budget: Budget) -> Action:
        if len(question.actions) == 1:
            return question.actions[0]
        for action in question.actions[:LOOKED_THROUGH]:
            if wins_at_once(question, action):
                return action
        seen = seen_of(question.actions, question.seat, self.sees)
        answer = self.guide.answer(question, budget)
        return answer if answer in seen else question.luck.pick(seen)

    def accepts_draw(self, question: Question, budget: Budget) -> bool:
        return self.guide.accepts_draw(question, budget)


def seen_of(actions: list[Action], seat: Seat, sees: int) -> list[Action]:
    """At least one answer, in the order in which they are listed."""
    luck = Generator(sum([(place + 1) * (action + SPREAD) for place, action in enumerate(actions)]) + seat)
    rolls = [luck.roll(HUNDRED) for _ in actions]
    most = max(sees, min(rolls) + 1)
    return [action for action, roll in zip(actions, rolls, strict=True) if roll < most]


def wins_at_once(question: Question, action: Action) -> bool:
    """Whether the match is over with this answer, and this seat is first."""
    if question.world.turn().mode != OF:
        return False
    world = question.world.copy()
    world.apply(question.seat, action, QuietDealer(0))
    return world.turn().mode == OVER and world.result().places[question.seat] == 1
