"""What a seat may know of the discs and of the course, as numbers: all that the view and the compact view are made of.

Whatever is not written here on purpose stays hidden.
"""

from typing import Final

from mypy_extensions import i64

from tischlein.core.turn import OF, Seat
from tischlein.games.elementos.rules.arranging import is_complete
from tischlein.games.elementos.rules.options import SECRET
from tischlein.games.elementos.rules.squares import SQUARES
from tischlein.games.elementos.rules.state import ARRANGING, NOBODY, PLAYING, ElementosState
from tischlein.games.elementos.rules.world import Discs

# What a seat is asked for: a place in this list.
ASKS: Final[list[str]] = ["", "arrange", "confirm", "play"]
# Instead of a symbol, where an underside is not shown.
NOT_SHOWN: Final = 3
# An appearance is how one disc appears to somebody: its square, three times a symbol or NOT_SHOWN, and two marks.
APPEARANCES: Final[i64] = SQUARES * 4**4


def asked_of(state: ElementosState, seat: Seat) -> int:
    if not state.turn().waits_for(seat):
        return 0
    if state.stage == PLAYING:
        return 3
    return 2 if is_complete(state.discs, seat, state.rulings) else 1


def mover(state: ElementosState) -> Seat:
    """Whose ply it is, or who arranges in the open; nobody while both arrange in secret and after the end."""
    return state.to_move if state.turn().mode == OF else NOBODY


def visible_squares(state: ElementosState, own: i64) -> i64:
    """Of a secret setup only the own ones, until both have confirmed."""
    # §6.
    if state.stage == ARRANGING and state.rulings.setup_mode == SECRET:
        return own
    # §21.
    return state.discs.white | state.discs.black


def open_to_owner(state: ElementosState, own: i64) -> i64:
    """Undersides that a player may look at: the own ones, in the memory variant only while arranging."""
    # §21, §A14.
    return own if state.stage == ARRANGING or not state.rulings.memory else 0


def open_to_all(state: ElementosState) -> i64:
    """Undersides that the table marks, because everybody has seen them."""
    # §A15.
    return state.discs.seen if state.rulings.marks_seen else 0


def appearance_at(discs: Discs, square: i64, to_owner: i64, to_all: i64) -> i64:
    """How the disc on a square appears where these undersides are open. `appearance_parts` takes it apart."""
    up: i64 = discs.up_at(square)
    under: i64 = discs.under_at(square)
    down: i64 = under if to_owner >> square & 1 else NOT_SHOWN
    seen: i64 = under if to_all >> square & 1 else NOT_SHOWN
    wand: i64 = discs.white_wand if discs.white >> square & 1 else discs.black_wand
    marks: i64 = discs.frozen >> square & 1
    if square == wand:
        marks += 2
    return (((square * 4 + up) * 4 + down) * 4 + seen) * 4 + marks


def appearance_parts(appearance: int) -> tuple[int, int, int, int, bool, bool]:
    """Square, upper side, underside for the owner, underside for all, whether it carries, whether it is frozen."""
    rest, marks = divmod(appearance, 4)
    rest, seen = divmod(rest, 4)
    rest, down = divmod(rest, 4)
    square, up = divmod(rest, 4)
    return square, up, down, seen, marks >= 2, marks % 2 == 1


def visible_discs(state: ElementosState, seat: Seat | None) -> list[int]:
    """disc number * APPEARANCES + appearance, sorted."""
    discs = state.discs
    own: i64 = 0 if seat is None else discs.of(seat)
    squares: i64 = visible_squares(state, own)
    to_owner: i64 = open_to_owner(state, own)
    to_all: i64 = open_to_all(state)
    found: list[int] = []
    square: i64 = 0
    while square < SQUARES:
        if squares >> square & 1:
            found.append(discs.number_at(square) * APPEARANCES + appearance_at(discs, square, to_owner, to_all))
        square += 1
    found.sort()
    return found
