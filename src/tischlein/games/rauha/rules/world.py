"""Everything that is true in a match of Rauha, as data. The rules that change it lie in one file per phase."""

from typing import Final

from mypy_extensions import i64

from tischlein.core.dealer import Dealer, Event
from tischlein.core.turn import Seat
from tischlein.games.rauha.rules.area import NO_CARD, Area
from tischlein.games.rauha.rules.conditions import TAKEN_UP
from tischlein.games.rauha.rules.material import CARDS, FIRST_GOD, GODS, MOON, NOTCHES, WELCOMED_GODS, Notch
from tischlein.games.rauha.rules.options import Rulings
from tischlein.kit.piles import copies
from tischlein.kit.seats import seat_after

# The phases of a match, by number.
PHASES: Final = ["keep", "place", "activate", "score", "over"]
KEEP_PHASE: Final[int] = 0
PLACE_PHASE: Final[int] = 1
ACTIVATE_PHASE: Final[int] = 2
SCORE_PHASE: Final[int] = 3
OVER: Final[int] = 4

NOBODY: Final[int] = -1
CARDS_PER_SATELLITE: Final[int] = 4
# After them comes the scoring (§3.1).
TURNS_OF_A_ROUND: Final[int] = 3


class World:
    """
    notch   where all avatars are: 0 … 15
    first   the seat that began the present turn or scoring; acted: how many seats have finished it
    stack   the seats in the order in which their energy markers arrived where they are, the newest last
    bags    what is left of the two decks: sorted, undrawn is undecided
    piles   the cards on each satellite. In turn 3 the last one stays here until the turn ends: then nobody needs to
            know any more which of two cards it was
    hole    the Black Hole: face down cards as sealed(card, seen), in no order
    uses    what the active seat can still activate, worked out once per step
    """

    def __init__(self, areas: list[Area], rulings: Rulings, bags: list[list[int]]) -> None:
        self.rulings: Rulings = rulings
        self.seats: int = len(areas)
        self.areas: list[Area] = areas
        self.phase: int = KEEP_PHASE
        # The first notch: above the first column (§2.4).
        self.notch: int = 0
        self.first: Seat = 0
        self.acted: int = 0
        self.stack: list[Seat] = list(range(len(areas)))
        self.bags: list[list[int]] = bags
        self.piles: list[list[int]] = [[] for _ in areas]
        self.hole: list[int] = []
        # Nobody holds a god at first (§2.1).
        self.holders: list[Seat] = [NOBODY] * len(GODS)
        self.uses: list[int] = []

    def copy(self) -> "World":
        twin = World([area.copy() for area in self.areas], self.rulings, copies(self.bags))
        twin.phase = self.phase
        twin.notch = self.notch
        twin.first = self.first
        twin.acted = self.acted
        twin.stack = self.stack.copy()
        twin.piles = copies(self.piles)
        twin.hole = self.hole.copy()
        twin.holders = self.holders.copy()
        # Never changed in place, always replaced.
        twin.uses = self.uses
        return twin

    def active(self) -> Seat:
        """Whose step it is, in the phases of one seat."""
        return seat_after(self.first, self.seats, self.acted)

    def place(self) -> Notch:
        """One of sixteen, clockwise: three on each edge, and the corners (§3.3)."""
        return NOTCHES[self.notch]

    def line_sources(self, welcomed: i64) -> i64:
        """What step 4 activates: the avatar's line with or without spores (§4.16), and the gods just welcomed that bear
        the lightning (§4.14), also those that somebody else welcomed before in this turn (§A18)."""
        return self.place().mask | (welcomed & WELCOMED_GODS) << FIRST_GOD

    def round(self) -> int:
        """1 … 4."""
        return self.notch // (TURNS_OF_A_ROUND + 1) + 1

    def turn(self) -> int:
        """1 … 3; 4 is the scoring."""
        return self.notch % (TURNS_OF_A_ROUND + 1) + 1

    def age(self) -> int:
        return 0 if self.round() <= 2 else 1

    def satellite_of(self, seat: Seat) -> int:
        """The satellite that a seat drafts from now (§4.1): on its left or on its right."""
        return TAKEN_UP[self.place().satellite][self.seats][seat][0]

    def drafter_of(self, satellite: int) -> Seat:
        """The seat that drafts from a satellite now."""
        return satellite if self.place().satellite == MOON else seat_after(satellite, self.seats)

    def first_drafter_of(self, satellite: int) -> Seat:
        """The seat that has it in turns 1 and 3 of this round; the other neighbour has it in turn 2."""
        return satellite if self.round() % 2 == 1 else seat_after(satellite, self.seats)

    def has_seen(self, satellite: int, seat: Seat) -> bool:
        """Whether a seat has held the cards that are, or were at the start of this turn, on a satellite."""
        if seat == self.first_drafter_of(satellite):
            return True
        is_neighbour = seat in (satellite, seat_after(satellite, self.seats))
        return is_neighbour and self.turn() >= 2

    def gain_energy(self, seat: Seat, amount: int, source: int) -> None:
        """Moves a marker onto its new field, on top of those that lie there (§4.5, §A2)."""
        if amount == 0:
            return
        area = self.areas[seat]
        area.energy += amount
        area.earned[source] += amount
        self.stack.remove(seat)
        self.stack.append(seat)

    def leader(self) -> Seat:
        """Most energy (§4.3), and not the highest field of the track (§4.6, §A26); among equals the highest marker."""
        best = self.stack[0]
        for seat in self.stack:
            if self.areas[seat].energy >= self.areas[best].energy:
                best = seat
        return best

    def lying(self) -> list[int]:
        """Every card that is not in the decks."""
        cards = [sealed_card(entry) for entry in self.hole]
        for pile in self.piles:
            cards.extend(pile)
        for area in self.areas:
            cards.extend(area.cells + area.covered + [area.chosen, area.dropped])
        return [card for card in cards if NO_CARD < card < CARDS]

    def lowest_water(self) -> int:
        """Of all, whoever asks included (§8.4, §A20)."""
        return min([area.water() for area in self.areas])


def is_choosing(world: World) -> bool:
    """Whether everybody chooses a card, step 1 (§4.1)."""
    return world.phase == KEEP_PHASE


def is_laying(world: World) -> bool:
    """Whether one seat lays or discards its card, step 2 (§4.7)."""
    return world.phase == PLACE_PHASE


SEEN: Final[int] = 128


def sealed(card: int, seen: int) -> int:
    """A card in the Black Hole, with a bit for every seat that has seen it."""
    return SEEN * seen + card


def sealed_card(entry: int) -> int:
    return entry % SEEN


def seen_by(entry: int) -> int:
    return entry // SEEN


def tell(dealer: Dealer, name: str, seat: Seat) -> None:
    """An event that needs no more than a seat."""
    if dealer.listening:
        dealer.tell(Event(name, {"seat": seat}))
