"""The opponents of Pfad der Elemente: five levels, and a greedy baseline.

They draft by what a supply will bring (drafting.py), lay their path by annealing (layout.py), remember more or less
of the grid (grid.py), and judge spirits and gifts by what paths will be worth (value.py, policy.py). The
strongest one also plays on in imagined worlds (search.py).
"""

from functools import partial
from pathlib import Path
from typing import Final

from librt.vecs import vec

from tischlein.bots.beginner import Beginner
from tischlein.bots.learned import read_learned
from tischlein.bots.race import MEMORIES, Candidate, Effort, best_of, rank_by_look, see
from tischlein.bots.sight import EVERYTHING, Sight
from tischlein.core.game import NewBot
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.bot import drafted, experience
from tischlein.games.pfad_der_elemente.bot.baseline import GreedyBot
from tischlein.games.pfad_der_elemente.bot.drafted import Drafted
from tischlein.games.pfad_der_elemente.bot.drafting import (
    BY_HAND,
    SupplyJudge,
    imagine_draft,
    weigh_elements,
    weigh_omens,
    weigh_takes,
)
from tischlein.games.pfad_der_elemente.bot.experience import Experience
from tischlein.games.pfad_der_elemente.bot.grid import Looks, forget
from tischlein.games.pfad_der_elemente.bot.last_gifts import LastGifts
from tischlein.games.pfad_der_elemente.bot.layout import choose_tile
from tischlein.games.pfad_der_elemente.bot.plans import Planner
from tischlein.games.pfad_der_elemente.bot.policy import Policy
from tischlein.games.pfad_der_elemente.bot.practised import Practised
from tischlein.games.pfad_der_elemente.bot.search import PfadRace
from tischlein.games.pfad_der_elemente.bot.value import Foresight
from tischlein.games.pfad_der_elemente.rules.actions import NO_MORE_GIFTS, REVEAL
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.rules.world import (
    AFTER,
    BEFORE,
    DRAFT_PHASE,
    ELEMENT_PHASE,
    GIFT_PHASE,
    OMEN_PHASE,
    PATH_PHASE,
    SPIRIT_PHASE,
    World,
)

# How much of an opponent's gain counts who does not lead, and what spending a gift before the end must gain.
FOLLOWER: Final = 0.4
PATIENCE: Final = 0.25


ANY: Final = 1000


class PfadEffort(Effort):
    """How much a level works (in imagined turns, search.py), and beside it:

    steps    of annealing for a path
    forgets  of a hundred places of the grid that it has seen
    drafts   imagined drafts for every tile of a pack; 0: what looks best at once
    early    how many gifts are tried in imagined matches before a spirit is turned up
    """

    def __init__(  # noqa: PLR0913  one for each part of it
        self,
        *,
        steps: int,
        forgets: int,
        sight: Sight = EVERYTHING,
        drafts: int = 0,
        work: int = 0,
        wide: int = 6,
        far: int = 6,
        trust: float = 4.0,
        early: int = ANY,
    ) -> None:
        super().__init__(work, wide, far, trust, sight)
        self.early: int = early
        self.steps: int = steps
        self.forgets: int = forgets
        self.drafts: int = drafts


class PfadBot(Bot):
    """A level of play."""

    def __init__(self, effort: PfadEffort) -> None:
        self.effort: PfadEffort = effort
        self.supplies: SupplyJudge = BY_HAND

    def answer(self, question: Question, budget: Budget) -> Action:
        if len(question.actions) == 1:
            return question.actions[0]
        state = question.world
        assert isinstance(state, PfadDerElemente), "a bot of Pfad der Elemente plays Pfad der Elemente"
        world, seat, actions = state.world, question.seat, question.actions
        if world.phase == PATH_PHASE:
            return choose_tile(world, seat, actions, self.effort.steps)
        if world.phase == ELEMENT_PHASE:
            found = weigh_elements(actions)
        elif world.phase == DRAFT_PHASE:
            found = self.weigh_takes(world, question, budget)
        elif world.phase == OMEN_PHASE:
            found = weigh_omens(world, actions)
        else:
            found = self.weigh_spirits(world, question)
        found = rank_by_look(see(found, question, self.effort.sight))
        if world.phase < SPIRIT_PHASE or self.effort.work == 0 or len(found) == 1:
            return found[0].action
        return self.think(world, question, self.field(found), budget)

    def think(self, world: World, question: Question, runners: list[Candidate], budget: Budget) -> Action:
        """In imagined matches."""
        return PfadRace(question, runners, self.new_policy([True] * world.seats), self.effort, budget).run()

    def new_policy(self, insight: list[bool]) -> Policy:
        """How it plays at once, and everybody in imagined matches."""
        return Policy(Foresight(insight), FOLLOWER)

    def field(self, found: list[Candidate]) -> list[Candidate]:
        """The best looking ones. Gifts may come before a spirit is turned up, in so many ways that no spirit would be
        among the best."""
        if any([REVEAL.matches(one.action) for one in found]):
            gifts = [one for one in found if not REVEAL.matches(one.action)]
            late = gifts[self.effort.early :]
            found = [one for one in found if one not in late]
        return found[: self.effort.wide]

    def weigh_takes(self, world: World, question: Question, budget: Budget) -> list[Candidate]:
        """In the draft: what looks best at once, unless this level imagines how it goes on."""
        found = weigh_takes(world, question.seat, question.actions, self.supplies)
        for _ in range(self.effort.drafts):
            if budget.spent():
                break
            memory = question.luck.roll(MEMORIES)
            for candidate in found:
                candidate.total += imagine_draft(question, candidate.action, memory, self.supplies)
                candidate.tried += 1
        for candidate in found:
            candidate.look = candidate.worth(trust=0.0)
        return found

    def weigh_spirits(self, known: World, question: Question) -> list[Candidate]:
        """In the spirit and the gift phase, as far as this level remembers the grid."""
        world, seat = known.copy(), question.seat
        forget(world, seat, self.effort.forgets)
        insight = [world.rulings.omens_open or other == seat for other in range(world.seats)]
        policy = self.new_policy(insight)
        policy.look_from(world, seat)
        if world.phase == GIFT_PHASE:
            return [*policy.weigh_gifts(world, seat), Candidate(NO_MORE_GIFTS, 0.0)]
        if world.step == AFTER:
            return [Candidate(NO_MORE_GIFTS, 0.0), *self.weigh_early_gifts(policy, world, seat, 0.0)]
        found = policy.weigh_step(world, seat, question.luck)
        if world.step == BEFORE:
            # What is worth its gifts comes before everything else: revealing follows all the same.
            most = best_of(found).look
            found.extend(self.weigh_early_gifts(policy, world, seat, most))
        return found

    def weigh_early_gifts(self, policy: Policy, world: World, seat: Seat, more: float) -> list[Candidate]:
        """Gifts are better spent at the end; what cannot wait must be worth it."""
        gifts = policy.weigh_gifts(world, seat)
        return [Candidate(gift.action, gift.look - PATIENCE + more) for gift in gifts if gift.look > -PATIENCE]


class StrongestBot(PfadBot):
    """Plays by what was learned."""

    def __init__(
        self, effort: PfadEffort, numbers: vec[float], supplies: SupplyJudge, looks: Looks, last_gifts: LastGifts
    ) -> None:
        super().__init__(effort)
        self.supplies = supplies
        self.numbers: vec[float] = numbers
        self.looks: Looks = looks
        self.last_gifts: LastGifts = last_gifts

    def think(self, world: World, question: Question, runners: list[Candidate], budget: Budget) -> Action:
        if world.phase == GIFT_PHASE:
            return Planner(question, runners, self.new_practised([True] * world.seats)).run(budget)
        return super().think(world, question, runners, budget)

    def new_policy(self, insight: list[bool]) -> Policy:
        return self.new_practised(insight)

    def new_practised(self, insight: list[bool]) -> Practised:
        judge = Experience(insight, self.numbers) if self.numbers else Foresight(insight)
        return Practised(judge, FOLLOWER, self.looks, self.last_gifts)


EXPERIENCE: Final = read_learned(Path(__file__).with_name("experience.bin"), experience.VERSION, experience.COUNT)
TILES: Final = read_learned(Path(__file__).with_name("drafted.bin"), drafted.VERSION, drafted.COUNT)
# By how many pairs are left: who takes the last but two lets the next one take the last but one, and has to find the
# last one then. Tuned by matches without imagination.
LOOKS: Final = Looks(last=[0.0, 0.0, 2.0, -4.0, 2.0, -1.0])
STRONGEST: Final = PfadEffort(steps=6000, forgets=0, drafts=80, work=4800, wide=5, far=4, trust=20.0, early=2)


def strongest_by(spirits: list[int], tiles: list[int], effort: PfadEffort = STRONGEST) -> StrongestBot:
    """By these numbers, in 256ths of a point; by hand where there are none."""
    supplies = Drafted(vec[float]([number / experience.UNIT for number in tiles])) if tiles else BY_HAND
    return StrongestBot(
        effort, vec[float]([number / experience.UNIT for number in spirits]), supplies, LOOKS, LastGifts()
    )


def new_strongest() -> Bot:
    return strongest_by(EXPERIENCE.numbers, TILES.numbers)


# Of a hundred answers children see so many.
SEEN_BY_CHILDREN: Final = 86


def new_beginner() -> Bot:
    return Beginner(PfadBot(LEVEL_1), SEEN_BY_CHILDREN)


LEVEL_1: Final = PfadEffort(steps=60, forgets=70, sight=Sight(80.0))
BOTS: Final[dict[str, NewBot]] = {
    "level0": new_beginner,
    "level1": partial(PfadBot, LEVEL_1),
    "level2": partial(PfadBot, PfadEffort(steps=300, forgets=35, sight=Sight(92.0))),
    "level3": partial(PfadBot, PfadEffort(steps=2000, forgets=12, drafts=8)),
    "level4": new_strongest,
    "greedy": GreedyBot,
}
