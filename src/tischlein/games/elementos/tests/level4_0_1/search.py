"""The inside of alpha-beta: what a position is worth, some plies ahead, in one world where nothing is hidden.

Values are seen from the seat that is to decide. The search copies a state and applies an answer to the copy. It works
for any two seats, also where one of them decides twice in a row.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Budget
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.elementos.tests.level4_0_1.judge import WON, Judge
from tischlein.games.elementos.tests.level4_0_1.transpositions import AT_LEAST, AT_MOST, EXACT, NOTHING, Transpositions

ENDLESS: Final = 2 * WON
DEEPEST: Final = 40
LONGEST_PATH: Final = DEEPEST + 2
SURE: Final = WON - LONGEST_PATH
HISTORY: Final = 1 << 12
NODES_BETWEEN_LOOKS_AT_THE_BUDGET: Final = 1023

# Ordering: the remembered answer, then the game's own hints, mixed with what has cut off elsewhere.
REMEMBERED: Final = 1 << 40
KILLER: Final = 500 * 1024
PRIOR: Final = 1024
MOST_HISTORY: Final = 300 * 1024
PLACE_BITS: Final = 16
PLACE: Final = (1 << PLACE_BITS) - 1
# Answers after the first few are looked at one ply less deep, and again if they surprise.
FIRST_LATE: Final = 4


@final
class Search:
    def __init__(self, judge: Judge, root: Seat, nodes: int, budget: Budget) -> None:
        self.judge: Judge = judge
        self.root: Seat = root
        self.limit: i64 = nodes
        self.budget: Budget = budget
        self.nodes: i64 = 0
        self.stopped: bool = False
        # Where a game draws luck in the middle of a search, it is the same luck every time.
        self.dealer: QuietDealer = QuietDealer(1)
        self.memory: Transpositions = Transpositions(nodes)
        # How many answers lie between the question and the position that is looked at, and the positions between.
        self.ply: i64 = 0
        self.path: vec[i64] = vec[i64]([0] * LONGEST_PATH)
        self.killers: vec[i64] = vec[i64]([-1] * LONGEST_PATH)
        self.history: vec[i64] = vec[i64]([0] * HISTORY)

    def measure(self, state: State, seat: Seat, depth: i64, floor: i64) -> i64:
        """What a position after an answer of this seat is worth to it; anything not above the floor is the floor."""
        self.ply = 1
        if floor > -ENDLESS and self.search_after(state, seat, depth, floor, floor + 1) <= floor:
            return floor
        return self.search_after(state, seat, depth, floor, ENDLESS)

    def search_after(self, state: State, seat: Seat, depth: i64, alpha: i64, beta: i64) -> i64:
        """The value for this seat of a position that it has just made."""
        self.count()
        turn = state.turn()
        if turn.mode == turns.OVER:
            return self.settled(state, seat)
        if turn.mode != turns.OF:
            return self.judge.evaluate(state, seat)
        mover = turn.seats[0]
        if mover == seat:
            return self.search(state, mover, depth, alpha, beta)
        return -self.search(state, mover, depth, -beta, -alpha)

    def count(self) -> None:
        self.nodes += 1
        looks = (self.nodes & NODES_BETWEEN_LOOKS_AT_THE_BUDGET) == 0
        if self.nodes >= self.limit or (looks and self.budget.spent()):
            self.stopped = True

    def settled(self, state: State, seat: Seat) -> i64:
        """A finished match: an early win is better than a late one, a late loss better than an early one."""
        outcome = self.judge.outcome(state, seat)
        if outcome == 0:
            return self.drawn(seat)
        return WON - self.ply if outcome > 0 else self.ply - WON

    def drawn(self, seat: Seat) -> i64:
        return -self.judge.contempt if seat == self.root else self.judge.contempt

    def search(self, state: State, seat: Seat, depth: i64, alpha: i64, beta: i64) -> i64:
        if self.stopped:
            return 0
        if depth <= 0:
            return self.judge.evaluate(state, seat)
        key: i64 = state.key()
        self.path[self.ply] = key
        if self.returns(key) or self.judge.repeats(state):
            return self.drawn(seat)
        place = self.memory.place(key)
        if place != NOTHING and self.memory.depths[place] >= depth:
            known = self.from_here(self.memory.values[place])
            if suffices(known, self.memory.bounds[place], alpha, beta):
                return known
        return self.search_answers(state, seat, depth, alpha, beta)

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

    def search_answers(self, state: State, seat: Seat, depth: i64, alpha: i64, beta: i64) -> i64:
        best: i64 = -ENDLESS
        chosen: i64 = NOTHING
        floor = alpha
        actions = state.legal(seat)
        for late, packed in enumerate(self.ordered(state, seat, actions)):
            action = actions[packed & PLACE]
            reduced: i64 = 0
            if late >= FIRST_LATE and depth >= 3 and not self.judge.is_loud(state, action):
                reduced = 1
            child = state.copy()
            child.apply(seat, action, self.dealer)
            self.ply += 1
            if late == 0:
                value = self.search_after(child, seat, depth - 1, floor, beta)
            else:
                value = self.scout(child, seat, depth - 1, floor, beta, reduced)
            self.ply -= 1
            if self.stopped:
                return 0
            if value > best:
                best, chosen = value, action
            floor = max(floor, best)
            if floor >= beta:
                self.remember_cut(seat, action, depth)
                break
        self.keep(best, chosen, depth, alpha, beta)
        return best

    def scout(self, child: State, seat: Seat, depth: i64, alpha: i64, beta: i64, reduced: i64) -> i64:
        """The first answer was measured; the others only have to prove that they are not better."""
        value = self.search_after(child, seat, depth - reduced, alpha, alpha + 1)
        if value > alpha and reduced > 0:
            value = self.search_after(child, seat, depth, alpha, alpha + 1)
        if alpha < value < beta:
            return self.search_after(child, seat, depth, alpha, beta)
        return value

    def remember_cut(self, seat: Seat, action: Action, depth: i64) -> None:
        self.killers[self.ply] = action
        at: i64 = (action * 2 + seat) & (HISTORY - 1)
        self.history[at] = min(self.history[at] + depth * depth * 64, MOST_HISTORY)

    def keep(self, value: i64, action: i64, depth: i64, alpha: i64, beta: i64) -> None:
        bound: i64 = EXACT
        if value >= beta:
            bound = AT_LEAST
        elif value <= alpha:
            bound = AT_MOST
        self.memory.keep(self.path[self.ply], self.from_there(value), action, depth, bound)

    def ordered(self, state: State, seat: Seat, actions: list[Action]) -> list[int]:
        """The places of the actions, most promising first; each packed below its priority, so that sorting is plain."""
        packed: list[int] = []
        killer = self.killers[self.ply]
        remembered = self.memory.action(self.path[self.ply])
        for place, action in enumerate(actions):
            at: i64 = (action * 2 + seat) & (HISTORY - 1)
            priority: i64 = self.judge.prior(state, action) * PRIOR + self.history[at]
            if action == killer:
                priority += KILLER
            if action == remembered:
                priority = REMEMBERED
            packed.append(((REMEMBERED - priority) << PLACE_BITS) | place)
        packed.sort()
        return packed


def suffices(value: i64, bound: i64, alpha: i64, beta: i64) -> bool:
    """Whether a remembered value or bound answers what is asked between alpha and beta."""
    if bound == EXACT:
        return True
    return value >= beta if bound == AT_LEAST else value <= alpha
