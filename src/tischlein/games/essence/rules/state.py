"""The rules of Essence, as the core asks for them. Each phase has its own file:

setup.py  tip cards      course.py  turns, tips, the reveal      evaluation.py  what they bring      market.py  trading
"""

from typing import assert_never

from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer
from tischlein.core.options import Options
from tischlein.core.reason import Reason
from tischlein.core.state import Position, Result, State
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action
from tischlein.games.essence.position.codec import dump_world, load_world
from tischlein.games.essence.rules import course, market, setup, why
from tischlein.games.essence.rules.actions import CHOOSE, NEXT
from tischlein.games.essence.rules.conditions import (
    is_choosing_number,
    is_choosing_way,
    is_taking,
    is_talking,
    is_tipping,
    is_trading,
)
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
                # All at once and in secret (§19a); until all are in, one may think again (§19b).
                return turns.together(list(range(world.seats)))
            case "trade":
                # Side by side (§37).
                return turns.each(world.trading_seats())
            case "over":
                return turns.over()
            case _:
                assert_never(world.phase)

    def legal(self, seat: Seat) -> list[Action]:
        world, phase = self.world, self.world.phase
        actions: list[Action] = []
        if not self.turn().waits_for(seat):
            return actions
        if is_choosing_number(phase):
            actions += setup.legal_emblems(world)
        if is_choosing_way(phase):
            actions += course.legal_ways(world)
        if is_tipping(phase):
            actions += course.legal_tips(world, seat)
        if is_taking(phase):
            actions += course.legal_takes()
        if is_talking(phase):
            actions.append(NEXT())
        if is_trading(phase):
            actions += market.legal_trades(world, seat)
        return actions

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        return why.why_not(self.world, seat, action)

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
