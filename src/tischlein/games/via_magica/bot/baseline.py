"""The baseline: always fills the gate that is closest to complete, and takes gates with few spaces."""

from tischlein.core.question import Bot, Budget, Question
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.via_magica.rules.actions import (
    CLAIM_ACTION,
    KEEP_START,
    LIFT_START,
    MOVE_START,
    OPEN_START,
    PASS_ACTION,
    PLACE_START,
    SKIP_ACTION,
    TAKE_START,
    move_at,
    move_to,
)
from tischlein.games.via_magica.rules.area import Area, gate_positions
from tischlein.games.via_magica.rules.material import GATES, SPACES
from tischlein.games.via_magica.rules.state import ViaMagica
from tischlein.kit.bits import bits


def free_spaces(area: Area, slot: int) -> int:
    return len(GATES[area.slots[slot]].spaces) - bits(area.crystals & gate_positions(slot))


def liking(area: Area, action: Action) -> int:
    """How much the greedy one likes an answer: fewest free spaces first, among equals the most printed points."""
    if action >= MOVE_START:
        return move_liking(area, move_at(action) // SPACES, move_to(action) // SPACES)
    if action in (PASS_ACTION, SKIP_ACTION):
        return 0
    if action == CLAIM_ACTION:
        return 1
    if action >= LIFT_START:
        return -1
    if action >= TAKE_START:
        return gate_liking(action - TAKE_START)
    if action >= OPEN_START:
        return gate_liking(action - OPEN_START)
    if action >= PLACE_START:
        return place_liking(area, (action - PLACE_START) // SPACES)
    return gate_liking(action - KEEP_START)


def gate_liking(kind: int) -> int:
    return 1000 - 100 * len(GATES[kind].spaces) + GATES[kind].points


def place_liking(area: Area, slot: int) -> int:
    return 1000 - 100 * free_spaces(area, slot) + GATES[area.slots[slot]].points


def move_liking(area: Area, at: int, to: int) -> int:
    """Without a supply: from a gate that is farther from complete. Worse than any placing, better than passing."""
    if at == to or free_spaces(area, at) < free_spaces(area, to):
        return -1
    return place_liking(area, to) // 10


class GreedyBot(Bot):
    def answer(self, question: Question, budget: Budget) -> Action:
        world = question.world
        assert isinstance(world, ViaMagica), "a bot of Via Magica plays Via Magica"
        return most_liked(world.world.areas[question.seat], question.seat, question.actions)


def most_liked(area: Area, seat: Seat, actions: list[Action]) -> Action:
    best = actions[0]
    for action in actions:
        if liking(area, action) > liking(area, best):
            best = action
    return best
