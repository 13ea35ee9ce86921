"""What crosses the network before and after a table: JSON over HTTP."""

import msgspec

from tischlein.wire.bases import Strict, Told
from tischlein.wire.messages import Because, Choice, Happened, Named, ResultView, TurnView


class OptionCard(Told):
    """One of `values`; or, where `lines` is above 0, a text of the table's own: so many lines of `length` letters.
    A table that is opened in the lobby begins with what is `suggested`."""

    id: str
    values: list[Choice]
    default: Choice
    shown: bool
    lines: int
    length: int
    suggested: Choice


class CreditsCard(Told):
    authors: str
    publisher: str
    year: int
    website: str


class PackageCard(Told):
    """What a game brings that comes in a package of its own (docs/packages.md).

    base         below which address its files lie, such as `locales/de.ftl`
    files        which there are
    parts        of its built board, such as `Board.svelte`; none without one
    """

    base: str
    files: list[str]
    parts: list[str]


class GameCard(Told):
    """GET /api/games: what the lobby needs to offer a game. Its words are in the game's locales. The pages have those
    of our own games, for which `package` is null. `puzzles` counts them."""

    id: str
    version: int
    seats: list[int]
    options: list[OptionCard]
    bots: list[str]
    credits: CreditsCard
    lessons: list[str]
    puzzles: int
    package: PackageCard | None


class LessonStepCard(Told):
    """A note, or with `do` a task: any legal answer that has all parts of one of these does it. `at` are selectors
    inside the board, `rules` the paragraphs it teaches; `say` and `otherwise` are keys of the game's lesson words."""

    say: str
    at: list[str]
    do: list[Named]
    otherwise: str
    rules: list[str]


class LessonCard(Told):
    """GET /api/lessons/{game}: its lessons, in order. An `open` one is played at a table: OpenTable with its name."""

    name: str
    seat: int
    open: bool
    steps: list[LessonStepCard]


class LessonAnswers(Strict):
    """Body of POST /api/lessons/{game}/{name}: what I answered so far. With `why` I ask why I cannot do that now."""

    answers: list[Named]
    why: Named | None = None


class LessonStand(Told):
    """A lesson after these answers, as the learner's seat sees it. Nothing of it is kept at the server.

    done         how many tasks are done
    actions      my legal answers; none when all tasks are done
    model        how the present task can be done
    events       what happened since the lesson began; the last answer told those from `fresh` on
    because      why what I asked about cannot be done; null where nothing stands in the way, or nothing was asked
    """

    seat: int
    seats: int
    done: int
    step: int
    view: object
    turn: TurnView
    actions: list[Named]
    model: Named | None
    events: list[Happened]
    fresh: int
    because: Because | None
    result: ResultView | None


class Me(Told):
    """POST /api/me: this browser's guest. The session itself is an HttpOnly cookie."""

    name: str


class NameMe(Strict):
    """Body of POST /api/me; an empty name asks who I am."""

    name: str = ""


class OpenTable(Strict):
    """Body of POST /api/tables. `bots[i]` names the bot of seat i, or null for an open seat; I take the first open one.

    With `start` the match begins at once if no seat is left open after mine. With the name of an open `lesson` it
    begins at its position, I sit in its seat, and the others are of level 1 whatever `bots` says.
    `name` is what I am called from now on, if I have no name yet.
    """

    game: str
    bots: list[str | None]
    options: dict[str, Choice] = msgspec.field(default_factory=dict)
    start: bool = False
    lesson: str = ""
    name: str = ""


class Opened(Told):
    """`first` are the messages (TableState, Update) that a connection to a table that I opened begins with, so that
    nobody waits for the connection to see it; what comes by the connection replaces them."""

    code: str
    first: list[msgspec.Raw] = msgspec.field(default_factory=list)


class TableCard(Told):
    """GET /api/tables: the tables where I sit, newest first. A bot among the players is written as `bot:level1`.

    `phase` is that of TableState, or closed: nobody comes in there any more.
    """

    code: str
    game: str
    phase: str
    players: list[str]
    my_turn: bool
    opened_at: float


class SeatPass(Told):
    """POST /api/tables/{code}/pass: a one-time token that moves my seat to another device.

    link         carries the token behind the #, where no server log sees it: /t/{code}#pass=TOKEN
    qr           the link as a QR code, ready for an <img>
    """

    token: str
    link: str
    qr: str


class ClaimSeat(Strict):
    """Body of POST /api/tables/{code}/claim."""

    token: str


class TelevisionCode(Told):
    """POST /api/televisions: a code for the television that asks, to be typed at a table within ten minutes.

    link         leads a phone to the same: /tv/{code}
    qr           the link as a QR code, ready for an <img>
    """

    code: str
    link: str
    qr: str


class TelevisionTable(Told):
    """GET /api/televisions/{code}: the table that this television shall show, empty until somebody has said so."""

    table: str


class ShowOn(Strict):
    """Body of POST /api/tables/{code}/television: the code that the television shows."""

    television: str


class World(Told):
    """GET /api/tables/{code}/world?seat=0: a world that my seat could be in, for a bot that searches before it answers.

    It is redealt for every call from what the seat sees now; it is never the true state. What the seat was shown once
    and has to remember (events that fade) is drawn anew too.

    question     what the seat is asked now, as in its update
    position     a position of the game, as the game's README describes it
    """

    game: str
    version: int
    seats: int
    seat: int
    question: str
    position: dict[str, object]


class Version(Told):
    """GET /version. `compiled` says whether the rules run as native code."""

    version: str
    compiled: bool


class Health(Told):
    """GET /healthz and /readyz. `ready` is false while matches would not be safe; `reason` is then a word for why:
    not_saved, disk_full, damaged (the database is; until the next start nothing is stored), wrong_shape (the database
    belongs to another version) or little_space. /readyz also tells the shape of the database and how many megabytes are
    free in the data folder.
    """

    ready: bool
    reason: str = ""
    shape: str = ""
    free_megabytes: int = 0


class Frame(Told):
    """One moment of a replay: after `step` answers, and what happened to get there."""

    step: int
    seat: int | None
    action: Named | None
    events: list[Happened]


class Replay(Told):
    """GET /api/tables/{code}/replay?seat=0&match=1&at=250, POST /api/replay?seat=0&at=250 with a record file as body.

    Without a seat: as everybody sees it. Without a match: the last one that is over. Finished matches only.

    match        which one of its table; 0 where it is of no table
    frames       every moment of the match, from the beginning
    first_view   the place in `frames` of the first of `views`
    views        what is on the table at a hundred moments in a row, `at` among them: ask again for others
    """

    game: str
    match: int
    seats: int
    players: list[str]
    options: dict[str, Choice]
    seed: str
    frames: list[Frame]
    first_view: int
    views: list[object]
    result: ResultView | None
