"""Plays imagined matches on for the coach: what looks best at once, exactly activated; then the energies to be
expected tell who is ahead. Both by what level 4 has learned.
"""

from typing import Final

from tischlein.bots.guides import BotGuide, beaten
from tischlein.bots.race import Effort
from tischlein.core.guide import Guide
from tischlein.core.state import State, shares
from tischlein.games.rauha.bot.levels import RauhaBot, learned_value
from tischlein.games.rauha.bot.viewpoint import Viewpoint
from tischlein.games.rauha.rules.state import Rauha
from tischlein.games.rauha.rules.world import KEEP_PHASE, OVER

WORK: Final = 290_000
# So many decisions of each seat are played on: about four notches.
FAR: Final = 12
# By notch: the lead with which the match is won about three times of four (4,000 matches of the guide's own play).
SCALES: Final = [25.0, 25.0, 22.0, 22.0, 22.0, 20.0, 18.0, 17.0, 16.0, 14.0, 10.0, 9.0, 8.0, 8.0, 6.0, 6.0]


class RauhaGuide(BotGuide):
    def __init__(self) -> None:
        self.value: Viewpoint = learned_value()
        super().__init__(RauhaBot(Effort(work=0), self.value), WORK)

    def is_far(self, state: State, decided: int) -> bool:
        assert isinstance(state, Rauha), "the guide of Rauha plays Rauha"
        world = state.world
        return world.phase == KEEP_PHASE and decided >= FAR * world.seats

    def appraise(self, state: State) -> list[float]:
        assert isinstance(state, Rauha), "the guide of Rauha plays Rauha"
        world = state.world
        if world.phase == OVER:
            return shares(state)
        energies: list[float] = []
        for seat, area in enumerate(world.areas):
            # What was done last is the notch before this one.
            energies.append(area.energy + self.value.estimate(world, seat, max(0, world.notch - 1)))
        return beaten(energies, SCALES[min(world.notch, len(SCALES) - 1)])


def guide() -> Guide:
    return RauhaGuide()
