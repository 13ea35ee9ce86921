"""Everything that is true in a match of Essence, as data. The rules that change it lie in one file per phase."""

from typing import Final, Literal

from tischlein.core.turn import Seat
from tischlein.games.essence.rules.advice import Trade
from tischlein.games.essence.rules.evaluation import NO_NUMBER, Evaluation, Tipped, evaluate
from tischlein.games.essence.rules.material import KINDS, WAYS
from tischlein.games.essence.rules.options import Rulings
from tischlein.kit.piles import copies

# emblem  everyone chooses a set of tip cards        choose  the active player chooses a way card
# tip     all tip in secret                          take    the active player takes the coin or the card of a circle
# talk    everything lies open, until "next"         trade   side by side, everyone with the supply
Phase = Literal["emblem", "choose", "tip", "take", "talk", "trade", "over"]

NO_WAY: Final = -1
NATURES: Final = 1_000_000


class Past:
    """A turn that has been revealed: what computers learn from, and people remember. Never changed, only replaced.

    tips       by seat, 0 for none
    took_card  whether the active player took the card of a circle instead of the coin
    """

    def __init__(self, way: int, active: Seat, concepts: list[int], tips: list[int], took_card: bool) -> None:
        self.way: int = way
        self.active: Seat = active
        self.concepts: list[int] = concepts
        self.tips: list[int] = tips
        self.took_card: bool = took_card


class Character:
    """Whom a computer in this seat would play. What it likes and what tires it is told to all; the rest, its nature,
    is known to this seat alone, and the others find it out by playing."""

    def __init__(self, likes: list[int], tires: int, nature: int) -> None:
        self.likes: list[int] = likes
        self.tires: int = tires
        self.nature: int = nature


def full_world(seats: int, rulings: Rulings) -> "World":
    """All material in its place (§9), nothing dealt."""
    return World(seats, rulings, rulings.way_cards(), [rulings.concepts(colour) for colour in range(rulings.colours())])


class World:
    """
    turns      how many turns the match has; one way card each
    ways       way cards nobody has seen: a sorted list whose order means nothing, as undrawn is undecided
    display    the way cards to choose from; way: the one chosen, or NO_WAY
    stacks     by colour, undrawn concepts, sorted; discards: those that were seen and won by nobody
    open       the concepts of this turn, by place
    numbers    by seat, 1 to 7, or NO_NUMBER before one is chosen
    holdings   by seat and kind, after the trades made so far; won: the concept cards won in play
    trades     by seat, while and after trading
    past       the turns revealed so far; while talking the last of them is this one
    """

    def __init__(self, seats: int, rulings: Rulings, ways: list[int], stacks: list[list[int]]) -> None:
        self.rulings: Rulings = rulings
        self.seats: int = seats
        self.phase: Phase = "emblem"
        self.turns: int = 0
        self.active: Seat = 0
        self.ways: list[int] = ways
        self.display: list[int] = []
        self.way: int = NO_WAY
        self.stacks: list[list[int]] = stacks
        self.discards: list[list[int]] = [[] for _ in range(rulings.colours())]
        self.open: list[int] = []
        self.numbers: list[int] = [NO_NUMBER] * seats
        self.swaps: list[int] = [rulings.swaps] * seats
        # Nobody owns anything (§12).
        self.holdings: list[list[int]] = [[0] * len(KINDS) for _ in range(seats)]
        self.won: list[list[int]] = [[] for _ in range(seats)]
        self.trades: list[list[Trade]] = [[] for _ in range(seats)]
        self.done: list[bool] = [False] * seats
        self.characters: list[Character] = []
        self.past: list[Past] = []

    def turn_number(self) -> int:
        """The number of the turn that is being played, from 1."""
        begun = self.phase in ("choose", "tip")
        return len(self.past) + (1 if begun else 0)

    def ways_seen(self) -> int:
        return len(self.past) + len(self.display) + (1 if self.way != NO_WAY else 0)

    def stack(self) -> list[int]:
        """The undrawn concepts of the way card being played; none before one is chosen."""
        return [] if self.way == NO_WAY else self.stacks[WAYS[self.way].colour]

    def tipped(self, past: Past) -> Tipped:
        reading = self.rulings.white_reading
        return Tipped(WAYS[past.way], past.active, past.tips, self.numbers, past.took_card, reading)

    def evaluation(self, past: Past) -> Evaluation:
        return evaluate(self.tipped(past))

    def before_trading(self, seat: Seat) -> list[int]:
        """What a seat owned before it began to trade: while it trades, only this is known to others."""
        before = list(self.holdings[seat])
        for pay, get in self.trades[seat]:
            before[pay] += 2
            before[get] -= 1
        return before

    def trading_seats(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if not self.done[seat]]

    def copy(self) -> "World":
        fresh = World(self.seats, self.rulings, [], [])
        fresh.phase = self.phase
        fresh.turns = self.turns
        fresh.active = self.active
        fresh.ways = list(self.ways)
        fresh.display = list(self.display)
        fresh.way = self.way
        fresh.stacks = copies(self.stacks)
        fresh.discards = copies(self.discards)
        fresh.open = list(self.open)
        fresh.numbers = list(self.numbers)
        fresh.swaps = list(self.swaps)
        fresh.holdings = copies(self.holdings)
        fresh.won = copies(self.won)
        fresh.trades = [list(made) for made in self.trades]
        fresh.done = list(self.done)
        fresh.characters = list(self.characters)
        # A past turn never changes: where its circle's card is taken, it is replaced.
        fresh.past = list(self.past)
        return fresh
