"""Looking ahead: some turns are played on in imagined worlds, once for every answer worth a thought.

Work is counted in imagined turns.
"""

from typing import Final, final

from tischlein.bots.race import Candidate, Effort, Race, lead
from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Budget, Question
from tischlein.core.state import State
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.bot.policy import Policy
from tischlein.games.pfad_der_elemente.rules.course import give
from tischlein.games.pfad_der_elemente.rules.revealing import act_in_spirits
from tischlein.games.pfad_der_elemente.rules.scoring import points_of
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.rules.world import AFTER, GIFT_PHASE, OVER, SPIRIT_PHASE, World

# A lead beyond this many points is no more than safe; a match that is won is worth some points of its own.
CLEAR: Final = 12.0
WON: Final = 4.0


@final
class PfadRace(Race):
    def __init__(
        self, question: Question, runners: list[Candidate], policy: Policy, effort: Effort, budget: Budget
    ) -> None:
        super().__init__(question, runners, effort, budget)
        self.policy: Policy = policy

    def play(self, state: State, action: Action, dealer: QuietDealer) -> float:
        """An imagined match up to the horizon; how far ahead of the others then."""
        assert isinstance(state, PfadDerElemente), "a bot of Pfad der Elemente plays Pfad der Elemente"
        world = state.world
        state.apply(self.question.seat, action, dealer)
        last = self.effort.far
        while world.phase == SPIRIT_PHASE and last > 0:
            step = world.step
            act_in_spirits(world, world.active, self.policy.answer(world, world.active, dealer), dealer)
            if step == AFTER or world.step == 0:
                self.done += 1
                last -= 1
        while world.phase == GIFT_PHASE:
            give(world, world.active, self.policy.choose_gift(world, world.active), dealer)
            self.done += 1
        self.done += 1
        return self.evaluate(world)

    def evaluate(self, world: World) -> float:
        if world.phase == OVER:
            points = [float(sum(points_of(world, other))) for other in range(world.seats)]
        else:
            self.policy.judge.look_at(world)
            points = [self.policy.judge.standing(world, other) for other in range(world.seats)]
        ahead = lead(points, self.question.seat)
        return appraise_end(ahead) if world.phase == OVER else max(-CLEAR, min(CLEAR, ahead))


def appraise_end(ahead: float) -> float:
    """What it is worth to be so many points ahead in the end."""
    counted = max(-CLEAR, min(CLEAR, ahead))
    return counted + (WON if ahead > 0.0 else 0.0 if ahead == 0.0 else -WON)
