"""A position as JSON that a person can type: written here, and read back."""

import msgspec

from tischlein.core.state import Position
from tischlein.kit.written import Written

from ..rules.options import TIES
from ..rules.world import Piles, World, piles
from .checks import check


def dump(world: World) -> Position:
    named: Position = {"ties": world.ties, "offered": list(world.offered), "bag": list(world.bag)}
    return {**named, "hands": piles(world.hands), "played": piles(world.played), "won": piles(world.won)}


def load_world(position: Position) -> World:
    written = Written("", position, ["bag", "hands", "offered", "played", "ties", "won"])
    hands, played, won = [load_piles(written, key) for key in ("hands", "played", "won")]
    world = World(TIES[written.among("ties", TIES)], [sorted(hand) for hand in hands], played, won)
    world.bag, world.offered = sorted(load_pile(written, "bag")), load_pile(written, "offered")
    check(world)
    return world


def load_piles(written: Written, key: str) -> Piles:
    try:
        return msgspec.convert(written.parts[key], Piles)
    except msgspec.ValidationError as error:
        raise written.wrong(key, "a list of whole numbers for every seat") from error


def load_pile(written: Written, key: str) -> list[int]:
    try:
        return msgspec.convert(written.parts[key], list[int])
    except msgspec.ValidationError as error:
        raise written.wrong(key, "a list of whole numbers") from error
