"""The opponents of Rauha: four levels, and a greedy baseline.

All of them know what an area will bring (judge.py) and activate in the exact best order (plan.py). The stronger ones
also play on in imagined worlds. Work is counted in imagined turns of one seat.
"""

from functools import partial
from typing import Final, final

from tischlein.bots.race import Candidate, Effort, Race, best_looking, lead
from tischlein.core.dealer import QuietDealer
from tischlein.core.game import NewBot
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.state import State
from tischlein.core.vocabulary import Action
from tischlein.games.rauha.bot.ahead import LAST_NOTCH
from tischlein.games.rauha.bot.baseline import GreedyBot
from tischlein.games.rauha.bot.policy import Reflex
from tischlein.games.rauha.bot.value import Weights
from tischlein.games.rauha.rules.actions import ACTIVATE_ALL_ACTION, FINISH_ACTION, KEEP_START
from tischlein.games.rauha.rules.area import NO_CARD
from tischlein.games.rauha.rules.drafting import resolve_keeps
from tischlein.games.rauha.rules.plan import best_plan
from tischlein.games.rauha.rules.state import Rauha
from tischlein.games.rauha.rules.world import KEEP_PHASE, OVER, PLACE_PHASE, World

# A lead beyond this many points is no more than safe.
CLEAR: Final = 60.0
WON: Final = 20.0


@final
class RauhaRace(Race):
    def __init__(
        self, question: Question, runners: list[Candidate], reflex: Reflex, effort: Effort, budget: Budget
    ) -> None:
        super().__init__(question, runners, effort, budget)
        self.reflex: Reflex = reflex

    def play(self, state: State, action: Action, dealer: QuietDealer) -> float:
        """An imagined match up to the horizon; what is reached there is worth."""
        assert isinstance(state, Rauha), "a bot of Rauha plays Rauha"
        self.reflex.forget()
        world, seat = state.world, self.question.seat
        until = min(LAST_NOTCH, world.notch + self.effort.far)
        if world.phase == KEEP_PHASE:
            answers = {other: self.reflex.keep(world, other) for other in range(world.seats) if other != seat}
            answers[seat] = action
            self.reflex.best_card(world, seat, [action - KEEP_START])
            resolve_keeps(world, answers, dealer)
        else:
            self.choose_again(world)
            self.reflex.take_turn(world, seat, action, dealer)
        self.play_on(world, until, dealer)
        return self.value(world)

    def choose_again(self, world: World) -> None:
        """Others have kept what they like best of what they may have held, not just anything."""
        for other, area in enumerate(world.areas):
            if other == self.question.seat or area.chosen == NO_CARD:
                continue
            pile = world.piles[world.satellite_of(other)]
            held = sorted([*pile, area.chosen])
            area.chosen = self.reflex.best_card(world, other, held)
            held.remove(area.chosen)
            world.piles[world.satellite_of(other)] = held

    def play_on(self, world: World, until: int, dealer: QuietDealer) -> None:
        """Until all have done everything at the notch `until`."""
        reflex = self.reflex
        while world.notch <= until and world.phase != OVER:
            if world.phase == KEEP_PHASE:
                resolve_keeps(world, {seat: reflex.keep(world, seat) for seat in range(world.seats)}, dealer)
                continue
            seat = world.active()
            if world.phase == PLACE_PHASE:
                reflex.take_turn(world, seat, reflex.step(world, seat), dealer)
            else:
                reflex.activate(world, seat, dealer)
            self.done += 1
        # A match that is over at once is work too, or the race would not end.
        self.done += 1

    def value(self, world: World) -> float:
        ahead = lead([self.stands(world, seat) for seat in range(world.seats)], self.question.seat)
        ahead = max(-CLEAR, min(CLEAR, ahead))
        if world.phase != OVER:
            return ahead
        return ahead + (WON if ahead > 0.0 else 0.0 if ahead == 0.0 else -WON)

    def stands(self, world: World, seat: int) -> float:
        """The energy a seat has, and what it can still expect."""
        area = world.areas[seat]
        if world.phase == OVER:
            return float(area.energy)
        # What was done last is the notch before this one.
        self.reflex.judge.look_from(world, seat, world.notch - 1)
        return area.energy + self.reflex.judge.worth(area.cells, area.spores, area.gods, area.crystals, 0, 0)


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
        reflex = Reflex(self.weights)
        if world.phase == KEEP_PHASE:
            found = reflex.keeps(world, seat, [action - KEEP_START for action in question.actions])
        elif world.phase == PLACE_PHASE:
            found = reflex.candidates(world, seat, world.areas[seat].chosen)
        else:
            return activation(world, question, reflex)
        found = best_looking(found, self.effort.wobble, question.luck)
        if self.effort.work == 0:
            return found[0].action
        return RauhaRace(question, found[: self.effort.wide], reflex, self.effort, budget).run()


def activation(world: World, question: Question, reflex: Reflex) -> Action:
    """The next step of the best plan; all at once where that means the same."""
    planned = reflex.plan(world, question.seat).actions
    if not planned:
        return FINISH_ACTION
    if question.actions[0] == ACTIVATE_ALL_ACTION:
        area = world.areas[question.seat]
        if sorted(best_plan(area, world.rulings, world.phase).actions) == sorted(planned):
            return ACTIVATE_ALL_ACTION
    return planned[0]


BOTS: Final[dict[str, NewBot]] = {
    "level1": partial(RauhaBot, Effort(work=0, wobble=30.0)),
    "level2": partial(RauhaBot, Effort(work=0)),
    "level3": partial(RauhaBot, Effort(work=30, wide=2, far=2, trust=4.0)),
    "level4": partial(RauhaBot, Effort(work=3000, wide=6, far=5, trust=4.0)),
    "greedy": GreedyBot,
}
