"""The opponents of Via Magica: five levels, and a greedy baseline.

All levels judge gates by their worth and the odds of the bag; the strongest one by what it has learned of both
(experience.py), and it also plays on in imagined worlds (search.py).
"""

from functools import partial
from pathlib import Path
from typing import Final

from tischlein.bots.beginner import Beginner
from tischlein.bots.learned import read_learned
from tischlein.bots.race import Candidate, Effort, rank_by_look, see
from tischlein.bots.sight import Sight
from tischlein.core.game import NewBot
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.via_magica.bot.baseline import GreedyBot
from tischlein.games.via_magica.bot.candidates import candidates
from tischlein.games.via_magica.bot.experience import COUNT, UNIT, VERSION, Experience
from tischlein.games.via_magica.bot.odds import FULL_COUNTS
from tischlein.games.via_magica.bot.policy import Policy
from tischlein.games.via_magica.bot.search import TO_THE_END, TWO_LUCKS, ViaMagicaRace
from tischlein.games.via_magica.bot.value import GateJudge, Weights
from tischlein.games.via_magica.rules.actions import PASS, SKIP
from tischlein.games.via_magica.rules.effects import WILD
from tischlein.games.via_magica.rules.state import ViaMagica
from tischlein.games.via_magica.rules.world import World

# How many points worse than the best an answer may look and still be tried.
REACH: Final = 3.0
TRUST: Final = 20.0


def look_at_bag(world: World, seat: Seat, policy: Policy) -> None:
    """What the bag holds after this round: all tokens again if the one on the table is wild (§4.8)."""
    counts = [world.bag.count(token) for token in range(WILD + 1)]
    if world.token == WILD or world.phase != "play":
        counts = FULL_COUNTS
    wild = int(world.areas[seat].wild)
    policy.present = policy.look_out(world, counts, wild)
    policy.present_reach = policy.reach_out(world, counts, wild)


class ViaMagicaBot(Bot):
    """A level of play."""

    def __init__(self, effort: Effort, judge: GateJudge | None = None, lucks: int = TWO_LUCKS) -> None:
        self.lucks: int = lucks
        self.effort: Effort = effort
        self.judge: GateJudge = judge or GateJudge(Weights())

    def answer(self, question: Question, budget: Budget) -> Action:
        if len(question.actions) == 1:
            return question.actions[0]
        state = question.world
        assert isinstance(state, ViaMagica), "a bot of Via Magica plays Via Magica"
        effort = self.effort
        policy = Policy(self.judge)
        look_at_bag(state.world, question.seat, policy)
        found = candidates(state.world, question.seat, question.actions, policy)
        found = rank_by_look(see(found, question, effort.sight))
        if effort.work == 0:
            return found[0].action
        return ViaMagicaRace(question, field(found, effort.wide), self.judge, effort, budget, self.lucks).run()


def field(found: list[Candidate], wide: int) -> list[Candidate]:
    """The best looking ones. Doing nothing is tried too: it may be right not to end the match yet."""
    near = [one for one in found[:wide] if one.look >= found[0].look - REACH]
    return near + [one for one in found[len(near) :] if PASS.matches(one.action) or SKIP.matches(one.action)]


# Of a hundred answers children see so many.
SEEN_BY_CHILDREN: Final = 83


def new_beginner() -> Bot:
    return Beginner(ViaMagicaBot(LEVEL_1), SEEN_BY_CHILDREN)


# Without a horizon: what is not settled yet is hard to judge, and what imagined matches say is soon known well enough.
STRONGEST: Final = Effort(work=40_000, wide=6, far=TO_THE_END, trust=TRUST)
LEARNED: Final = read_learned(Path(__file__).with_name("experience.bin"), VERSION, COUNT)
EXPERIENCE: Final[list[float]] = [number / UNIT for number in LEARNED.numbers]


def strongest_by(experience: list[float]) -> ViaMagicaBot:
    """By what was learned; where there is nothing that fits, by what is written by hand."""
    return ViaMagicaBot(STRONGEST, Experience(experience) if experience else None)


def new_strongest() -> Bot:
    return strongest_by(EXPERIENCE)


LEVEL_1: Final = Effort(work=0, sight=Sight(20.0, plain=5.0))
BOTS: Final[dict[str, NewBot]] = {
    "level0": new_beginner,
    "level1": partial(ViaMagicaBot, LEVEL_1),
    "level2": partial(ViaMagicaBot, Effort(work=0, sight=Sight(30.0, plain=2.0))),
    "level3": partial(ViaMagicaBot, Effort(work=0, sight=Sight(82.0, plain=2.0))),
    "level4": new_strongest,
    "greedy": GreedyBot,
}
