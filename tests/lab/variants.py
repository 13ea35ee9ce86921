"""Every game with every number of seats."""

import pytest

from tischlein.catalog import find, games

GAMES = list(games())
TABLES = [pytest.param(id, seats, id=f"{id}-{seats}") for id in GAMES for seats in find(id).seats]
