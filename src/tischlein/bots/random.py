"""Answers anything legal."""

from tischlein.core.question import Bot, Budget, Question
from tischlein.core.vocabulary import Action


class RandomBot(Bot):
    def answer(self, question: Question, budget: Budget) -> Action:
        return question.luck.pick(question.actions)
