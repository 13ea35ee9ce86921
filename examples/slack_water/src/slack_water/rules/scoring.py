"""What caught cards are worth."""

from tischlein.core.state import Result, places_of

from .material import CARDS, SUITS, WHOLE_TABLE
from .world import World


def sources(caught: list[int]) -> dict[str, int]:
    """R10: the first card of a suit counts 1, the second 2 more, and so on; one of each suit counts 6 more."""
    sizes = [len(CARDS.of_suit(caught, suit)) for suit in range(len(SUITS))]
    return {"suits": sum([size * (size + 1) // 2 for size in sizes]), "whole_table": WHOLE_TABLE if all(sizes) else 0}


def points(caught: list[int]) -> int:
    return sum(sources(caught).values())


def result(world: World) -> Result:
    scores = [points(caught) for caught in world.caught]
    return Result(scores, places_of(scores), "last_trick", [sources(caught) for caught in world.caught])
