"""The opponents of Pfad der Elemente: four levels, and a greedy baseline.

They draft by what a supply will bring (taking.py), lay their path by annealing (layout.py), remember more or less of
the grid (memory.py), and judge spirits and gifts by what paths will be worth (worth.py, reflex.py). The strongest one
also plays on in imagined worlds (race.py).
"""

from functools import partial
from typing import Final

from tischlein.bots.race import MEMORIES, Candidate, best_looking
from tischlein.core.game import NewBot
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.bot.baseline import GreedyBot
from tischlein.games.pfad_der_elemente.bot.drafting import drafted, elements, omens_kept, takes, wish_of
from tischlein.games.pfad_der_elemente.bot.grid import Grid, reveals
from tischlein.games.pfad_der_elemente.bot.laying import planned
from tischlein.games.pfad_der_elemente.bot.memory import forget
from tischlein.games.pfad_der_elemente.bot.policy import Reflex
from tischlein.games.pfad_der_elemente.bot.search import PfadEffort, PfadRace
from tischlein.games.pfad_der_elemente.bot.value import Weights
from tischlein.games.pfad_der_elemente.rules.actions import END_TURN_ACTION
from tischlein.games.pfad_der_elemente.rules.effects import gift_actions
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.rules.world import (
    AFTER,
    BEFORE,
    DRAFT_PHASE,
    ELEMENT_PHASE,
    GIFT_PHASE,
    OMEN_PHASE,
    PATH_PHASE,
    PLACE_FOREIGN_STEP,
    PLACE_OWN_STEP,
    POWER,
    World,
)


class PfadBot(Bot):
    """A level of play."""

    def __init__(self, effort: PfadEffort, weights: Weights | None = None) -> None:
        self.effort: PfadEffort = effort
        self.weights: Weights = weights or Weights()

    def answer(self, question: Question, budget: Budget) -> Action:
        if len(question.actions) == 1:
            return question.actions[0]
        state = question.world
        assert isinstance(state, PfadDerElemente), "a bot of Pfad der Elemente plays Pfad der Elemente"
        world, seat = state.world, question.seat
        if world.phase == PATH_PHASE:
            return planned(world, seat, question.actions, wish_of(world.omens[seat], self.weights), self.effort.steps)
        if world.phase == DRAFT_PHASE:
            return self.draft(world, question, budget)
        if world.phase == ELEMENT_PHASE:
            return self.felt(elements(question.actions), question)[0].action
        if world.phase == OMEN_PHASE:
            return self.felt(omens_kept(question.actions, world.seats), question)[0].action
        return self.with_spirits(world, question, budget)

    def draft(self, world: World, question: Question, budget: Budget) -> Action:
        found = takes(world, question.seat, question.actions)
        for _ in range(self.effort.drafts):
            if budget.spent():
                break
            memory = question.luck.below(MEMORIES)
            for candidate in found:
                candidate.total += drafted(question, candidate.action, memory)
                candidate.tried += 1
        for candidate in found:
            candidate.look = candidate.worth(trust=0.0)
        return self.felt(found, question)[0].action

    def with_spirits(self, world: World, question: Question, budget: Budget) -> Action:
        """The spirit and the gift phase."""
        forgetful = world.copy()
        forget(forgetful, question.seat, self.effort.forgets)
        found = self.felt(self.candidates(forgetful, question), question)
        if self.effort.work == 0 or len(found) == 1:
            return found[0].action
        return PfadRace(question, found[: self.effort.wide], self.weights, self.effort, budget).run()

    def candidates(self, world: World, question: Question) -> list[Candidate]:
        reflex, seat = Reflex(self.weights), question.seat
        if not world.rulings.omens_open:
            reflex.judge.insight = [other == seat for other in range(len(reflex.judge.insight))]
        reflex.look_from(world, seat)
        if world.phase == GIFT_PHASE:
            return [*reflex.gifts(world, seat, gift_actions(world, seat)), Candidate(END_TURN_ACTION, 0.0)]
        if world.step == PLACE_OWN_STEP:
            return reflex.own_places(world, seat)
        if world.step == PLACE_FOREIGN_STEP:
            return reflex.foreign_places(world, seat)
        if world.step == POWER:
            return reflex.powers(world, seat)
        if world.step == AFTER:
            return [Candidate(END_TURN_ACTION, 0.0), *self.early_gifts(world, question, reflex)]
        found = reveals(Grid(world), world, seat, question.luck)
        if world.step == BEFORE:
            # What is worth its gifts comes before everything else: revealing follows all the same.
            most = max([candidate.look for candidate in found])
            gifts = self.early_gifts(world, question, reflex)
            found.extend([Candidate(gift.action, gift.look + most) for gift in gifts])
        return found

    def early_gifts(self, world: World, question: Question, reflex: Reflex) -> list[Candidate]:
        """Gifts are better spent at the end; what cannot wait must be worth it."""
        patience = self.weights.patience
        found = reflex.gifts(world, question.seat, gift_actions(world, question.seat))
        return [Candidate(gift.action, gift.look - patience) for gift in found if gift.look > -patience]

    def felt(self, found: list[Candidate], question: Question) -> list[Candidate]:
        """Best looking first, as far as this level sees it."""
        return best_looking(found, self.effort.wobble, question.luck)


BOTS: Final[dict[str, NewBot]] = {
    "level1": partial(PfadBot, PfadEffort(steps=60, forgets=70, wobble=2.5)),
    "level2": partial(PfadBot, PfadEffort(steps=300, forgets=35, wobble=1.0)),
    "level3": partial(PfadBot, PfadEffort(steps=2000, forgets=12, drafts=8)),
    "level4": partial(PfadBot, PfadEffort(steps=6000, forgets=0, drafts=40, work=600)),
    "greedy": GreedyBot,
}
