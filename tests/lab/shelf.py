"""Toy games in the catalog while a test needs them there."""

from collections.abc import Iterator
from contextlib import contextmanager

from tischlein import catalog
from tischlein.core.game import Game
from tischlein.lab.observations import encoding


@contextmanager
def on_the_shelf(*games: Game) -> Iterator[None]:
    known = catalog.games()
    for game in games:
        known[game.id] = game
    try:
        yield
    finally:
        for game in games:
            del known[game.id]
        encoding.layout_of.cache_clear()
        encoding.encoding_of_id.cache_clear()
