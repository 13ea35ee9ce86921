"""Plays imagined matches on for the coach: any tip, sensible trades.

Nobody can say from outside who somebody is, so the coach judges no tip: who answers for itself makes no mistake, and
who guesses knows the people, not the cards.
"""

from typing import Final

from tischlein.core.dealer import Dealer
from tischlein.core.guide import Guide
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.essence.rules.actions import FINISH, FOLLOW
from tischlein.games.essence.rules.state import Essence

WORK: Final = 1_200_000
JUDGED: Final = ("choose", "take", "trade")


class EssenceGuide(Guide):
    def __init__(self) -> None:
        super().__init__(WORK)

    def judges(self, state: State) -> bool:
        assert isinstance(state, Essence), "the guide of Essence plays Essence"
        return state.world.phase in JUDGED

    def answer(self, state: State, seat: Seat, dealer: Dealer) -> Action:
        assert isinstance(state, Essence), "the guide of Essence plays Essence"
        actions = state.legal(seat)
        if state.world.phase == "trade":
            return FOLLOW() if FOLLOW() in actions else FINISH()
        return dealer.pick(actions)


def guide() -> Guide:
    return EssenceGuide()
