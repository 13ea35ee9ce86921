"""Why something cannot be done in the spirit phase or the gift phase: what a step is not for, and revealing, placing.

Every reason asks the conditions that the legal answers ask. why_gifts.py goes on with gifts and powers.
"""

from typing import Final

from tischlein.core.reason import Reason
from tischlein.core.refusal import Fact
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.rules.actions import (
    COVER_UP,
    END_TURN,
    PLACE_FOREIGN,
    PLACE_OWN,
    PLACE_WORDS,
    REVEAL,
    SKIP,
    THIRD_REVEAL,
)
from tischlein.games.pfad_der_elemente.rules.gifts import THIRD_COST, can_pay, is_free, is_opponent
from tischlein.games.pfad_der_elemente.rules.hexes import TILES
from tischlein.games.pfad_der_elemente.rules.material import ELEMENTS
from tischlein.games.pfad_der_elemente.rules.path import TILE_WORDS
from tischlein.games.pfad_der_elemente.rules.revealing import (
    FOREIGN_AT,
    FOREIGN_PATH,
    OWN_AT,
    REVEAL_AT,
    THIRD_AT,
    is_down,
    is_first_third,
    poorest,
)
from tischlein.games.pfad_der_elemente.rules.why_gifts import nobody_plays, too_few_gifts, why_no_gift
from tischlein.games.pfad_der_elemente.rules.world import (
    AFTER,
    BEFORE,
    GIFT_PHASE,
    GONE,
    MISS,
    PLACE_FOREIGN_STEP,
    PLACE_OWN_STEP,
    POWER,
    SECOND,
    World,
)

# What a step is for, and the paragraph that says so; said against what belongs to another step.
STEP_FIRST: Final[dict[int, tuple[str, str]]] = {
    BEFORE: ("reveal_first", "15"),
    SECOND: ("second_first", "17"),
    MISS: ("third_or_cover", "19"),
    PLACE_OWN_STEP: ("place_first", "20"),
    PLACE_FOREIGN_STEP: ("place_first", "21"),
    POWER: ("power_or_skip", "23"),
    AFTER: ("revealed_already", "15"),
}


def why_not_in_spirits(world: World, seat: Seat, action: Action) -> Reason | None:
    if REVEAL.matches(action) or THIRD_REVEAL.matches(action) or COVER_UP.matches(action):
        return why_no_look(world, seat, action)
    if PLACE_OWN.matches(action):
        return why_not_here(world, seat, OWN_AT.of(action))
    if PLACE_FOREIGN.matches(action):
        return why_not_there(world, seat, FOREIGN_PATH.of(action), FOREIGN_AT.of(action))
    if END_TURN.matches(action):
        return None if world.phase == GIFT_PHASE or world.step == AFTER else not_in_this_step(world)
    if SKIP.matches(action):
        return None if world.phase != GIFT_PHASE and world.step == POWER else Reason("no_power_now", "23")
    return why_no_gift(world, seat, action)


def not_in_this_step(world: World) -> Reason:
    if world.phase == GIFT_PHASE:
        return Reason("only_gifts_now", "37")
    key, rule = STEP_FIRST[world.step]
    return Reason(key, rule)


def why_no_look(world: World, seat: Seat, action: Action) -> Reason | None:
    """Turning up the first, the second or a third spirit, and turning them down again."""
    if world.phase == GIFT_PHASE:
        return not_in_this_step(world)
    if COVER_UP.matches(action):
        if world.step == MISS:
            return None
        return not_in_this_step(world) if world.open else Reason("nothing_lies_open", "19a")
    if REVEAL.matches(action):
        if world.step not in (BEFORE, SECOND):
            return not_in_this_step(world)
        return why_not_this_one(world, REVEAL_AT.of(action))
    return why_no_third(world, seat, THIRD_AT.of(action))


def why_no_third(world: World, seat: Seat, place: int) -> Reason | None:
    if world.step != MISS:
        return Reason("two_first", "19") if world.step == BEFORE else not_in_this_step(world)
    if not is_first_third(world):
        return Reason("only_one_third", "19")
    if not can_pay(world.gifts[seat], THIRD_COST):
        return too_few_gifts(world, seat, THIRD_COST)
    return why_not_this_one(world, place)


def why_not_this_one(world: World, place: int) -> Reason | None:
    # Not `at`: tiles have the same numbers, and a board points at what a fact names.
    where = PLACE_WORDS[place]
    if place >= len(world.grid):
        return Reason("no_such_place", "3", {"place": where, "places": len(world.grid)})
    if world.grid[place] == GONE:
        return Reason("place_is_empty", "17", {"place": where})
    return None if is_down(world, place) else Reason("lies_open", "17", {"place": where})


def why_not_here(world: World, seat: Seat, tile: int) -> Reason | None:
    """Against a tile of the own path."""
    if world.step == PLACE_FOREIGN_STEP:
        if world.spirits_on(seat) == TILES:
            return Reason("own_path_full", "22")
        return Reason("own_one_lies", "21")
    if world.step != PLACE_OWN_STEP:
        return Reason("no_pair", "20")
    return None if is_free(world.spirits[seat][tile]) else Reason("tile_taken", "20", {"at": TILE_WORDS[tile]})


def why_not_there(world: World, seat: Seat, path: int, tile: int) -> Reason | None:
    """Against a tile of another path."""
    if world.step == PLACE_OWN_STEP:
        return Reason("own_path_first", "20") if poorest(world, seat) else Reason("others_are_full", "22")
    if world.step != PLACE_FOREIGN_STEP:
        return Reason("no_pair", "20")
    if path not in world.elements:
        return nobody_plays(path)
    other = world.seat_of(path)
    if not is_opponent(seat, other):
        return Reason("own_path", "21")
    receivers = poorest(world, seat)
    if other not in receivers:
        if world.spirits_on(other) == TILES:
            return Reason("path_full", "22", {"path": ELEMENTS[path]})
        fewest, words = world.spirits_on(receivers[0]), [ELEMENTS[world.elements[one]] for one in receivers]
        facts: dict[str, Fact] = {"path": ELEMENTS[path], "spirits": world.spirits_on(other)}
        return Reason("not_the_poorest", "21", {**facts, "fewest": fewest, "paths": words})
    at = TILE_WORDS[tile]
    spirit = world.spirits[other][tile]
    return None if is_free(spirit) else Reason("tile_taken", "20", {"path": ELEMENTS[path], "at": at})
