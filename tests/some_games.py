"""Some game of the catalog that has a property, for tests that need one and not a certain one."""

import importlib
import importlib.util
from collections.abc import Callable, Mapping

from tischlein.catalog import games
from tischlein.core.game import Game
from tischlein.core.options import Choice
from tischlein.lab.layout import kept_layout
from tischlein.testing.folders import folder_of


def is_together(game: Game) -> bool:
    """Whether seats ever answer in secret at the same time."""
    layout = kept_layout(folder_of(game))
    return layout is not None and layout.together


def helper_of(game: str, name: str) -> object | None:
    """A module in the game's own tests folder that tells other tests about the game, where it has one."""
    path = f"tischlein.games.{game}.tests.{name}"
    return importlib.import_module(path) if importlib.util.find_spec(path) else None


def short(game: str) -> dict[str, Choice]:
    """Options that make a match short, for tests that look at many of them."""
    options: Mapping[str, Choice] = getattr(helper_of(game, "short"), "OPTIONS", {})
    return dict(options)


def first(is_wanted: Callable[[Game], bool]) -> str:
    """The first game that is wanted; where there is none, the first of all."""
    found = [id for id, game in games().items() if is_wanted(game)]
    return (found or list(games()))[0]


FOR_TWO = first(lambda game: 2 in game.seats)
FOR_THREE = first(lambda game: 3 in game.seats)
TURN_BY_TURN = first(lambda game: 2 in game.seats and not is_together(game))
IN_SECRET = first(lambda game: 3 in game.seats and is_together(game))
