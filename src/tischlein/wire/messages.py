"""Every message that crosses the network, as a type: `docs/protocol.md` and the browser's types come from here.

JSON over HTTP for what happens before a table (`http.py`), one WebSocket per table (`/ws/{code}`) for everything
at it (here). Views are whole, never patches. A view, its events and its legal answers are built for one seat.

`/ws/{code}?look=screen` opens a shared screen, which is told what everybody may know and holds no seat.
`/ws/{code}?look=2` looks through one of several own seats from the start.
"""

from tischlein.core.refusal import Fact
from tischlein.wire.bases import Command, ToBrowser, Told
from tischlein.wire.walking import Lead, StopLeading, Walk

Choice = bool | int | str
Named = dict[str, str | int]


# ---- WebSocket, from the browser ------------------------------------------------------------------------------------


class Sit(Command, tag="sit"):
    seat: int
    name: str


class Beside(Command, tag="beside"):
    """Somebody who shares my device sits down in an empty seat before the match: I hold several seats from then on."""

    seat: int
    name: str


class Look(Command, tag="look"):
    """Through which of my seats this connection looks. Only for whoever holds several: they begin with none (null).
    Whoever holds one seat always looks through it, a shared screen through none.
    """

    seat: int | None


class Stand(Command, tag="stand"):
    """Leaves a seat of mine, or all of them where none is named. In a running match a seat keeps its name until I come
    back or the host puts a bot there."""

    seat: int | None = None


class Rename(Command, tag="rename"):
    """`seat` says which of my seats is meant; it may be left out by whoever has one."""

    name: str
    seat: int | None = None


class Choose(Command, tag="choose"):
    """The host sets options before the match."""

    options: dict[str, Choice]


class SetSeats(Command, tag="seats"):
    """The host sets the number of seats before the match."""

    count: int


class PutBot(Command, tag="bot"):
    """The host puts a bot into an empty or abandoned seat; in a running match it plays on from there. Everybody else
    who plays may do so where somebody has been away for long (`ask_after`)."""

    seat: int
    bot: str


class ClearSeat(Command, tag="clear"):
    """The host empties a seat before the match."""

    seat: int


class AllowHints(Command, tag="hints"):
    """The host says before the match how many hints each seat may have in it: 0, 3, 10, or -1 for as many as it
    likes."""

    count: int


class Start(Command, tag="start"):
    """Begins the match. While a game is being written and its rules have broken, a new one instead; with `keeps` from
    where the answers of the old one still fit."""

    keeps: bool = False


class Do(Command, tag="do"):
    """A deed in the match: a legal answer in its named form, or a deed of the table ({"do": "resign"} …).
    `question` is the id that the update gave; an answer to an older question is refused as stale. Deeds of the table
    need none. `seat` says which of my seats acts; it may be left out by whoever has one.
    """

    deed: Named
    question: str = ""
    seat: int | None = None


class Why(Command, tag="why"):
    """Why one of my seats cannot do this action now. Nothing changes, nothing is stored. Answered by Because; by Done
    where nothing stands in the way; by Refused where there is no such action."""

    deed: Named
    seat: int | None = None


class Rematch(Command, tag="rematch"):
    """After the end: my seats want a new match at the same table. It begins when every person's seat has said so; with
    `without_away` the host does not wait for those who are away: bots play for them until they are back."""

    without_away: bool = False


class Again(Command, tag="again"):
    """Asks for the whole table and update again, after a gap."""


Leading = Lead | StopLeading
Seating = Sit | Beside | Stand | Rename
Arranging = Choose | SetSeats | PutBot | ClearSeat | AllowHints | Start
AboutTable = Seating | Arranging | Look | Do | Why | Rematch | Again
FromBrowser = AboutTable | Leading


# ---- WebSocket, to the browser --------------------------------------------------------------------------------------


class SeatCard(Told):
    """`kind` is empty, person or bot. `away` means that a person has no open connection or has left, and
    `away_seconds` for how long already. `yours` marks a seat of mine that I left, that a bot keeps for me, or that I
    moved to another device: sitting down there gives it back.
    """

    kind: str
    name: str
    bot: str
    away: bool
    away_seconds: int
    yours: bool


class Mistake(Told):
    """Only while a game is being written (`play --reload`): where its rules have broken, and what Python said there.
    So many answers of the match still `fits`."""

    file: str
    line: int
    told: str
    fits: int


class TableState(ToBrowser, tag="table"):
    """Who sits where. `phase` is lobby, playing, over or frozen (a rule broke; the record is kept for repair).

    you          the seat through which this connection looks
    mine         the seats that I hold; more than one where several people share a device
    match        counts the matches at this table; 0 before the first
    rematch      after the end: the seats that have asked for a rematch
    watching     how many look on without a seat
    hints        how many each seat may have in a match (POST /api/tables/{code}/hint); 0 none, -1 as many as it likes
    hints_left   by seat, how many of them are left. Where seats answer unseen, what another one uses counts from the
                 end of that turn on
    ask_after    from so many seconds of absence on, everybody who plays may let a bot play on for somebody
    link         the invitation, with an address that other devices can reach; /api/tables/{code}/qr.svg draws it
    walk         after the end: where somebody leads through a match that is over
    mistake      only while the game is being written: why this table is frozen, until the next file is saved
    """

    code: str
    game: str
    version: int
    options: dict[str, Choice]
    seats: list[SeatCard]
    you: int | None
    mine: list[int]
    host: bool
    phase: str
    match: int
    rematch: list[int]
    watching: int
    hints: int
    hints_left: list[int]
    ask_after: int
    link: str
    walk: Walk | None = None
    mistake: Mistake | None = None


class Happened(Told, omit_defaults=True):
    """An event as one seat may hear it; the game's locales have a sentence for each name. The facts that `fades` names
    have to be remembered: until the end they are told once. Where they are missing, the sentence is event-…-faded."""

    name: str
    facts: dict[str, Fact]
    fades: tuple[str, ...] = ()


class TurnView(Told):
    """`mode` is of, together, each or over; `waiting_for` leaves out seats that have answered in secret."""

    mode: str
    seats: list[int]
    waiting_for: list[int]


class AsksView(Told):
    """Open requests between seats: who offers a draw, who asks to take back and who has agreed."""

    draw: list[int]
    back_for: int | None
    back: list[int]


class ResultView(Told):
    """By seat. `ties` is what decides between equal scores, the first difference first; empty where they share."""

    scores: list[int]
    places: list[int]
    reason: str
    sources: list[dict[str, int]]
    ties: list[dict[str, int]]


class Update(ToBrowser, tag="update"):
    """The match as my seat may know it: sent on connecting, after every change, and when asked for again.

    number       counts the updates of this connection; a gap means: ask again
    seat         through whose eyes this is seen; null is what everybody may see
    step         how many answers the rules have taken
    first_event  the place of events[0] in the match's log for my seat; 0 means: this is the whole log
    events       a whole log has faded while the match runs; where it has, the end brings all of it again
    question     the id to answer with, or null when nothing is asked of me
    actions      my legal answers in named form; answered is true when mine is in and may still be changed
    deeds        the deeds of the table that are open to me now
    luck         the hash of the seed while the match runs, the seed itself when it is over
    """

    number: int
    match: int
    seat: int | None
    step: int
    view: object
    first_event: int
    events: list[Happened]
    turn: TurnView
    question: str | None
    actions: list[Named]
    answered: bool
    deeds: list[str]
    asks: AsksView
    took_back: bool
    luck: str
    result: ResultView | None


class Done(ToBrowser, tag="done"):
    """The command is on disk."""

    command: str


class Refused(ToBrowser, tag="refused"):
    """The one shape of every refusal; nothing has changed. `command` is empty where none could be read."""

    command: str
    reason: str
    facts: dict[str, Fact]


class Because(ToBrowser, tag="because"):
    """The answer to Why: `why` is the key of a sentence (`why-…` in the locales), `rule` the paragraph that says so
    (/rules/a_game#4.7) or "". Facts name what stands in the way, in the words of the view."""

    command: str
    why: str
    rule: str
    facts: dict[str, Fact]


class Closing(ToBrowser, tag="closing"):
    """The last message before the server closes a connection, with the reason."""

    reason: str


FromServer = TableState | Update | Done | Refused | Because | Closing
