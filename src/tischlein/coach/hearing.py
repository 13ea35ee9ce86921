"""Looks once more at every decision of a match: briefly at most, and long at what lies near the line.

All answers to every question are tried in a few worlds beside the given one. Most is clear then. What is not gets more,
round by round, until it is clear whether there is something to say or the work is done; what is left of the work tells
one word from another.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from tischlein.bots.analyst import Analyst
from tischlein.coach.verdict import FIRST_ROUND, Witness
from tischlein.core.question import Question
from tischlein.wire.review import ReviewedDecision

# What part of the work the first brief look at everything may take; where that is too little, fewer answers are tried.
FOR_FIRST: Final = 0.1
FEWEST: Final = 4
# So many worlds tell one word from another, where that is all there is to tell.
FOR_WORDS: Final = 512


class Suspicion(NamedTuple):
    """What may have been a mistake: where it is told, what was asked, and whom to hear."""

    decision: ReviewedDecision
    question: Question
    witness: Witness


def hear_all(
    analyst: Analyst, suspicions: list[Suspicion], work: int, usual: float, tell: Callable[[float], None]
) -> None:
    """With so many imagined decisions; `usual` is how many it takes to play on in a world. `tell` hears which part of
    the work is done."""
    each = work * FOR_FIRST / max(1.0, usual) / max(1, len(suspicions))
    for one in suspicions:
        one.witness.hear_no_more_than(max(FEWEST, int(each / FIRST_ROUND) - 1))
    left = work
    while left > 0 and (unclear := still_unclear(suspicions)):
        for _, question, witness in unclear:
            witness.hear(analyst, question)
            left -= analyst.done
            tell(1.0 - max(0, left) / work)


def still_unclear(suspicions: list[Suspicion]) -> list[Suspicion]:
    """First of all whether there is anything to say."""
    unsettled = [one for one in suspicions if not one.witness.is_settled()]
    return unsettled or [one for one in suspicions if not has_its_word(one.witness)]


def has_its_word(witness: Witness) -> bool:
    return not witness.word() or witness.heard() >= FOR_WORDS or witness.is_clear()
