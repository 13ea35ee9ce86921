"""All answers to one question beside the given one, in the same worlds: who stays in, and what the best of them brings.

What is the best of several by chance looks too good in the worlds in which it was the best. So the worlds are halved:
what is the best in the one half is measured in the other, and the other way round. No world is wasted.
"""

import math
from typing import Final

from tischlein.bots.analyst import MEMORIES, Analyst, Weighed, mean
from tischlein.core.question import Question

# While worlds are few, an answer borrows from all others as many worlds as this to say how widely it spreads; and what
# was not seen to spread at all may still, in one world more, by so much.
BORROWED: Final = 4
UNSEEN: Final = 0.25
# So many standard errors behind the best, or below all that counts, an answer is out.
BEHIND: Final = 2.5
BELOW: Final = 3.0


# Of many that are nearly as good it matters little which it is: after so many worlds so many stay in.
CROWDS: Final = ((32, 6), (64, 4), (256, 3), (1024, 2))


class Runner:
    """An answer, and its share of the win in every world it was played on in."""

    def __init__(self, answer: Weighed) -> None:
        self.answer: Weighed = answer
        self.chances: list[float] = []

    def ahead_of(self, other: "Runner") -> list[float]:
        return [own - their for own, their in zip(self.chances, other.chances, strict=True)]

    def half(self, number: int) -> float:
        """Its chance in every other world."""
        return mean(self.chances[number::2])


def run(analyst: Analyst, question: Question, runners: list[Runner], worlds: int) -> None:
    for _ in range(worlds):
        memory = question.luck.roll(MEMORIES)
        for runner in runners:
            runner.chances.append(analyst.play(question, runner.answer.action, memory))


def best_chances(runners: list[Runner]) -> list[float]:
    """The chance of the best of them in each world: of the one that is the best in the other half of all worlds."""
    found = list(runners[0].chances)
    for number in (0, 1):
        best = max(runners, key=lambda one: one.half(1 - number))
        found[number::2] = best.chances[number::2]
    return found


def still_in(runners: list[Runner], given: Runner, least: float) -> list[Runner]:
    """The best, and whoever may yet be better than it and better than the given one by so much; not too many."""
    ranked = sorted(runners, key=lambda one: mean(one.chances), reverse=True)[: crowd_after(len(given.chances))]
    gaps = [one.ahead_of(given) for one in ranked]
    behind = [ranked[0].ahead_of(one) for one in ranked]
    gap_errors, behind_errors = errors_of(gaps), errors_of(behind)
    may_be = [
        mean(behind[place]) <= BEHIND * behind_errors[place] and mean(gap) + BELOW * gap_errors[place] >= least
        for place, gap in enumerate(gaps)
    ]
    return [ranked[0], *[one for one, may in zip(ranked[1:], may_be[1:], strict=True) if may]]


def crowd_after(worlds: int) -> int | None:
    """How many may stay in; None for any number."""
    found = [most for needed, most in CROWDS if worlds >= needed]
    return found[-1] if found else None


def errors_of(gaps: list[list[float]]) -> list[float]:
    """The standard errors of their means."""
    spreads = [spread_of(one) for one in gaps]
    usual = mean(spreads)
    return [
        math.hypot(error_with(spread, usual, len(one)), UNSEEN / len(one))
        for spread, one in zip(spreads, gaps, strict=True)
    ]


def error_with(spread: float, usual: float, count: int) -> float:
    return math.sqrt((spread * (count - 1) + usual * BORROWED) / (count - 1 + BORROWED) / count)


def spread_of(values: list[float]) -> float:
    """The variance."""
    middle = mean(values)
    return sum([(value - middle) * (value - middle) for value in values]) / max(1, len(values) - 1)
