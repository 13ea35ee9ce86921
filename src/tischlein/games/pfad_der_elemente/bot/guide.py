"""Plays imagined matches on for the coach: quick paths, and with spirits what looks best at once, for some turns."""

from typing import Final

from tischlein.bots.guides import beaten
from tischlein.bots.race import best_of
from tischlein.core.dealer import Dealer
from tischlein.core.guide import Guide
from tischlein.core.state import State, shares
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.bot.drafting import weigh_elements, weigh_omens, weigh_takes
from tischlein.games.pfad_der_elemente.bot.layout import choose_tile
from tischlein.games.pfad_der_elemente.bot.policy import Policy
from tischlein.games.pfad_der_elemente.bot.value import Foresight
from tischlein.games.pfad_der_elemente.rules.material import MOST_SEATS
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.rules.world import (
    DRAFT_PHASE,
    ELEMENT_PHASE,
    GIFT_PHASE,
    OMEN_PHASE,
    OVER,
    PATH_PHASE,
    SPIRIT_PHASE,
)

WORK: Final = 200_000
# Steps of annealing for a path, and how much of an opponent's gain counts who does not lead.
STEPS: Final = 30
FOLLOWER: Final = 0.4
# So many decisions from the answer what paths are worth is judged; a lead of `SCALE` points wins about three of four.
FAR: Final = 24
SCALE: Final = 8.0


class PfadGuide(Guide):
    def __init__(self) -> None:
        super().__init__(WORK)
        self.policy: Policy = Policy(Foresight([True] * MOST_SEATS), FOLLOWER)

    def answer(self, state: State, seat: Seat, dealer: Dealer) -> Action:
        assert isinstance(state, PfadDerElemente), "the guide of Pfad der Elemente plays Pfad der Elemente"
        world = state.world
        if world.phase == SPIRIT_PHASE:
            return self.policy.answer(world, seat, dealer)
        if world.phase == GIFT_PHASE:
            return self.policy.choose_gift(world, seat)
        actions = state.legal(seat)
        if world.phase == PATH_PHASE:
            return choose_tile(world, seat, actions, STEPS)
        if world.phase == DRAFT_PHASE:
            return best_of(weigh_takes(world, seat, actions)).action
        if world.phase == OMEN_PHASE:
            return best_of(weigh_omens(world, actions)).action
        assert world.phase == ELEMENT_PHASE, "a match that is over asks nobody"
        return best_of(weigh_elements(actions)).action

    def is_far(self, state: State, decided: int) -> bool:
        assert isinstance(state, PfadDerElemente), "the guide of Pfad der Elemente plays Pfad der Elemente"
        return decided >= FAR and state.world.phase == SPIRIT_PHASE

    def appraise(self, state: State) -> list[float]:
        assert isinstance(state, PfadDerElemente), "the guide of Pfad der Elemente plays Pfad der Elemente"
        world = state.world
        if world.phase == OVER:
            return shares(state)
        self.policy.judge.look_at(world)
        points = [self.policy.judge.standing(world, seat) for seat in range(world.seats)]
        return beaten(points, SCALE)


def guide() -> Guide:
    return PfadGuide()
