"""The baseline: always fills the gate that is closest to complete, and takes gates with few spaces."""

from tischlein.bots.race import Candidate, best_of
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.vocabulary import Action
from tischlein.games.via_magica.rules.actions import (
    CLAIM,
    KEEP,
    KEEP_GATE,
    MOVE,
    MOVE_AT,
    MOVE_TO,
    OPEN,
    OPEN_GATE,
    PASS,
    PLACE,
    PLACE_TO,
    SKIP,
    TAKE,
    TAKE_GATE,
)
from tischlein.games.via_magica.rules.area import Area, gate_positions
from tischlein.games.via_magica.rules.material import GATES, SPACES
from tischlein.games.via_magica.rules.state import ViaMagica
from tischlein.kit.bits import bits


class GreedyBot(Bot):
    def answer(self, question: Question, budget: Budget) -> Action:
        state = question.world
        assert isinstance(state, ViaMagica), "a bot of Via Magica plays Via Magica"
        area = state.world.areas[question.seat]
        return best_of([Candidate(action, float(liking(area, action))) for action in question.actions]).action


def liking(area: Area, action: Action) -> int:
    """How much the greedy one likes an answer: fewest free spaces first, among equals the most printed points."""
    if PLACE.matches(action):
        return place_liking(area, PLACE_TO.of(action) // SPACES)
    if MOVE.matches(action):
        return move_liking(area, MOVE_AT.of(action) // SPACES, MOVE_TO.of(action) // SPACES)
    if TAKE.matches(action):
        return gate_liking(TAKE_GATE.of(action))
    if OPEN.matches(action):
        return gate_liking(OPEN_GATE.of(action))
    if KEEP.matches(action):
        return gate_liking(KEEP_GATE.of(action))
    if CLAIM.matches(action):
        return 1
    return 0 if PASS.matches(action) or SKIP.matches(action) else -1


def gate_liking(kind: int) -> int:
    return 1000 - 100 * len(GATES[kind].spaces) + GATES[kind].points


def place_liking(area: Area, slot: int) -> int:
    return 1000 - 100 * free_spaces(area, slot) + GATES[area.slots[slot]].points


def move_liking(area: Area, at: int, to: int) -> int:
    """Without a supply: from a gate that is farther from complete. Worse than any placing, better than passing."""
    if at == to or free_spaces(area, at) < free_spaces(area, to):
        return -1
    return place_liking(area, to) // 10


def free_spaces(area: Area, slot: int) -> int:
    return len(GATES[area.slots[slot]].spaces) - bits(area.crystals & gate_positions(slot))
