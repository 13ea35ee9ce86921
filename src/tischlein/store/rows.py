"""What is stored, as plain values. The truth of a match is its row plus its steps, in order."""

import msgspec

Choice = bool | int | str
NamedAction = dict[str, str | int]


class PersonRow(msgspec.Struct, frozen=True):
    """A guest. Only the hash of the session's token is kept."""

    id: str
    name: str
    token_hash: str
    made_at: float


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: `kind` is empty, person or bot. `person` stays while a bot keeps the seat, who may take it back."""

    kind: str = "empty"
    person: str = ""
    name: str = ""
    bot: str = ""
    has_left: bool = False


class TableRow(msgspec.Struct, frozen=True):
    """A table with its seats. `match` counts its matches; `waiting` names the seats the present one waits for;
    once somebody has asked for a rematch, those whose yes it needs.

    `revision` counts every change of the table and its matches: who writes must know the last one. `hints` is how many
    the host allows each seat in a match: 0 none, -1 as many as it likes.
    """

    code: str
    game: str
    version: int
    options: dict[str, Choice]
    host: str
    phase: str
    match: int
    waiting: list[int]
    opened_at: float
    seats: list[SeatRow]
    revision: int = 0
    hints: int = 0


class MatchRow(msgspec.Struct, frozen=True):
    """One match at a table: with its steps, all that is needed to play it again. Where it has a `position`, it began
    there, and not as the rules begin."""

    table: str
    number: int
    version: int
    options: dict[str, Choice]
    seats: int
    seed: str
    players: list[str]
    begun_at: float
    position: dict[str, object] | None = None


class ReviewRow(msgspec.Struct, frozen=True):
    """What the coach said about a match that is over, as compressed JSON. Of another `edition` of the coach it is worth
    nothing."""

    table: str
    match: int
    depth: float
    edition: str
    told: bytes


class StepRow(msgspec.Struct, frozen=True):
    """One action of a seat. `command` is the id its sender gave it, so that a repeated one is known; bots give none."""

    table: str
    match: int
    n: int
    seat: int
    deed: NamedAction
    command: str | None
    at: float


class HintRow(msgspec.Struct, frozen=True):
    """The n-th hint of a seat in a match, counted from 0. `question` tells what it was asked from all else it could be
    asked, and `span` in which turn; `hint` is what it was told, as JSON."""

    table: str
    match: int
    seat: int
    n: int
    question: str
    span: int
    hint: str


class PassRow(msgspec.Struct, frozen=True):
    """A one-time pass for a seat. Only the hash of its token is kept."""

    token_hash: str
    table: str
    seat: int
    person: str
    expires_at: float


class TelevisionRow(msgspec.Struct, frozen=True):
    """A television that shows its code. `person` is its session; `table` is what it shall show, empty until then."""

    code: str
    person: str
    table: str
    expires_at: float


class CommandRow(msgspec.Struct, frozen=True):
    """A command at a table that was carried out and is no step: sitting down, choosing options, starting …"""

    table: str
    person: str
    command: str
    at: float


class BanRow(msgspec.Struct, frozen=True):
    """Somebody whom the host has shut out until `expires_at`: a guest, or whoever comes from an address.

    A ban is one row for the guest, without an address, and one for each address that goes with it. `with_address` says
    that processes add the addresses from which they have the guest connected. `name` tells the host whom it was about.
    """

    id: str
    address: str
    person: str
    name: str
    with_address: bool
    made_at: float
    expires_at: float


class TableWanted(msgspec.Struct, frozen=True):
    """Which tables the host asks for: those in a phase (empty: any), where nothing was done since `before`."""

    phase: str = ""
    before: float = 1e12
    most: int = 500


class ListedTable(msgspec.Struct, frozen=True):
    """A table for the host's list. `last_at` is when its present match had its last step; None without one."""

    table: TableRow
    last_at: float | None


class TableSnapshot(msgspec.Struct, frozen=True):
    """A table, its present match and that match's steps (the later ones, if so asked), all of one instant."""

    table: TableRow
    match: MatchRow | None
    steps: list[StepRow]
