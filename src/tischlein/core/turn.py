"""Whose decision the match waits for, and how the answers are taken."""

from typing import Final

Seat = int

OF: Final = "of"
TOGETHER: Final = "together"
EACH: Final = "each"
OVER: Final = "over"

MOST_SEATS: Final = 16


class Turn:
    """One of four modes.

    of        one seat decides
    together  all named seats decide in secret; the answers are handed to the rules at once, in seat order
    each      side by side: every answer is applied as it comes, in the seat's own area only, without luck
    over      nobody decides any more
    """

    def __init__(self, mode: str, seats: list[Seat]) -> None:
        self.mode: str = mode
        self.seats: list[Seat] = seats

    def waits_for(self, seat: Seat) -> bool:
        return seat in self.seats


# Shared values: asking whose turn it is happens at every step of every search, so it must not build anything.
_ONE_SEAT: Final[list[Turn]] = [Turn(OF, [seat]) for seat in range(MOST_SEATS)]
_NOBODY: Final[Turn] = Turn(OVER, [])


def of(seat: Seat) -> Turn:
    return _ONE_SEAT[seat]


def together(seats: list[Seat]) -> Turn:
    return Turn(TOGETHER, seats)


def each(seats: list[Seat]) -> Turn:
    return Turn(EACH, seats)


def over() -> Turn:
    return _NOBODY


def goes_on(before: Turn, now: Turn) -> bool:
    """Whether the same turn side by side goes on: seats may leave it, none comes back."""
    if before.mode != EACH or now.mode != EACH:
        return False
    return all([before.waits_for(seat) for seat in now.seats])
