"""The baseline: what brings most points in this very step, with a perfect memory of the grid."""

from tischlein.bots.race import Candidate, best_of
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.bot.drafting import best_points
from tischlein.games.pfad_der_elemente.bot.layout import choose_laying
from tischlein.games.pfad_der_elemente.bot.policy import Policy, Trials
from tischlein.games.pfad_der_elemente.bot.value import Judge
from tischlein.games.pfad_der_elemente.rules.actions import NO_MORE_GIFTS
from tischlein.games.pfad_der_elemente.rules.gifts import cost_of, gift_actions
from tischlein.games.pfad_der_elemente.rules.setup import TAKE_ELEMENT
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.rules.world import (
    AFTER,
    DRAFT_PHASE,
    ELEMENT_PHASE,
    GIFT_PHASE,
    OMEN_PHASE,
    PATH_PHASE,
    World,
)


class GreedyBot(Bot):
    def answer(self, question: Question, budget: Budget) -> Action:
        state = question.world
        assert isinstance(state, PfadDerElemente), "a bot of Pfad der Elemente plays Pfad der Elemente"
        world, seat, actions = state.world, question.seat, question.actions
        if world.phase in (ELEMENT_PHASE, OMEN_PHASE):
            return actions[-1] if world.phase == ELEMENT_PHASE else actions[0]
        if world.phase == DRAFT_PHASE:
            return greedy_take(world, seat, actions)
        if world.phase == PATH_PHASE:
            return choose_laying(world, seat, actions)
        policy = Policy(Judge([other == seat for other in range(world.seats)]), 1.0)
        if world.phase == GIFT_PHASE or world.step == AFTER:
            return greedy_gift(policy, world, seat)
        return best_of(policy.weigh_step(world, seat, question.luck)).action


def greedy_take(world: World, seat: Seat, actions: list[Action]) -> Action:
    """The tile that brings most path points with those the seat has; the last of equals."""
    found: list[Candidate] = []
    for action in reversed(actions):
        element = TAKE_ELEMENT.of(action)
        tiles = world.hands[seat][element]
        values = world.rulings.box.values[element]
        found.append(Candidate(action, best_points(element, tiles + 1, values) - best_points(element, tiles, values)))
    return best_of(found).action


def greedy_gift(policy: Policy, world: World, seat: Seat) -> Action:
    """Most points for a gift; nothing is spent that brings none."""
    trials = Trials(policy.judge, world, seat)
    gains = [(gift, policy.try_effect(trials, gift, 0) / cost_of(world, gift)) for gift in gift_actions(world, seat)]
    return best_of([Candidate(NO_MORE_GIFTS, 0.0), *[Candidate(gift, gain) for gift, gain in gains]]).action
