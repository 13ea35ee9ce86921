"""A race of answers: each is played on in imagined worlds, and the worse half drops out again and again.

All answers get the same worlds and the same luck. Work is counted, not timed, so the same question with the same luck
gets the same answer.
"""

from typing import Final

from tischlein.bots.sight import EVERYTHING, Sight, find_win
from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Budget, Question
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action

MEMORIES: Final = 0x7FFFFFFF


class Effort:
    """How much a level works, and how carefully. A game counts work and distance in units of its own.

    work     how much is done for one answer; 0: what looks best at once
    wide     how many answers are tried in imagined matches
    far      how far an imagined match is played on before what lies on the table is judged
    trust    how many imagined matches the first look at an answer is worth
    sight    which answers are seen at all: a weak player is not stupid, it overlooks things
    """

    def __init__(self, work: int, wide: int = 1, far: int = 0, trust: float = 0.0, sight: Sight = EVERYTHING) -> None:
        self.work: int = work
        self.wide: int = wide
        self.far: int = far
        self.trust: float = trust
        self.sight: Sight = sight


class Candidate:
    """An answer, how good it looks at once, and what imagined matches have said about it."""

    def __init__(self, action: Action, look: float) -> None:
        self.action: Action = action
        self.look: float = look
        self.total: float = 0.0
        self.tried: int = 0

    def worth(self, trust: float) -> float:
        """What all of it together says: the first look counts like so many imagined matches."""
        if self.tried + trust == 0.0:
            return self.look
        return (self.total + trust * self.look) / (self.tried + trust)


def best_of(found: list[Candidate]) -> Candidate:
    """The best looking one; of equals the first listed."""
    best = found[0]
    for candidate in found:
        if candidate.look > best.look:
            best = candidate
    return best


def rank_by_look(found: list[Candidate]) -> list[Candidate]:
    """By the first look; of equals the first listed."""
    return sorted(found, key=lambda candidate: -candidate.look)


def see(found: list[Candidate], question: Question, sight: Sight) -> list[Candidate]:
    """Those that are seen, in their order. A win at once everybody sees, and nothing else then."""
    if sight.is_whole() or len(found) < 2:
        return found
    win = find_win(question)
    if win >= 0:
        return [candidate for candidate in found if candidate.action == question.actions[win]] or found
    actions, looks = [candidate.action for candidate in found], [candidate.look for candidate in found]
    return [found[place] for place in sight.seen(actions, looks, question.seat)]


def lead(points: list[float], seat: Seat) -> float:
    """How far a seat is ahead of the best of the others."""
    return points[seat] - max([point for other, point in enumerate(points) if other != seat])


class Race:
    """A game says in `play` how an imagined match goes on, and counts in `done` how much work it was."""

    def __init__(self, question: Question, runners: list[Candidate], effort: Effort, budget: Budget) -> None:
        self.question: Question = question
        self.runners: list[Candidate] = runners
        self.effort: Effort = effort
        self.budget: Budget = budget
        self.done: int = 0

    def run(self) -> Action:
        """Halves the field until one is left; every heat gets an equal part of the work."""
        heats = 0
        while 1 << heats < len(self.runners):
            heats += 1
        for heat in range(heats):
            while self.done * heats < self.effort.work * (heat + 1):
                if self.budget.spent():
                    return self.best_first()[0].action
                self.lap()
            self.runners = self.best_first()[: (len(self.runners) + 1) // 2]
        return self.runners[0].action

    def best_first(self) -> list[Candidate]:
        """By what all laps have said; of equals the better looking stays ahead."""
        return sorted(self.runners, key=lambda runner: -runner.worth(self.effort.trust))

    def lap(self) -> None:
        memory = self.question.luck.roll(MEMORIES)
        for runner in self.runners:
            dealer = QuietDealer(memory)
            runner.total += self.play(self.question.imagine(dealer), runner.action, dealer)
            runner.tried += 1

    def play(self, state: State, action: Action, dealer: QuietDealer) -> float:
        """What an imagined match comes to that begins with this answer."""
        raise NotImplementedError
