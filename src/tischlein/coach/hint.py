"""A hint during play: the answer that promises most, and why, from what the seat knows and nothing else.

The analyst that judges decisions after the match weighs them here too, with more work and more answers tried than a
review has for one decision: so a hint that was followed is no mistake afterwards.
"""

from typing import Final, NamedTuple

from tischlein.bots.analyst import Analyst, Weighed, Weighing, error_of, mean
from tischlein.bots.guides import find_guide
from tischlein.bots.roster import find_bot
from tischlein.coach.lines import likely_line
from tischlein.coach.reasons import reason_of
from tischlein.coach.review import ADVISER
from tischlein.coach.verdict import LEAST, least
from tischlein.core.game import Game
from tischlein.core.question import Budget, Question
from tischlein.core.vocabulary import Action
from tischlein.wire.hint import Hint, HintedStep
from tischlein.wire.review import ReviewedAnswer, ReviewReason

# What is told to be likely has to come in more than this part of the imagined worlds.
MOST: Final = 0.5


class Effort(NamedTuple):
    """What a hint may cost: this part of the work of a whole review, so many answers tried and measured at most, and
    whether it is worked out why. The answer of the adviser is taken unless another one is surely better."""

    part: float
    widest: int
    finalists: int
    gives_reasons: bool
    adviser: str


# More than ten times what a review has for one decision of a match of a hundred, and nearly every answer.
THOROUGH: Final = Effort(0.1, 64, 4, True, "level4")
# Where the rules are not compiled: they are some fifteen times slower or more, and whoever asks waits.
ROUGH: Final = Effort(0.003, 4, 2, False, ADVISER)


class Adviser:
    def __init__(self, game: Game, effort: Effort = THOROUGH, budget: Budget | None = None) -> None:
        self.game: Game = game
        self.effort: Effort = effort
        self.budget: Budget = Budget() if budget is None else budget
        self.guide = find_guide(game)
        self.adviser = find_bot(game, effort.adviser)
        reviewers = [find_bot(game, ADVISER)] if ADVISER in game.bots else []
        self.analyst: Analyst = Analyst(self.guide, reviewers, effort.widest, effort.finalists, self.budget)

    def hint(self, question: Question) -> Hint:
        advised = self.adviser.answer(question, self.budget)
        if not self.guide.judges(question.world):
            return self.opinion(advised)
        weighing = self.analyst.weigh(question, advised, int(self.guide.work * self.effort.part))
        best = best_of(weighing, self.guide.doubt)
        instead = next_best(weighing, best)
        return Hint(
            action=self.named(best.action),
            chance=best.chance(),
            error=best.error(),
            instead=None if instead is None else self.answer(instead),
            equals=len([one for one in weighing.answers if is_as_good(one, best)]),
            reason=self.reason(question, best, instead),
            line=self.line(question, best.action),
        )

    def opinion(self, advised: Action) -> Hint:
        """Where an answer says who somebody is, nobody can tell what it is worth: what a computer player would say."""
        return Hint(self.named(advised), None, None, None, 1, None, [])

    def reason(self, question: Question, best: Weighed, instead: Weighed | None) -> ReviewReason | None:
        if instead is None or not self.effort.gives_reasons or self.budget.spent():
            return None
        return reason_of(self.guide, question, best.action, instead.action)

    def line(self, question: Question, action: Action) -> list[HintedStep]:
        """What follows in most imagined worlds, as far as it does."""
        if not self.effort.gives_reasons or self.budget.spent():
            return []
        _, *later = likely_line(self.game, self.guide, question, action)
        return [HintedStep(one.seat, one.action) for one in later if one.share > MOST]

    def answer(self, one: Weighed) -> ReviewedAnswer:
        return ReviewedAnswer(self.named(one.action), one.chance(), one.error())

    def named(self, action: Action) -> dict[str, str | int]:
        return self.game.vocabulary.name(action)


def best_of(weighing: Weighing, doubt: float) -> Weighed:
    """What the adviser said, who looks further than those who play imagined matches on, unless it is surely worse than
    another. What was only sifted is known too roughly."""
    top = max([one for one in weighing.answers if one.measured], key=Weighed.chance)
    advised = weighing.given
    gaps = [better - worse for better, worse in zip(top.measured, advised.measured, strict=True)]
    return top if mean(gaps) >= least(error_of(gaps), doubt) else advised


def next_best(weighing: Weighing, best: Weighed) -> Weighed | None:
    worse = [one for one in weighing.answers if one.measured and not is_as_good(one, best)]
    return max(worse, key=Weighed.chance) if worse else None


def is_as_good(one: Weighed, best: Weighed) -> bool:
    return best.chance() - one.chance() < LEAST / 2
