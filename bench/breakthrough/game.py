"""Breakthrough, as the contract wants it."""

import msgspec

from tischlein.core.game import Credits, Game
from tischlein.core.state import Position, State
from tischlein.core.turn import Seat

from .rules import WORDS, begin, load


class BreakthroughView(msgspec.Struct):
    """Nothing is hidden: the view is the position."""

    ask: str
    position: Position


def view(state: State, seat: Seat | None) -> BreakthroughView:
    return BreakthroughView("step" if state.turn().seats == [seat] else "", state.dump())


GAME = Game(
    id="breakthrough",
    version=1,
    seats=[2],
    options=[],
    vocabulary=WORDS,
    setup=begin,
    view=view,
    load=load,
    bots={},
    credits=Credits("Dan Troyka", "", 2000, "https://example.org"),
)
