"""What one seat may know, built from nothing: whatever is not written here on purpose stays hidden."""

from typing import Final

import msgspec

from tischlein.core.state import State
from tischlein.core.turn import OF, Seat
from tischlein.games.elementos.arrangement import is_complete, supply
from tischlein.games.elementos.discs import owner_of
from tischlein.games.elementos.in_sight import NOT_SHOWN, discs_in_sight, parts
from tischlein.games.elementos.material import DISC_WORDS, PAIRS, SYMBOLS
from tischlein.games.elementos.squares import BLACK, NAMES, WHITE
from tischlein.games.elementos.state import ARRANGING, NOBODY, PHASES, PLAYING, ElementosState


class DiscView(msgspec.Struct, frozen=True):
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
