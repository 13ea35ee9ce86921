"""Looking ahead: some turns are played on in imagined worlds, once for every answer worth a thought.

All answers get the same worlds and the same luck, and the worse half drops out again and again. Work is counted in
imagined turns, so the same question with the same luck gets the same answer.
"""

from typing import Final, final

from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Budget, Question
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.candidates import Candidate
from tischlein.games.pfad_der_elemente.course import give
from tischlein.games.pfad_der_elemente.reflex import Reflex
from tischlein.games.pfad_der_elemente.revealing import act_in_spirits
from tischlein.games.pfad_der_elemente.rules import PfadDerElemente
from tischlein.games.pfad_der_elemente.scoring import points_of
from tischlein.games.pfad_der_elemente.world import AFTER, GIFT_PHASE, OVER, SPIRIT_PHASE, World
from tischlein.games.pfad_der_elemente.worth import Weights

MEMORIES: Final = 0x7FFFFFFF
# A lead beyond this many points is no more than safe; a match that is won is worth some points of its own.
CLEAR: Final = 12.0
WON: Final = 4.0


class Effort:
    """How much a level works, and how well it remembers.

    steps    of annealing for a path
    forgets  of a hundred places of the grid that it has seen
    wobble   by how many points an answer may be misjudged: a weak player is not stupid, it is imprecise
    drafts   imagined drafts for every tile of a pack; 0: what looks best at once
    turns    imagined turns per answer; 0: what looks best at once
    wide     how many answers are tried in imagined matches
    far      how many turns are played on before the paths are judged
    trust    how many imagined matches the first look at an answer is worth
    """

    def __init__(self, steps: int, forgets: int, wobble: float, drafts: int = 0, turns: int = 0) -> None:
        self.steps: int = steps
        self.forgets: int = forgets
        self.wobble: float = wobble
        self.drafts: int = drafts
        self.turns: int = turns
        self.wide: int = 6
        self.far: int = 6
        self.trust: int = 4


@final
class Race:
    def __init__(
        self, question: Question, runners: list[Candidate], weights: Weights, effort: Effort, budget: Budget
    ) -> None:
        self.question: Question = question
        self.runners: list[Candidate] = runners
        self.reflex: Reflex = Reflex(weights)
        self.effort: Effort = effort
        self.budget: Budget = budget
        self.turns: int = 0
        for runner in runners:
            runner.tried = effort.trust
            runner.total = effort.trust * (runner.look - runners[0].look)

    def run(self) -> Action:
        """Halves the field until one is left; every heat gets an equal part of the work."""
        turns = self.effort.turns
        heats = 0
        while 1 << heats < len(self.runners):
            heats += 1
        for heat in range(heats):
            while self.turns * heats < turns * (heat + 1):
                if self.budget.spent():
                    return self.in_order()[0].action
                self.lap()
            self.runners = self.in_order()[: (len(self.runners) + 1) // 2]
        return self.runners[0].action

    def in_order(self) -> list[Candidate]:
        """By the mean of all laps; of equals the better looking stays ahead."""
        return sorted(self.runners, key=lambda runner: -runner.mean())

    def lap(self) -> None:
        memory = self.question.luck.below(MEMORIES)
        values: list[float] = []
        for runner in self.runners:
            dealer = QuietDealer(memory)
            state = self.question.imagine(dealer)
            assert isinstance(state, PfadDerElemente), "a bot of Pfad der Elemente plays Pfad der Elemente"
            values.append(self.play(state.world, runner.action, dealer))
        for runner, value in zip(self.runners, values, strict=True):
            runner.total += value - values[0]
            runner.tried += 1

    def play(self, world: World, action: Action, dealer: QuietDealer) -> float:
        """An imagined match up to the horizon, beginning with this answer; how far ahead of the others then."""
        seat = self.question.seat
        if world.phase == SPIRIT_PHASE:
            act_in_spirits(world, seat, action, dealer)
        else:
            give(world, seat, action, dealer)
        last = self.effort.far
        while world.phase == SPIRIT_PHASE and last > 0:
            step = world.step
            act_in_spirits(world, world.active, self.reflex.answer(world, world.active, dealer), dealer)
            if step == AFTER or world.step == 0:
                self.turns += 1
                last -= 1
        if world.phase == GIFT_PHASE:
            self.finish(world, dealer)
        self.turns += 1
        return self.lead(world)

    def finish(self, world: World, dealer: QuietDealer) -> None:
        """Everybody's last gifts."""
        while world.phase != OVER:
            give(world, world.active, self.reflex.gift(world, world.active), dealer)
            self.turns += 1

    def lead(self, world: World) -> float:
        seat = self.question.seat
        if world.phase == OVER:
            points = [float(sum(points_of(world, other))) for other in range(world.seats)]
        else:
            self.reflex.judge.look_at(world)
            points = [self.reflex.standing(world, other) for other in range(world.seats)]
        best = max([points[other] for other in range(world.seats) if other != seat])
        ahead = max(-CLEAR, min(CLEAR, points[seat] - best))
        if world.phase != OVER:
            return ahead
        return ahead + (WON if ahead > 0.0 else 0.0 if ahead == 0.0 else -WON)
