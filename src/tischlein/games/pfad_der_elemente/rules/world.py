"""Everything that is true in a match of Pfad der Elemente, as data. Rules that change it lie in one file per phase."""

from typing import Final

from tischlein.core.dealer import Dealer, Event
from tischlein.core.turn import Seat
from tischlein.games.pfad_der_elemente.rules.hexes import TILES
from tischlein.games.pfad_der_elemente.rules.material import GIFTS, MOTIF, MOTIFS, TABLES, Table, omens_of
from tischlein.games.pfad_der_elemente.rules.options import Rulings
from tischlein.games.pfad_der_elemente.rules.path import Building, Path
from tischlein.kit.piles import copies
from tischlein.kit.seats import seat_after

# The phases of a match, by number.
PHASES: Final[list[str]] = ["element", "draft", "omens", "path", "spirits", "gifts", "over"]
ELEMENT_PHASE: Final[int] = 0
DRAFT_PHASE: Final[int] = 1
OMEN_PHASE: Final[int] = 2
PATH_PHASE: Final[int] = 3
SPIRIT_PHASE: Final[int] = 4
GIFT_PHASE: Final[int] = 5
OVER: Final[int] = 6

# The steps of a turn in the spirit phase (§15).
STEPS: Final[list[str]] = ["before", "second", "miss", "place_own", "place_foreign", "power", "after"]
BEFORE: Final[int] = 0
SECOND: Final[int] = 1
MISS: Final[int] = 2
PLACE_OWN_STEP: Final[int] = 3
PLACE_FOREIGN_STEP: Final[int] = 4
POWER: Final[int] = 5
AFTER: Final[int] = 6

# Also a free tile among spirits.
NOTHING: Final[int] = -1

# A place of the grid is the motif of the spirit there, once it was revealed; what nobody has seen is not decided yet.
UNSEEN: Final[int] = -1
GONE: Final[int] = -2

# Every match ends: so many turns in a row without a pair, and the spirits withdraw. People never get there.
LAST_RESORT: Final[int] = 300


class World:
    """
    first      begins the spirit phase; elements are chosen from this seat on
    active     whose turn it is, in phases of one seat
    acted      how many seats have chosen an element, or have had their turn in the gift phase
    elements   of each seat, or NOTHING
    gifts      left to each seat
    hands      tiles of each seat that are not laid, by element: taken, drafted and lifted ones
    packs      what is left of each pack, by element; pack p goes to seat p, then p + 1 …
    picks      what was taken from each pack, round by round; forgotten when all paths lie
    buildings  the paths while they are laid; ready: seats that have confirmed, as bits
    paths      the paths that lie; spirits: what is on each of their tiles
    grid       by place: a motif that was revealed once, UNSEEN or GONE
    bag        the motifs of all UNSEEN places, sorted
    open       the places that are face up now, in the order of revealing
    found      the motif of the pair of this turn, or NOTHING
    omens      in play, of each seat, ascending; removed: exchanged ones. The others are the seat's stack
    idle       turns in a row without a pair
    """

    def __init__(self, seats: int, rulings: Rulings) -> None:
        self.rulings: Rulings = rulings
        self.seats: int = seats
        self.phase: int = ELEMENT_PHASE
        self.step: int = BEFORE
        self.first: Seat = 0
        self.active: Seat = 0
        self.acted: int = 0
        self.elements: list[int] = [NOTHING] * seats
        self.gifts: list[int] = [GIFTS] * seats
        self.hands: list[list[int]] = []
        self.packs: list[list[int]] = []
        self.picks: list[list[int]] = []
        self.buildings: list[Building] = []
        self.ready: int = 0
        self.paths: list[Path] = []
        self.spirits: list[list[int]] = [[NOTHING] * TILES for _ in range(seats)]
        self.grid: list[int] = []
        self.bag: list[int] = []
        self.open: list[int] = []
        self.found: int = NOTHING
        self.omens: list[list[int]] = [[] for _ in range(seats)]
        self.removed: list[list[int]] = [[] for _ in range(seats)]
        self.idle: int = 0

    def copy(self) -> "World":
        twin = World(0, self.rulings)
        twin.seats = self.seats
        twin.phase = self.phase
        twin.step = self.step
        twin.first = self.first
        twin.active = self.active
        twin.acted = self.acted
        twin.elements = self.elements.copy()
        twin.gifts = self.gifts.copy()
        twin.hands = copies(self.hands)
        twin.packs = copies(self.packs)
        twin.picks = copies(self.picks)
        twin.buildings = [building.copy() for building in self.buildings]
        twin.ready = self.ready
        # Never changed in place, always replaced.
        twin.paths = self.paths
        twin.spirits = copies(self.spirits)
        twin.grid = self.grid.copy()
        twin.bag = self.bag.copy()
        twin.open = self.open.copy()
        twin.found = self.found
        twin.omens = copies(self.omens)
        twin.removed = copies(self.removed)
        twin.idle = self.idle
        return twin

    def table(self) -> Table:
        return self.rulings.box.tables[self.seats - TABLES[0].seats]

    def next_of(self, seat: Seat) -> Seat:
        """The seat to the left: clockwise (§6, §15)."""
        return seat_after(seat, self.seats)

    def round(self) -> int:
        """How many tiles everybody has drafted."""
        return len(self.picks[0]) if self.picks else 0

    def pack_of(self, seat: Seat) -> int:
        """The pack that a seat holds now: packs go to the left (§6)."""
        return seat_after(seat, self.seats, -self.round())

    def drafter_of(self, pack: int, round: int) -> Seat:
        return seat_after(pack, self.seats, round)

    def is_ready(self, seat: Seat) -> bool:
        return self.ready >> seat & 1 == 1

    def spirits_on(self, seat: Seat) -> int:
        """How many spirits lie on a path; covered ones and masks count (§21)."""
        return TILES - self.spirits[seat].count(NOTHING)

    def seat_of(self, element: int) -> Seat:
        return self.elements.index(element)

    def stack_of(self, seat: Seat) -> list[int]:
        """A seat's own omen stack, in no order: what nobody has drawn is not decided yet (§7a)."""
        if not self.rulings.omens or self.elements[seat] == NOTHING:
            return []
        gone = self.omens[seat] + self.removed[seat]
        return [omen for omen in omens_of(self.elements[seat]) if omen not in gone]


def drafted_by(world: World, seat: Seat) -> list[int]:
    """How many tiles of each element a seat has taken from its board (§4) and from the packs (§6)."""
    tiles = world.rulings.box.boards[world.elements[seat]].taken.copy()
    for pack, picks in enumerate(world.picks):
        for round, element in enumerate(picks):
            if world.drafter_of(pack, round) == seat:
                tiles[element] += 1
    return tiles


def motifs_on(spirits: list[int]) -> list[int]:
    """The motif on each tile, below 0 where none is."""
    return [NOTHING if spirit < 0 else spirit & MOTIF for spirit in spirits]


def tell(dealer: Dealer, name: str, seat: Seat) -> None:
    """An event that needs no more than a seat."""
    if dealer.listening:
        dealer.tell(Event(name, {"seat": seat}))


assert len(MOTIFS) <= MOTIF, "a motif fits below its marks"
