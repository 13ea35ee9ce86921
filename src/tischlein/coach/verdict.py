"""What may be said of a decision: only what luck cannot have made up.

A suspicion comes from the worlds in which all answers were weighed. What is said rests on fresh worlds alone, on as
many as it takes to be clear: so the same decision gets the same word whatever luck falls.
"""

import math
from typing import Final

from tischlein.bots.analyst import MEMORIES, Analyst, Weighed, Weighing, error_of, give_answer, mean, play_to_end
from tischlein.coach.contest import Runner, best_chances, errors_of, run, still_in
from tischlein.core.dealer import QuietDealer
from tischlein.core.guide import Guide
from tischlein.core.question import Question
from tischlein.core.state import shares
from tischlein.core.vocabulary import Action
from tischlein.wire.review import ReviewedDecision

MISSED_WIN: Final = "missed_win"
BLUNDER: Final = "blunder"
MISTAKE: Final = "mistake"

# A loss has to be so many standard errors, and so much of the win: less is nobody's mistake.
SURE: Final = 2.0
LEAST: Final = 0.03
GRAVE: Final = 0.15
# A match that is as good as won stays won however it is won, and one that is lost cannot be lost again.
WON: Final = 0.93
LOST: Final = 0.07
# Of a win that was there and is not now: it was missed, as long as the match is still open.
OPEN: Final = 0.35
# What is so many errors away from every line between two words needs no more worlds.
CLEAR: Final = 3.0
# Fresh worlds come a few at first, then a fourth as many again. What lies near the line from which a loss is named gets
# so many at most, and none any more once those to come would change nothing, so many of their standard errors between.
FIRST_ROUND: Final = 4
LARGEST_ROUND: Final = 128
MOST_WORLDS: Final = 4000
SETTLED: Final = 2.5
# Who is to be blamed gets a longer hearing: so many worlds at least.
FEWEST_WORLDS: Final = 128
# So many answers are tried beside the given one.
WIDEST: Final = 64
# In so many matches a win must be a win, to be called decided.
DECIDED: Final = 20


class Witness:
    """All answers beside the given one, and that one, in worlds in which nobody was suspected yet."""

    def __init__(self, answers: list[Weighed], given: Weighed, doubt: float) -> None:
        self.runners: list[Runner] = [Runner(one) for one in answers]
        self.given: Runner = Runner(given)
        self.floor: float = max(LEAST, SURE * doubt)
        self.best_chances: list[float] = []

    def hear_no_more_than(self, answers: int) -> None:
        """The first so many, which look best."""
        self.runners = self.runners[:answers]

    def heard(self) -> int:
        return len(self.best_chances)

    def hear(self, analyst: Analyst, question: Question) -> None:
        """Plays on, in some more worlds, whatever may still be the better answer."""
        analyst.done = 0
        worlds = max(FIRST_ROUND, min(LARGEST_ROUND, self.heard() // 4))
        run(analyst, question, [self.given, *self.runners], worlds)
        self.best_chances = best_chances(self.runners)
        self.runners = still_in(self.runners, self.given, self.floor)

    def better(self) -> Weighed:
        return max(self.runners, key=lambda one: mean(one.chances)).answer

    def best(self) -> float:
        return mean(self.best_chances)

    def chance(self) -> float:
        return mean(self.given.chances)

    def loss(self) -> float:
        return self.best() - self.chance()

    def error(self) -> float:
        return error_between(self.best_chances, self.given.chances)

    def change_estimates(self, decision: ReviewedDecision) -> None:
        """What was weighed in fewer worlds than were heard is known better now."""
        if self.heard() <= len(self.given.answer.measured):
            return
        if decision.before == decision.given:
            # It was what quick play would have answered.
            decision.before = self.chance()
        # The given answer may have been the best.
        best = best_chances([self.given, *self.runners])
        decision.best, decision.given = mean(best), self.chance()
        decision.loss = decision.best - decision.given
        decision.error = error_between(best, self.given.chances)

    def is_settled(self) -> bool:
        """Whether it is clear that there is something to say, or nothing: of more worlds, up to the most, hardly any
        would make it otherwise."""
        if not self.best_chances:
            return False
        best, best_error = self.best(), CLEAR * careful_error(self.best_chances)
        given, given_error = self.chance(), CLEAR * careful_error(self.given.chances)
        if self.heard() >= MOST_WORLDS or given - given_error > WON or best + best_error < LOST:
            return True
        if all(self.is_below(gaps, error) for gaps, error in self.gaps()):
            return True
        is_open = given + given_error < WON and best - best_error > LOST
        error = self.error()
        is_above = self.is_enough() and self.loss() - self.line(error) > self.to_come(error)
        return is_open and is_above and self.heard() >= FEWEST_WORLDS

    def gaps(self) -> list[tuple[float, float]]:
        """By how much each answer that is left is better than the given one, with the errors."""
        found = [one.ahead_of(self.given) for one in self.runners]
        return [(mean(gaps), error) for gaps, error in zip(found, errors_of(found), strict=True)]

    def is_below(self, gap: float, error: float) -> bool:
        return self.line(error) - gap > self.to_come(error)

    def line(self, error: float) -> float:
        """What a loss will have to be, once so many worlds were heard as there are at most."""
        return self.floor + SURE * error * math.sqrt(self.heard() / MOST_WORLDS)

    def to_come(self, error: float) -> float:
        """By how much the worlds to come may change a loss."""
        return SETTLED * error * math.sqrt(1.0 - self.heard() / MOST_WORLDS)

    def is_clear(self) -> bool:
        """Whether the word is clear as well."""
        best, best_error = self.best(), CLEAR * careful_error(self.best_chances)
        given, given_error = self.chance(), CLEAR * careful_error(self.given.chances)
        is_missed = best + best_error >= WON and given + given_error >= OPEN
        if is_missed:
            return best - best_error >= WON and given - given_error >= OPEN
        return abs(self.loss() - GRAVE) > CLEAR * self.error()

    def is_enough(self) -> bool:
        """Whether the loss is surely more than what is nobody's mistake."""
        return self.loss() >= self.floor + SURE * self.error()

    def word(self) -> str:
        """Nothing, where it is not sure that it is more than what is nobody's mistake."""
        best, given = self.best(), self.chance()
        if not self.best_chances or given >= WON or best <= LOST or not self.is_enough():
            return ""
        return word_for(best, given)


def error_between(one: list[float], other: list[float]) -> float:
    return errors_of([[own - their for own, their in zip(one, other, strict=True)]])[0]


def careful_error(chances: list[float]) -> float:
    """A standard error. Of n worlds one more may be otherwise, however alike they were."""
    return max(error_of(chances), 1.0 / len(chances))


def witness_of(question: Question, weighing: Weighing, doubt: float) -> Witness | None:
    """Whom to hear where there was a choice: every other answer, those first that look best by all that is known."""
    answers = sorted([one for one in weighing.answers if one is not weighing.given], key=so_far, reverse=True)
    weighed = [one.action for one in weighing.answers]
    answers += [Weighed(action) for action in question.actions if action not in weighed]
    return Witness(answers[:WIDEST], weighing.given, doubt) if answers else None


def so_far(one: Weighed) -> float:
    """The chance by every world in which an answer was tried, also those it was chosen by."""
    return (one.total + sum(one.measured)) / max(1, one.tried + len(one.measured))


def wins_always(guide: Guide, question: Question, action: Action) -> bool:
    """Whether every match that is played on to its end is won: a win on a longer way is no mistake."""
    return all(is_won(guide, question, action) for _ in range(DECIDED))


def is_won(guide: Guide, question: Question, action: Action) -> bool:
    dealer = QuietDealer(question.luck.roll(MEMORIES))
    state = question.imagine(dealer)
    guide.begin()
    give_answer(guide, state, question.seat, action, dealer)
    play_to_end(guide, state, dealer)
    return shares(state)[question.seat] == 1.0


def least(error: float, doubt: float) -> float:
    """The smallest loss that is one, with this standard error and a guide that may be so far wrong."""
    return max(LEAST, SURE * math.hypot(error, doubt))


def word_for(best: float, given: float) -> str:
    if best >= WON and given >= OPEN:
        return MISSED_WIN
    return BLUNDER if best - given >= GRAVE else MISTAKE


def equally_good(weighing: Weighing) -> list[Weighed]:
    """The answers that cannot be told from the best."""
    top = weighing.best
    return [one for one in weighing.answers if one is top or top.chance() - one.chance() < LEAST / 2]
