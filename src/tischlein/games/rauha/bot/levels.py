"""The opponents of Rauha: five levels of its own, and a greedy baseline.

All of them know what an area will bring (value.py; the strongest two have learned it, experience.py) and activate in
the exact best order (rules/advice.py). The strongest two also play on in imagined worlds (search.py).
"""

from functools import partial
from pathlib import Path
from typing import Final

from librt.vecs import vec

from tischlein.bots.beginner import Beginner
from tischlein.bots.learned import read_learned
from tischlein.bots.race import Effort, rank_by_look, see
from tischlein.bots.sight import Sight
from tischlein.core.game import NewBot
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.vocabulary import Action
from tischlein.games.rauha.bot.baseline import GreedyBot
from tischlein.games.rauha.bot.experience import Experience
from tischlein.games.rauha.bot.layout import COUNT, UNIT, VERSION
from tischlein.games.rauha.bot.policy import Policy
from tischlein.games.rauha.bot.search import Judge, RauhaRace
from tischlein.games.rauha.bot.value import AreaValue, Weights
from tischlein.games.rauha.bot.viewpoint import Viewpoint
from tischlein.games.rauha.rules.actions import ALL_AT_ONCE, NOTHING_MORE
from tischlein.games.rauha.rules.advice import best_plan
from tischlein.games.rauha.rules.state import Rauha
from tischlein.games.rauha.rules.world import KEEP_PHASE, PLACE_PHASE, World


class RauhaBot(Bot):
    """A level of play."""

    def __init__(self, effort: Effort, value: Viewpoint | None = None) -> None:
        self.effort: Effort = effort
        self.value: Viewpoint = value or AreaValue(Weights())
        self.judge: Judge = Judge(self.value)

    def answer(self, question: Question, budget: Budget) -> Action:
        if len(question.actions) == 1:
            return question.actions[0]
        state = question.world
        assert isinstance(state, Rauha), "a bot of Rauha plays Rauha"
        world, seat = state.world, question.seat
        policy = Policy(self.value)
        if world.phase == KEEP_PHASE:
            found = policy.rate_keeps(world, seat, question.actions)
        elif world.phase == PLACE_PHASE:
            found = policy.rate_steps(world, seat, world.areas[seat].chosen)
        else:
            return choose_activation(world, question, policy)
        found = rank_by_look(see(found, question, self.effort.sight))
        if self.effort.work == 0:
            return found[0].action
        return RauhaRace(question, found[: self.effort.wide], policy, self.judge, self.effort, budget).run()


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


# What a beginner is guided by overlooks most itself, and of a hundred of its answers the beginner sees so many.
GUIDE_OF_CHILDREN: Final = Effort(work=0, sight=Sight(40.0, plain=8.0))
SEEN_BY_CHILDREN: Final = 88


def new_beginner() -> Bot:
    return Beginner(RauhaBot(GUIDE_OF_CHILDREN), SEEN_BY_CHILDREN)


STRONGEST: Final = Effort(work=3000, wide=6, far=5, trust=4.0)
LEARNED: Final = read_learned(Path(__file__).with_name("experience.bin"), VERSION, COUNT)


def in_points(numbers: list[int]) -> vec[float]:
    return vec[float]([number / UNIT for number in numbers])


EXPERIENCE: Final = in_points(LEARNED.numbers)


def value_by(experience: vec[float]) -> Viewpoint:
    """By what was learned; where there is nothing that fits, by what is written by hand."""
    return Experience(experience) if len(experience) else AreaValue(Weights())


def learned_value() -> Viewpoint:
    return value_by(EXPERIENCE)


def strongest_by(experience: vec[float]) -> RauhaBot:
    return RauhaBot(STRONGEST, value_by(experience))


def new_strongest() -> Bot:
    return strongest_by(EXPERIENCE)


def new_third() -> Bot:
    """What level 4 has learned, and hardly a second look."""
    return RauhaBot(Effort(work=10, wide=2, far=2, trust=4.0), learned_value())


BOTS: Final[dict[str, NewBot]] = {
    "level0": new_beginner,
    "level1": partial(RauhaBot, Effort(work=0, sight=Sight(50.0, plain=6.0))),
    "level2": partial(RauhaBot, Effort(work=0)),
    "level3": new_third,
    "level4": new_strongest,
    "greedy": GreedyBot,
}
