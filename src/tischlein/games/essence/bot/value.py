"""What a piece is worth to somebody, and what playing a way card brings."""

from typing import Final, assert_never

from tischlein.core.turn import Seat
from tischlein.games.essence.rules.advice import best_plan
from tischlein.games.essence.rules.conditions import is_in_box
from tischlein.games.essence.rules.material import (
    BRONZE,
    FIRST_CARD,
    GOLD,
    KINDS,
    SILVER,
    WAYS,
    WHITE,
    YELLOW,
)
from tischlein.games.essence.rules.world import World

# How often a guess is right, and how often one is in the majority, as measured between computers.
TRIANGLE_HIT: Final = 0.6
FIVESTAR_HIT: Final = 0.4
IN_MAJORITY: Final = 0.6
# What a seat gets of each kind in one turn of anybody, about: gold, silver, bronze, then the five colours.
INCOME: Final = [0.10, 0.29, 0.20, 0.04, 0.03, 0.03, 0.03, 0.01]
# Beside a whole set, what is left over is worth something: it may still become one, and it breaks ties.
SET: Final = 1.0
LEFT: Final = 0.15
# Single pieces are worth nothing until they pair up, so their worth is looked at some pieces on.
SOME: Final = 3


class Outlook:
    """The worth of each kind to one seat: how much more the best trades make of the end with some of it than without,
    given what the seat has and may expect to get until then."""

    def __init__(self, world: World, seat: Seat) -> None:
        self.seats: int = world.seats
        left = world.turns - len(world.past)
        self.colours: int = world.rulings.colours()
        kinds = range(len(KINDS))
        coming = [int(INCOME[kind] * left + 0.5) if is_in_box(kind, self.colours) else 0 for kind in kinds]
        self.expected: list[int] = [own + more for own, more in zip(world.holdings[seat], coming, strict=True)]
        now = self.value(self.expected)
        self.worth: list[float] = [(self.with_more(kind) - now) / SOME for kind in range(len(KINDS))]

    def value(self, holdings: list[int]) -> float:
        plan = best_plan(holdings, self.colours)
        return SET * plan.points + LEFT * plan.leftover

    def with_more(self, kind: int) -> float:
        more = list(self.expected)
        more[kind] += SOME
        return self.value(more)

    def of_way(self, number: int) -> float:
        """What playing this way card brings the active player, on average, beyond what it brings each other one."""
        way, others = WAYS[number], self.seats - 1
        card, bronze = self.worth[FIRST_CARD + way.colour], self.worth[BRONZE]
        match way.symbol:
            case "triangle":
                return (1 - (1 - TRIANGLE_HIT) ** others) * card - TRIANGLE_HIT * self.worth[SILVER]
            case "fivestar":
                return FIVESTAR_HIT * others * self.worth[GOLD] - FIVESTAR_HIT * self.worth[SILVER]
            case "circle":
                return IN_MAJORITY * (max(bronze, card) - bronze)
            case "sevenstar":
                if way.colour == WHITE:
                    return IN_MAJORITY * bronze
                return IN_MAJORITY * card / self.seats if way.colour == YELLOW else 0.0
            case _:
                assert_never(way.symbol)
