"""Bids: every seat holds secret cards and offers one of them, all at once, for the prize on the table."""

from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer, Event
from tischlein.core.options import Options
from tischlein.core.state import Position, Result, State, places_of
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action

from ..position.codec import dump, load_world
from .actions import BID
from .redeal import redeal
from .setup import deal, open_prize
from .world import World


class Bids(State):
    def __init__(self, world: World) -> None:
        self.world: World = world

    def turn(self) -> Turn:
        hands = self.world.hands
        return turns.together(list(range(len(hands)))) if hands[0] else turns.over()

    def legal(self, seat: Seat) -> list[Action]:
        return [BID(card) for card in sorted(set(self.world.hands[seat]))]

    def resolve(self, answers: dict[Seat, Action], dealer: Dealer) -> None:
        world = self.world
        cards = [BID.value("card", answers[seat]) for seat in sorted(answers)]
        for seat, card in enumerate(cards):
            world.hands[seat].remove(card)
            world.played[seat].append(card)
        dealer.tell(Event("shown", {"cards": list(cards)}))
        highest = [seat for seat, card in enumerate(cards) if card == max(cards)]
        if len(highest) == 1:
            world.won[highest[0]] += world.offered
            dealer.tell(Event("taken", {"seat": highest[0], "prizes": list(world.offered)}))
        if len(highest) == 1 or world.ties == "discard":
            world.offered = []
        if world.hands[0]:
            open_prize(world, dealer)

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        redeal(self.world, seat, dealer)

    def result(self) -> Result:
        scores = [sum(prizes) for prizes in self.world.won]
        return Result(scores, places_of(scores), "hands_empty", [{"prizes": score} for score in scores])

    def copy(self) -> "Bids":
        return Bids(self.world.copy())

    def dump(self) -> Position:
        return dump(self.world)


def setup(options: Options, seats: int, dealer: Dealer) -> State:
    return Bids(deal(options, seats, dealer))


def load(position: Position) -> State:
    return Bids(load_world(position))
