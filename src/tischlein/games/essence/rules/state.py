"""The rules of Essence, as the core asks for them. Each phase has its own file:

setup.py  tip cards      course.py  turns, tips, the reveal      evaluation.py  what they bring      market.py  trading
"""

from typing import assert_never

from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer
from tischlein.core.options import Options
from tischlein.core.state import Position, Result, State
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action
from tischlein.games.essence.position.codec import dump_world, load_world
from tischlein.games.essence.rules import course, market, setup
from tischlein.games.essence.rules.actions import CHOOSE, NEXT
from tischlein.games.essence.rules.redeal import redeal_world
from tischlein.games.essence.rules.scoring import result_of
from tischlein.games.essence.rules.world import World


class Essence(State):
    def __init__(self, world: World) -> None:
        self.world: World = world

    def turn(self) -> Turn:
        world = self.world
        match world.phase:
            case "emblem":
                return turns.of(setup.chooser(world))
            case "choose" | "take" | "talk":
                return turns.of(world.active)
            case "tip":
                return turns.together(list(range(world.seats)))
            case "trade":
                return turns.each(world.trading_seats())
            case "over":
                return turns.over()
            case _:
                assert_never(world.phase)

    def legal(self, seat: Seat) -> list[Action]:
        world = self.world
        if not self.turn().waits_for(seat):
            return []
        match world.phase:
            case "emblem":
                return setup.legal_emblems(world)
            case "choose":
                return course.legal_ways(world)
            case "tip":
                return course.legal_tips(world, seat)
            case "take":
                return course.legal_takes()
            case "talk":
                return [NEXT()]
            case "trade":
                return market.legal_trades(world, seat)
            case "over":
                return []
            case _:
                assert_never(world.phase)

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        world = self.world
        match world.phase:
            case "emblem":
                setup.choose_emblem(world, seat, action, dealer)
            case "choose":
                course.choose_way(world, CHOOSE.value("way", action), dealer)
            case "take":
                course.take(world, action, dealer)
            case "talk":
                course.go_on(world, dealer)
            case "trade":
                market.trade_or_finish(world, seat, action, dealer)
            case "tip" | "over":
                raise AssertionError("tips are resolved together, and after the end nobody decides")
            case _:
                assert_never(world.phase)

    def resolve(self, answers: dict[Seat, Action], dealer: Dealer) -> None:
        course.resolve_tips(self.world, answers, dealer)

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        redeal_world(self.world, seat, dealer)

    def result(self) -> Result:
        return result_of(self.world.holdings)

    def copy(self) -> "Essence":
        return Essence(self.world.copy())

    def dump(self) -> Position:
        return dump_world(self.world)


def begin(options: Options, seats: int, dealer: Dealer) -> State:
    return Essence(setup.begin_world(options, seats, dealer))


def load(position: Position) -> State:
    return Essence(load_world(position))
