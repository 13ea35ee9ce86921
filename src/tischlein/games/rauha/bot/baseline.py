"""The baseline: what brings most energy in this very step; among equals what leaves most crystals."""

from typing import Final

from tischlein.core.question import Bot, Budget, Question
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.rauha.rules.actions import (
    ACTIVATE_ALL_ACTION,
    CELL_PLACED,
    DISCARD_ACTION,
    DISCARD_FOR_SPORE_START,
    FINISH_ACTION,
    KEEP_START,
    PLACE_START,
)
from tischlein.games.rauha.rules.advice import preview
from tischlein.games.rauha.rules.area import one
from tischlein.games.rauha.rules.material import BIOMES
from tischlein.games.rauha.rules.placing import CRYSTALS_FOR_A_CARD
from tischlein.games.rauha.rules.plan import best_plan
from tischlein.games.rauha.rules.state import Rauha
from tischlein.games.rauha.rules.world import ACTIVATE_PHASE, KEEP_PHASE, PLACE_PHASE, World

# Energy counts more than any number of crystals.
ENERGY: Final = 1000


class GreedyBot(Bot):
    def answer(self, question: Question, budget: Budget) -> Action:
        state = question.world
        assert isinstance(state, Rauha), "a bot of Rauha plays Rauha"
        world = state.world
        if world.phase == KEEP_PHASE:
            return greedy_keep(world, question.seat, question.actions)
        if world.phase == PLACE_PHASE:
            return greedy_step(world, question.seat, question.actions)
        if question.actions[0] == ACTIVATE_ALL_ACTION:
            return ACTIVATE_ALL_ACTION
        planned = best_plan(world.areas[question.seat], world.rulings, world.phase).actions
        return planned[0] if planned else FINISH_ACTION


def greedy_keep(world: World, seat: Seat, actions: list[Action]) -> Action:
    """The card that can bring most at once; the first of equals."""
    best = actions[0]
    most = -1
    for action in actions:
        card = action - KEEP_START
        gains = [placed_gain(world, seat, card, cell) for cell in BIOMES[card].cells]
        if BIOMES[card].price <= world.areas[seat].crystals and max(gains) > most:
            best, most = action, max(gains)
    return best


def greedy_step(world: World, seat: Seat, actions: list[Action]) -> Action:
    card = world.areas[seat].chosen
    best = actions[0]
    most = -1
    for action in actions:
        if action < DISCARD_ACTION:
            gain = placed_gain(world, seat, card, CELL_PLACED[action - PLACE_START])
        else:
            gain = discarded_gain(world, seat, action)
        if gain > most:
            best, most = action, gain
    return best


def placed_gain(world: World, seat: Seat, card: int, cell: int) -> int:
    plan = preview(world, seat, card, cell).plan
    return ENERGY * plan.energy + plan.crystals + world.areas[seat].crystals - BIOMES[card].price


def discarded_gain(world: World, seat: Seat, action: Action) -> int:
    area = world.areas[seat].copy()
    area.ready = world.place().mask
    if action == DISCARD_ACTION:
        area.crystals += CRYSTALS_FOR_A_CARD
    else:
        area.spores |= one(action - DISCARD_FOR_SPORE_START)
    plan = best_plan(area, world.rulings, ACTIVATE_PHASE)
    return ENERGY * plan.energy + plan.crystals + area.crystals
