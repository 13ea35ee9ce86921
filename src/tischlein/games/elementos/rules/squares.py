"""The board of three files: squares, sets of squares, and the ways across them.

A square is a number, 3 * (row - 1) + file. A set of squares is an integer with one bit per square.
"""

from typing import Final

from mypy_extensions import i64

WHITE: Final = 0
BLACK: Final = 1
COLOURS: Final[list[str]] = ["white", "black"]

FILES: Final = 3
MOST_ROWS: Final = 8
HOME_ROWS: Final = 3
SQUARES: Final = FILES * MOST_ROWS

NAMES: Final[list[str]] = ["abc"[square % FILES] + str(square // FILES + 1) for square in range(SQUARES)]

FILE_A: Final = 0b001001001001001001001001
FILE_C: Final = FILE_A << 2


def members(squares: int) -> list[int]:
    """The squares of a set, from a1 upwards."""
    return [square for square in range(SQUARES) if squares >> square & 1]


def whole_board(rows: int) -> int:
    """Three files and so many rows (§1)."""
    return (1 << FILES * rows) - 1


def home(seat: int, rows: int) -> int:
    """The nine squares nearest to a player (§5)."""
    block = whole_board(HOME_ROWS)
    return block if seat == WHITE else block << FILES * (rows - HOME_ROWS)


def goal(seat: int, rows: int) -> int:
    """The last row seen from a player's side: the wand's goal."""
    row = whole_board(1)
    return row << FILES * (rows - 1) if seat == WHITE else row


def wand_start(seat: int, rows: int) -> int:
    """The middle of the nine (§7)."""
    return NAMES.index("b2") if seat == WHITE else NAMES.index(f"b{rows - 1}")


def turned(square: int, rows: int) -> int:
    """The square that takes its place when the board is turned by half."""
    return FILES * rows - 1 - square


def are_neighbours(one: int, other: int) -> bool:
    rows_apart = abs(one // FILES - other // FILES)
    files_apart = abs(one % FILES - other % FILES)
    return max(rows_apart, files_apart) == 1


def is_sideways(at: i64, to: i64) -> bool:
    """Of two neighbouring squares."""
    return at - to == 1 or to - at == 1


NEIGHBOURS: Final[list[tuple[int, ...]]] = [
    (at, to) for at in range(SQUARES) for to in range(SQUARES) if are_neighbours(at, to)
]
