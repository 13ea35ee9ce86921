"""The own turn of the gift phase: whole plans are played out, and what others answer to them. Nothing is luck any more;
only omens that others hide have to be imagined."""

from typing import Final, final

from tischlein.bots.race import MEMORIES, Candidate, lead
from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Budget, Question
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.bot.last_gifts import LastGifts
from tischlein.games.pfad_der_elemente.bot.practised import Practised
from tischlein.games.pfad_der_elemente.bot.search import appraise_end
from tischlein.games.pfad_der_elemente.rules.actions import NO_MORE_GIFTS
from tischlein.games.pfad_der_elemente.rules.course import give
from tischlein.games.pfad_der_elemente.rules.scoring import points_of
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.rules.world import GIFT_PHASE

# How an own turn may go on: with much or little regard for what others will undo.
PLANS: Final[list[LastGifts]] = [
    LastGifts(exposed, repaired) for exposed in (0.1, 0.25, 0.35, 0.5) for repaired in (0.1, 0.4, 0.9)
]
# Where more than one opponent answers, or omens count, everything takes longer: some of the plans have to do.
SOME_PLANS: Final = PLANS[::3]
# Worlds with other omens of others.
WORLDS: Final = 2
NOTHING_SO_BAD: Final = 1000.0


@final
class Planner:
    def __init__(self, question: Question, runners: list[Candidate], policy: Practised) -> None:
        self.question: Question = question
        # Of equals the first is chosen: nothing is spent that changes nothing.
        others = [one for one in runners if one.action != NO_MORE_GIFTS]
        self.runners: list[Candidate] = [Candidate(NO_MORE_GIFTS, 0.0), *others]
        self.policy: Practised = policy

    def run(self, budget: Budget) -> Action:
        """The answer that begins the best plan."""
        state = self.question.world
        assert isinstance(state, PfadDerElemente), "a bot of Pfad der Elemente plays Pfad der Elemente"
        hidden = state.world.rulings.omens and not state.world.rulings.omens_open
        memories = [self.question.luck.roll(MEMORIES) for _ in range(WORLDS if hidden else 1)]
        # Nobody answers the very last turn, so all plans are one.
        many = PLANS if state.world.seats == 2 and not state.world.rulings.omens else SOME_PLANS
        plans = many if state.world.acted < state.world.seats - 1 else PLANS[:1]
        best, most = self.runners[0], -NOTHING_SO_BAD
        for runner in self.runners:
            for plan in plans:
                if budget.spent():
                    return best.action
                total = sum([self.play(runner.action, plan, memory) for memory in memories])
                if total > most:
                    best, most = runner, total
        return best.action

    def play(self, action: Action, plan: LastGifts, memory: int) -> float:
        """How far ahead the seat is in the end."""
        dealer = QuietDealer(memory)
        state = self.question.imagine(dealer)
        assert isinstance(state, PfadDerElemente), "a bot of Pfad der Elemente plays Pfad der Elemente"
        world, seat = state.world, self.question.seat
        state.apply(seat, action, dealer)
        while world.phase == GIFT_PHASE:
            active = world.active
            if active == seat:
                self.policy.look_from(world, seat)
                answer = plan.choose(world, seat, self.policy.rivals)
            else:
                answer = self.policy.choose_gift(world, active)
            give(world, active, answer, dealer)
        return appraise_end(lead([float(sum(points_of(world, other))) for other in range(world.seats)], seat))
