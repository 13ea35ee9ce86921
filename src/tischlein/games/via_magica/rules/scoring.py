"""Points by source, and who wins."""

from typing import Final, assert_never

from tischlein.core.state import Result, places_of
from tischlein.core.turn import Seat
from tischlein.games.via_magica.rules.effects import (
    COLOURS,
    AnimusIsWild,
    Effect,
    ExtraGate,
    GainCrystals,
    NoEffect,
    OpenOtherGate,
    PlaceCrystals,
    RearrangeCrystals,
    ScorePerGate,
    ScorePerSpace,
)
from tischlein.games.via_magica.rules.material import GATES, REWARDS
from tischlein.games.via_magica.rules.world import GATES_TO_END, World

COLOUR_REWARDS: Final = "colour_rewards"
COUNT_REWARD: Final = "count_reward"
SOURCES: Final = [*COLOURS, COLOUR_REWARDS, COUNT_REWARD]


def scored(effect: Effect, other: int) -> int:
    """What an effect scores at the end because a gate is open (§8.2, §8.3)."""
    match effect:
        case ScorePerGate():
            return effect.each if GATES[other].colour == effect.colour else 0
        case ScorePerSpace():
            return effect.each * GATES[other].spaces.count(effect.animus)
        case NoEffect() | PlaceCrystals() | GainCrystals() | RearrangeCrystals():
            return 0
        case OpenOtherGate() | ExtraGate() | AnimusIsWild():
            return 0
        case _:
            assert_never(effect)


# Opponents ask this all the time, and compiled code is slow to match classes.
_SCORED: Final[list[int]] = [scored(gate.effect, other) for gate in GATES for other in range(len(GATES))]


def points_for(kind: int, other: int) -> int:
    """What one opened gate scores at the end because another one is open."""
    return _SCORED[kind * len(GATES) + other]


def gate_points(kind: int, opened: list[int]) -> int:
    """What one opened gate is worth among all opened gates of its owner (§8.2, §8.3)."""
    return GATES[kind].points + sum([points_for(kind, other) for other in opened])


def points_by_source(world: World, seat: Seat) -> dict[str, int]:
    """Opened gates and rewards count, gates in the zone and crystals do not (§9.3)."""
    points = dict.fromkeys(SOURCES, 0)
    opened = world.areas[seat].opened
    for kind in opened:
        points[COLOURS[GATES[kind].colour]] += gate_points(kind, opened)
    for number, owner in enumerate(world.reward_owner):
        if owner == seat:
            reward = REWARDS[number]
            points[COUNT_REWARD if reward.opened >= 0 else COLOUR_REWARDS] += reward.points
    return points


def score(world: World, seat: Seat) -> int:
    return sum(points_by_source(world, seat).values())


def somebody_has_seven(world: World) -> bool:
    return any([len(area.opened) >= GATES_TO_END for area in world.areas])


def final_result(world: World) -> Result:
    """Most points; then more opened gates (§9.4); then the place is shared (§A24)."""
    sources = [points_by_source(world, seat) for seat in range(world.seats)]
    scores = [sum(points.values()) for points in sources]
    # No seat can open 100 gates: the second number never outweighs a point.
    order = [100 * scores[seat] + len(world.areas[seat].opened) for seat in range(world.seats)]
    reason = "seventh_gate" if somebody_has_seven(world) else "standstill"
    ties = [{"opened": len(area.opened)} for area in world.areas]
    return Result(scores, places_of(order), reason, sources, ties)
