"""A position as JSON that a person can type: written here, and read back."""

import msgspec

from tischlein.core.refusal import Refusal
from tischlein.core.state import Position

from ..rules.world import Piles, World, piles
from .checks import check


def dump(world: World) -> Position:
    named: Position = {"ties": world.ties, "offered": list(world.offered), "bag": list(world.bag)}
    return {**named, "hands": piles(world.hands), "played": piles(world.played), "won": piles(world.won)}


def load_world(position: Position) -> World:
    if sorted(position) != ["bag", "hands", "offered", "played", "ties", "won"]:
        raise Refusal("position_unreadable", {"valid": ["bag", "hands", "offered", "played", "ties", "won"]})
    try:
        hands, played, won = [msgspec.convert(position[name], Piles) for name in ("hands", "played", "won")]
        bag, offered = [msgspec.convert(position[name], list[int]) for name in ("bag", "offered")]
    except msgspec.ValidationError as error:
        raise Refusal("position_unreadable", {"reason": str(error)}) from error
    world = World(str(position["ties"]), [sorted(hand) for hand in hands], played, won)
    world.bag, world.offered = sorted(bag), offered
    check(world)
    return world
