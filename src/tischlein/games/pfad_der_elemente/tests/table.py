"""Sets up positions for tests in a few words, and plays them with luck that is written down.

The paths of these tests are blocks of three rows of four tiles; their elements are written as twelve letters:

     1  2  3  4
   5  6  7  8        1 touches 2, 5 and 6; 6 touches 1, 2, 5, 7, 9 and 10
     9 10 11 12
"""

from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer, QuietDealer
from tischlein.core.options import read_options
from tischlein.core.state import Position
from tischlein.core.turn import Seat
from tischlein.games.pfad_der_elemente.game import GAME
from tischlein.games.pfad_der_elemente.rules.actions import WORDS
from tischlein.games.pfad_der_elemente.rules.material import ELEMENTS, MOTIFS, TABLES
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente, load
from tischlein.games.pfad_der_elemente.rules.world import PHASES, STEPS
from tischlein.games.pfad_der_elemente.views.parts import AreaView, PfadView
from tischlein.games.pfad_der_elemente.views.view import view
from tischlein.testing.answers import Answers, seat_named
from tischlein.testing.cases import random_move, step

BLOCK = [(0, 0), (1, 0), (2, 0), (3, 0), (-1, 1), (0, 1), (1, 1), (2, 1), (-1, 2), (0, 2), (1, 2), (2, 2)]
LETTERS = {element[0]: element for element in ELEMENTS}
# Three of each element, so that any two, three or four such paths are what the boards give.
EVEN = "eawfeawfeawf"
SeatWritten = dict[str, object]

ANSWERS = Answers(WORDS)
legal, verbs, offered, may, answer = ANSWERS.legal, ANSWERS.verbs, ANSWERS.offered, ANSWERS.may, ANSWERS.answer


def seat_of(element: str, spirits: dict[int, str] | None = None, tiles: str = EVEN, **parts: object) -> SeatWritten:
    """A seat with spirits on tiles 1 … 12, and other parts as a position writes them."""
    path = {f"{q},{r}": LETTERS[letter] for (q, r), letter in zip(BLOCK, tiles, strict=True)}
    lying = {str(tile): spirit for tile, spirit in (spirits or {}).items()}
    return {"element": element, "path": path, "spirits": lying, **parts}


def table(
    *seats: SeatWritten, grid: dict[int, str] | None = None, phase: str = "spirits", **parts: object
) -> PfadDerElemente:
    """A position of the spirit phase. `grid` says what was seen at places 1 …; the last places are empty."""
    position: Position = {"phase": phase, "seats": [dict(seat) for seat in seats], **parts}
    lying = sum(len(spirits_written(seat)) for seat in seats)
    size = TABLES[len(seats) - 2].spirits * len(MOTIFS)
    places = ["?"] * (size - lying) + ["-"] * lying
    for place, motif in (grid or {}).items():
        places[place - 1] = motif
    if phase == "spirits":
        position["grid"] = places
    state = load(position)
    assert isinstance(state, PfadDerElemente)
    return state


def spirits_written(seat: SeatWritten) -> dict[str, object]:
    spirits = seat["spirits"]
    assert isinstance(spirits, dict)
    return spirits


def start(seats: int = 2, seed: int = 1, **options: object) -> PfadDerElemente:
    """A match at its beginning."""
    state = GAME.setup(read_options(GAME.options, options), seats, QuietDealer(seed))
    assert isinstance(state, PfadDerElemente)
    return state


def start_with(dealer: Dealer, seats: int = 2, **options: object) -> PfadDerElemente:
    state = GAME.setup(read_options(GAME.options, options), seats, dealer)
    assert isinstance(state, PfadDerElemente)
    return state


def reveal(state: PfadDerElemente, seat: Seat, *places: int) -> None:
    """The first two with `reveal`, the last of three for a gift."""
    for number, place in enumerate(places):
        answer(state, seat, "third_reveal" if number == 2 else "reveal", at=str(place))


def take_all(state: PfadDerElemente, dealer: Dealer | None = None, **elements: str) -> None:
    """One round of the draft: `seat0="fire"`; seats not named keep the first tile they can."""
    takes = {seat_named(name): {"do": "take", "element": element} for name, element in elements.items()}
    ANSWERS.answer_all(state, takes, dealer)


def play_to(state: PfadDerElemente, phase: str, seed: int = 3, dealer: Dealer | None = None) -> None:
    """Random answers up to the beginning of a phase."""
    luck = QuietDealer(seed)
    while phase_of(state) != phase and state.turn().mode != turns.OVER:
        step(state, random_move(state, luck), dealer or luck)


def phase_of(state: PfadDerElemente) -> str:
    return PHASES[state.world.phase]


def step_of(state: PfadDerElemente) -> str:
    return STEPS[state.world.step]


def seen_by(state: PfadDerElemente, seat: Seat | None) -> PfadView:
    return view(state, seat)


def area(state: PfadDerElemente, owner: Seat, seat: Seat | None) -> AreaView:
    """What a seat sees of an owner's area."""
    return seen_by(state, seat).areas[owner]


def spirits(state: PfadDerElemente, owner: Seat) -> dict[int, str]:
    """The spirits of a path as its owner sees them, by tile; with their marks as a position writes them."""
    seats = state.dump()["seats"]
    assert isinstance(seats, list)
    return {int(tile): spirit for tile, spirit in seats[owner]["spirits"].items()}
