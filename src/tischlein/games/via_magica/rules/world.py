"""Everything that is true in a match of Via Magica, as data. The rules that change it lie in one file per phase."""

from typing import Final, Literal, get_args

from tischlein.core.dealer import Dealer, Event
from tischlein.core.turn import Seat
from tischlein.games.via_magica.rules.area import NO_GATE, Area
from tischlein.games.via_magica.rules.material import FULL_BAG, REWARDS
from tischlein.games.via_magica.rules.options import Rulings

Phase = Literal["choose", "play", "over"]

# The decisions of a seat while gates are opened.
Decision = Literal[
    "choose_pending",
    "effect_place",
    "rearrange",
    "open_other",
    "extra_gate",
    "take_gate",
    "claim_count",
]
# What can be owed: a decision, or a step of an opening that goes by itself.
What = Literal[Decision, "succeed", "reward"]
# What a seat can be asked.
Moment = Literal["choose", "place", What]
MOMENTS: Final[list[Moment]] = list(get_args(Moment))

NO_TOKEN: Final = -1
NOBODY: Final = -1
# So many opened gates end the match (§9.1).
GATES_TO_END: Final = 7
# So many gates lie face up in the middle (§3.1).
DISPLAY_SIZE: Final = 5


class Owed:
    """Unfinished business of one seat. `count` and `target` are for placements. Never changed, only replaced."""

    def __init__(self, seat: Seat, what: What, count: int = 0, target: int = 0) -> None:
        self.seat: Seat = seat
        self.what: What = what
        self.count: int = count
        self.target: int = target


class World:
    """
    bag, deck     sorted lists whose order means nothing: undrawn is undecided
    drawn         the tokens out of the bag, oldest first
    discard       gates swept from the display: everybody has seen them
    token         what was drawn this round, or NO_TOKEN before the first draw
    catcher       who draws next (after a wild token: already the new one)
    calls_from    the seat whose openings come first this round (§6.1, §6.3)
    asked         the seats that may place this round and have not been resolved yet
    opening       the kind being opened by the seat of the top of `owed`, or NO_GATE
    owed          a stack: the top is served first
    quiet         how many rounds in a row nobody has opened a gate, the running one included
    reward_owner  for each reward the seat that has it, or NOBODY
    """

    def __init__(self, areas: list[Area], rulings: Rulings) -> None:
        self.rulings: Rulings = rulings
        self.seats: int = len(areas)
        self.phase: Phase = "choose"
        self.areas: list[Area] = areas
        # All tokens are in the bag, all rewards are free (§3.6).
        self.bag: list[int] = FULL_BAG.copy()
        self.drawn: list[int] = []
        self.deck: list[int] = []
        self.display: list[int] = []
        self.discard: list[int] = []
        self.token: int = NO_TOKEN
        self.catcher: Seat = 0
        self.calls_from: Seat = 0
        self.round: int = 0
        self.quiet: int = 0
        self.asked: list[Seat] = []
        self.opening: int = NO_GATE
        self.owed: list[Owed] = []
        self.reward_owner: list[Seat] = [NOBODY] * len(REWARDS)

    def copy(self) -> "World":
        twin = World([], self.rulings)
        twin.phase = self.phase
        twin.seats = self.seats
        twin.areas = [area.copy() for area in self.areas]
        twin.bag = self.bag.copy()
        twin.drawn = self.drawn.copy()
        twin.deck = self.deck.copy()
        twin.display = self.display.copy()
        twin.discard = self.discard.copy()
        twin.token = self.token
        twin.catcher = self.catcher
        twin.calls_from = self.calls_from
        twin.round = self.round
        twin.quiet = self.quiet
        twin.asked = self.asked.copy()
        twin.opening = self.opening
        twin.owed = self.owed.copy()
        twin.reward_owner = self.reward_owner.copy()
        return twin

    def moment_of(self, seat: Seat) -> Moment | None:
        """What this seat is asked now, if anything."""
        if self.asked:
            return "place" if seat in self.asked else None
        if self.owed:
            return self.owed[-1].what if self.owed[-1].seat == seat else None
        return "choose" if self.phase == "choose" and not self.areas[seat].zone_is_full() else None

    def owe(self, seat: Seat, what: What, count: int = 0, target: int = 0) -> None:
        self.owed.append(Owed(seat, what, count, target))


def tell(dealer: Dealer, name: str, seat: Seat) -> None:
    """An event that needs no more than a seat."""
    if dealer.listening:
        dealer.tell(Event(name, {"seat": seat}))
