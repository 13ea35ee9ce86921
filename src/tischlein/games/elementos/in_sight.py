"""The discs that a seat sees, each as one number: what is the same about a disc is shown once (`views.py`).

Compiled, because most of what a ply costs a server is this list, for each who looks on.
"""

from typing import Final

from mypy_extensions import i64

from tischlein.core.turn import Seat
from tischlein.games.elementos.discs import Discs
from tischlein.games.elementos.rulings import SECRET
from tischlein.games.elementos.squares import BLACK, SQUARES, WHITE
from tischlein.games.elementos.state import ARRANGING, ElementosState

# Instead of a symbol, where an underside is not shown.
NOT_SHOWN: Final = 3

_SYMBOLS: Final[i64] = 4
_SQUARES: Final[i64] = SQUARES


def discs_in_sight(state: ElementosState, seat: Seat | None) -> list[int]:
    """By their numbers. `parts` takes them apart."""
    discs = state.discs
    own: i64 = _squares_of(discs, seat)
    in_sight: i64 = own if _hides_others(state) else discs.white | discs.black
    open_to_owner: i64 = own if _may_look(state) else 0
    open_to_all: i64 = discs.seen if state.rulings.marks_seen else 0
    found: list[int] = []
    square: i64 = 0
    while square < _SQUARES:
        if in_sight >> square & 1:
            under: i64 = discs.under_at(square)
            shown: i64 = discs.number_at(square) * _SQUARES + square
            shown = shown * _SYMBOLS + discs.up_at(square)
            shown = shown * _SYMBOLS + (under if open_to_owner >> square & 1 else NOT_SHOWN)
            shown = shown * _SYMBOLS + (under if open_to_all >> square & 1 else NOT_SHOWN)
            is_wand = square == (discs.white_wand if discs.white >> square & 1 else discs.black_wand)
            shown = shown * 4 + 2 * int(is_wand) + (discs.frozen >> square & 1)
            found.append(shown)
        square += 1
    found.sort()
    return found


def parts(shown: int) -> tuple[int, int, int, int, int, bool, bool]:
    """Number, square, upper side, underside for the owner, underside for all, whether it carries, is frozen."""
    rest, flags = divmod(shown, 4)
    rest, seen = divmod(rest, 4)
    rest, down = divmod(rest, 4)
    rest, up = divmod(rest, 4)
    number, square = divmod(rest, SQUARES)
    return number, square, up, down, seen, flags >= 2, flags % 2 == 1


def _squares_of(discs: Discs, seat: Seat | None) -> i64:
    if seat == WHITE:
        return discs.white
    return discs.black if seat == BLACK else 0


def _hides_others(state: ElementosState) -> bool:
    """Rules R6: until both have confirmed, a secret setup is seen by its owner only."""
    return state.stage == ARRANGING and state.rulings.setup_mode == SECRET


def _may_look(state: ElementosState) -> bool:
    """Whether players may look at their own undersides: always, in the memory variant only while they arrange."""
    return state.stage == ARRANGING or not state.rulings.memory
