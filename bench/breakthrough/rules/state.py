"""Breakthrough on 6×6: one step ahead, straight onto an empty square or diagonally, also capturing; the far row wins.

Squares are bits, row by row; seat 0 goes up, seat 1 down.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer
from tischlein.core.options import Options
from tischlein.core.refusal import Refusal
from tischlein.core.state import Position, Result, State
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action

from .actions import ROWS, SQUARES, STEP, WORDS

NOBODY: Final = -1


def single_bits() -> vec[i64]:
    """The bit of each square, by doubling: compiled code would cut off a constant that is shifted so far."""
    bits: vec[i64] = vec[i64]([0] * SQUARES)
    bit: i64 = 1
    for square in range(SQUARES):
        bits[square] = bit
        bit += bit
    return bits


BIT: Final[vec[i64]] = single_bits()


def squares(first: int, last: int, step: int = 1) -> i64:
    """The squares from first to last as bits."""
    bits: i64 = 0
    for square in range(first, last + 1, step):
        bits |= BIT[square]
    return bits


BOARD: Final[i64] = squares(0, SQUARES - 1)
LOW_HOME: Final[i64] = squares(0, 2 * ROWS - 1)
HIGH_HOME: Final[i64] = squares(SQUARES - 2 * ROWS, SQUARES - 1)
LOWEST: Final[i64] = squares(0, ROWS - 1)
HIGHEST: Final[i64] = squares(SQUARES - ROWS, SQUARES - 1)
NOT_LEFT: Final[i64] = BOARD & ~squares(0, SQUARES - 1, ROWS)
NOT_RIGHT: Final[i64] = BOARD & ~squares(ROWS - 1, SQUARES - 1, ROWS)


def steps(way: int) -> vec[i64]:
    """The action of a piece by its bit's remainder: the powers of two below 2^36 all differ modulo 37."""
    actions: vec[i64] = vec[i64]([0] * 37)
    for square in range(SQUARES):
        actions[BIT[square] % 37] = STEP(square, way)
    return actions


def reached(ahead: int) -> vec[i64]:
    """For each action the bit of the square it leads to, when straight on is so many squares ahead; 0 off the board."""
    bits: vec[i64] = vec[i64]([0] * WORDS.size())
    for action in range(WORDS.size()):
        at, way = STEP.values(action)
        to = at + ahead - 1 + way
        if 0 <= to < SQUARES:
            bits[action] = BIT[to]
    return bits


LEFT: Final[vec[i64]] = steps(0)
AHEAD: Final[vec[i64]] = steps(1)
RIGHT: Final[vec[i64]] = steps(2)
# By action: where it begins, and where it ends for seat 0 and for seat 1.
FROM: Final[vec[i64]] = vec[i64]([BIT[STEP.value("at", action)] for action in range(WORDS.size())])
UP: Final[vec[i64]] = reached(ROWS)
DOWN: Final[vec[i64]] = reached(-ROWS)


def gather(actions: list[Action], pieces: i64, steps: vec[i64]) -> None:
    """One action for each of these pieces."""
    while pieces:
        lowest = pieces & -pieces
        actions.append(steps[lowest % 37])
        pieces ^= lowest


class Breakthrough(State):
    def __init__(self, low: i64, high: i64, mover: i64, winner: i64) -> None:
        self.low: i64 = low
        self.high: i64 = high
        self.mover: i64 = mover
        self.winner: i64 = winner

    def turn(self) -> Turn:
        return turns.over() if self.winner >= 0 else turns.of(self.mover)

    def legal(self, seat: Seat) -> list[Action]:
        actions: list[Action] = []
        if self.winner >= 0 or seat != self.mover:
            return actions
        free = BOARD & ~(self.low | self.high)
        if self.mover == 0:
            own = self.low
            gather(actions, own & NOT_LEFT & ~(own >> (ROWS - 1)), LEFT)
            gather(actions, own & (free >> ROWS), AHEAD)
            gather(actions, own & NOT_RIGHT & ~(own >> (ROWS + 1)), RIGHT)
        else:
            own = self.high
            gather(actions, own & NOT_LEFT & ~(own << (ROWS + 1)), LEFT)
            gather(actions, own & (free << ROWS), AHEAD)
            gather(actions, own & NOT_RIGHT & ~(own << (ROWS - 1)), RIGHT)
        return actions

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        number: i64 = action
        here = FROM[number]
        if self.mover == 0:
            there = UP[number]
            self.low ^= here | there
            self.high &= ~there
            if there & HIGHEST or not self.high:
                self.winner = 0
        else:
            there = DOWN[number]
            self.high ^= here | there
            self.low &= ~there
            if there & LOWEST or not self.low:
                self.winner = 1
        self.mover ^= 1

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        """Nothing is hidden."""

    def result(self) -> Result:
        scores = [int(self.winner == seat) for seat in range(2)]
        return Result(scores, [2 - score for score in scores], "reached", [{"win": score} for score in scores])

    def copy(self) -> State:
        return Breakthrough(self.low, self.high, self.mover, self.winner)

    def dump(self) -> Position:
        return {"low": int(self.low), "high": int(self.high), "mover": int(self.mover), "winner": int(self.winner)}

    def key(self) -> int:
        return (self.low * 31 + self.high) * 2 + self.mover


def begin(options: Options, seats: int, dealer: Dealer) -> State:
    return Breakthrough(LOW_HOME, HIGH_HOME, 0, NOBODY)


def load(position: Position) -> State:
    numbers = [position.get(name) for name in ("low", "high", "mover", "winner")]
    whole = [number for number in numbers if isinstance(number, int)]
    if len(whole) < 4:
        raise Refusal("position_impossible")
    return Breakthrough(whole[0], whole[1], whole[2], whole[3])
