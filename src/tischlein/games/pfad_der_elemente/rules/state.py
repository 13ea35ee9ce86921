"""The rules of Pfad der Elemente, as the core asks for them. Each phase has its own file:

setup.py      elements, draft, omens   building.py   the path phase     revealing.py  the spirit phase
gifts.py      gifts and powers         effects.py    what they do       course.py     turns, the gift phase
scoring.py    the end                  redeal.py     what a seat could imagine
forgetting.py the same for a seat that remembers nothing
why.py, why_spirits.py, why_gifts.py   why something cannot be done now
"""

from typing import Final

from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer
from tischlein.core.options import Options
from tischlein.core.reason import Reason
from tischlein.core.state import Position, Result, State
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.position.codec import dump_world, load_world
from tischlein.games.pfad_der_elemente.rules.building import build, legal_building
from tischlein.games.pfad_der_elemente.rules.course import give, legal_gifts
from tischlein.games.pfad_der_elemente.rules.forgetting import forget_hidden
from tischlein.games.pfad_der_elemente.rules.material import MOST_SEATS
from tischlein.games.pfad_der_elemente.rules.redeal import redeal_world
from tischlein.games.pfad_der_elemente.rules.revealing import act_in_spirits, legal_in_spirits
from tischlein.games.pfad_der_elemente.rules.scoring import final_result
from tischlein.games.pfad_der_elemente.rules.setup import (
    begin_world,
    choose_element,
    legal_elements,
    legal_omens,
    legal_takes,
    resolve_omens,
    resolve_takes,
)
from tischlein.games.pfad_der_elemente.rules.why import reason_against
from tischlein.games.pfad_der_elemente.rules.world import (
    DRAFT_PHASE,
    ELEMENT_PHASE,
    OMEN_PHASE,
    OVER,
    PATH_PHASE,
    SPIRIT_PHASE,
    World,
)

# Shared, because whose turn it is, is asked at every step. By the number of seats, and by who is ready already.
_EVERYBODY: Final[list[Turn]] = [turns.together(list(range(seats))) for seats in range(MOST_SEATS + 1)]
_BUILDERS: Final[list[list[Turn]]] = [
    [turns.each([seat for seat in range(seats) if not ready >> seat & 1]) for ready in range(1 << seats)]
    for seats in range(MOST_SEATS + 1)
]


class PfadDerElemente(State):
    def __init__(self, world: World) -> None:
        self.world: World = world

    def turn(self) -> Turn:
        world = self.world
        phase = world.phase
        if phase == PATH_PHASE:
            return _BUILDERS[world.seats][world.ready]
        if phase in (DRAFT_PHASE, OMEN_PHASE):
            return _EVERYBODY[world.seats]
        if phase == OVER:
            return turns.over()
        return turns.of(world.active)

    def legal(self, seat: Seat) -> list[Action]:
        world = self.world
        phase = world.phase
        if phase == PATH_PHASE:
            return [] if world.is_ready(seat) else legal_building(world, seat)
        if phase == DRAFT_PHASE:
            return legal_takes(world, seat)
        if phase == OMEN_PHASE:
            return legal_omens(world, seat)
        if phase == OVER or seat != world.active:
            return []
        if phase == SPIRIT_PHASE:
            return legal_in_spirits(world, seat)
        return legal_elements(world) if phase == ELEMENT_PHASE else legal_gifts(world, seat)

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        return reason_against(self.world, seat, action)

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        world = self.world
        if world.phase == SPIRIT_PHASE:
            act_in_spirits(world, seat, action, dealer)
        elif world.phase == PATH_PHASE:
            build(world, seat, action, dealer)
        elif world.phase == ELEMENT_PHASE:
            choose_element(world, seat, action, dealer)
        else:
            give(world, seat, action, dealer)

    def resolve(self, answers: dict[Seat, Action], dealer: Dealer) -> None:
        if self.world.phase == DRAFT_PHASE:
            resolve_takes(self.world, answers, dealer)
        else:
            resolve_omens(self.world, answers, dealer)

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        redeal_world(self.world, seat, dealer)

    def redeal_from_view(self, seat: Seat, dealer: Dealer) -> None:
        redeal_world(self.world, seat, dealer)
        forget_hidden(self.world, seat, dealer)

    def result(self) -> Result:
        return final_result(self.world)

    def copy(self) -> "PfadDerElemente":
        return PfadDerElemente(self.world.copy())

    def dump(self) -> Position:
        return dump_world(self.world)


def begin(options: Options, seats: int, dealer: Dealer) -> State:
    return PfadDerElemente(begin_world(options, seats, dealer))


def load(position: Position) -> State:
    return PfadDerElemente(load_world(position))
