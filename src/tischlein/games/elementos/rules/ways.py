"""Where discs and wands may go: one square at a time, and the tables that plies are read from.

Whoever may go where is said by three conditions. The tables are made from them when the rules are loaded, so plies ask
nobody while they are looked for.
"""

from typing import Final

from mypy_extensions import i64

from tischlein.core.vocabulary import Kind
from tischlein.games.elementos.rules.actions import MOVE, WAND
from tischlein.games.elementos.rules.squares import BLACK, FILE_A, FILE_C, FILES, SQUARES, WHITE, whole_board

# To every neighbouring square: (files, rows forward). The order is that of the plies.
_DIRECTIONS: Final[list[tuple[int, int]]] = [
    (0, 1), (-1, 1), (1, 1), (-1, 0), (1, 0), (0, -1), (-1, -1), (1, -1),
]  # fmt: skip

# The squares from four before to four after a square, which lies in the middle: all its neighbours are among them.
AROUND: Final = 0b111111111
BEFORE: Final = 4


def may_go(forward: int) -> bool:
    """Whether a disc may go so many rows forward: straight, diagonally or sideways, but never backward (§9)."""
    return forward >= 0


def may_be_handed(forward: int) -> bool:
    """Whether a wand may be handed so many rows forward: straight, diagonally or sideways, never backward (§13)."""
    return forward >= 0


def may_step(files: int, forward: int) -> bool:
    """Whether a carrier may go there: straight forward and nowhere else (§14)."""
    return files == 0 and forward > 0


def files_between(at: int, to: int) -> int:
    return to % FILES - at % FILES


def rows_forward(seat: int, at: int, to: int) -> int:
    rows = to // FILES - at // FILES
    return rows if seat == WHITE else -rows


class Way:
    """One direction in which one player's discs may go. Shifted `up` and `down`, a set of squares goes that way."""

    def __init__(self, seat: int, files: int, forward: int) -> None:
        shift = FILES * (forward if seat == WHITE else -forward) + files
        self.up: i64 = max(shift, 0)
        self.down: i64 = max(-shift, 0)
        self.inside: i64 = whole_board(SQUARES // FILES) & ~_edge(files)
        # The move that enters a square this way, at the remainder of the square's bit. It is kept as an object and goes
        # into the list of plies as it is: compiled code would otherwise unpack and pack it again.
        entering: list[object] = [0] * 37
        for to in range(SQUARES):
            if (to - shift, to) in MOVE.numbers:
                entering[(1 << to) % 37] = MOVE(to - shift, to)
        self.entering: list[object] = entering


def _edge(files: int) -> int:
    """The file from which this many files sideways lead off the board."""
    if files == 0:
        return 0
    return FILE_A if files < 0 else FILE_C


def ways() -> list[list[Way]]:
    """By seat."""
    return [[Way(seat, files, forward) for files, forward in _DIRECTIONS if may_go(forward)] for seat in (WHITE, BLACK)]


def hand_overs() -> list[list[list[int]]]:
    """By seat and square of the wand (24 * seat + square), then by the squares around it that can take it."""
    return _by_surroundings(WAND, [way for way in _DIRECTIONS if may_be_handed(way[1])])


def steps() -> list[list[list[int]]]:
    """By seat and square of the carrier, then by the squares around it that are open to it."""
    return _by_surroundings(MOVE, [way for way in _DIRECTIONS if may_step(way[0], way[1])])


def _by_surroundings(kind: Kind, directions: list[tuple[int, int]]) -> list[list[list[int]]]:
    return [_leading_away(kind, directions, seat, at) for seat in (WHITE, BLACK) for at in range(SQUARES)]


def _leading_away(kind: Kind, directions: list[tuple[int, int]], seat: int, at: int) -> list[list[int]]:
    """The actions from a square in these directions, by which squares around it are open. Equal lists are one list."""
    targets = [
        to
        for to in range(SQUARES)
        if (at, to) in kind.numbers and (files_between(at, to), rows_forward(seat, at, to)) in directions
    ]
    mattering = sum([1 << (to - at + BEFORE) for to in targets])
    made: dict[int, list[int]] = {}
    table: list[list[int]] = []
    for around in range(AROUND + 1):
        is_open = around & mattering
        if is_open not in made:
            made[is_open] = [kind(at, to) for to in targets if is_open >> (to - at + BEFORE) & 1]
        table.append(made[is_open])
    return table
