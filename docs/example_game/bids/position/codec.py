"""A position as JSON that a person can type: written here, and read back."""

from tischlein.core.state import Position
from tischlein.kit.piles import copies
from tischlein.kit.written import Written

from ..rules.options import TIES
from ..rules.world import World
from .checks import check


def dump(world: World) -> Position:
    named: Position = {"ties": world.ties, "offered": list(world.offered), "bag": list(world.bag)}
    return {**named, "hands": copies(world.hands), "played": copies(world.played), "won": copies(world.won)}


def load_world(position: Position) -> World:
    written = Written("", position, ["bag", "hands", "offered", "played", "ties", "won"])
    hands, played, won = [written.piles(key, 0, 6) for key in ("hands", "played", "won")]
    world = World(TIES[written.among("ties", TIES)], [sorted(hand) for hand in hands], played, won)
    world.bag, world.offered = sorted(written.numbers("bag", 1, 6)), written.numbers("offered", 1, 6)
    check(world)
    return world
