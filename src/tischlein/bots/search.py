"""The inside of alpha-beta: what a position is worth, some plies ahead, in one world where nothing is hidden.

Values are seen from the seat that is to decide. The search walks forward through a world and back again. It works for
any two seats, also where one of them decides twice in a row.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.bots.judge import WON, Judge
from tischlein.bots.ordering import Ordering
from tischlein.bots.pruning import BLIND, CAREFUL, CLOSE, FAR, GIVEN_AWAY, Pruning
from tischlein.bots.transpositions import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    NOTHING,
    Transpositions,
    action_of,
    bound_of,
    depth_of,
    value_of,
)
from tischlein.bots.walk import OVER, SEVERAL, Walk
from tischlein.core.question import Budget
from tischlein.core.turn import Seat

ENDLESS: Final = 2 * WON
DEEPEST: Final = 40
LONGEST_PATH: Final = DEEPEST + 2
SURE: Final = WON - LONGEST_PATH
NODES_BETWEEN_LOOKS_AT_THE_BUDGET: Final = 1023
# The judge's look at a position does not say what it is worth.
UNDECIDED: Final = ENDLESS + 1


@final
class Search:
    """walk        where the search stands now; `enter` says in which world
    ply, path     how many answers lie between the question and the position that is looked at, and their keys
    free          from this place of the walk on, no answers lie
    skipped       where a turn was given away last: two in a row would be none
    """

    def __init__(
        self, judge: Judge, root: Seat, nodes: int, budget: Budget, walk: Walk, pruning: Pruning = CAREFUL
    ) -> None:
        self.pruning: Pruning = pruning
        self.contempt: i64 = judge.contempt
        self.root: i64 = root
        self.limit: i64 = nodes
        self.budget: Budget = budget
        self.walk: Walk = walk
        self.nodes: i64 = 0
        self.stopped: bool = False
        self.memory: Transpositions = Transpositions(nodes)
        self.ply: i64 = 0
        self.free: i64 = 0
        self.path: vec[i64] = vec[i64]([0] * LONGEST_PATH)
        self.skipped: i64 = -2
        self.ordering: Ordering = Ordering(LONGEST_PATH)

    def enter(self, walk: Walk, key: i64) -> None:
        self.walk = walk
        self.path[0] = key

    def measure(self, seat: i64, depth: i64, floor: i64) -> i64:
        """What the position after an answer of this seat is worth to it; anything not above the floor is the floor."""
        self.ply = 1
        if floor > -ENDLESS and self.search_after(seat, depth, floor, floor + 1) <= floor:
            return floor
        return self.search_after(seat, depth, floor, ENDLESS)

    def search_after(self, seat: i64, depth: i64, alpha: i64, beta: i64) -> i64:
        """The value for this seat of a position that it has just made."""
        self.count()
        mover = self.walk.mover()
        if mover == OVER:
            return self.settled(seat)
        if mover == SEVERAL:
            return self.walk.worth(seat)
        if mover == seat:
            return self.search(mover, depth, alpha, beta)
        return -self.search(mover, depth, -beta, -alpha)

    def count(self) -> None:
        self.nodes += 1
        looks = (self.nodes & NODES_BETWEEN_LOOKS_AT_THE_BUDGET) == 0
        if self.nodes >= self.limit or (looks and self.budget.spent()):
            self.stopped = True

    def settled(self, seat: i64) -> i64:
        """A finished match: an early win is better than a late one, a late loss better than an early one."""
        outcome = self.walk.outcome(seat)
        if outcome == 0:
            return self.drawn(seat)
        return WON - self.ply if outcome > 0 else self.ply - WON

    def drawn(self, seat: i64) -> i64:
        return -self.contempt if seat == self.root else self.contempt

    def search(self, seat: i64, depth: i64, alpha: i64, beta: i64) -> i64:
        if self.stopped:
            return 0
        if depth <= 0:
            return self.walk.worth(seat)
        key = self.walk.key()
        self.path[self.ply] = key
        if self.returns(key) or self.walk.repeats():
            return self.drawn(seat)
        memory = self.memory.recall(key)
        if memory != NOTHING and depth_of(memory) >= depth:
            known = self.from_here(value_of(memory))
            if suffices(known, bound_of(memory), alpha, beta):
                return known
        remembered: i64 = NOTHING if memory == NOTHING else action_of(memory)
        if not self.pruning.is_bold:
            return self.search_answers(seat, depth, alpha, beta, remembered, ENDLESS)
        stands = self.walk.worth(seat)
        known = self.prune(seat, depth, beta, stands)
        if known != UNDECIDED:
            return known
        if memory == NOTHING and depth >= BLIND:
            depth -= 1
        most = stands + self.pruning.behind * depth if depth <= CLOSE else ENDLESS
        return self.search_answers(seat, depth, alpha, beta, remembered, most)

    def prune(self, seat: i64, depth: i64, beta: i64, stands: i64) -> i64:
        """What a position is worth at least, where a look at it is enough, or UNDECIDED."""
        pruning = self.pruning
        if stands > pruning.sure or stands < -pruning.sure:
            return stands
        if stands < beta or beta <= -SURE:
            return UNDECIDED
        if depth <= FAR and stands - pruning.ahead * depth >= beta:
            return stands
        if depth >= 2 and self.skipped != self.ply - 1 and self.walk.may_skip():
            value = self.give_away(seat, depth - GIVEN_AWAY, beta)
            if value >= beta and not self.stopped:
                return beta
        return UNDECIDED

    def give_away(self, seat: i64, depth: i64, beta: i64) -> i64:
        """What is left if the opponent answers twice. Who is ahead even so is far ahead."""
        before, self.skipped = self.skipped, self.ply
        self.walk.skip()
        self.ply += 1
        value = self.search_after(seat, depth, beta - 1, beta)
        self.ply -= 1
        self.walk.step_back()
        self.skipped = before
        return value

    def returns(self, key: i64) -> bool:
        """Whether this position was met before on the way here."""
        earlier = self.ply - 2
        while earlier >= 0:
            if self.path[earlier] == key:
                return True
            earlier -= 1
        return False

    def from_here(self, remembered: i64) -> i64:
        """Sure wins are remembered by their distance from where they were met; here they count from the question."""
        if remembered > SURE:
            return remembered - self.ply
        return remembered + self.ply if remembered < -SURE else remembered

    def from_there(self, value: i64) -> i64:
        if value > SURE:
            return value + self.ply
        return value - self.ply if value < -SURE else value

    def search_answers(self, seat: i64, depth: i64, alpha: i64, beta: i64, remembered: i64, most: i64) -> i64:
        """most: what an answer that is not promising can bring; if that is too little, it is not tried."""
        best: i64 = -ENDLESS
        chosen: i64 = NOTHING
        floor = alpha
        first = self.free
        end = self.walk.find_answers(first)
        self.free = end
        self.ordering.rank(self.walk, self.ply, seat, remembered, first, end)
        place = first
        while place < end:
            action = self.ordering.take_best(self.walk, place, end)
            place += 1
            if most <= floor and place > first + 1 and not self.walk.is_promising(action):
                best = max(best, most)
                continue
            value = self.measure_answer(seat, action, place - first - 1, depth, floor, beta)
            if self.stopped:
                break
            if value > best:
                best, chosen = value, action
            floor = max(floor, best)
            if floor >= beta:
                self.ordering.remember_cut(self.ply, seat, action, depth)
                break
        self.free = first
        if self.stopped:
            return 0
        self.keep(best, chosen, depth, alpha, beta)
        return best

    def measure_answer(self, seat: i64, action: i64, late: i64, depth: i64, floor: i64, beta: i64) -> i64:
        reduced = self.pruning.less_deep(late, depth)
        if reduced > 0 and self.walk.is_loud(action):
            reduced = 0
        self.walk.step(action)
        self.ply += 1
        if late == 0:
            value = self.search_after(seat, depth - 1, floor, beta)
        else:
            value = self.scout(seat, depth - 1, floor, beta, reduced)
        self.ply -= 1
        self.walk.step_back()
        return value

    def scout(self, seat: i64, depth: i64, alpha: i64, beta: i64, reduced: i64) -> i64:
        """The first answer was measured; the others only have to prove that they are not better."""
        value = self.search_after(seat, depth - reduced, alpha, alpha + 1)
        if value > alpha and reduced > 0:
            value = self.search_after(seat, depth, alpha, alpha + 1)
        if alpha < value < beta:
            return self.search_after(seat, depth, alpha, beta)
        return value

    def keep(self, value: i64, action: i64, depth: i64, alpha: i64, beta: i64) -> None:
        bound: i64 = EXACT
        if value >= beta:
            bound = AT_LEAST
        elif value <= alpha:
            bound = AT_MOST
        self.memory.keep(self.path[self.ply], self.from_there(value), action, depth, bound)


def suffices(value: i64, bound: i64, alpha: i64, beta: i64) -> bool:
    """Whether a remembered value or bound answers what is asked between alpha and beta."""
    if bound == EXACT:
        return True
    return value >= beta if bound == AT_LEAST else value <= alpha
