"""How much a decision of each level gives away on average, measured by the coach, and whom a player plays like.

The figures lie in the game's folder (`bot/error_rates.json`); `tischlein errors GAME --to FILE` measures them anew.
"""

import functools
from pathlib import Path
from typing import Final

import msgspec

from tischlein.core.game import Game
from tischlein.core.refusal import Refusal
from tischlein.texts import folder_of

FILE: Final = Path("bot") / "error_rates.json"


class LevelErrors(msgspec.Struct, frozen=True):
    """rate: what a decision gave away on average, in shares of the win; `error` is its standard error."""

    level: str
    rate: float
    error: float
    matches: int
    decisions: int


class ErrorRates(msgspec.Struct, frozen=True):
    """The levels in ascending order, and how they were measured."""

    game: str
    game_version: int
    tischlein: str
    command: str
    seats: int
    depth: float
    levels: list[LevelErrors]


def read_error_rates(path: Path) -> ErrorRates:
    try:
        return msgspec.json.decode(path.read_bytes(), type=ErrorRates)
    except (OSError, msgspec.DecodeError) as error:
        raise Refusal("no_error_rates", {"file": str(path)}) from error


@functools.cache
def _rates_in(folder: Path) -> ErrorRates | None:
    return read_error_rates(folder / FILE) if (folder / FILE).is_file() else None


def error_rates_of(game: Game) -> ErrorRates | None:
    """Nothing where a game has not been measured, or under other rules than it has now."""
    found = _rates_in(folder_of(game))
    return found if found is not None and found.game_version == game.version else None


def plays_like(rates: ErrorRates, rate: float) -> str:
    """The level whose error rate is nearest; of two as near the weaker one, for it is listed first."""
    return min(rates.levels, key=lambda one: abs(one.rate - rate)).level
