"""Every game with every number of seats, as short as its options allow."""

import pytest

from tischlein.catalog import find, games

# Options that make a match short, for tests that look at many of them.
SHORT: dict[str, dict[str, object]] = {
    "elementos": {"setup_mode": "preset"},
    "essence": {"deck_length": "three_each"},
    "via_magica": {"standstill_rounds": 30, "moving": "empty_supply"},
}

GAMES = list(games())
TABLES = [pytest.param(id, seats, id=f"{id}-{seats}") for id in GAMES for seats in find(id).seats]


def short(game: str) -> dict[str, object]:
    return SHORT.get(game, {})
