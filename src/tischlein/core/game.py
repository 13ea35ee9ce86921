"""A kind of game, as a value: everything the table, the lab and the tests need to know about it."""

from collections.abc import Callable

from tischlein.core.compact_view import CompactView
from tischlein.core.dealer import Dealer
from tischlein.core.guide import Guide
from tischlein.core.learner import Learner
from tischlein.core.options import Option, Options
from tischlein.core.question import Bot
from tischlein.core.state import Position, Result, State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action, Vocabulary

Setup = Callable[[Options, int, Dealer], State]
View = Callable[[State, Seat | None], object]
Load = Callable[[Position], State]
NewBot = Callable[[], Bot]
NewGuide = Callable[[], Guide]
Hint = Callable[[State, Seat, Action], float]
Rematch = Callable[[Options, Position, Result], Options]
Picture = Callable[[State], list[str]]


class Credits:
    """Whose game it is. Said in the lobby's foot and in NOTICE; where one buys the box is part of being fair."""

    def __init__(self, authors: str, publisher: str, year: int, website: str) -> None:
        self.authors: str = authors
        self.publisher: str = publisher
        self.year: int = year
        self.website: str = website


def same_options(options: Options, end: Position, result: Result) -> Options:
    """The default rematch: everything as before."""
    return options


class Game:
    """A kind of game.

    id          the folder's name; also the key of its texts
    version     raised by every correction that could change the end of an old record
    seats       the numbers of seats it can be played with, ascending
    view        builds what one seat may know (None: everybody, the shared screen), from nothing
    load        reads a position that State.dump wrote or a person typed; refuses what cannot be
    bots        its own computer players by name; `random` and the levels exist for every game
    rematch     the options of the next match at the same table, from the last one's options, end position and result
    picture     a position drawn in letters, line by line, where its plain JSON is hard to see
    compact_view  the same as `view` in a few numbers, where learners look so often that building views costs most
    chronicle   events that may tell in the log what no view shows any more: it lies open, or concerns nobody now.
                Whatever other events tell must stay in view or fade (`Event.fades`)
    hint        how promising a legal answer of a seat looks, 0 to 1: makes the general levels better. Asked in
                imagined worlds, and very often
    learner     how its opponents learn from matches against themselves, where `tischlein train` shall work
    guide       plays imagined matches on for the coach; without one they are played on at random
    """

    def __init__(
        self,
        id: str,
        version: int,
        seats: list[int],
        options: list[Option],
        vocabulary: Vocabulary,
        setup: Setup,
        view: View,
        load: Load,
        bots: dict[str, NewBot],
        credits: Credits,
        rematch: Rematch = same_options,
        compact_view: CompactView | None = None,
        chronicle: tuple[str, ...] = (),
        picture: Picture | None = None,
        hint: Hint | None = None,
        learner: Learner | None = None,
        guide: NewGuide | None = None,
    ) -> None:
        self.id: str = id
        self.version: int = version
        self.seats: list[int] = seats
        self.options: list[Option] = options
        self.vocabulary: Vocabulary = vocabulary
        self.setup: Setup = setup
        self.view: View = view
        self.load: Load = load
        self.bots: dict[str, NewBot] = bots
        self.credits: Credits = credits
        self.rematch: Rematch = rematch
        self.compact_view: CompactView | None = compact_view
        self.chronicle: tuple[str, ...] = chronicle
        self.picture: Picture | None = picture
        self.hint: Hint | None = hint
        self.learner: Learner | None = learner
        self.guide: NewGuide | None = guide
