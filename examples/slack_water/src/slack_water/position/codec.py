"""A position as JSON that a person can type: written here, and read back."""

from tischlein.core.state import Position
from tischlein.kit.piles import Piles
from tischlein.kit.written import Written

from ..rules.material import CARDS, SUITS, TIDES
from ..rules.options import OPTIONS
from ..rules.world import World
from .checks import check

KEYS = ["options", "deal", "tide", "leader", "seats", "trick", "washed"]
SEAT_KEYS = ["hand", "dry", "caught"]


def dump(world: World) -> Position:
    seats = [
        {"hand": words(hand), "dry": [SUITS[suit] for suit in dry], "caught": words(caught)}
        for hand, dry, caught in zip(world.hands, world.dry, world.caught, strict=True)
    ]
    named: Position = {"options": dict(world.options.chosen), "deal": world.deal, "tide": TIDES[world.tide]}
    return {**named, "leader": world.leader, "seats": seats, "trick": words(world.trick), "washed": words(world.washed)}


def words(cards: list[int]) -> list[str]:
    return [CARDS.word(card) for card in cards]


def load_world(position: Position) -> World:
    written = Written("", position, KEYS, ["options"])
    seats = written.seats(3, 5)
    world = World(written.options("options", OPTIONS), len(seats))
    world.deal = written.number("deal", 1, world.options.number("deals"))
    world.tide = written.among("tide", TIDES)
    world.leader = written.number("leader", 0, len(seats) - 1)
    world.trick = written.all_among("trick", CARDS.words)
    world.washed = written.all_among("washed", CARDS.words)
    parts = [Written(f"seats.{seat}", value, SEAT_KEYS) for seat, value in enumerate(seats)]
    world.hands = sorted_piles(parts, "hand", CARDS.words)
    world.dry = sorted_piles(parts, "dry", SUITS)
    world.caught = [part.all_among("caught", CARDS.words) for part in parts]
    check(world)
    return world


def sorted_piles(parts: list[Written], key: str, known: list[str]) -> Piles:
    return [sorted(part.all_among(key, known)) for part in parts]
