"""Seats in the order in which they follow each other."""

from tischlein.core.turn import Seat


def seat_after(seat: Seat, seats: int, steps: int = 1) -> Seat:
    """Who sits so many places to the left; to the right where `steps` is below 0.

    >>> seat_after(3, 4), seat_after(1, 4, 2), seat_after(0, 4, -1)
    (0, 3, 3)
    """
    return (seat + steps) % seats


def from_seat(first: Seat, seats: int) -> list[Seat]:
    """Everybody once, in order, from this seat on.

    >>> from_seat(2, 4)
    [2, 3, 0, 1]
    """
    return [seat_after(first, seats, steps) for steps in range(seats)]


def places_after(first: Seat, seat: Seat, seats: int) -> int:
    """How many places to the left of `first` somebody sits: when it is their turn, counted from 0.

    >>> places_after(2, 2, 4), places_after(2, 1, 4)
    (0, 3)
    """
    return (seat - first) % seats
