"""Two players who keep flipping the same opposing discs must do something else (§18).

A duel is the list of the latest plies that were flips of discs without a wand. Only its end matters: how many flips
went to and fro between the same two squares, and those squares. It fits into one integer; 0 is the empty list.
"""

from typing import Final

from mypy_extensions import i64

from tischlein.core.dealer import Dealer
from tischlein.games.elementos.rules.plies import tell_freeze
from tischlein.games.elementos.rules.squares import FILES, SQUARES, are_neighbours, members
from tischlein.games.elementos.rules.world import Discs

NO_DUEL: Final[i64] = 0
_SQUARE: Final[i64] = 31


def _faced_by(white: int) -> int:
    """The squares of black discs that oppose a white one: ahead of it on the next row, or directly beside it (§18a)."""
    squares = 0
    for black in range(SQUARES):
        if are_neighbours(white, black) and black // FILES >= white // FILES:
            squares |= 1 << black
    return squares


_FACED: Final[list[int]] = [_faced_by(white) for white in range(SQUARES)]


def after_flip(duel: i64, square: i64) -> i64:
    """The duel with one more flip."""
    last: i64 = duel & _SQUARE
    before: i64 = duel >> 5 & _SQUARE
    flips: i64 = duel >> 10
    if flips >= 2 and square == before:
        flips += 1
    else:
        flips = 2 if flips else 1
    return flips << 10 | last << 5 | square


def flips_in(duel: i64) -> i64:
    return duel >> 10


def pair_of(duel: i64) -> i64:
    """The two squares of a duel."""
    return i64(1) << (duel & _SQUARE) | i64(1) << (duel >> 5 & _SQUARE)


def freeze_duel(duel: i64, discs: Discs, dealer: Dealer) -> None:
    """Locks the two discs of a duel that has lasted long enough (§18), unless they are locked already (§A20)."""
    pair = pair_of(duel)
    if int(pair) in discs.pairs or not are_opposed(discs, pair):
        return
    discs.freeze(pair)
    if dealer.listening:
        tell_freeze(dealer, pair)


def are_opposed(discs: Discs, pair: i64) -> bool:
    """Whether a white and a black disc, both without a wand, stand opposed on these two squares."""
    # Carriers do not count (§18).
    white = pair & discs.white & ~(i64(1) << discs.white_wand)
    return stand_opposed(white, pair & discs.black & ~(i64(1) << discs.black_wand))


def stand_opposed(white: i64, black: i64) -> bool:
    """Whether these are one disc each that face each other."""
    # Discs that do not face each other may flip for ever (§18a).
    one, other = members(white), members(black)
    return len(one) == len(other) == 1 and _FACED[one[0]] >> other[0] & 1 == 1
