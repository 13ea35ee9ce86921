"""The rules of Rauha, as the core asks for them. Each phase has its own file:

drafting.py  step 1        placing.py  steps 2 and 3        activating.py  step 4        scoring.py  water and the end
course.py    what follows what                              redeal.py      what a seat could imagine
why.py       why something cannot be done now
"""

from typing import Final

from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer
from tischlein.core.options import Options
from tischlein.core.reason import Reason
from tischlein.core.state import Position, Result, State
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action
from tischlein.games.rauha.position.codec import dump_world, load_world
from tischlein.games.rauha.rules.course import activate, go_on, legal_uses
from tischlein.games.rauha.rules.drafting import legal_keeps, resolve_keeps
from tischlein.games.rauha.rules.placing import legal_places, take_step
from tischlein.games.rauha.rules.redeal import redeal_world
from tischlein.games.rauha.rules.scoring import final_result
from tischlein.games.rauha.rules.setup import set_up
from tischlein.games.rauha.rules.why import why_not_keep, why_not_place, why_not_use
from tischlein.games.rauha.rules.world import KEEP_PHASE, OVER, PLACE_PHASE, World, is_choosing, is_laying

# Shared, because whose turn it is, is asked at every step.
_EVERYBODY: Final[list[Turn]] = [turns.together(list(range(seats))) for seats in range(6)]


class Rauha(State):
    def __init__(self, world: World) -> None:
        self.world: World = world

    def turn(self) -> Turn:
        world = self.world
        if world.phase == KEEP_PHASE:
            return _EVERYBODY[world.seats]
        if world.phase == OVER:
            return turns.over()
        return turns.of(world.active())

    def legal(self, seat: Seat) -> list[Action]:
        world = self.world
        if is_choosing(world):
            return legal_keeps(world, seat)
        if world.phase == OVER or seat != world.active():
            return []
        return legal_places(world) if is_laying(world) else legal_uses(world)

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        world = self.world
        if is_choosing(world):
            return why_not_keep(world, seat, action)
        return why_not_place(world, action) if is_laying(world) else why_not_use(world, action)

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        if self.world.phase == PLACE_PHASE:
            take_step(self.world, seat, action, dealer)
        else:
            activate(self.world, seat, action, dealer)
        go_on(self.world, dealer)

    def resolve(self, answers: dict[Seat, Action], dealer: Dealer) -> None:
        resolve_keeps(self.world, answers, dealer)

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        redeal_world(self.world, seat, dealer)

    def result(self) -> Result:
        return final_result(self.world)

    def copy(self) -> "Rauha":
        return Rauha(self.world.copy())

    def dump(self) -> Position:
        return dump_world(self.world)


def begin(options: Options, seats: int, dealer: Dealer) -> State:
    return Rauha(set_up(options, seats, dealer))


def load(position: Position) -> State:
    return Rauha(load_world(position))
