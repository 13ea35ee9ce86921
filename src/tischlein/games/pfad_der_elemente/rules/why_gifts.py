"""Why gifts, or the power of a pair, cannot do something now.

Every reason asks the conditions that the legal answers ask (gifts.py).
"""

from typing import assert_never

from tischlein.core.reason import Reason
from tischlein.core.refusal import Fact
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.rules.actions import EXCHANGE_OMEN, WORDS
from tischlein.games.pfad_der_elemente.rules.effects import (
    OWN,
    Change,
    Cover,
    Exchange,
    Shift,
    Uncover,
    Upgrade,
    effect_of,
    owner_of,
)
from tischlein.games.pfad_der_elemente.rules.gifts import (
    can_be_covered,
    can_be_shifted,
    can_be_uncovered,
    can_be_upgraded,
    can_draw_omen,
    can_pay,
    cost_of,
    is_free,
    is_opponent,
    lock_of_own,
)
from tischlein.games.pfad_der_elemente.rules.material import COVERED, ELEMENTS, MASK, MOTIF, MOTIFS, OMEN_IDS, POWERS
from tischlein.games.pfad_der_elemente.rules.path import TILE_WORDS
from tischlein.games.pfad_der_elemente.rules.world import AFTER, BEFORE, GIFT_PHASE, POWER, World


def too_few_gifts(world: World, seat: Seat, cost: int) -> Reason:
    return Reason("too_few_gifts", "16", {"cost": cost, "gifts": world.gifts[seat]})


def nobody_plays(path: int) -> Reason:
    return Reason("nobody_plays", "1", {"path": ELEMENTS[path]})


def why_no_gift(world: World, seat: Seat, action: Action) -> Reason | None:
    """Against a gift action, or what the power of a pair does."""
    if world.phase != GIFT_PHASE and world.step == POWER:
        verb = WORDS.kind_of(action).do
        if POWERS[world.found] != verb:
            return Reason("another_power", "23", {"motif": MOTIFS[world.found]})
        return why_no_effect(world, seat, action)
    if world.phase != GIFT_PHASE and world.step not in (BEFORE, AFTER):
        return Reason("no_gifts_between", "16")
    if EXCHANGE_OMEN.matches(action) and not world.rulings.omens:
        return Reason("no_omens_here", "7")
    cost = cost_of(world, action)
    if not can_pay(world.gifts[seat], cost):
        return too_few_gifts(world, seat, cost)
    return why_no_effect(world, seat, action)


def why_no_effect(world: World, seat: Seat, action: Action) -> Reason | None:
    effect = effect_of(action)
    if isinstance(effect, Exchange):
        return why_no_exchange(world, seat, effect.omen)
    if isinstance(effect, Uncover | Shift) and effect.path != OWN:
        if effect.path not in world.elements:
            return nobody_plays(effect.path)
        if not is_opponent(seat, world.seat_of(effect.path)):
            return Reason("own_spirits", "24", {"path": ELEMENTS[effect.path]})
    return why_no_change(world, seat, effect)


def why_no_exchange(world: World, seat: Seat, omen: int) -> Reason | None:
    if omen not in world.omens[seat]:
        return Reason("omen_not_yours", "35", {"omen": OMEN_IDS[omen]})
    return None if can_draw_omen(world, seat) else Reason("stack_is_empty", "35")


def why_no_change(world: World, seat: Seat, change: Change) -> Reason | None:
    """Against what would happen to a spirit."""
    owner = owner_of(world, seat, change)
    spirits = world.spirits[owner]
    match change:
        case Cover():
            return why_no_cover(spirits, change.tile)
        case Upgrade():
            return why_no_upgrade(spirits, change.tile)
        case Uncover():
            return why_no_uncover(spirits, change)
        case Shift():
            lock = lock_of_own(world) if change.path == OWN else COVERED
            if change.told == "moved":
                return why_no_move(world, owner, change, lock)
            return why_no_swap(world, owner, change, lock)
        case _:
            assert_never(change)


def where(path: int, tile: int) -> dict[str, Fact]:
    """A tile to point at; on the own path its number is enough."""
    facts: dict[str, Fact] = {"at": TILE_WORDS[tile]}
    return facts if path == OWN else {"path": ELEMENTS[path], **facts}


def why_no_cover(spirits: list[int], tile: int) -> Reason | None:
    if can_be_covered(spirits[tile]):
        return None
    return Reason("no_spirit" if is_free(spirits[tile]) else "covered_already", "27", where(OWN, tile))


def why_no_upgrade(spirits: list[int], tile: int) -> Reason | None:
    spirit = spirits[tile]
    if can_be_upgraded(spirit):
        return None
    if spirit < 0:
        return Reason("no_spirit", "31", where(OWN, tile))
    return Reason("mask_gets_no_gift" if spirit & MOTIF == MASK else "has_a_gift", "31", where(OWN, tile))


def why_no_uncover(spirits: list[int], change: Uncover) -> Reason | None:
    spirit, facts = spirits[change.tile], where(change.path, change.tile)
    if can_be_uncovered(spirit):
        return None
    return Reason("no_spirit" if spirit < 0 else "is_face_up", "32", facts)


def why_locked(spirits: list[int], change: Shift, tile: int, lock: int) -> Reason | None:
    """Against moving or swapping what lies on a tile."""
    if can_be_shifted(spirits[tile], lock):
        return None
    if spirits[tile] < 0:
        return Reason("no_spirit", "25", where(change.path, tile))
    return Reason("is_locked", "36", where(change.path, tile))


def why_no_move(world: World, owner: Seat, change: Shift, lock: int) -> Reason | None:
    spirits = world.spirits[owner]
    locked = why_locked(spirits, change, change.one, lock)
    if locked is not None:
        return locked
    apart = why_apart(world, owner, change)
    if apart is not None:
        return apart
    return None if is_free(spirits[change.two]) else Reason("tile_taken", "25", where(change.path, change.two))


def why_no_swap(world: World, owner: Seat, change: Shift, lock: int) -> Reason | None:
    for tile in (change.one, change.two):
        locked = why_locked(world.spirits[owner], change, tile, lock)
        if locked is not None:
            return locked
    apart = why_apart(world, owner, change)
    if apart is not None or change.one < change.two:
        return apart
    return Reason("lower_tile_first", "28", {"at": TILE_WORDS[change.two], "to": TILE_WORDS[change.one]})


def why_apart(world: World, owner: Seat, change: Shift) -> Reason | None:
    """Against two tiles that do not touch."""
    if change.two in world.paths[owner].neighbours[change.one]:
        return None
    if change.one == change.two:
        return Reason("same_tile", "25", where(change.path, change.one))
    return Reason("not_beside", "25", {**where(change.path, change.one), "to": TILE_WORDS[change.two]})
