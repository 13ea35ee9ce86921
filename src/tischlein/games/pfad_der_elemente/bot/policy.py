"""What looks best at once in the spirit and the gift phase, by what a judge says paths are worth then (value.py)."""

from typing import Final, assert_never, final

from tischlein.bots.race import Candidate, best_of
from tischlein.core.dealer import Dealer
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.bot.grid import USUAL_LOOKS, Grid, Looks, weigh_reveals
from tischlein.games.pfad_der_elemente.bot.value import Judge
from tischlein.games.pfad_der_elemente.rules.actions import NO_MORE_GIFTS, NO_POWER, PLACE_OWN
from tischlein.games.pfad_der_elemente.rules.effects import (
    Change,
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
from tischlein.games.pfad_der_elemente.rules.material import GIFTS, MOST_SEATS, MOTIF
from tischlein.games.pfad_der_elemente.rules.revealing import foreign_places, free_tiles, target_of
from tischlein.games.pfad_der_elemente.rules.scoring import value_at_home
from tischlein.games.pfad_der_elemente.rules.world import AFTER, NOTHING, PLACE_FOREIGN_STEP, PLACE_OWN_STEP, World

# No worth of a path is so low.
UNKNOWN: Final = -1000000.0
# Covering and laying gifts on spirits come last: what is better is done before.
FINISHING: Final = 0.001


@final
class Trials:
    """Effects that one seat tries in one position. What paths are worth before, and the own one with fewer gifts, is
    found once for all of them."""

    def __init__(self, judge: Judge, world: World, seat: Seat) -> None:
        self.judge: Judge = judge
        self.world: World = world
        self.seat: Seat = seat
        self.known: list[float] = [UNKNOWN] * world.seats
        self.paid: list[float] = [UNKNOWN] * (GIFTS + 1)

    def find_before(self, owner: Seat) -> float:
        if self.known[owner] == UNKNOWN:
            self.known[owner] = self.judge.worth(self.world, owner)
        return self.known[owner]

    def try_change(self, owner: Seat, change: Change, cost: int) -> float:
        """What the changed path is worth when the seat has paid."""
        spirits, gifts = self.world.spirits[owner], self.world.gifts
        gifts[self.seat] -= cost
        turn_over(spirits, change)
        worth = self.judge.worth(self.world, owner)
        turn_over(spirits, change)
        gifts[self.seat] += cost
        return worth

    def find_price(self, cost: int) -> float:
        """By how much the own path is worth less with so many gifts fewer, where nothing else changes on it."""
        if self.paid[cost] == UNKNOWN:
            self.world.gifts[self.seat] -= cost
            self.paid[cost] = self.judge.worth(self.world, self.seat)
            self.world.gifts[self.seat] += cost
        return self.paid[cost] - self.find_before(self.seat)


class Policy:
    """`rivals`: how much of each opponent's gain counts against the seat that was looked from; the leader's fully."""

    def __init__(self, judge: Judge, follower: float, looks: Looks = USUAL_LOOKS) -> None:
        self.judge: Judge = judge
        self.looks: Looks = looks
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
            return weigh_reveals(Grid(world), world, seat, dealer, self.looks)
        self.look_from(world, seat)
        if world.step == PLACE_OWN_STEP:
            tiles = free_tiles(world, seat)
            return [Candidate(PLACE_OWN.single(tile), self.try_spirit(world, seat, tile)) for tile in tiles]
        if world.step == PLACE_FOREIGN_STEP:
            return self.weigh_foreign_places(world, seat)
        actions = power_actions(world, seat, world.found)
        trials = Trials(self.judge, world, seat)
        powers = [Candidate(action, self.try_effect(trials, action, 0)) for action in actions]
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
        trials = Trials(self.judge, world, seat)
        for action in gift_actions(world, seat):
            gain = self.try_effect(trials, action, cost_of(world, action))
            found.append(Candidate(action, gain + finishing(world, seat, action)))
        return found

    def try_effect(self, trials: Trials, action: Action, cost: int) -> float:
        """How much better the own path gets, or an opponent's worse, if this is done."""
        effect = effect_of(action)
        world, seat = trials.world, trials.seat
        if isinstance(effect, Exchange):
            return self.judge.exchange_gain(world, seat, effect.omen, cost)
        owner = owner_of(world, seat, effect)
        after = trials.try_change(owner, effect, cost)
        if owner == seat:
            return after - trials.find_before(seat)
        return trials.find_price(cost) - self.rivals[owner] * (after - trials.find_before(owner))


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
