"""The answers worth a thought: alike ones once."""

from mypy_extensions import i64

from tischlein.bots.race import Candidate
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.via_magica.bot.policy import Policy
from tischlein.games.via_magica.rules.actions import (
    CLAIM,
    KEEP,
    KEEP_GATE,
    MOVE,
    NOWHERE,
    OPEN,
    OPEN_GATE,
    PASS,
    SKIP,
    TAKE,
    TAKE_GATE,
    WAIVE,
    crystal_from,
    crystal_to,
)
from tischlein.games.via_magica.rules.area import Area, one
from tischlein.games.via_magica.rules.material import GATES, SPACES
from tischlein.games.via_magica.rules.world import GATES_TO_END, World


def candidates(world: World, seat: Seat, actions: list[Action], policy: Policy) -> list[Candidate]:
    """Every answer that differs from the others in effect, in the order of the actions."""
    area = world.areas[seat]
    found: list[Candidate] = []
    known: set[tuple[int, int, int]] = set()
    for action in actions:
        alike = likeness(area, action)
        if alike in known or is_pointless(world, area, action):
            continue
        known.add(alike)
        found.append(Candidate(action, first_look(world, seat, action, policy)))
    return found


def is_pointless(world: World, area: Area, action: Action) -> bool:
    """With a supply nobody takes a crystal away elsewhere, nor places none, unless it might end the match."""
    if area.supply == 0 or (world.owed and world.owed[-1].what != "effect_place"):
        return False
    if PASS.matches(action) or SKIP.matches(action):
        return len(area.opened) < GATES_TO_END - 2
    return MOVE.matches(action)


def likeness(area: Area, action: Action) -> tuple[int, int, int]:
    """Equal for answers that differ only in which of several like spaces they name."""
    at, to = crystal_from(action), crystal_to(action)
    if at == NOWHERE and to == NOWHERE:
        return at, to, action
    return like_space(area, at), like_space(area, to), NOWHERE


def like_space(area: Area, position: int) -> int:
    """The first position of the same gate with the same animus."""
    if position == NOWHERE:
        return NOWHERE
    spaces = GATES[area.slots[position // SPACES]].spaces
    return position - position % SPACES + spaces.index(spaces[position % SPACES])


def first_look(world: World, seat: Seat, action: Action, policy: Policy) -> float:
    """How good an answer looks at once, in points; 0 where it changes nothing."""
    area = world.areas[seat]
    crystals = crystals_after(area, action)
    if crystals != area.crystals:
        return policy.weigh_zone(world, seat, crystals) - policy.weigh_zone(world, seat, area.crystals)
    if TAKE.matches(action):
        return policy.appeal(world, seat, TAKE_GATE.of(action))
    if OPEN.matches(action):
        return policy.open_gain(world, seat, area.slots.index(OPEN_GATE.of(action)))
    if KEEP.matches(action):
        return policy.appeal(world, seat, KEEP_GATE.of(action))
    if CLAIM.matches(action) or WAIVE.matches(action):
        return 1.0 if action == policy.claim(world, seat) else 0.5
    return 0.0


def crystals_after(area: Area, action: Action) -> i64:
    """Where crystals lie after a PLACE, MOVE or LIFT."""
    crystals = area.crystals
    at, to = crystal_from(action), crystal_to(action)
    if at != NOWHERE:
        crystals &= ~one(at)
    if to != NOWHERE:
        crystals |= one(to)
    return crystals
