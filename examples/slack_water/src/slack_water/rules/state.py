"""Slack Water as the core plays it: follow suit, mind the tide, keep one card of every trick you take."""

from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer
from tischlein.core.options import Options
from tischlein.core.reason import Reason
from tischlein.core.state import Position, Result, State
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action

from ..position.codec import dump, load_world
from .actions import card_of, keep, play
from .course import keep_card, play_card
from .reasons import reason_against
from .redeal import redeal
from .scoring import result
from .setup import begin
from .world import World


class SlackWater(State):
    def __init__(self, world: World) -> None:
        self.world: World = world

    def turn(self) -> Turn:
        return turns.over() if self.world.is_over() else turns.of(self.world.mover())

    def legal(self, seat: Seat) -> list[Action]:
        world = self.world
        if world.is_over() or seat != world.mover():
            return []
        if world.is_whole_trick():
            return [keep(card) for card in sorted(world.trick)]
        return [play(card) for card in world.playable(seat)]

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        return reason_against(self.world, seat, action)

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        if self.world.is_whole_trick():
            keep_card(self.world, seat, card_of(action), dealer)
        else:
            play_card(self.world, seat, card_of(action), dealer)

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        redeal(self.world, seat, dealer)

    def result(self) -> Result:
        return result(self.world)

    def copy(self) -> "SlackWater":
        return SlackWater(self.world.copy())

    def dump(self) -> Position:
        return dump(self.world)


def setup(options: Options, seats: int, dealer: Dealer) -> State:
    return SlackWater(begin(options, seats, dealer))


def load(position: Position) -> State:
    return SlackWater(load_world(position))
