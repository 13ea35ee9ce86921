"""What is played, written down before anything is measured: the clients only read it out and check what they are told.

Elementos is our own game with its own rules, and stands in peer.mjs for boardgame.io. Its matches go on as long as the
rules let them: random plies that end nothing and, as far as possible, bring nothing forward. Painters is a game for
measuring only, of any length.
"""

from __future__ import annotations

import functools
import json
import random
from typing import Final, Protocol

import msgspec

from tischlein import catalog
from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer
from tischlein.core.options import read_options
from tischlein.core.state import State
from tischlein.core.vocabulary import Action, Vocabulary

SQUARES: Final = 24
BEGINNINGS: Final = (0, SQUARES // 2)
# Both servers begin with the same discs on the same squares, and white.
OPTIONS: Final[dict[str, str | int | bool]] = {"setup_mode": "preset", "first_player": "white"}
PLIES: Final = 1200
SCRIPTS: Final = 20
# §19b of its rules ends a match after 60 plies without progress: before that, one is made.
PATIENCE: Final = 50

GAME: Final = "elementos"

Board = list[str]


class Disc(msgspec.Struct):
    at: str
    up: str


class Seen(msgspec.Struct):
    """A view of Elementos, or of painters."""

    discs: list[Disc] = []
    at: list[int] = []

    def board(self) -> Board:
        return [disc.at + disc.up for disc in self.discs] or [str(at) for at in self.at]


class Deed:
    """One move as both servers want it."""

    def __init__(self, named: dict[str, str | int]) -> None:
        values = [value for key, value in named.items() if key != "do"]
        self.kind: bytes = str(named["do"]).encode()
        self.named: bytes = json.dumps(named, separators=(",", ":")).encode()
        self.arguments: bytes = json.dumps(values, separators=(",", ":")).encode()


class Course(Protocol):
    def take(self, seat: int) -> tuple[Deed, Board]:
        """The next move, and what lies on the board after it."""


WALKS: Final = [Deed({"do": "walk", "steps": str(steps)}) for steps in range(1, 13)]


class Painting:
    def __init__(self) -> None:
        self._moves = 0
        self._at = list(BEGINNINGS)

    def take(self, seat: int) -> tuple[Deed, Board]:
        walk = self._moves % len(WALKS)
        self._moves += 1
        self._at[seat] = (self._at[seat] + walk + 1) % SQUARES
        return WALKS[walk], [str(at) for at in self._at]


class Reading:
    """Follows one of the scripts of Elementos."""

    def __init__(self, script: list[tuple[Deed, Board]]) -> None:
        self._script = iter(script)

    def take(self, seat: int) -> tuple[Deed, Board]:
        return next(self._script)


@functools.cache
def write_scripts() -> list[list[tuple[Deed, Board]]]:
    return [_script(random.Random(number)) for number in range(SCRIPTS)]


def _script(luck: random.Random) -> list[tuple[Deed, Board]]:
    game, dealer = catalog.find(GAME), Dealer()
    state = game.setup(read_options(game.options, OPTIONS), 2, dealer)
    script: list[tuple[Deed, Board]] = []
    idle = 0
    for ply in range(PLIES):
        seat = ply % 2
        action, idle = _ply(state, game.vocabulary, luck, idle)
        state.apply(seat, action, dealer)
        script.append((Deed(game.vocabulary.name(action)), _board(game.view(state, seat))))
    return script


def _ply(state: State, vocabulary: Vocabulary, luck: random.Random, idle: int) -> tuple[Action, int]:
    legal = state.legal(state.turn().seats[0])
    luck.shuffle(legal)
    goes_on = [action for action in legal if _goes_on(state, action)]
    rests = [action for action in goes_on if not _is_progress(vocabulary.name(action))]
    steps = [action for action in goes_on if action not in rests]
    if steps and (idle >= PATIENCE or not rests):
        return steps[0], 0
    return (rests or goes_on)[0], idle + 1


def _goes_on(state: State, action: Action) -> bool:
    after = state.copy()
    after.apply(state.turn().seats[0], action, Dealer())
    return after.turn().mode != turns.OVER


def _is_progress(named: dict[str, str | int]) -> bool:
    return named["do"] != "flip" and str(named["at"])[1] != str(named["to"])[1]


def _board(view: object) -> Board:
    return msgspec.convert(view, Seen, from_attributes=True).board()
