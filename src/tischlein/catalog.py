"""Finds the games: the folders of `tischlein.games`, and installed packages with a "tischlein.games" entry point."""

import functools
import importlib
import importlib.metadata
import pkgutil
import re
from typing import Final

import tischlein.games
from tischlein.core.game import Game
from tischlein.core.refusal import Refusal

GROUP: Final = "tischlein.games"
# As it stands in addresses, in keys of texts and in records.
GOOD_ID: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


class Catalog:
    """The games by id, in alphabetical order; and of packages that bring none why not, by the name of their entry."""

    def __init__(self) -> None:
        self.games: dict[str, Game] = {}
        # Module and name of each game's value.
        self.places: dict[str, tuple[str, str]] = {}
        self.packaged: set[str] = set()
        self.left_out: dict[str, str] = {}

    def add_own(self) -> None:
        for folder in pkgutil.iter_modules(tischlein.games.__path__):
            if folder.ispkg:
                place = (f"tischlein.games.{folder.name}.game", "GAME")
                game = importlib.import_module(place[0]).GAME
                assert isinstance(game, Game), f"{game!r} is not a Game"
                assert game.id not in self.games, f"two games call themselves {game.id}"
                self.games[game.id] = game
                self.places[game.id] = place

    def add_packaged(self, entry: importlib.metadata.EntryPoint) -> None:
        """A package that is broken takes nothing else with it."""
        try:
            game = entry.load()
        except Exception as error:  # noqa: BLE001  whatever it breaks with, the others go on
            self.left_out[entry.name] = f"{entry.value} cannot be loaded: {type(error).__name__}: {error}"
            return
        if not isinstance(game, Game):
            self.left_out[entry.name] = f"{entry.value} is no Game"
        elif not GOOD_ID.fullmatch(game.id):
            self.left_out[entry.name] = f"{game.id!r} is no id: small letters, digits and underscores"
        elif game.id in self.games:
            self.left_out[entry.name] = f"there is another game {game.id}"
        else:
            self.games[game.id] = game
            self.places[game.id] = (entry.module, entry.attr)
            self.packaged.add(game.id)


@functools.cache
def _catalog() -> Catalog:
    found = Catalog()
    found.add_own()
    for entry in sorted(importlib.metadata.entry_points(group=GROUP), key=lambda one: (one.name, one.value)):
        found.add_packaged(entry)
    return found


@functools.cache
def games() -> dict[str, Game]:
    """Every game by id, in alphabetical order."""
    _catalog.cache_clear()
    return dict(sorted(_catalog().games.items()))


def packaged() -> list[Game]:
    """The games that come in packages of their own."""
    return [game for game in games().values() if game.id in _catalog().packaged]


def left_out() -> dict[str, str]:
    """Why some packages bring no game, by the name of their entry point."""
    games()
    return _catalog().left_out


def load_again(id: str) -> Game:
    """Imports a game whose modules were forgotten, and puts it in the place of the old one."""
    module, name = _catalog().places[id]
    game = getattr(importlib.import_module(module), name)
    if not isinstance(game, Game) or game.id != id:
        raise TypeError(f"{module}:{name} is not the Game {id} any more")
    games()[id] = game
    return game


def find(id: str) -> Game:
    if id not in games():
        raise Refusal("unknown_game", {"valid": list(games())})
    return games()[id]
