"""What may be said of a decision: only what luck cannot have made up."""

import math
from typing import Final

from tischlein.bots.analyst import Analyst, Weighed, Weighing, error_of, mean
from tischlein.core.question import Question

MISSED_WIN: Final = "missed_win"
BLUNDER: Final = "blunder"
MISTAKE: Final = "mistake"

# A loss has to be so many standard errors, and so much of the win: less is nobody's mistake.
SURE: Final = 2.0
LEAST: Final = 0.03
GRAVE: Final = 0.15
# A match that is as good as won stays won however it is won, and one that is lost cannot be lost again.
WON: Final = 0.93
LOST: Final = 0.04
# Of a win that was there and is not now: it was missed, as long as the match is still open.
OPEN: Final = 0.35
# Fresh worlds for a suspicion; nobody is blamed for what only the first ones said.
WITNESSES: Final = 2


def flag_of(analyst: Analyst, question: Question, weighing: Weighing) -> str:
    """The word for a decision, or nothing: a loss must be sure, and again in worlds that raised no suspicion."""
    if not is_suspect(weighing, analyst.guide.doubt):
        return ""
    laps = WITNESSES * len(weighing.given.measured)
    fresh = analyst.compare(question, weighing.best.action, weighing.given.action, laps)
    if mean(fresh) < least(error_of(fresh), analyst.guide.doubt):
        return ""
    return word_for(weighing.best.chance(), weighing.given.chance())


def is_suspect(weighing: Weighing, doubt: float) -> bool:
    best, given = weighing.best.chance(), weighing.given.chance()
    if given >= WON or best <= LOST:
        return False
    return weighing.loss() >= least(weighing.loss_error(), doubt)


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
