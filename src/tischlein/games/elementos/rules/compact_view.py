"""What a seat sees, as a few numbers: the short cut beside `views/view.py`; it shows nothing else and nothing more."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.compact_view import CompactView
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.games.elementos.rules.arranging import supply
from tischlein.games.elementos.rules.material import DISC_WORDS, DISCS_EACH
from tischlein.games.elementos.rules.squares import SQUARES
from tischlein.games.elementos.rules.state import ARRANGING, NOBODY, ElementosState
from tischlein.games.elementos.rules.visible import (
    appearance_at,
    asked_of,
    mover,
    open_to_all,
    open_to_owner,
    visible_squares,
)

_DISCS: Final = 2 * DISCS_EACH
# Three captured discs share a number; for each, 0 says that it was not captured, else how it lay last.
_CAPTURED_TOGETHER: Final = 3
_WORDS: Final[i64] = len(DISC_WORDS)
_LAYS: Final[vec[i64]] = vec[i64]([(len(DISC_WORDS) + 1) ** place for place in range(_CAPTURED_TOGETHER)])

_PARTS: Final[list[str]] = [
    "ask",
    *[f"discs[id={number}]" for number in range(_DISCS)],
    *[f"captured[id={number}]" for number in range(0, _DISCS, _CAPTURED_TOGETHER)],
    "supply",
    "ready",
    "idle_plies",
    "idle_limit",
    "repetitions",
]
_FIRST_DISC: Final[i64] = _PARTS.index("discs[id=0]")
_FIRST_CAPTURED: Final[i64] = _PARTS.index("captured[id=0]")
_SUPPLY: Final[i64] = _PARTS.index("supply")

_NOTHING: Final[vec[i64]] = vec[i64]([0] * len(_PARTS))


def compact_view(state: State, seat: Seat) -> vec[i64]:
    assert isinstance(state, ElementosState), "a compact view of Elementos needs a position of Elementos"
    numbers = _NOTHING[:]
    # ask, seat, rows, phase
    numbers[0] = ((asked_of(state, seat) * 2 + seat) * 3 + state.stage) * 16 + state.rulings.rows
    _write_discs(numbers, state, seat)
    _write_captured(numbers, state.discs.captured)
    numbers[_SUPPLY] = _supply(state, seat)
    # ready, begins, to_move
    numbers[_SUPPLY + 1] = (state.ready * 2 + state.begins) * 3 + mover(state) - NOBODY
    numbers[_SUPPLY + 2] = state.idle
    numbers[_SUPPLY + 3] = state.rulings.idle_limit
    numbers[_SUPPLY + 4] = 2 * (3 * state.count_occurrences() + state.winner - NOBODY) + int(state.rulings.memory)
    return numbers


def _write_discs(numbers: vec[i64], state: ElementosState, seat: Seat) -> None:
    discs = state.discs
    own: i64 = discs.of(seat)
    squares: i64 = visible_squares(state, own)
    to_owner: i64 = open_to_owner(state, own)
    to_all: i64 = open_to_all(state)
    square: i64 = 0
    while square < SQUARES:
        if squares >> square & 1:
            place: i64 = _FIRST_DISC + discs.number_at(square)
            numbers[place] = 1 + appearance_at(discs, square, to_owner, to_all)
        square += 1


def _write_captured(numbers: vec[i64], captured: tuple[int, ...]) -> None:
    for disc in captured:
        one: i64 = disc
        number: i64 = one // _WORDS
        place: i64 = _FIRST_CAPTURED + number // _CAPTURED_TOGETHER
        numbers[place] += (1 + one % _WORDS) * _LAYS[number % _CAPTURED_TOGETHER]


def _supply(state: ElementosState, seat: Seat) -> i64:
    if state.stage != ARRANGING:
        return 0
    packed: i64 = 1
    for count in supply(state.discs, seat):
        packed = packed * 4 + count
    return packed


COMPACT_VIEW: Final[CompactView] = CompactView(_PARTS, compact_view)
