"""What the way before a wand is worth, learned from matches: tests/experience/learn.py makes the file.

Who stands around a carrier and in the rows before it says more than everything else that a look can see, and to look it
up costs hardly anything. What is learned is added to what the hand-written judge says (docs/decisions/0026-wands.md).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tischlein.games.elementos.bot.layout import Layout
from tischlein.games.elementos.rules.squares import FILES, MOST_ROWS, WHITE

# Raised when the numbers below mean something else: older files are not read then.
VERSION: Final = "elementos 1"
# A pattern is four rows of three files: who is in them.
PATTERNS: Final = 1 << 12
# By the row of the wand, seen from its owner, and whether it is in the middle file; the files beside it are alike.
PLACES: Final = 2 * MOST_ROWS
TABLE: Final = PLACES * PATTERNS
# One table for what is near and one for what is far; the first two for whoever is to move, two for the other player.
COUNT: Final = 4 * TABLE

# Both places of a wand share one number.
FAR_AT: Final = 16

_ROW: Final = FILES
_ROWS: Final = 5
_NEAR_OWN: Final = 0o77
_NEAR_OTHERS: Final = 0o770
_FAR: Final = (1 << FAR_AT) - 1
_FILE_A: Final = 0o1111
_FILE_B: Final = 0o2222
_FILE_C: Final = 0o4444


@final
class Experience:
    """worths: in points of the judge, by table, place and pattern."""

    def __init__(self, numbers: list[int]) -> None:
        assert len(numbers) == COUNT, "a number for every pattern"
        self.worths: vec[i16] = vec[i16]([i16(number) for number in numbers])

    def measure(self, layout: Layout) -> i64:
        """To the seat that is to move."""
        mover = layout.to_move
        return self.worth(layout, mover, 0) - self.worth(layout, 1 - mover, 2 * TABLE)

    def worth(self, layout: Layout, seat: i64, tables: i64) -> i64:
        """What the way of a wand is worth to its owner."""
        both = patterns(layout, seat)
        return i64(self.worths[tables + (both >> FAR_AT)]) + i64(self.worths[tables + TABLE + (both & _FAR)])


def patterns(layout: Layout, seat: i64) -> i64:
    """Where the two patterns around a player's wand stand in their tables: the near one above, the far one below."""
    square = layout.wand_of(seat)
    row = square // FILES
    file = square - row * FILES
    own = rows_ahead(layout.of(seat), seat, row)
    others = rows_ahead(layout.of(1 - seat), seat, row)
    near = own & _NEAR_OWN | (others & _NEAR_OTHERS) << _ROW
    far = others >> _ROW
    if file == FILES - 1:
        near, far, file = mirrored(near), mirrored(far), 0
    if seat != WHITE:
        row = MOST_ROWS - 1 - row
    place = (2 * row + file) * PATTERNS
    return (place + near) << FAR_AT | place + far


def rows_ahead(squares: i64, seat: i64, row: i64) -> i64:
    """This row and the four after it as a player goes, this one lowest."""
    if seat == WHITE:
        return squares >> row * _ROW & 0o77777
    rows = squares << (_ROWS - 1) * _ROW >> row * _ROW
    return rows >> 12 & 7 | rows >> 6 & 0o70 | rows & 0o700 | (rows & 0o70) << 6 | (rows & 7) << 12


def mirrored(pattern: i64) -> i64:
    return (pattern & _FILE_A) << 2 | pattern & _FILE_B | (pattern & _FILE_C) >> 2
