"""Looking ahead: some turns are played on in imagined worlds, once for every answer worth a thought.

Work is counted in imagined turns.
"""

from typing import Final, final

from tischlein.bots.race import Candidate, Effort, Race, lead
from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Budget, Question
from tischlein.core.state import State
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.bot.policy import Reflex
from tischlein.games.pfad_der_elemente.bot.value import Weights
from tischlein.games.pfad_der_elemente.rules.course import give
from tischlein.games.pfad_der_elemente.rules.revealing import act_in_spirits
from tischlein.games.pfad_der_elemente.rules.scoring import points_of
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.rules.world import AFTER, GIFT_PHASE, OVER, SPIRIT_PHASE, World

# A lead beyond this many points is no more than safe; a match that is won is worth some points of its own.
CLEAR: Final = 12.0
WON: Final = 4.0


class PfadEffort(Effort):
    """Work is counted in imagined turns. Beside it:

    steps    of annealing for a path
    forgets  of a hundred places of the grid that it has seen
    drafts   imagined drafts for every tile of a pack; 0: what looks best at once
    """

    def __init__(self, steps: int, forgets: int, wobble: float = 0.0, drafts: int = 0, work: int = 0) -> None:
        super().__init__(work, wide=6, far=6, trust=4.0, wobble=wobble)
        self.steps: int = steps
        self.forgets: int = forgets
        self.drafts: int = drafts


@final
class PfadRace(Race):
    def __init__(
        self, question: Question, runners: list[Candidate], weights: Weights, effort: Effort, budget: Budget
    ) -> None:
        super().__init__(question, runners, effort, budget)
        self.reflex: Reflex = Reflex(weights)

    def play(self, state: State, action: Action, dealer: QuietDealer) -> float:
        """An imagined match up to the horizon; how far ahead of the others then."""
        assert isinstance(state, PfadDerElemente), "a bot of Pfad der Elemente plays Pfad der Elemente"
        world = state.world
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
                self.done += 1
                last -= 1
        if world.phase == GIFT_PHASE:
            self.finish(world, dealer)
        self.done += 1
        return self.value(world)

    def finish(self, world: World, dealer: QuietDealer) -> None:
        """Everybody's last gifts."""
        while world.phase != OVER:
            give(world, world.active, self.reflex.gift(world, world.active), dealer)
            self.done += 1

    def value(self, world: World) -> float:
        if world.phase == OVER:
            points = [float(sum(points_of(world, other))) for other in range(world.seats)]
        else:
            self.reflex.judge.look_at(world)
            points = [self.reflex.standing(world, other) for other in range(world.seats)]
        ahead = max(-CLEAR, min(CLEAR, lead(points, self.question.seat)))
        if world.phase != OVER:
            return ahead
        return ahead + (WON if ahead > 0.0 else 0.0 if ahead == 0.0 else -WON)
