"""What a player may do with the discs and the wand: rules R9 to R15, and what the table is told of it.

The order is fixed: flips from a1 upwards; hand-overs of the wand by the square it goes to; the step of the carrier;
then moves way by way (forward, diagonally forward towards file a and file c, sideways towards a and c), each by the
square that is entered.
"""

from typing import Final, cast

from mypy_extensions import i64

from tischlein.core.dealer import Dealer, Event
from tischlein.games.elementos.rules.actions import FLIP, MOVE, WAND
from tischlein.games.elementos.rules.material import SYMBOLS
from tischlein.games.elementos.rules.options import Rulings
from tischlein.games.elementos.rules.squares import (
    BLACK,
    FILE_A,
    FILE_C,
    FILES,
    NAMES,
    SQUARES,
    WHITE,
    members,
    whole_board,
)
from tischlein.games.elementos.rules.world import Discs

# Rules R9 and R13: (files, rows forward). Never backward.
_DIRECTIONS: Final[list[tuple[int, int]]] = [(0, 1), (-1, 1), (1, 1), (-1, 0), (1, 0)]

# Powers of two below 2 ** 36 leave different remainders by 37: that tells a single square of a set.
_PRIME: Final[i64] = 37


class Way:
    """One direction in which one player's discs may go."""

    def __init__(self, seat: int, files: int, forward: int) -> None:
        rows = forward if seat == WHITE else -forward
        self.shift: i64 = FILES * rows + files
        self.inside: i64 = whole_board(SQUARES // FILES) & ~_edge(files)
        # The move that enters a square this way, at the remainder of the square's bit. It is kept as an object and goes
        # into the list of plies as it is: compiled code would otherwise unpack and pack it again.
        entering: list[object] = [0] * 37
        for to in range(SQUARES):
            at = to - FILES * rows - files
            if (at, to) in MOVE.numbers:
                entering[(1 << to) % 37] = MOVE(at, to)
        self.entering: list[object] = entering


def _edge(files: int) -> int:
    """The file from which this many files sideways lead off the board."""
    if files == 0:
        return 0
    return FILE_A if files < 0 else FILE_C


_WAYS: Final[list[list[Way]]] = [
    [Way(seat, files, forward) for files, forward in _DIRECTIONS] for seat in (WHITE, BLACK)
]

# All that a disc can reach lies among six squares in a row: for white from one before to four after it, for black from
# four before to one after it. Hand-overs, by the wand's square and by the own discs among those six.
_REACH: Final[i64] = 63


def reach(seat: int, squares: i64, at: i64) -> i64:
    if seat == WHITE:
        return squares << 1 >> at & _REACH
    return squares << 4 >> at & _REACH


def _hand_overs(seat: int, at: int, near: int) -> list[int]:
    found: list[int] = []
    for to in range(SQUARES):
        rows = (to // FILES - at // FILES) * (1 if seat == WHITE else -1)
        is_near = reach(seat, 1 << to, at) & near
        if is_near and (to % FILES - at % FILES, rows) in _DIRECTIONS:
            found.append(WAND(at, to))
    return found


_HAND_OVERS: Final[list[list[list[int]]]] = [
    [_hand_overs(seat, at, near) for near in range(64)] for seat in (WHITE, BLACK) for at in range(SQUARES)
]

# Flips by the set of squares, for the lower and the upper half of the board.
_HALF: Final[i64] = SQUARES // 2
_HALF_BOARD: Final[i64] = 0b111111111111
_LOW_FLIPS: Final[list[list[int]]] = [[FLIP(at) for at in members(squares)] for squares in range(1 << SQUARES // 2)]
_HIGH_FLIPS: Final[list[list[int]]] = [
    [FLIP(at + SQUARES // 2) for at in members(squares)] for squares in range(1 << SQUARES // 2)
]


def plies(discs: Discs, seat: int, rulings: Rulings) -> list[int]:
    """All plies but passing. Repetition and the standoff's exceptions are not this file's business."""
    own: i64 = discs.of(seat)
    wand: i64 = discs.wand_of(seat)
    carrier: i64 = i64(1) << wand
    # Rules R12 and R18.
    turnable: i64 = own & ~discs.frozen
    if not rulings.carrier_flips:
        turnable &= ~carrier
    found = flips(turnable)
    # Rules R13: the wand goes to a neighbouring own disc, but not backward.
    found += _HAND_OVERS[seat * SQUARES + wand][reach(seat, own, wand)]
    _add_moves(cast("list[object]", found), discs, _WAYS[seat], own, carrier, rulings.board)
    return found


def flips(turnable: i64) -> list[int]:
    return _LOW_FLIPS[turnable & _HALF_BOARD] + _HIGH_FLIPS[turnable >> _HALF]


def _add_moves(found: list[object], discs: Discs, ways: list[Way], own: i64, carrier: i64, board: i64) -> None:
    empty: i64 = board & ~(discs.white | discs.black)
    # Rules R15: a carrier neither captures nor is captured.
    carriers: i64 = (i64(1) << discs.white_wand) | (i64(1) << discs.black_wand)
    enemies: i64 = (discs.white | discs.black) & ~own & ~carriers
    movers: i64 = own & ~carrier
    # Rules R14: the carrier steps straight forward onto an empty square and nowhere else.
    straight = ways[0]
    step: i64 = shifted(carrier, straight.shift) & empty
    if step:
        found.append(straight.entering[step % _PRIME])
    for way in ways:
        leaving: i64 = movers & way.inside
        entered: i64 = shifted(leaving, way.shift)
        targets: i64 = entered & empty
        if entered & enemies:
            targets |= enemies & beaten(discs, leaving, way.shift)
        entering = way.entering
        while targets:
            lowest: i64 = targets & -targets
            found.append(entering[lowest % _PRIME])
            targets ^= lowest


def beaten(discs: Discs, leaving: i64, shift: i64) -> i64:
    """Squares whose disc is beaten by the one that would enter. Rules R4."""
    return (
        (shifted(leaving & discs.fire, shift) & discs.wood)
        | (shifted(leaving & discs.wood, shift) & discs.water)
        | (shifted(leaving & discs.water, shift) & discs.fire)
    )


def shifted(squares: i64, shift: i64) -> i64:
    if shift > 0:
        return squares << shift
    return squares >> -shift


# ---- what is told: all of it is public; `captured` is the one event that shows an underside


def tell_move(dealer: Dealer, discs: Discs, seat: int, at: i64, to: i64) -> None:
    """Before a disc moves. Ruling B18: whoever is captured shows both faces, so there is no free way back."""
    if at == discs.wand_of(seat):
        dealer.tell(Event("stepped", {"seat": seat, "at": NAMES[at], "to": NAMES[to]}))
    elif (discs.white | discs.black) >> to & 1:
        up, down = SYMBOLS[discs.up_at(to)], SYMBOLS[discs.under_at(to)]
        dealer.reveal()
        dealer.tell(Event("captured", {"seat": seat, "at": NAMES[at], "to": NAMES[to], "up": up, "down": down}))
    else:
        dealer.tell(Event("moved", {"seat": seat, "at": NAMES[at], "to": NAMES[to]}))


def tell_flip(dealer: Dealer, discs: Discs, seat: int, at: i64, rulings: Rulings) -> None:
    """Before a disc is flipped. Its underside is news to the other player once; in the memory variant, to both."""
    if rulings.memory or not discs.seen >> at & 1:
        dealer.reveal()
    dealer.tell(Event("flipped", {"seat": seat, "at": NAMES[at], "up": SYMBOLS[discs.under_at(at)]}))


def tell_freeze(dealer: Dealer, pair: i64) -> None:
    at, to = members(pair)
    dealer.tell(Event("froze", {"at": NAMES[at], "to": NAMES[to]}))


def tell_hand_over(dealer: Dealer, seat: int, at: i64, to: i64) -> None:
    dealer.tell(Event("handed", {"seat": seat, "at": NAMES[at], "to": NAMES[to]}))
