"""How the strongest level plays at once and in imagined matches: paths as experience judges them (experience.py), the
gift phase by what each gift brings (last_gifts.py), and an eye on who must find the last pair."""

from typing import final

from tischlein.bots.race import Candidate
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.bot.grid import Looks
from tischlein.games.pfad_der_elemente.bot.last_gifts import LastGifts
from tischlein.games.pfad_der_elemente.bot.policy import Policy
from tischlein.games.pfad_der_elemente.bot.value import Judge
from tischlein.games.pfad_der_elemente.rules.world import GIFT_PHASE, World


@final
class Practised(Policy):
    def __init__(self, judge: Judge, follower: float, looks: Looks, last_gifts: LastGifts) -> None:
        super().__init__(judge, follower, looks)
        self.last_gifts: LastGifts = last_gifts

    def choose_gift(self, world: World, seat: Seat) -> Action:
        if world.seats > 2:
            self.look_from(world, seat)
        return self.last_gifts.choose(world, seat, self.rivals)

    def weigh_gifts(self, world: World, seat: Seat) -> list[Candidate]:
        if world.phase == GIFT_PHASE:
            return self.last_gifts.weigh_all(world, seat, self.rivals)
        return super().weigh_gifts(world, seat)
