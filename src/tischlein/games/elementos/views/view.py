"""What one seat may know, as it goes out; `in_sight.py` fills it in."""

import msgspec


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
