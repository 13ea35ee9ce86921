"""Seats in the order in which they follow each other."""

from tischlein.core.turn import Seat


def seat_after(seat: Seat, seats: int, steps: int = 1) -> Seat:
    """Who sits so many places to the left.

    >>> seat_after(3, 4), seat_after(1, 4, 2)
    (0, 3)
    """
    return (seat + steps) % seats


def from_seat(first: Seat, seats: int) -> list[Seat]:
    """Everybody once, in order, from this seat on.

    >>> from_seat(2, 4)
    [2, 3, 0, 1]
    """
    return [seat_after(first, seats, steps) for steps in range(seats)]
