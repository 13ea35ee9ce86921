"""What a seat sees, as a few numbers: the short cut beside `views.py`, which shows nothing else and nothing more."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.glance import Glance
from tischlein.core.state import State
from tischlein.core.turn import OF, Seat
from tischlein.games.elementos.rules.arranging import is_complete, supply
from tischlein.games.elementos.rules.material import DISC_WORDS, DISCS_EACH
from tischlein.games.elementos.rules.rulings import SECRET
from tischlein.games.elementos.rules.squares import SQUARES
from tischlein.games.elementos.rules.state import ARRANGING, NOBODY, ElementosState

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
_NOT_SHOWN: Final[i64] = 3


def look(state: State, seat: Seat) -> vec[i64]:
    assert isinstance(state, ElementosState), "a glance at Elementos needs a position of Elementos"
    shown = _NOTHING[:]
    shown[0] = _asked(state, seat)
    _write_discs(shown, state, seat)
    _write_captured(shown, state.discs.captured)
    shown[_SUPPLY] = _supply(state, seat)
    shown[_SUPPLY + 1] = _whose(state)
    shown[_SUPPLY + 2] = state.idle
    shown[_SUPPLY + 3] = state.rulings.idle_limit
    shown[_SUPPLY + 4] = 2 * (3 * state.occurrences() + state.winner - NOBODY) + int(state.rulings.memory)
    return shown


def _asked(state: ElementosState, seat: Seat) -> i64:
    """ask, seat, rows, phase"""
    ask: i64 = 0
    if state.turn().waits_for(seat):
        ask = 1
        if state.stage == ARRANGING and is_complete(state.discs, seat, state.rulings):
            ask = 2
    return ((ask * 2 + seat) * 3 + state.stage) * 16 + state.rulings.rows


def _write_discs(shown: vec[i64], state: ElementosState, seat: Seat) -> None:
    """Rules R6: until both have confirmed, a secret setup is seen by its owner only."""
    discs = state.discs
    is_secret = state.stage == ARRANGING and state.rulings.setup_mode == SECRET
    own: i64 = discs.of(seat)
    in_sight: i64 = own if is_secret else discs.white | discs.black
    # In the memory variant players look at their undersides only while they arrange.
    open_to_owner: i64 = own if state.stage == ARRANGING or not state.rulings.memory else 0
    open_to_all: i64 = discs.seen if state.rulings.marks_seen else 0
    wands: i64 = discs.white & i64(1) << discs.white_wand | discs.black & i64(1) << discs.black_wand
    square: i64 = 0
    while square < SQUARES:
        if in_sight >> square & 1:
            up: i64 = _symbol(discs.fire, discs.wood, square)
            under: i64 = _symbol(discs.under_fire, discs.under_wood, square)
            down: i64 = under if open_to_owner >> square & 1 else _NOT_SHOWN
            seen: i64 = under if open_to_all >> square & 1 else _NOT_SHOWN
            marks: i64 = wands >> square & 1 | (discs.frozen >> square & 1) << 1
            place: i64 = _FIRST_DISC + discs.number_at(square)
            shown[place] = 1 + (((square * 4 + up) * 4 + down) * 4 + seen) * 4 + marks
        square += 1


def _symbol(fire: i64, wood: i64, square: i64) -> i64:
    if fire >> square & 1:
        return 0
    return 1 if wood >> square & 1 else 2


def _write_captured(shown: vec[i64], captured: tuple[int, ...]) -> None:
    for disc in captured:
        one: i64 = disc
        number: i64 = one // _WORDS
        place: i64 = _FIRST_CAPTURED + number // _CAPTURED_TOGETHER
        shown[place] += (1 + one % _WORDS) * _LAYS[number % _CAPTURED_TOGETHER]


def _supply(state: ElementosState, seat: Seat) -> i64:
    if state.stage != ARRANGING:
        return 0
    shown: i64 = 1
    for count in supply(state.discs, seat):
        shown = shown * 4 + count
    return shown


def _whose(state: ElementosState) -> i64:
    """ready, begins, to_move"""
    to_move = state.to_move if state.turn().mode == OF else NOBODY
    return (state.ready * 2 + state.begins) * 3 + to_move - NOBODY


GLANCE: Final[Glance] = Glance(_PARTS, look)
