"""The baseline: what brings most energy in this very step; among equals what leaves most crystals."""

from typing import Final

from tischlein.bots.race import Candidate, best_of
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.rauha.rules.actions import (
    ALL_AT_ONCE,
    CRYSTALS_INSTEAD,
    DISCARD_TO,
    KEEP_CARD,
    NOTHING_MORE,
    PLACE,
    PLACE_TO,
)
from tischlein.games.rauha.rules.advice import best_plan, preview
from tischlein.games.rauha.rules.material import BIOMES
from tischlein.games.rauha.rules.placing import CRYSTALS_FOR_A_CARD
from tischlein.games.rauha.rules.state import Rauha
from tischlein.games.rauha.rules.world import ACTIVATE_PHASE, KEEP_PHASE, PLACE_PHASE, World

# Energy counts more than any number of crystals.
ENERGY: Final = 1000


class GreedyBot(Bot):
    def answer(self, question: Question, budget: Budget) -> Action:
        state = question.world
        assert isinstance(state, Rauha), "a bot of Rauha plays Rauha"
        world, seat = state.world, question.seat
        if world.phase == KEEP_PHASE:
            return best_of([Candidate(keep, kept_gain(world, seat, keep)) for keep in question.actions]).action
        if world.phase == PLACE_PHASE:
            return best_of([Candidate(step, step_gain(world, seat, step)) for step in question.actions]).action
        if question.actions[0] == ALL_AT_ONCE:
            return ALL_AT_ONCE
        planned = best_plan(world.areas[seat], world.rulings, world.phase).actions
        return planned[0] if planned else NOTHING_MORE


def kept_gain(world: World, seat: Seat, action: Action) -> int:
    """The most that a card can bring at once; less than nothing where it cannot be paid."""
    card = KEEP_CARD.of(action)
    if BIOMES[card].price > world.areas[seat].crystals:
        return -1
    return max([placed_gain(world, seat, card, cell) for cell in BIOMES[card].cells])


def step_gain(world: World, seat: Seat, action: Action) -> int:
    if PLACE.matches(action):
        return placed_gain(world, seat, world.areas[seat].chosen, PLACE_TO.of(action))
    return discarded_gain(world, seat, action)


def placed_gain(world: World, seat: Seat, card: int, cell: int) -> int:
    plan = preview(world, seat, card, cell).plan
    return ENERGY * plan.energy + plan.crystals + world.areas[seat].crystals - BIOMES[card].price


def discarded_gain(world: World, seat: Seat, action: Action) -> int:
    area = world.areas[seat].copy()
    area.ready = world.line_sources(0)
    if action == CRYSTALS_INSTEAD:
        area.crystals += CRYSTALS_FOR_A_CARD
    else:
        area.add_spore(DISCARD_TO.of(action))
    plan = best_plan(area, world.rulings, ACTIVATE_PHASE)
    return ENERGY * plan.energy + plan.crystals + area.crystals
