"""What a player may do with the discs and the wand: rules R9 to R15.

The order is fixed: moves way by way (forward, diagonally forward towards file a and file c, sideways towards a and c),
each from a1 upwards by the square that is entered; the step of the carrier; hand-overs of the wand in the order of the
ways; flips from a1 upwards.
"""

from typing import Final

from mypy_extensions import i64

from tischlein.games.elementos.discs import Discs
from tischlein.games.elementos.rulings import Rulings
from tischlein.games.elementos.squares import BLACK, FILE_A, FILE_C, FILES, SQUARES, WHITE, whole_board
from tischlein.games.elementos.vocabulary import FLIP, MOVE, WAND

_NOWHERE: Final = -1
# A power of two below 2 ** 24 leaves its own remainder by 37: that finds the place of a single bit.
_PRIME: Final[i64] = 37
_PLACE: Final[list[int]] = [
    next((square for square in range(SQUARES) if (1 << square) % 37 == rest), _NOWHERE) for rest in range(37)
]
_FIRST_FLIP: Final[i64] = FLIP.start


class Way:
    """One direction in which one player's discs and wand may go, with the numbers of the actions that go there."""

    def __init__(self, seat: int, files: int, forward: int) -> None:
        rows = forward if seat == WHITE else -forward
        self.shift: i64 = FILES * rows + files
        self.inside: i64 = whole_board(SQUARES // FILES) & ~_edge(files)
        self.moves: list[int] = [_NOWHERE] * SQUARES
        self.wands: list[int] = [_NOWHERE] * SQUARES
        for at in range(SQUARES):
            to = at + FILES * rows + files
            if (at, to) in MOVE.numbers:
                self.moves[to] = MOVE(at, to)
                self.wands[at] = WAND(at, to)


def _edge(files: int) -> int:
    """The file from which this many files sideways lead off the board."""
    if files == 0:
        return 0
    return FILE_A if files < 0 else FILE_C


# Rules R9: straight forward, diagonally forward, sideways. Never backward.
_WAYS: Final[list[list[Way]]] = [
    [Way(seat, files, forward) for files, forward in [(0, 1), (-1, 1), (1, 1), (-1, 0), (1, 0)]]
    for seat in (WHITE, BLACK)
]


def plies(discs: Discs, seat: int, rulings: Rulings) -> list[int]:
    """All plies but passing. Repetition and the standoff's exceptions are not this file's business."""
    found: list[int] = []
    own: i64 = discs.of(seat)
    wand: i64 = discs.wand_of(seat)
    carrier: i64 = i64(1) << wand
    ways = _WAYS[seat]
    empty: i64 = rulings.board & ~(discs.white | discs.black)
    _add_moves(found, discs, ways, own & ~carrier, empty)
    straight = ways[0]
    # Rules R14: the carrier steps straight forward onto an empty square and nowhere else.
    if shifted(carrier, straight.shift) & empty:
        found.append(straight.moves[wand + straight.shift])
    # Rules R13: the wand goes to a neighbouring own disc, but not backward.
    found += [way.wands[wand] for way in ways if shifted(carrier & way.inside, way.shift) & own]
    # Rules R12 and R18.
    turnable: i64 = own & ~discs.frozen
    if not rulings.carrier_flips:
        turnable &= ~carrier
    add_flips(found, turnable)
    return found


def _add_moves(found: list[int], discs: Discs, ways: list[Way], movers: i64, empty: i64) -> None:
    # Rules R15: a carrier is never captured.
    carriers: i64 = (i64(1) << discs.white_wand) | (i64(1) << discs.black_wand)
    enemies: i64 = (discs.black if movers & discs.white else discs.white) & ~carriers
    for way in ways:
        leaving: i64 = movers & way.inside
        entered: i64 = shifted(leaving, way.shift)
        targets: i64 = entered & empty
        if entered & enemies:
            targets |= enemies & beaten(discs, leaving, way.shift)
        while targets:
            lowest: i64 = targets & -targets
            found.append(way.moves[_PLACE[lowest % _PRIME]])
            targets ^= lowest


def beaten(discs: Discs, leaving: i64, shift: i64) -> i64:
    """Squares whose disc is beaten by the one that would enter. Rules R4."""
    return (
        (shifted(leaving & discs.fire, shift) & discs.wood)
        | (shifted(leaving & discs.wood, shift) & discs.water)
        | (shifted(leaving & discs.water, shift) & discs.fire)
    )


def add_flips(found: list[int], turnable: i64) -> None:
    while turnable:
        lowest: i64 = turnable & -turnable
        found.append(_FIRST_FLIP + _PLACE[lowest % _PRIME])
        turnable ^= lowest


def shifted(squares: i64, shift: i64) -> i64:
    if shift > 0:
        return squares << shift
    return squares >> -shift
