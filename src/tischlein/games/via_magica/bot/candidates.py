"""The answers worth a thought: alike ones once, the most promising first."""

from mypy_extensions import i64

from tischlein.bots.race import Candidate
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.via_magica.bot.policy import Reflex
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
    WAIVE_ACTION,
    move_at,
    move_to,
)
from tischlein.games.via_magica.rules.area import Area, one
from tischlein.games.via_magica.rules.material import GATES, SPACES
from tischlein.games.via_magica.rules.world import GATES_TO_END, World


def candidates(world: World, seat: Seat, actions: list[Action], reflex: Reflex) -> list[Candidate]:
    """Every answer that differs from the others in effect, best looking first; of equals the first listed."""
    area = world.areas[seat]
    found: list[Candidate] = []
    seen: set[int] = set()
    for action in actions:
        alike = likeness(area, action)
        if alike in seen or is_pointless(world, area, action):
            continue
        seen.add(alike)
        insert(found, Candidate(action, look(world, seat, action, reflex)))
    return found


def insert(found: list[Candidate], candidate: Candidate) -> None:
    at = len(found)
    while at > 0 and found[at - 1].look < candidate.look:
        at -= 1
    found.insert(at, candidate)


def is_pointless(world: World, area: Area, action: Action) -> bool:
    """With a supply nobody takes a crystal away elsewhere, nor places none, unless it might end the match."""
    if area.supply == 0 or (world.owed and world.owed[-1].what != "effect_place"):
        return False
    if action in (PASS_ACTION, SKIP_ACTION):
        return len(area.opened) < GATES_TO_END - 2
    return action >= MOVE_START


def likeness(area: Area, action: Action) -> int:
    """Equal for answers that differ only in which of several like spaces they name."""
    if action >= MOVE_START:
        return MOVE_START + (like_space(area, move_at(action)) << 6 | like_space(area, move_to(action)))
    if LIFT_START <= action < SKIP_ACTION:
        return LIFT_START + like_space(area, action - LIFT_START)
    if PLACE_START <= action < PASS_ACTION:
        return PLACE_START + like_space(area, action - PLACE_START)
    return action


def like_space(area: Area, position: int) -> int:
    """The first position of the same gate with the same animus."""
    spaces = GATES[area.slots[position // SPACES]].spaces
    return position - position % SPACES + spaces.index(spaces[position % SPACES])


def look(world: World, seat: Seat, action: Action, reflex: Reflex) -> float:
    """How good an answer looks at once, in points; 0 where it changes nothing."""
    area = world.areas[seat]
    crystals = crystals_after(area, action)
    if crystals != area.crystals:
        return reflex.zone_worth(world, seat, crystals) - reflex.zone_worth(world, seat, area.crystals)
    if TAKE_START <= action < LIFT_START:
        return reflex.appeal(world, seat, action - TAKE_START)
    if OPEN_START <= action < TAKE_START:
        return reflex.open_gain(world, seat, area.slots.index(action - OPEN_START))
    if action < PLACE_START:
        return reflex.appeal(world, seat, action - KEEP_START)
    if action in (CLAIM_ACTION, WAIVE_ACTION):
        return 1.0 if action == reflex.claim(area) else 0.5
    return 0.0


def crystals_after(area: Area, action: Action) -> i64:
    """Where crystals lie after a PLACE, MOVE or LIFT."""
    crystals = area.crystals
    if action >= MOVE_START:
        return crystals & ~one(move_at(action)) | one(move_to(action))
    if LIFT_START <= action < SKIP_ACTION:
        return crystals & ~one(action - LIFT_START)
    if PLACE_START <= action < PASS_ACTION:
        return crystals | one(action - PLACE_START)
    return crystals
