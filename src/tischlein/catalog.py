"""Finds the games: the folders of `tischlein.games`, and installed packages with a "tischlein.games" entry point."""

import functools
import importlib
import importlib.metadata
import pkgutil

import tischlein.games
from tischlein.core.game import Game
from tischlein.core.refusal import Refusal


@functools.cache
def games() -> dict[str, Game]:
    """Every game by id, in alphabetical order."""
    found: dict[str, Game] = {}
    for folder in pkgutil.iter_modules(tischlein.games.__path__):
        if folder.ispkg:
            _add(found, importlib.import_module(f"tischlein.games.{folder.name}.game").GAME)
    for entry in importlib.metadata.entry_points(group="tischlein.games"):
        _add(found, entry.load())
    return dict(sorted(found.items()))


def _add(found: dict[str, Game], game: object) -> None:
    assert isinstance(game, Game), f"{game!r} is not a Game"
    assert game.id not in found, f"two games call themselves {game.id}"
    found[game.id] = game


def find(id: str) -> Game:
    if id not in games():
        raise Refusal("unknown_game", {"valid": list(games())})
    return games()[id]
