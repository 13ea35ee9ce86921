"""The rules of Via Magica, as the core asks for them. Each phase has its own file:

setup.py  choosing three gates        placing.py  token and crystals        opening.py, decisions.py  steps a to f
"""

from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer
from tischlein.core.options import Options
from tischlein.core.reason import Reason
from tischlein.core.state import Position, Result, State
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action
from tischlein.games.via_magica.position.codec import dump_world, load_world
from tischlein.games.via_magica.rules import setup
from tischlein.games.via_magica.rules.actions import KEEP_GATE
from tischlein.games.via_magica.rules.decisions import decide
from tischlein.games.via_magica.rules.legal import legal_answers
from tischlein.games.via_magica.rules.opening import go_on
from tischlein.games.via_magica.rules.options import Rulings
from tischlein.games.via_magica.rules.placing import resolve_placings
from tischlein.games.via_magica.rules.redeal import redeal_world
from tischlein.games.via_magica.rules.scoring import final_result
from tischlein.games.via_magica.rules.why import why_not
from tischlein.games.via_magica.rules.world import World


class ViaMagica(State):
    def __init__(self, world: World) -> None:
        self.world: World = world

    def turn(self) -> Turn:
        world = self.world
        if world.asked:
            # In secret, and to be changed until the last one has chosen (§4.7).
            return turns.together(world.asked)
        if world.owed:
            return turns.of(world.owed[-1].seat)
        if world.phase == "choose":
            return turns.each(setup.choosers(world))
        return turns.over()

    def legal(self, seat: Seat) -> list[Action]:
        moment = self.world.moment_of(seat)
        return [] if moment is None else legal_answers(self.world, seat, moment)

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        moment = self.world.moment_of(seat)
        return Reason("not_asked", "4.6") if moment is None else why_not(self.world, seat, moment, action)

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        if self.world.phase == "choose":
            setup.keep(self.world, seat, KEEP_GATE.of(action), dealer)
        else:
            decide(self.world, seat, action, dealer)
        go_on(self.world, dealer)

    def resolve(self, answers: dict[Seat, Action], dealer: Dealer) -> None:
        resolve_placings(self.world, answers, dealer)
        go_on(self.world, dealer)

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        redeal_world(self.world, seat, dealer)

    def result(self) -> Result:
        return final_result(self.world)

    def copy(self) -> "ViaMagica":
        return ViaMagica(self.world.copy())

    def dump(self) -> Position:
        return dump_world(self.world)


def begin(options: Options, seats: int, dealer: Dealer) -> State:
    catcher = first_catcher(options, seats, dealer)
    world = setup.lay_out(Rulings(options), seats, catcher, dealer)
    if options.word("starting_gates") == "choose":
        setup.deal_six(world, dealer)
    else:
        setup.deal_three(world, dealer)
        go_on(world, dealer)
    return ViaMagica(world)


def first_catcher(options: Options, seats: int, dealer: Dealer) -> Seat:
    if options.word("first_catcher") == "first_seat":
        # The table knows who is oldest (§11.5).
        return 0
    # The lot decides (§3.7, §A23).
    return dealer.roll(seats)


def load(position: Position) -> State:
    return ViaMagica(load_world(position))
