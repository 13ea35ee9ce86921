"""What one seat may know, built from nothing: whatever is not written here on purpose stays hidden."""

import msgspec

from tischlein.core.state import State
from tischlein.core.turn import OF, Seat
from tischlein.games.elementos.arrangement import is_complete, supply
from tischlein.games.elementos.discs import disc_numbers_on_board, owner_of
from tischlein.games.elementos.material import DISC_WORDS, PAIRS, SYMBOLS
from tischlein.games.elementos.rulings import SECRET
from tischlein.games.elementos.squares import BLACK, NAMES, WHITE
from tischlein.games.elementos.state import ARRANGING, NOBODY, PHASES, PLAYING, ElementosState


class DiscView(msgspec.Struct):
    """A disc on the board. `id` is the number of its home square and so says nothing about its underside.

    down   the underside, where this seat may look at it now
    seen   the underside, where the table marks undersides that everybody has seen (`show_seen_undersides`)
    """

    id: int
    at: str
    owner: int
    up: str
    down: str | None
    wand: bool
    frozen: bool
    seen: str | None


class CapturedView(msgspec.Struct):
    """A captured disc; both faces are shown to everybody (ruling B18), the one it showed last first."""

    id: int
    owner: int
    faces: list[str]


class SupplyView(msgspec.Struct):
    """How many own discs of a pair still wait to be laid."""

    disc: str
    count: int


class ElementosView(msgspec.Struct):
    """ask: "arrange", "confirm" or "play" when this seat decides, "" when it does not.

    discs          on the board; during a secret setup only the own ones
    begins         the seat that plays first
    to_move        whose ply it is, or who arranges in the open; nobody while both arrange in secret and after the end
    idle_plies     plies in a row without progress; at `idle_limit` the match is a draw
    repetitions    how often the present position has occurred, this time included
    memory         whether players may not look at their own undersides
    """

    ask: str
    seat: int | None
    rows: int
    phase: str
    discs: list[DiscView]
    captured: list[CapturedView]
    supply: list[SupplyView]
    ready: list[bool]
    begins: int
    to_move: int | None
    idle_plies: int
    idle_limit: int
    repetitions: int
    winner: int | None
    memory: bool


def view(state: State, seat: Seat | None) -> ElementosView:
    assert isinstance(state, ElementosState), "a view of Elementos needs a position of Elementos"
    return ElementosView(
        ask=_ask(state, seat),
        seat=seat,
        rows=state.rulings.rows,
        phase=PHASES[int(state.stage)],
        discs=_discs(state, seat),
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


def _discs(state: ElementosState, seat: Seat | None) -> list[DiscView]:
    """Written for speed: most of what a ply costs a server is this list, for each who looks on."""
    discs = state.discs
    wands = (discs.white_wand, discs.black_wand)
    frozen, marked = discs.frozen, discs.seen if state.rulings.marks_seen else 0
    hides_others = _hides_others(state)
    own = seat if _may_look(state) else None
    shown: list[DiscView] = []
    for number, square in disc_numbers_on_board(discs):
        owner = owner_of(number)
        if hides_others and owner != seat:
            continue
        up, under = SYMBOLS[discs.up_at(square)], SYMBOLS[discs.under_at(square)]
        down = under if owner == own else None
        seen = under if marked >> square & 1 else None
        is_frozen = frozen >> square & 1 == 1
        shown.append(DiscView(number, NAMES[square], owner, up, down, wands[owner] == square, is_frozen, seen))
    return shown


def _hides_others(state: ElementosState) -> bool:
    """Rules R6: until both have confirmed, a secret setup is seen by its owner only."""
    return state.stage == ARRANGING and state.rulings.setup_mode == SECRET


def _may_look(state: ElementosState) -> bool:
    """Whether players may look at their own undersides: always, in the memory variant only while they arrange."""
    return state.stage == ARRANGING or not state.rulings.memory


def _captured(captured: int) -> CapturedView:
    number, disc = divmod(captured, len(DISC_WORDS))
    return CapturedView(id=number, owner=owner_of(number), faces=DISC_WORDS[disc].split("/"))


def _supply(state: ElementosState, seat: Seat | None) -> list[SupplyView]:
    if seat is None or state.stage != ARRANGING:
        return []
    return [SupplyView(disc=PAIRS[pair], count=count) for pair, count in enumerate(supply(state.discs, seat))]
