"""Essence points, the largest number of sets, and who wins (rules 38 to 42)."""

from typing import Final

from tischlein.core.state import Result, places_of
from tischlein.games.essence.rules.material import FIRST_CARD

# More than any match can leave over: essence points always weigh more than the tie-break.
MUCH: Final = 1_000_000


def coin_sets(holdings: list[int]) -> int:
    return min(holdings[:FIRST_CARD])


def card_sets(holdings: list[int]) -> int:
    """The most disjoint sets of three cards of three different colours (rules 39).

    It is the largest T with sum(min(count, T)) >= 3 T, which comes down to three bounds: all cards, all but the most
    frequent colour, all but the two most frequent ones.
    """
    counts = sorted(holdings[FIRST_CARD:])
    total = sum(counts)
    return min(total // 3, (total - counts[-1]) // 2, total - counts[-1] - counts[-2])


def essence_points(holdings: list[int]) -> int:
    return coin_sets(holdings) + card_sets(holdings)


def leftover(holdings: list[int]) -> int:
    """Achievements in no set: the tie-break (rules 41)."""
    return sum(holdings) - 3 * essence_points(holdings)


def result_of(holdings: list[list[int]]) -> Result:
    points = [essence_points(own) for own in holdings]
    ranked = [essence_points(own) * MUCH + leftover(own) for own in holdings]
    sources = [{"coin_sets": coin_sets(own), "card_sets": card_sets(own)} for own in holdings]
    return Result(points, places_of(ranked), "ways_walked", sources)
