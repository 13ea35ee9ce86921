"""Matches of the toys for the tests of the core."""

from docs.example_game.bids.game import GAME as BIDS
from tests.toys import TILES, lay
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.turn import Seat

RED, BLUE = 0, 1


def tiles(seats: int = 2, seed: str = "tiles") -> Match:
    """A match of Tiles before the first tile lies; seat 0 will move first."""
    return Match(TILES, read_options(TILES.options, {"first": "seat_0"}), seats, seed)


def lay_all(match: Match, seat: Seat) -> None:
    for at, tile in enumerate([RED, BLUE, RED]):
        match.act(seat, lay(at, tile))


def laid_tiles(seats: int = 2) -> Match:
    """A match of Tiles where all tiles lie and seat 0 is to move."""
    match = tiles(seats)
    for seat in range(seats):
        lay_all(match, seat)
    return match


def bids(seats: int = 3, seed: str = "prizes") -> Match:
    return Match(BIDS, read_options(BIDS.options, {}), seats, seed)


def lowest(match: Match, seat: Seat) -> int:
    """The seat's lowest card, as an answer."""
    return match.legal(seat)[0]


def highest(match: Match, seat: Seat) -> int:
    return match.legal(seat)[-1]


def bid_all(match: Match) -> None:
    """One whole round of Bids: everybody gives the lowest card."""
    for seat in range(match.seats):
        match.act(seat, lowest(match, seat))


__all__ = [
    "BIDS",
    "BLUE",
    "RED",
    "TILES",
    "bid_all",
    "bids",
    "highest",
    "laid_tiles",
    "lay_all",
    "lowest",
    "tiles",
]
