"""Essence points, the largest number of sets, and who wins (§38 to §41)."""

from typing import Final

from tischlein.core.state import Result, places_of
from tischlein.games.essence.rules.material import FIRST_CARD

# More than any match can leave over: essence points always weigh more than the tie-break.
MUCH: Final = 1_000_000


def coin_sets(holdings: list[int]) -> int:
    """One coin of each metal (§38)."""
    return min(holdings[:FIRST_CARD])


def card_sets(holdings: list[int]) -> int:
    """The most disjoint sets of three cards of three different colours (§39).

    It is the largest T with sum(min(count, T)) >= 3 T, which comes down to three bounds: all cards, all but the most
    frequent colour, all but the two most frequent ones.
    """
    counts = sorted(holdings[FIRST_CARD:])
    total = sum(counts)
    return min(total // 3, (total - counts[-1]) // 2, total - counts[-1] - counts[-2])


def essence_points(holdings: list[int]) -> int:
    """Sets of coins and sets of cards; they never mix (§40)."""
    return coin_sets(holdings) + card_sets(holdings)


def leftover(holdings: list[int]) -> int:
    """Achievements in no set: the tie-break (§41)."""
    return sum(holdings) - 3 * essence_points(holdings)


def result_of(holdings: list[list[int]]) -> Result:
    """Most essence points, then what is left over (§41); who is level then wins together (§A14)."""
    points = [essence_points(own) for own in holdings]
    ranked = [essence_points(own) * MUCH + leftover(own) for own in holdings]
    sources = [{"coin_sets": coin_sets(own), "card_sets": card_sets(own)} for own in holdings]
    ties = [{"leftover": leftover(own)} for own in holdings]
    return Result(points, places_of(ranked), "ways_walked", sources, ties)
