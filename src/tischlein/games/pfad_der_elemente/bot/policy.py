"""What looks best at once in the spirit and the gift phase, by what paths are worth then (worth.py)."""

from typing import Final, final

from tischlein.bots.race import Candidate
from tischlein.core.dealer import Dealer
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.bot.grid import Grid, reveal_choice
from tischlein.games.pfad_der_elemente.bot.value import Judge, Weights, hope_of
from tischlein.games.pfad_der_elemente.rules.actions import (
    COVER_START,
    END_TURN_ACTION,
    EXCHANGE_START,
    MOVE_FOREIGN_START,
    MOVE_OWN_START,
    PLACE_FOREIGN_START,
    PLACE_OWN_START,
    SKIP_ACTION,
    SQUARE,
    SWAP_FOREIGN_START,
    SWAP_OWN_START,
    UNCOVER_START,
    UPGRADE_START,
)
from tischlein.games.pfad_der_elemente.rules.effects import cost_of, gift_actions, power_actions
from tischlein.games.pfad_der_elemente.rules.hexes import TILES
from tischlein.games.pfad_der_elemente.rules.material import MASK
from tischlein.games.pfad_der_elemente.rules.revealing import foreign_places, free_tiles
from tischlein.games.pfad_der_elemente.rules.world import (
    AFTER,
    COVERED,
    GIFTED,
    MOTIF,
    NOTHING,
    PLACE_FOREIGN_STEP,
    PLACE_OWN_STEP,
    World,
)

# Covering and laying gifts on spirits come last: what is better is done before.
FINISHING: Final = 0.001


@final
class Reflex:
    """`rivals`: how much of each opponent's gain counts against the seat that was looked from."""

    def __init__(self, weights: Weights) -> None:
        self.judge: Judge = Judge(weights)
        self.rivals: list[float] = [1.0] * 4

    def look_from(self, world: World, seat: Seat) -> None:
        self.judge.look_at(world)
        if world.seats == 2:
            return
        worths = [self.standing(world, other) for other in range(world.seats)]
        leader = max([worths[other] for other in range(world.seats) if other != seat])
        follower = self.judge.weights.follower
        self.rivals = [1.0 if worth == leader else follower for worth in worths]

    def standing(self, world: World, seat: Seat) -> float:
        """Path points and what the path is worth beyond them."""
        return sum(world.paths[seat].points) + self.judge.worth(world, seat)

    # Answers in imagined matches.

    def answer(self, world: World, seat: Seat, dealer: Dealer) -> Action:
        """In the spirit phase. Gifts wait for the end, except for a third look that promises a pair."""
        step = world.step
        if step == AFTER:
            return END_TURN_ACTION
        if step < PLACE_OWN_STEP:
            return reveal_choice(Grid(world), world, seat, dealer)
        self.look_from(world, seat)
        if step == PLACE_OWN_STEP:
            return best_of(self.own_places(world, seat))
        if step == PLACE_FOREIGN_STEP:
            return best_of(self.foreign_places(world, seat))
        return best_of(self.powers(world, seat))

    def gift(self, world: World, seat: Seat) -> Action:
        """In the gift phase."""
        self.look_from(world, seat)
        best = END_TURN_ACTION
        most = 0.0
        for candidate in self.gifts(world, seat, gift_actions(world, seat)):
            if candidate.look > most:
                best, most = candidate.action, candidate.look
        return best

    # Looks.

    def own_places(self, world: World, seat: Seat) -> list[Candidate]:
        return [
            Candidate(PLACE_OWN_START + tile, self.with_spirit(world, seat, tile)) for tile in free_tiles(world, seat)
        ]

    def foreign_places(self, world: World, seat: Seat) -> list[Candidate]:
        found: list[Candidate] = []
        before = [0.0] * world.seats
        for other in range(world.seats):
            if other != seat:
                before[other] = self.judge.worth(world, other)
        for action in foreign_places(world, seat):
            element, tile = divmod(action - PLACE_FOREIGN_START, TILES)
            other = world.seat_of(element)
            gain = self.with_spirit(world, other, tile) - before[other]
            found.append(Candidate(action, -gain * self.rivals[other]))
        return found

    def with_spirit(self, world: World, owner: Seat, tile: int) -> float:
        spirits = world.spirits[owner]
        spirits[tile] = world.found
        worth = self.judge.worth(world, owner)
        spirits[tile] = NOTHING
        return worth

    def powers(self, world: World, seat: Seat) -> list[Candidate]:
        actions = power_actions(world, seat, world.found)
        return [
            Candidate(SKIP_ACTION, 0.0),
            *[Candidate(action, self.gain(world, seat, action, 0)) for action in actions],
        ]

    def gifts(self, world: World, seat: Seat, actions: list[Action]) -> list[Candidate]:
        """Gift actions, by what they gain beyond the gifts they cost."""
        found: list[Candidate] = []
        for action in actions:
            look = self.gain(world, seat, action, cost_of(world, action))
            if COVER_START <= action < SWAP_OWN_START or UPGRADE_START <= action < UNCOVER_START:
                look += self.finishing(world, seat, action)
            found.append(Candidate(action, look))
        return found

    def finishing(self, world: World, seat: Seat, action: Action) -> float:
        """What is worth nothing yet and done all the same in the end: gifts onto spirits that score, then covers."""
        upgrade = action >= UPGRADE_START
        tile = action - (UPGRADE_START if upgrade else COVER_START)
        motif = world.spirits[seat][tile] & MOTIF
        if motif == MASK or motif != world.paths[seat].elements[tile]:
            return -FINISHING
        value = 2 if motif == world.elements[seat] else 1
        return FINISHING * value * (2 if upgrade else 1)

    def gain(self, world: World, seat: Seat, action: Action, cost: int) -> float:
        """How much better the own path gets, or an opponent's worse, if this is done."""
        if action >= EXCHANGE_START:
            return self.exchange_gain(world, seat, action - EXCHANGE_START, cost)
        change = Change(world, seat, action)
        owner = change.owner
        before = self.judge.worth(world, seat)
        theirs = self.judge.worth(world, owner) if owner != seat else 0.0
        world.gifts[seat] -= cost
        change.do()
        gain = self.judge.worth(world, seat) - before
        if owner != seat:
            gain -= self.rivals[owner] * (self.judge.worth(world, owner) - theirs)
        change.undo()
        world.gifts[seat] += cost
        return gain

    def exchange_gain(self, world: World, seat: Seat, omen: int, cost: int) -> float:
        """The rest of the match is too short for new omens, or it is long enough for better ones."""
        judge = self.judge
        stack = world.stack_of(seat)
        left = sum(judge.coming) * world.seats / len(world.grid)
        fresh = sum([hope_of(other, world.seats) for other in stack]) / len(stack)
        path, spirits = world.paths[seat], world.spirits[seat]
        by_chance = sum([judge.of_omens(path, spirits, [other]) for other in stack]) / len(stack)
        lost = judge.of_omens(path, spirits, [omen]) + left * hope_of(omen, world.seats)
        gifts = cost * judge.spare
        return by_chance + judge.weights.unplanned * left * fresh - lost - gifts


class Change:
    """A gift action or power on the spirits of one path, to be done and undone."""

    def __init__(self, world: World, seat: Seat, action: Action) -> None:
        self.owner: Seat = seat
        self.one: int = 0
        self.two: int = 0
        self.sign: int = 0
        if action >= SWAP_FOREIGN_START:
            start = MOVE_FOREIGN_START if action >= MOVE_FOREIGN_START else SWAP_FOREIGN_START
            element, way = divmod(action - start, SQUARE)
            self.owner = world.seat_of(element)
            self.one, self.two = divmod(way, TILES)
        elif action >= UNCOVER_START:
            element, self.one = divmod(action - UNCOVER_START, TILES)
            self.owner = world.seat_of(element)
            self.sign = COVERED
        elif action >= UPGRADE_START:
            self.one, self.sign = action - UPGRADE_START, GIFTED
        elif action >= SWAP_OWN_START:
            start = MOVE_OWN_START if action >= MOVE_OWN_START else SWAP_OWN_START
            self.one, self.two = divmod(action - start, TILES)
        else:
            self.one, self.sign = action - COVER_START, COVERED
        self.spirits: list[int] = world.spirits[self.owner]

    def do(self) -> None:
        spirits = self.spirits
        if self.sign:
            spirits[self.one] ^= self.sign
        else:
            spirits[self.one], spirits[self.two] = spirits[self.two], spirits[self.one]

    def undo(self) -> None:
        """Turning over, and changing places, are their own opposites."""
        self.do()


def best_of(found: list[Candidate]) -> Action:
    best = found[0]
    for candidate in found:
        if candidate.look > best.look:
            best = candidate
    return best.action
