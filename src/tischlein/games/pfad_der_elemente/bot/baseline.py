"""The baseline: what brings most points in this very step, with a perfect memory of the grid."""

from typing import Final

from tischlein.core.question import Bot, Budget, Question
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.bot.drafting import best_points
from tischlein.games.pfad_der_elemente.bot.grid import Grid, reveal_choice
from tischlein.games.pfad_der_elemente.bot.laying import best_laying
from tischlein.games.pfad_der_elemente.bot.policy import Change
from tischlein.games.pfad_der_elemente.rules.actions import (
    END_TURN_ACTION,
    EXCHANGE_START,
    PLACE_FOREIGN_START,
    PLACE_OWN_START,
    SKIP_ACTION,
    TAKE_START,
)
from tischlein.games.pfad_der_elemente.rules.effects import cost_of, gift_actions, power_actions
from tischlein.games.pfad_der_elemente.rules.hexes import TILES
from tischlein.games.pfad_der_elemente.rules.revealing import foreign_places, free_tiles
from tischlein.games.pfad_der_elemente.rules.scoring import points_of
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.rules.world import (
    AFTER,
    DRAFT_PHASE,
    ELEMENT_PHASE,
    GIFT_PHASE,
    NOTHING,
    OMEN_PHASE,
    PATH_PHASE,
    PLACE_FOREIGN_STEP,
    PLACE_OWN_STEP,
    POWER,
    World,
)

LEAST: Final = -1000


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
            return best_laying(world, seat, actions)
        if world.phase == GIFT_PHASE or world.step == AFTER:
            return greedy_gift(world, seat, gift_actions(world, seat), END_TURN_ACTION)
        if world.step == PLACE_OWN_STEP:
            return greedy_place(world, seat, [PLACE_OWN_START + tile for tile in free_tiles(world, seat)])
        if world.step == PLACE_FOREIGN_STEP:
            return greedy_place(world, seat, foreign_places(world, seat))
        if world.step == POWER:
            return greedy_power(world, seat, power_actions(world, seat, world.found))
        return reveal_choice(Grid(world), world, seat, question.luck)


def greedy_take(world: World, seat: Seat, actions: list[Action]) -> Action:
    """The tile that brings most path points with those the seat has; the last of equals."""
    best, most = actions[0], LEAST
    for action in actions:
        element = action - TAKE_START
        tiles = world.hands[seat][element]
        gain = best_points(element, tiles + 1) - best_points(element, tiles)
        if gain >= most:
            best, most = action, gain
    return best


def lead(world: World, seat: Seat, other: Seat) -> int:
    """Points now, less those of one opponent; the omens of others are not known."""
    mine, theirs = points_of(world, seat), points_of(world, other)
    return sum(mine) - sum(theirs[:-1])


def greedy_place(world: World, seat: Seat, actions: list[Action]) -> Action:
    best, most = actions[0], LEAST
    for action in actions:
        owner, tile = seat, action - PLACE_OWN_START
        if action >= PLACE_FOREIGN_START:
            element, tile = divmod(action - PLACE_FOREIGN_START, TILES)
            owner = world.seat_of(element)
        other = owner if owner != seat else world.next_of(seat)
        before = lead(world, seat, other)
        world.spirits[owner][tile] = world.found
        gain = lead(world, seat, other) - before
        world.spirits[owner][tile] = NOTHING
        if gain > most:
            best, most = action, gain
    return best


def greedy_power(world: World, seat: Seat, actions: list[Action]) -> Action:
    best, most = SKIP_ACTION, 0
    for action in actions:
        gain = change_gain(world, seat, action)
        if gain > most:
            best, most = action, gain
    return best


def greedy_gift(world: World, seat: Seat, actions: list[Action], otherwise: Action) -> Action:
    """Most points for a gift; nothing is spent that brings none."""
    best, most = otherwise, 0.0
    for action in actions:
        if action < EXCHANGE_START:
            gain = change_gain(world, seat, action) / cost_of(world, action)
            if gain > most:
                best, most = action, gain
    return best


def change_gain(world: World, seat: Seat, action: Action) -> int:
    change = Change(world, seat, action)
    other = change.owner if change.owner != seat else world.next_of(seat)
    before = lead(world, seat, other)
    change.do()
    gain = lead(world, seat, other) - before
    change.undo()
    return gain
