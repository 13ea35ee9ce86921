"""What one seat may know, built from nothing: whatever is not written here on purpose stays hidden.

A disc is first one number, and what is the same about a disc is made once: most of what a ply costs a server is the
list of discs, for each who looks on.
"""

from typing import Final

from mypy_extensions import i64

from tischlein.core.state import State
from tischlein.core.turn import OF, Seat
from tischlein.games.elementos.rules.arranging import is_complete, supply
from tischlein.games.elementos.rules.material import DISC_WORDS, PAIRS, SYMBOLS
from tischlein.games.elementos.rules.rulings import SECRET
from tischlein.games.elementos.rules.squares import BLACK, NAMES, SQUARES, WHITE
from tischlein.games.elementos.rules.state import ARRANGING, NOBODY, PHASES, PLAYING, ElementosState
from tischlein.games.elementos.rules.world import Discs, owner_of
from tischlein.games.elementos.views.view import CapturedView, DiscView, ElementosView, SupplyView

# Instead of a symbol, where an underside is not shown.
NOT_SHOWN: Final = 3

_SYMBOLS: Final[i64] = 4
_SQUARES: Final[i64] = SQUARES


def view(state: State, seat: Seat | None) -> ElementosView:
    assert isinstance(state, ElementosState), "a view of Elementos needs a position of Elementos"
    return ElementosView(
        ask=_ask(state, seat),
        seat=seat,
        rows=state.rulings.rows,
        phase=PHASES[int(state.stage)],
        discs=[_SHOWN[disc] for disc in discs_in_sight(state, seat)],
        captured=[_captured(captured) for captured in state.discs.captured],
        supply=_supply(state, seat),
        ready=[state.is_ready(WHITE), state.is_ready(BLACK)],
        begins=state.begins,
        to_move=state.to_move if state.turn().mode == OF else None,
        idle_plies=int(state.idle),
        idle_limit=state.rulings.idle_limit,
        repetitions=state.occurrences(),
        winner=None if state.winner == NOBODY else state.winner,
        memory=state.rulings.memory,
    )


def _ask(state: ElementosState, seat: Seat | None) -> str:
    if seat is None or not state.turn().waits_for(seat):
        return ""
    if state.stage == PLAYING:
        return "play"
    return "confirm" if is_complete(state.discs, seat, state.rulings) else "arrange"


def _captured(captured: int) -> CapturedView:
    number, disc = divmod(captured, len(DISC_WORDS))
    return CapturedView(id=number, owner=owner_of(number), faces=DISC_WORDS[disc].split("/"))


def _supply(state: ElementosState, seat: Seat | None) -> list[SupplyView]:
    if seat is None or state.stage != ARRANGING:
        return []
    return [SupplyView(disc=PAIRS[pair], count=count) for pair, count in enumerate(supply(state.discs, seat))]


class _Shown(dict[int, DiscView]):
    """Each disc as it may lie, made once. There are fewer than fifty thousand, a match has a few hundred of them."""

    def __missing__(self, shown: int) -> DiscView:
        number, square, up, down, seen, has_wand, is_frozen = parts(shown)
        disc = DiscView(
            id=number,
            at=NAMES[square],
            owner=owner_of(number),
            up=SYMBOLS[up],
            down=None if down == NOT_SHOWN else SYMBOLS[down],
            wand=has_wand,
            frozen=is_frozen,
            seen=None if seen == NOT_SHOWN else SYMBOLS[seen],
        )
        self[shown] = disc
        return disc


_SHOWN: Final = _Shown()


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
