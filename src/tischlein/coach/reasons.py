"""Why an answer is better: both answers played on with the same luck, and what they bring compared ground by ground.

Points, to the end of the match; where points say little, the terms of the game's judge, some answers later. Said only
where two of them explain most of it and matches that had no part in finding it say the same: silence is better than a
wrong reason.
"""

from typing import Final, NamedTuple

from tischlein.bots.analyst import MEMORIES, error_of, give_answer, mean, play_to_end, take_turn
from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.guide import Guide
from tischlein.core.question import Question
from tischlein.core.state import Result, State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.wire.review import ReviewReason

# Matches to begin with; what they leave open is asked of twice as many, and so on.
LAPS: Final = 40
MOST_LAPS: Final = 160
TERMS: Final = 2
EXPLAINED: Final = 0.6
SURE: Final = 2.0
# Less than that is not worth a sentence.
LEAST_POINTS: Final = 0.25
# What the others do not get, among the sources.
RIVALS: Final = "rivals"

Gaps = dict[str, float]


class Found(NamedTuple):
    """A reason, where one is sure; and whether the grounds taken together do not speak against the better answer."""

    reason: ReviewReason | None
    agrees: bool


def reason_of(guide: Guide, question: Question, best: Action, given: Action) -> ReviewReason | None:
    """What the best answer brings more or less than the given one, the two grounds that say most; else nothing."""
    return look_into(guide, question, best, given).reason


def look_into(guide: Guide, question: Question, best: Action, given: Action) -> Found:
    grounds = Grounds(guide, question, best, given)
    told: Gaps = {}
    while not told and grounds.laps() < MOST_LAPS:
        grounds.add(max(LAPS, grounds.laps()))
        told = grounds.told()
    agrees = not grounds.speak_against_it()
    if not told or not is_borne_out(guide, question, best, given, told, grounds.laps()):
        return Found(None, agrees)
    reason = ReviewReason(sources={}, terms=told) if guide.reach else ReviewReason(sources=told, terms={})
    return Found(reason, agrees)


def is_borne_out(guide: Guide, question: Question, best: Action, given: Action, told: Gaps, laps: int) -> bool:
    """Whether so many fresh matches say the same of each ground."""
    fresh = Grounds(guide, question, best, given)
    fresh.add(laps)
    gaps = fresh.gaps()
    return all(gaps.get(name, 0.0) * gap > 0.0 for name, gap in told.items())


class Grounds:
    """By ground, how much more the best answer brought than the given one, in each of the imagined matches."""

    def __init__(self, guide: Guide, question: Question, best: Action, given: Action) -> None:
        self.guide: Guide = guide
        self.question: Question = question
        self.best: Action = best
        self.given: Action = given
        self.pairs: list[tuple[Gaps, Gaps]] = []

    def laps(self) -> int:
        return len(self.pairs)

    def add(self, laps: int) -> None:
        for _ in range(laps):
            memory = self.question.luck.roll(MEMORIES)
            self.pairs.append((self.after(self.best, memory), self.after(self.given, memory)))

    def after(self, action: Action, memory: int) -> Gaps:
        dealer = QuietDealer(memory)
        state = self.question.imagine(dealer)
        self.guide.begin()
        give_answer(self.guide, state, self.question.seat, action, dealer)
        if self.guide.reach:
            return self.terms_later(state, dealer)
        play_to_end(self.guide, state, dealer)
        return points_of(state.result(), self.question.seat)

    def terms_later(self, state: State, dealer: QuietDealer) -> Gaps:
        decided = 0
        turn = state.turn()
        while turn.mode != turns.OVER and decided < self.guide.reach:
            decided += take_turn(self.guide, state, turn, dealer)
            turn = state.turn()
        return self.guide.terms(state, self.question.seat)

    def by_ground(self) -> dict[str, list[float]]:
        names = sorted({name for pair in self.pairs for gaps in pair for name in gaps})
        return {name: [one.get(name, 0.0) - other.get(name, 0.0) for one, other in self.pairs] for name in names}

    def gaps(self) -> Gaps:
        return {name: mean(values) for name, values in self.by_ground().items()}

    def speak_against_it(self) -> bool:
        """Whether all grounds together are for the given answer by more than their error: less says nothing."""
        totals = [sum(one.values()) - sum(other.values()) for one, other in self.pairs]
        return mean(totals) <= -error_of(totals)

    def told(self) -> Gaps:
        """The grounds that are sure and explain most of it, if there are such."""
        found = self.by_ground()
        gaps = {name: mean(values) for name, values in found.items()}
        return strongest(gaps, {name: error_of(values) for name, values in found.items()})


def points_of(result: Result, seat: Seat) -> Gaps:
    """By source, and what the others did not get: together, by how much the seat is ahead of the others' mean."""
    found = {source: float(points) for source, points in result.sources[seat].items()}
    others = [float(score) for other, score in enumerate(result.scores) if other != seat]
    if others:
        found[RIVALS] = -mean(others)
    return found


def strongest(gaps: Gaps, errors: Gaps) -> Gaps:
    """The two that say most, of those that are sure, where they explain enough of it and speak for the best answer.

    What is within its error of nothing explains nothing, and need not be explained.
    """
    sure = [name for name, gap in gaps.items() if abs(gap) >= max(LEAST_POINTS, SURE * errors[name])]
    told = {name: gaps[name] for name in sorted(sure, key=lambda name: -abs(gaps[name]))[:TERMS]}
    all_together = sum(abs(gap) for name, gap in gaps.items() if abs(gap) > errors[name])
    is_enough = sum(abs(gap) for gap in told.values()) >= EXPLAINED * all_together
    speaks_for_it = sum(gaps.values()) > 0.0 and sum(told.values()) > 0.0
    return told if is_enough and speaks_for_it else {}
