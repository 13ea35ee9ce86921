"""Painters, a game for measuring only, of any length.

Two seats walk round a ring of 24 squares in turn, one to twelve steps. Where they stop, they paint the square and turn
it over. It ends after as many moves as the table's option says, so that a match can be as long as a measurement needs.
In size it is like a small board game: 24 pieces of six properties in a view, twelve legal answers.
"""

from __future__ import annotations

import msgspec

from tischlein import catalog
from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer, Event
from tischlein.core.game import Credits, Game
from tischlein.core.options import Option, Options
from tischlein.core.state import Position, Result, State, places_of
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action, Vocabulary

SQUARES = 24
BARE = -1
WITHOUT_END = 1_000_000

WORDS = Vocabulary()
WALK = WORDS.declare("walk", steps=[str(steps) for steps in range(1, 13)])
FACES = ("bare", "wood")


class SquareView(msgspec.Struct):
    id: int
    at: str
    owner: int
    up: str
    down: str
    frozen: bool


class PaintersView(msgspec.Struct):
    ask: str
    squares: list[SquareView]
    at: list[int]
    moves: int


class Dumped(msgspec.Struct, forbid_unknown_fields=True):
    length: int
    squares: list[int]
    turned: list[bool]
    at: list[int]
    moves: int


class Painters(State):
    def __init__(self, length: int, squares: list[int], turned: list[bool], at: list[int], moves: int) -> None:
        self.length = length
        self.squares = squares
        self.turned = turned
        self.at = at
        self.moves = moves

    def turn(self) -> Turn:
        return turns.over() if self.moves >= self.length else turns.of(self.moves % 2)

    def legal(self, seat: Seat) -> list[Action]:
        return [WALK(steps) for steps in range(12)] if self.turn().waits_for(seat) else []

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        self.at[seat] = (self.at[seat] + WALK.value("steps", action) + 1) % SQUARES
        self.squares[self.at[seat]] = seat
        self.turned[self.at[seat]] = not self.turned[self.at[seat]]
        self.moves += 1
        dealer.tell(Event("painted", {"seat": seat, "at": self.at[seat]}))

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        pass

    def result(self) -> Result:
        scores = [self.squares.count(seat) for seat in range(2)]
        return Result(scores, places_of(scores), "length", [{"squares": score} for score in scores])

    def copy(self) -> State:
        return Painters(self.length, list(self.squares), list(self.turned), list(self.at), self.moves)

    def dump(self) -> Position:
        squares, turned = list(self.squares), list(self.turned)
        return {"length": self.length, "squares": squares, "turned": turned, "at": list(self.at), "moves": self.moves}


def set_up(options: Options, seats: int, dealer: Dealer) -> State:
    return Painters(options.number("length"), [BARE] * SQUARES, [False] * SQUARES, [0, SQUARES // 2], 0)


def show(state: State, seat: Seat | None) -> PaintersView:
    assert isinstance(state, Painters)
    asked = seat is not None and state.turn().waits_for(seat)
    squares = [
        SquareView(at, f"s{at}", owner, FACES[turned], FACES[not turned], turned)
        for at, (owner, turned) in enumerate(zip(state.squares, state.turned, strict=True))
    ]
    return PaintersView("walk" if asked else "", squares, list(state.at), state.moves)


def load(position: Position) -> State:
    read = msgspec.convert(position, Dumped)
    return Painters(read.length, read.squares, read.turned, read.at, read.moves)


PAINTERS = Game(
    id="painters",
    version=1,
    seats=[2],
    options=[Option("length", [WITHOUT_END, 40, 3])],
    vocabulary=WORDS,
    setup=set_up,
    view=show,
    load=load,
    bots={},
    credits=Credits("nobody", "nobody", 2026, "https://example.org"),
)


def put_on_the_shelf() -> None:
    """The catalogue's own dictionary gets the game, in this process only."""
    catalog.games()["painters"] = PAINTERS
