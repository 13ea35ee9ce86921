"""Plays imagined matches on for the coach: the answers that look best at once, as the stronger levels imagine them.

After some rounds what lies open and what is promising tells who is ahead.
"""

from typing import Final

from tischlein.bots.guides import beaten
from tischlein.core.dealer import Dealer
from tischlein.core.guide import Guide
from tischlein.core.state import State, shares
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.via_magica.bot.policy import Policy
from tischlein.games.via_magica.bot.value import GateJudge, Weights
from tischlein.games.via_magica.rules.state import ViaMagica

WORK: Final = 1_500_000
# So many decisions of each seat are played on.
FAR: Final = 12
# By eight rounds: the lead with which the match is won about three times of four (310 matches of quick play).
SCALES: Final = [30.0, 20.0, 13.0, 10.0]
ROUNDS: Final = 8


class ViaMagicaGuide(Guide):
    def __init__(self) -> None:
        super().__init__(WORK)
        self.policy: Policy = Policy(GateJudge(Weights()))

    def begin(self) -> None:
        self.policy.forget()

    def answer(self, state: State, seat: Seat, dealer: Dealer) -> Action:
        assert isinstance(state, ViaMagica), "the guide of Via Magica plays Via Magica"
        return self.policy.answer(state.world, seat)

    def is_far(self, state: State, decided: int) -> bool:
        assert isinstance(state, ViaMagica), "the guide of Via Magica plays Via Magica"
        world = state.world
        return world.phase == "play" and not world.owed and decided >= FAR * world.seats

    def appraise(self, state: State) -> list[float]:
        assert isinstance(state, ViaMagica), "the guide of Via Magica plays Via Magica"
        world = state.world
        if world.phase == "over":
            return shares(state)
        scale = SCALES[min(world.round // ROUNDS, len(SCALES) - 1)]
        return beaten([self.standing(state, seat) for seat in range(world.seats)], scale)

    def standing(self, state: ViaMagica, seat: Seat) -> float:
        zone = self.policy.weigh_zone(state.world, seat, state.world.areas[seat].crystals)
        return self.policy.judge.in_hand(state.world, seat) + zone


def guide() -> Guide:
    return ViaMagicaGuide()
