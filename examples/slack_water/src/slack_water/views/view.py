"""What each seat of Slack Water sees. A view is built from nothing: what is not written here, nobody sees."""

import msgspec

from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.kit.faces import CardView, face, faces
from tischlein.kit.seats import seat_after

from ..rules.material import CARDS, SUITS, TIDES
from ..rules.scoring import points
from ..rules.state import SlackWater
from ..rules.world import World


class PlayedView(msgspec.Struct):
    seat: int
    card: CardView
    takes: bool


class SeatView(msgspec.Struct):
    seat: int
    cards_left: int
    points: int
    dry: list[str]
    caught: list[CardView]


class SlackWaterView(msgspec.Struct):
    ask: str
    seat: int | None
    mover: int | None
    tide: str
    deal: int
    deals: int
    trick: list[PlayedView]
    hand: list[CardView]
    seats: list[SeatView]
    washed: list[CardView]


def view(state: State, seat: Seat | None) -> SlackWaterView:
    assert isinstance(state, SlackWater), "Slack Water draws its own states only"
    world = state.world
    mover = None if world.is_over() else world.mover()
    question = "keep" if world.is_whole_trick() else "play"
    return SlackWaterView(
        ask=question if mover is not None and seat == mover else "",
        seat=seat,
        mover=mover,
        tide=TIDES[world.tide],
        deal=world.deal,
        deals=world.options.number("deals"),
        trick=trick_view(world),
        hand=[] if seat is None else faces(CARDS, world.hands[seat]),
        seats=[seat_view(world, other) for other in range(world.seats)],
        washed=faces(CARDS, sorted(world.washed)),
    )


def trick_view(world: World) -> list[PlayedView]:
    best = world.best_card() if world.trick else -1
    return [
        PlayedView(seat_after(world.leader, world.seats, place), face(CARDS, card), card == best)
        for place, card in enumerate(world.trick)
    ]


def seat_view(world: World, seat: Seat) -> SeatView:
    caught = world.caught[seat]
    dry = [SUITS[suit] for suit in world.dry[seat]]
    return SeatView(seat, len(world.hands[seat]), points(caught), dry, faces(CARDS, sorted(caught)))
