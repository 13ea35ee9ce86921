"""What one seat may know, built from nothing: `rules/visible.py` says what that is, here it is put into words.

What is the same about a disc is made once: most of what a ply costs a server is the list of discs, for each who looks
on.
"""

from typing import Final

import msgspec

from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.games.elementos.rules.arranging import supply
from tischlein.games.elementos.rules.material import DISC_WORDS, DISCS_EACH, PAIRS, SYMBOLS
from tischlein.games.elementos.rules.squares import BLACK, NAMES, WHITE
from tischlein.games.elementos.rules.state import ARRANGING, NOBODY, PHASES, ElementosState
from tischlein.games.elementos.rules.visible import (
    APPEARANCES,
    ASKS,
    NOT_SHOWN,
    appearance_parts,
    asked_of,
    mover,
    visible_discs,
)
from tischlein.games.elementos.rules.world import owner_of


class DiscView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A disc on the board. `id` is the number of its home square and so says nothing about its underside.

    There are many of them in every message, so what is nothing special about one is left out.

    down   the underside, where this seat may look at it now
    seen   the underside, where the table marks undersides that everybody has seen (`show_seen_undersides`)
    """

    id: int
    at: str
    owner: int
    up: str
    down: str | None = None
    wand: bool = False
    frozen: bool = False
    seen: str | None = None


class CapturedView(msgspec.Struct, frozen=True):
    """A captured disc; both faces are shown to everybody (§A18), the one it showed last first."""

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


class DiscViews(dict[int, DiscView]):
    """Each disc as it may lie, made once. There are fewer than fifty thousand, a match has a few hundred of them."""

    def __missing__(self, disc: int) -> DiscView:
        number, appearance = divmod(disc, APPEARANCES)
        square, up, down, seen, has_wand, is_frozen = appearance_parts(appearance)
        made = DiscView(
            id=number,
            at=NAMES[square],
            owner=owner_of(number),
            up=SYMBOLS[up],
            down=None if down == NOT_SHOWN else SYMBOLS[down],
            wand=has_wand,
            frozen=is_frozen,
            seen=None if seen == NOT_SHOWN else SYMBOLS[seen],
        )
        self[disc] = made
        return made


DISC_VIEWS: Final = DiscViews()
CAPTURED_VIEWS: Final = [
    CapturedView(id=number, owner=owner_of(number), faces=word.split("/"))
    for number in range(2 * DISCS_EACH)
    for word in DISC_WORDS
]


def view(state: State, seat: Seat | None) -> ElementosView:
    assert isinstance(state, ElementosState), "a view of Elementos needs a position of Elementos"
    rulings, to_move = state.rulings, mover(state)
    return ElementosView(
        ask="" if seat is None else ASKS[asked_of(state, seat)],
        seat=seat,
        rows=rulings.rows,
        phase=PHASES[state.stage],
        discs=list(map(DISC_VIEWS.__getitem__, visible_discs(state, seat))),
        captured=[CAPTURED_VIEWS[captured] for captured in state.discs.captured],
        supply=[] if seat is None or state.stage != ARRANGING else supply_views(state, seat),
        ready=[state.is_ready(WHITE), state.is_ready(BLACK)],
        begins=state.begins,
        to_move=None if to_move == NOBODY else to_move,
        idle_plies=state.idle,
        idle_limit=rulings.idle_limit,
        repetitions=state.count_occurrences(),
        winner=None if state.winner == NOBODY else state.winner,
        memory=rulings.memory,
    )


def supply_views(state: ElementosState, seat: Seat) -> list[SupplyView]:
    return [SupplyView(disc=PAIRS[pair], count=count) for pair, count in enumerate(supply(state.discs, seat))]
