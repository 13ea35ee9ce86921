"""What each seat of Bids sees. A view is built from nothing: what is not written here, nobody sees."""

import msgspec

from tischlein.core.state import State
from tischlein.core.turn import Seat

from ..rules.state import Bids


class SeatView(msgspec.Struct):
    seat: int
    cards_left: int
    played: list[int]
    won: list[int]


class BidsView(msgspec.Struct):
    ask: str
    seat: int | None
    hand: list[int]
    offered: list[int]
    seats: list[SeatView]


def view(state: State, seat: Seat | None) -> BidsView:
    assert isinstance(state, Bids), "Bids draws its own states only"
    world = state.world
    return BidsView(
        ask="bid" if world.hands[0] and seat is not None else "",
        seat=seat,
        hand=[] if seat is None else list(world.hands[seat]),
        offered=list(world.offered),
        seats=[
            SeatView(other, len(hand), list(world.played[other]), list(world.won[other]))
            for other, hand in enumerate(world.hands)
        ],
    )
