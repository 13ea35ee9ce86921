"""What a net sees of a board of Elementos, from each player's side: how discs lie where, wands, and frozen discs.

Everything is read from a world that a seat imagines. Sums are kept from look to look: what changed since is found by
comparing sets of squares, so it does not matter how the search came here.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.bots.net import WORDS, Net
from tischlein.games.elementos.bot.layout import Layout
from tischlein.games.elementos.rules.squares import BLACK, MOST_ROWS, SQUARES, WHITE, turned

# Raised when the features below change: older nets are not read then.
VERSION: Final = 1
# A disc shows one symbol and hides another: six ways to lie, for each player.
LIES: Final = 6
WANDS: Final = 2 * LIES
FROZEN: Final = WANDS + 2
SORTS: Final = FROZEN + 1
FEATURES: Final = SORTS * SQUARES


def feature(seat: int, sort: int, square: int) -> int:
    """As a player on the near side sees it: the own discs are the first six sorts, and the own wand comes first."""
    place = square if seat == WHITE else turned(square, MOST_ROWS)
    if seat == BLACK and sort < WANDS:
        sort = (sort + LIES) % WANDS
    elif seat == BLACK and sort < FROZEN:
        sort = WANDS + FROZEN - 1 - sort
    return sort * SQUARES + place


_NUMBERS: Final[vec[i64]] = vec[i64](
    [feature(seat, sort, square) for seat in (WHITE, BLACK) for sort in range(SORTS) for square in range(SQUARES)]
)


def fill_sets(layout: Layout, sets: vec[i64]) -> None:
    """The squares of every sort: white's discs by how they lie, black's, the two wands, what is frozen."""
    one: i64 = 1
    occupied: i64 = layout.white | layout.black
    fire, wood, under_fire, under_wood = layout.fire, layout.wood, layout.under_fire, layout.under_wood
    water = occupied & ~(fire | wood)
    _fill_lies(sets, 0, fire & under_wood, fire & ~under_wood)
    _fill_lies(sets, 2, wood & ~under_fire, wood & under_fire)
    _fill_lies(sets, 4, water & under_fire, water & under_wood)
    for lie in range(LIES):
        sets[LIES + lie] = sets[lie] & layout.black
        sets[lie] = sets[lie] & layout.white
    sets[WANDS] = one << layout.white_wand
    sets[WANDS + 1] = one << layout.black_wand
    sets[FROZEN] = layout.frozen


def _fill_lies(sets: vec[i64], at: i64, one: i64, other: i64) -> None:
    sets[at] = one
    sets[at + 1] = other


def active(layout: Layout, seat: int) -> list[int]:
    """The features that are there, as this player sees them, in ascending order."""
    sets = vec[i64]([0] * SORTS)
    fill_sets(layout, sets)
    return sorted(
        [feature(seat, sort, square) for sort in range(SORTS) for square in range(SQUARES) if sets[sort] >> square & 1]
    )


@final
class Look:
    """A net's sums for both players, and the sets that they are the sums of."""

    def __init__(self, net: Net) -> None:
        self.net: Net = net
        self.sums: vec[i64] = vec[i64]([0] * (2 * WORDS))
        self.seen: vec[i64] = vec[i64]([0] * SORTS)
        self.now: vec[i64] = vec[i64]([0] * SORTS)
        net.begin(self.sums, 0)
        net.begin(self.sums, WORDS)

    def measure(self, layout: Layout) -> i64:
        """To the seat that is to move."""
        self.follow(layout)
        if layout.to_move == WHITE:
            return self.net.value(self.sums, 0, WORDS)
        return self.net.value(self.sums, WORDS, 0)

    def follow(self, layout: Layout) -> None:
        """Brings the sums up to date."""
        fill_sets(layout, self.now)
        sort: i64 = 0
        while sort < SORTS:
            changed = self.now[sort] ^ self.seen[sort]
            if changed:
                self.change(sort, changed)
                self.seen[sort] = self.now[sort]
            sort += 1

    def change(self, sort: i64, changed: i64) -> None:
        base = sort * SQUARES
        square: i64 = 0
        while changed >> square:
            if changed >> square & 1:
                white, black = _NUMBERS[base + square], _NUMBERS[SORTS * SQUARES + base + square]
                if self.now[sort] >> square & 1:
                    self.net.show(self.sums, 0, white)
                    self.net.show(self.sums, WORDS, black)
                else:
                    self.net.hide(self.sums, 0, white)
                    self.net.hide(self.sums, WORDS, black)
            square += 1
