"""Some game of the catalog that has a property, for tests that need one and not a certain one."""

import importlib
import importlib.util
from collections.abc import Callable, Mapping

from tischlein.catalog import games
from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.game import Game
from tischlein.core.options import Choice, read_options
from tischlein.lab.observations.layout import kept_layout
from tischlein.testing.folders import folder_of

MOST_TURNS = 2000


def is_together(game: Game) -> bool:
    """Whether seats ever answer in secret at the same time."""
    layout = kept_layout(folder_of(game))
    return layout is not None and layout.together


def begins_together(game: Game, seats: int) -> bool:
    """Whether the first question is put to all seats at once, in secret."""
    turn = game.setup(read_options(game.options, {}), seats, QuietDealer(1)).turn()
    return turn.mode == turns.TOGETHER and len(turn.seats) == seats


def leaves_some_out(game: Game, seats: int) -> bool:
    """Whether, at some moment of a random match, some seats answer in secret while another waits."""
    state, luck = game.setup(read_options(game.options, short(game.id)), seats, QuietDealer(1)), QuietDealer(2)
    for _ in range(MOST_TURNS):
        turn = state.turn()
        if turn.mode == turns.OVER or (turn.mode == turns.TOGETHER and 1 < len(turn.seats) < seats):
            return turn.mode == turns.TOGETHER
        if turn.mode == turns.TOGETHER:
            state.resolve({seat: luck.pick(state.legal(seat)) for seat in turn.seats}, luck)
        else:
            state.apply(turn.seats[0], luck.pick(state.legal(turn.seats[0])), luck)
    return False


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
SECRET_FROM_THE_START = first(lambda game: 3 in game.seats and begins_together(game, 3))
