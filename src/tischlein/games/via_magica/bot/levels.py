"""The opponents of Via Magica: four levels of its own, and a greedy baseline.

All levels judge gates by their worth and the odds of the bag; the strongest one also plays on (search.py).
"""

from functools import partial
from typing import Final

from tischlein.bots.race import Candidate, Effort, rank_by_look, see
from tischlein.bots.sight import Sight
from tischlein.core.game import NewBot
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.via_magica.bot.baseline import GreedyBot
from tischlein.games.via_magica.bot.candidates import candidates
from tischlein.games.via_magica.bot.odds import FULL_COUNTS, Outlook
from tischlein.games.via_magica.bot.policy import Policy
from tischlein.games.via_magica.bot.search import ViaMagicaRace
from tischlein.games.via_magica.bot.value import Weights
from tischlein.games.via_magica.rules.actions import PASS, SKIP
from tischlein.games.via_magica.rules.effects import WILD
from tischlein.games.via_magica.rules.state import ViaMagica
from tischlein.games.via_magica.rules.world import World

# How many points worse than the best an answer may look and still be tried.
REACH: Final = 3.0
TRUST: Final = 60.0


def present_outlook(world: World, seat: Seat, policy: Policy) -> Outlook:
    """What the bag holds after this round: all tokens again if the one on the table is wild (§4.8)."""
    counts = [world.bag.count(token) for token in range(WILD + 1)]
    if world.token == WILD or world.phase != "play":
        counts = FULL_COUNTS
    return Outlook(counts, int(world.areas[seat].wild), policy.horizon(world))


class ViaMagicaBot(Bot):
    """A level of play."""

    def __init__(self, effort: Effort) -> None:
        self.effort: Effort = effort
        self.weights: Weights = Weights()

    def answer(self, question: Question, budget: Budget) -> Action:
        if len(question.actions) == 1:
            return question.actions[0]
        state = question.world
        assert isinstance(state, ViaMagica), "a bot of Via Magica plays Via Magica"
        policy = Policy(self.weights)
        policy.present = present_outlook(state.world, question.seat, policy)
        found = candidates(state.world, question.seat, question.actions, policy)
        found = rank_by_look(see(found, question, self.effort.sight))
        if self.effort.work == 0:
            return found[0].action
        return ViaMagicaRace(question, self.field(found), self.weights, self.effort, budget).run()

    def field(self, found: list[Candidate]) -> list[Candidate]:
        """The best looking ones. Doing nothing is tried too: it may be right not to end the match yet."""
        near = [one for one in found[: self.effort.wide] if one.look >= found[0].look - REACH]
        return near + [one for one in found[len(near) :] if PASS.matches(one.action) or SKIP.matches(one.action)]


BOTS: Final[dict[str, NewBot]] = {
    "level1": partial(ViaMagicaBot, Effort(work=0, sight=Sight(20.0, plain=5.0))),
    "level2": partial(ViaMagicaBot, Effort(work=0, sight=Sight(30.0, plain=2.0))),
    "level3": partial(ViaMagicaBot, Effort(work=0, sight=Sight(70.0, plain=2.0))),
    "level4": partial(ViaMagicaBot, Effort(work=10_000, wide=6, far=10, trust=TRUST)),
    "greedy": GreedyBot,
}
