"""The opponents of Slack Water: `random` and the four general levels, which a hint helps; and the hint alone."""

from tischlein.core.game import NewBot
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.vocabulary import Action

from .policy import hint


class Plain(Bot):
    """Gives at once what the hint likes best: what the levels are measured by."""

    def answer(self, question: Question, budget: Budget) -> Action:
        return max(question.actions, key=lambda action: hint(question.world, question.seat, action))


BOTS: dict[str, NewBot] = {"plain": Plain}
