"""The opponents of Rauha: four levels of its own, and a greedy baseline.

All of them know what an area will bring (value.py) and activate in the exact best order (rules/advice.py). The stronger
ones also play on in imagined worlds (search.py).
"""

from functools import partial
from typing import Final

from tischlein.bots.race import Effort, rank_by_look
from tischlein.core.game import NewBot
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.vocabulary import Action
from tischlein.games.rauha.bot.baseline import GreedyBot
from tischlein.games.rauha.bot.policy import Policy
from tischlein.games.rauha.bot.search import RauhaRace
from tischlein.games.rauha.bot.value import Weights
from tischlein.games.rauha.rules.actions import ALL_AT_ONCE, NOTHING_MORE
from tischlein.games.rauha.rules.advice import best_plan
from tischlein.games.rauha.rules.state import Rauha
from tischlein.games.rauha.rules.world import KEEP_PHASE, PLACE_PHASE, World


class RauhaBot(Bot):
    """A level of play."""

    def __init__(self, effort: Effort, weights: Weights | None = None) -> None:
        self.effort: Effort = effort
        self.weights: Weights = weights or Weights()

    def answer(self, question: Question, budget: Budget) -> Action:
        if len(question.actions) == 1:
            return question.actions[0]
        state = question.world
        assert isinstance(state, Rauha), "a bot of Rauha plays Rauha"
        world, seat = state.world, question.seat
        policy = Policy(self.weights)
        if world.phase == KEEP_PHASE:
            found = policy.rate_keeps(world, seat, question.actions)
        elif world.phase == PLACE_PHASE:
            found = policy.rate_steps(world, seat, world.areas[seat].chosen)
        else:
            return choose_activation(world, question, policy)
        found = rank_by_look(found, self.effort.wobble, question.luck)
        if self.effort.work == 0:
            return found[0].action
        return RauhaRace(question, found[: self.effort.wide], policy, self.effort, budget).run()


def choose_activation(world: World, question: Question, policy: Policy) -> Action:
    """The next step of the best plan; all at once where that means the same."""
    planned = policy.make_plan(world, question.seat).actions
    if not planned:
        return NOTHING_MORE
    if question.actions[0] == ALL_AT_ONCE:
        area = world.areas[question.seat]
        if sorted(best_plan(area, world.rulings, world.phase).actions) == sorted(planned):
            return ALL_AT_ONCE
    return planned[0]


BOTS: Final[dict[str, NewBot]] = {
    "level1": partial(RauhaBot, Effort(work=0, wobble=30.0)),
    "level2": partial(RauhaBot, Effort(work=0)),
    "level3": partial(RauhaBot, Effort(work=30, wide=2, far=2, trust=4.0)),
    "level4": partial(RauhaBot, Effort(work=3000, wide=6, far=5, trust=4.0)),
    "greedy": GreedyBot,
}
