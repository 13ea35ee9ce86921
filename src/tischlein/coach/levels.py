"""What decisions of each level give away on average, as the coach measures it: people are measured by the same.

`tools/measure_levels.py` makes the figures: matches of a level against itself, reviewed at the default depth.
"""

from typing import Final

RATES: Final[dict[str, list[float]]] = {}


def nearest_level(game: str, rate: float) -> int:
    """The level, from 1, whose decisions give away about as much; 0 where nobody has measured it."""
    rates = RATES.get(game, [])
    if not rates:
        return 0
    apart = [abs(rate - each) for each in rates]
    return 1 + apart.index(min(apart))
