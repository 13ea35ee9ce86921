"""What may be said of a decision: only what luck cannot have made up.

A suspicion comes from the worlds in which all answers were weighed. What is said rests on fresh worlds alone, on as
many as it takes to be clear: so the same decision gets the same word whatever luck falls.
"""

import math
from typing import Final

from tischlein.bots.analyst import MEMORIES, Analyst, Weighed, Weighing, error_of, give_answer, mean, play_to_end
from tischlein.core.dealer import QuietDealer
from tischlein.core.guide import Guide
from tischlein.core.question import Question
from tischlein.core.state import shares
from tischlein.core.vocabulary import Action

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
# Fresh worlds come in so many at a time.
ROUND: Final = 16
# Of many answers the sieve may have kept the wrong ones, for it works with few worlds: so many are tried once more
# before one of them is held against the given one. So many worlds for all, and how many then remain.
CONTENDERS: Final = 8
HEATS: Final = ((12, 4), (24, 2), (64, 1))
# In so many matches a win must be a win, to be called decided.
DECIDED: Final = 20


class Witness:
    """The best of some answers that look better than the given one, and that one, in worlds without a suspicion."""

    def __init__(self, contenders: list[Weighed], given: Weighed, doubt: float) -> None:
        self.contenders: list[Weighed] = contenders
        self.better: Weighed = contenders[0]
        self.given: Weighed = given
        self.floor: float = max(LEAST, SURE * doubt)
        self.best_chances: list[float] = []
        self.given_chances: list[float] = []

    def hear(self, analyst: Analyst, question: Question, work: int) -> None:
        """Plays both on until it is clear what to say, with so many imagined decisions at most."""
        analyst.done = 0
        self.choose(analyst, question, work // 2)
        while not self.best_chances or (analyst.done < work and not self.is_clear()):
            for _ in range(ROUND):
                memory = question.luck.roll(MEMORIES)
                self.best_chances.append(analyst.play(question, self.better.action, memory))
                self.given_chances.append(analyst.play(question, self.given.action, memory))

    def choose(self, analyst: Analyst, question: Question, work: int) -> None:
        """Which of the contenders it is. These worlds are no witnesses: what was chosen in them looks too good."""
        runners = self.contenders
        for trials, left in HEATS:
            lap = 0
            while len(runners) > 1 and lap < trials and analyst.done < work:
                analyst.lap(question, runners)
                lap += 1
            runners = sorted(runners, key=so_far, reverse=True)[:left]
        self.better = runners[0]

    def best(self) -> float:
        return mean(self.best_chances)

    def chance(self) -> float:
        return mean(self.given_chances)

    def loss(self) -> float:
        return self.best() - self.chance()

    def error(self) -> float:
        pairs = zip(self.best_chances, self.given_chances, strict=True)
        return error_of([best - given for best, given in pairs])

    def is_clear(self) -> bool:
        best, best_error = self.best(), CLEAR * careful_error(self.best_chances)
        given, given_error = self.chance(), CLEAR * careful_error(self.given_chances)
        # Where neither was seen to spread, their difference may.
        loss, error = self.loss(), CLEAR * self.error() or max(best_error, given_error)
        if loss + error < self.floor:
            return True
        lines = [abs(loss - self.floor) > error, abs(best - LOST) > best_error, abs(given - WON) > given_error]
        is_missed = best + best_error >= WON and given + given_error >= OPEN
        if is_missed:
            lines += [best - best_error >= WON, given - given_error >= OPEN]
        else:
            lines.append(abs(loss - GRAVE) > error)
        return all(lines)

    def word(self) -> str:
        """Nothing, where it is not sure that it is more than what is nobody's mistake."""
        best, given = self.best(), self.chance()
        if given >= WON or best <= LOST or self.loss() < self.floor + SURE * self.error():
            return ""
        return word_for(best, given)


def careful_error(chances: list[float]) -> float:
    """A standard error. Of what was won, or lost, in each of n worlds, one more may be otherwise."""
    if all(chance == 0.0 for chance in chances) or all(chance == 1.0 for chance in chances):
        return 1.0 / len(chances)
    return error_of(chances)


def suspect(weighing: Weighing, doubt: float) -> Witness | None:
    """Whom to hear where an answer may have been a mistake: what looks better than it by all that is known so far."""
    given = weighing.given
    others = sorted([one for one in weighing.answers if one is not given], key=so_far, reverse=True)[:CONTENDERS]
    if not others or so_far(given) >= WON or so_far(others[0]) <= LOST or so_far(others[0]) - so_far(given) < LEAST:
        return None
    return Witness(others, given, doubt)


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
