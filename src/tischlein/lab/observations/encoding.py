"""Turns views into numbers: every entry has a meaning that can be read, and nothing comes from anywhere but the view.

encoding = encoding_of(find("a_game"), seats=2)
encoding.observe(match.view(0))         # float32 numbers between -1 and 1
encoding.look(course.state, 0)          # the same of a state, faster where the game has a compact view
encoding.meanings()[17]                 # 'discs[id=0].at is "b4"'
"""

import functools
import importlib
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from tischlein import catalog
from tischlein.core.game import Game
from tischlein.core.refusal import Refusal
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action, marked
from tischlein.lab.observations.compact_views import CompactViews, Recall, nothing_known
from tischlein.lab.observations.layout import Layout, kept_layout
from tischlein.lab.observations.parts import meanings_of, size_of
from tischlein.lab.observations.survey import survey
from tischlein.lab.observations.writers import Numbers, Write, writer

Mask = npt.NDArray[np.int8]
Observation = dict[str, Numbers | Mask]
FLOAT: Final = np.dtype(np.float32)
BYTE: Final = np.dtype(np.int8)

# A game whose folder keeps no layout is looked at when it is first needed.
MATCHES_OF_A_QUICK_SURVEY: Final = 1


class Encoding:
    """The numbers of one game with one number of seats. `name` changes whenever their meaning does."""

    def __init__(self, game: Game, layout: Layout, seats: int) -> None:
        if seats not in game.seats:
            raise Refusal("wrong_number_of_seats", {"valid": game.seats})
        self.game: Game = game
        self.layout: Layout = layout
        self.seats: int = seats
        self.name: str = f"{game.id}_v{layout.version}"
        self.size: int = size_of(layout.view, seats)
        self.actions: int = game.vocabulary.size()
        self._blank: bytes = bytes(self.actions)
        self._write: Write = writer(layout.view, seats, 0)
        compact = game.compact_view
        known = None if compact is None else CompactViews(compact, layout.view, seats)
        self._compact_views: CompactViews | None = known
        self._recall: Recall = nothing_known if self._compact_views is None else self._compact_views.kept.recall

    def observe(self, view: object) -> Numbers:
        """A view, as the game builds it or as JSON, as fresh numbers."""
        numbers = np.zeros(self.size, np.float32)
        self._write(msgspec.to_builtins(view), numbers)
        return numbers

    def observe_into(self, view: object, numbers: Numbers) -> None:
        """The same into a row of zeros that is there already."""
        self._write(msgspec.to_builtins(view), numbers)

    def look(self, state: State, seat: Seat) -> Numbers:
        """The numbers of a seat's view, as `observe` gives them; by a compact view where the game has one."""
        known = self._recall(state, seat)
        return self._learn(state, seat) if known is None else np.frombuffer(known, FLOAT)

    def _learn(self, state: State, seat: Seat) -> Numbers:
        numbers = self.observe(self.game.view(state, seat))
        if self._compact_views is not None:
            self._compact_views.keep(state, seat, numbers)
        return numbers

    def look_into(self, state: State, seat: Seat, numbers: Numbers) -> None:
        """The same into a row of zeros that is there already."""
        if self._compact_views is None:
            self.observe_into(self.game.view(state, seat), numbers)
        else:
            numbers[:] = self.look(state, seat)

    def mask(self, legal: list[Action]) -> Mask:
        """1 for every legal action of the vocabulary, else 0."""
        return np.frombuffer(marked(self._blank, legal), BYTE)

    def observation(self, state: State, seat: Seat, legal: list[Action]) -> Observation:
        """`look` and `mask`, as PettingZoo and Gymnasium want them; written out, for learners ask it at every step."""
        known = self._recall(state, seat)
        return {
            "observation": self._learn(state, seat) if known is None else np.frombuffer(known, FLOAT),
            "action_mask": np.frombuffer(marked(self._blank, legal), BYTE),
        }

    def meanings(self) -> list[str]:
        return list(meanings_of(self.layout.view, self.seats, ""))


@functools.cache
def layout_of(id: str) -> Layout:
    """The layout of a game of the catalog: the one its folder keeps, or a quick look at a few matches."""
    game = catalog.find(id)
    folder = folder_of(game)
    kept = kept_layout(folder) if folder is not None else None
    return kept if kept is not None else survey(game, MATCHES_OF_A_QUICK_SURVEY)


@functools.cache
def encoding_of_id(id: str, seats: int) -> Encoding:
    return Encoding(catalog.find(id), layout_of(id), seats)


def encoding_of(game: Game, seats: int) -> Encoding:
    return encoding_of_id(game.id, seats)


def folder_of(game: Game) -> Path | None:
    """Games of other packages may have no folder here."""
    try:
        found = importlib.import_module(f"tischlein.games.{game.id}").__file__
    except ModuleNotFoundError:
        return None
    return None if found is None else Path(found).parent
