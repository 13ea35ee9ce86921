"""What looks best at once in the spirit and the gift phase, by what a judge says paths are worth then (value.py)."""

from typing import Final, assert_never, final

from tischlein.bots.race import Candidate, best_of
from tischlein.core.dealer import Dealer
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.bot.grid import Grid, weigh_reveals
from tischlein.games.pfad_der_elemente.bot.value import Judge
from tischlein.games.pfad_der_elemente.rules.actions import NO_MORE_GIFTS, NO_POWER, PLACE_OWN
from tischlein.games.pfad_der_elemente.rules.effects import (
    Cover,
    Exchange,
    Shift,
    Uncover,
    Upgrade,
    effect_of,
    owner_of,
    turn_over,
)
from tischlein.games.pfad_der_elemente.rules.gifts import cost_of, gift_actions, power_actions
from tischlein.games.pfad_der_elemente.rules.material import MOST_SEATS, MOTIF
from tischlein.games.pfad_der_elemente.rules.revealing import foreign_places, free_tiles, target_of
from tischlein.games.pfad_der_elemente.rules.scoring import value_at_home
from tischlein.games.pfad_der_elemente.rules.world import AFTER, NOTHING, PLACE_FOREIGN_STEP, PLACE_OWN_STEP, World

# Covering and laying gifts on spirits come last: what is better is done before.
FINISHING: Final = 0.001


@final
class Policy:
    """`rivals`: how much of each opponent's gain counts against the seat that was looked from; the leader's fully."""

    def __init__(self, judge: Judge, follower: float) -> None:
        self.judge: Judge = judge
        self.follower: float = follower
        self.rivals: list[float] = [1.0] * MOST_SEATS

    def look_from(self, world: World, seat: Seat) -> None:
        self.judge.look_at(world)
        if world.seats == 2:
            return
        worths = [self.judge.standing(world, other) for other in range(world.seats)]
        leader = max([worths[other] for other in range(world.seats) if other != seat])
        self.rivals = [1.0 if worth == leader else self.follower for worth in worths]

    # Answers in imagined matches.

    def answer(self, world: World, seat: Seat, dealer: Dealer) -> Action:
        """In the spirit phase. Gifts wait for the end, except for a third look that promises a pair."""
        return NO_MORE_GIFTS if world.step == AFTER else best_of(self.weigh_step(world, seat, dealer)).action

    def choose_gift(self, world: World, seat: Seat) -> Action:
        """In the gift phase: what gains nothing is not done."""
        self.look_from(world, seat)
        return best_of([Candidate(NO_MORE_GIFTS, 0.0), *self.weigh_gifts(world, seat)]).action

    # Looks.

    def weigh_step(self, world: World, seat: Seat, dealer: Dealer) -> list[Candidate]:
        """What a step of a turn asks for beside gifts: revealing, placing, the power."""
        if world.step < PLACE_OWN_STEP:
            return weigh_reveals(Grid(world), world, seat, dealer)
        self.look_from(world, seat)
        if world.step == PLACE_OWN_STEP:
            tiles = free_tiles(world, seat)
            return [Candidate(PLACE_OWN.single(tile), self.try_spirit(world, seat, tile)) for tile in tiles]
        if world.step == PLACE_FOREIGN_STEP:
            return self.weigh_foreign_places(world, seat)
        actions = power_actions(world, seat, world.found)
        powers = [Candidate(action, self.try_effect(world, seat, action, 0)) for action in actions]
        return [Candidate(NO_POWER, 0.0), *powers]

    def weigh_foreign_places(self, world: World, seat: Seat) -> list[Candidate]:
        found: list[Candidate] = []
        before = [0.0 if other == seat else self.judge.worth(world, other) for other in range(world.seats)]
        for action in foreign_places(world, seat):
            other, tile = target_of(world, seat, action)
            gain = self.try_spirit(world, other, tile) - before[other]
            found.append(Candidate(action, -gain * self.rivals[other]))
        return found

    def try_spirit(self, world: World, owner: Seat, tile: int) -> float:
        spirits = world.spirits[owner]
        spirits[tile] = world.found
        worth = self.judge.worth(world, owner)
        spirits[tile] = NOTHING
        return worth

    def weigh_gifts(self, world: World, seat: Seat) -> list[Candidate]:
        """Gift actions, by what they gain beyond the gifts they cost."""
        found: list[Candidate] = []
        for action in gift_actions(world, seat):
            gain = self.try_effect(world, seat, action, cost_of(world, action))
            found.append(Candidate(action, gain + finishing(world, seat, action)))
        return found

    def try_effect(self, world: World, seat: Seat, action: Action, cost: int) -> float:
        """How much better the own path gets, or an opponent's worse, if this is done."""
        effect = effect_of(action)
        if isinstance(effect, Exchange):
            return self.judge.exchange_gain(world, seat, effect.omen, cost)
        owner = owner_of(world, seat, effect)
        spirits = world.spirits[owner]
        before = self.judge.worth(world, seat)
        theirs = self.judge.worth(world, owner) if owner != seat else 0.0
        world.gifts[seat] -= cost
        turn_over(spirits, effect)
        gain = self.judge.worth(world, seat) - before
        if owner != seat:
            gain -= self.rivals[owner] * (self.judge.worth(world, owner) - theirs)
        turn_over(spirits, effect)
        world.gifts[seat] += cost
        return gain


def finishing(world: World, seat: Seat, action: Action) -> float:
    """What is worth nothing yet and done all the same in the end: gifts onto spirits that score, then covers."""
    effect = effect_of(action)
    match effect:
        case Cover() | Upgrade():
            motif = world.spirits[seat][effect.tile] & MOTIF
            if motif != world.paths[seat].elements[effect.tile]:
                return -FINISHING
            return FINISHING * value_at_home(motif, world.elements[seat]) * (2 if isinstance(effect, Upgrade) else 1)
        case Uncover() | Shift() | Exchange():
            return 0.0
        case _:
            assert_never(effect)
