"""Fast tree search in one world: every answer of a course of play is a row of numbers, no object is made for it.

For games in which one seat decides after another. It searches a single world the seat could be in, so it is meant for
games that hide little; where seats answer in secret at once, the tree ends and the match is played on at random.
`tree.py` imagines another world each time and knows secret turns, at a fraction of the speed.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischlein.bots.playouts import playout
from tischlein.bots.race import MEMORIES
from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.state import State, shares
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action

# Rewards lie between 0 and 1, where OpenSpiel's lie between -1 and 1: half of its usual 1.4.
CURIOSITY: Final = 0.7
UNKNOWN: Final = -1
SIMULATIONS_BETWEEN_LOOKS_AT_THE_BUDGET: Final = 64


class Tree:
    """Rows of answers: what it is, who gives it, how often it was tried, what it brought, and the rows that follow."""

    def __init__(self) -> None:
        self.actions: vec[i64] = vec[i64]([UNKNOWN])
        self.visits: vec[i64] = vec[i64]([0])
        self.gains: vec[float] = vec[float]([0.0])
        self.first: vec[i64] = vec[i64]([UNKNOWN])
        self.count: vec[i64] = vec[i64]([0])

    def expand(self, row: i64, actions: list[Action]) -> None:
        self.first[row] = len(self.actions)
        self.count[row] = len(actions)
        for action in actions:
            self.actions = append(self.actions, action)
            self.visits = append(self.visits, 0)
            self.gains = append(self.gains, 0.0)
            self.first = append(self.first, UNKNOWN)
            self.count = append(self.count, 0)

    def choose(self, row: i64, luck: QuietDealer) -> i64:
        """What has not been tried yet, in a random order, else the most promising answer."""
        first, count = self.first[row], self.count[row]
        # A row was visited once before its own answers were, and once more just now.
        if self.visits[row] - 1 <= count:
            untried = self.fresh(first, count, luck)
            if untried != UNKNOWN:
                return untried
        best, highest = first, -1.0
        wish = CURIOSITY * math.sqrt(math.log(float(self.visits[row])))
        place: i64 = first
        while place < first + count:
            visits = float(self.visits[place])
            promise = self.gains[place] / visits + wish / math.sqrt(visits)
            if promise > highest:
                best, highest = place, promise
            place += 1
        return best

    def fresh(self, first: i64, count: i64, luck: QuietDealer) -> i64:
        start: i64 = luck.roll(count)
        step: i64 = 0
        while step < count:
            place = first + (start + step) % count
            if self.visits[place] == 0:
                return place
            step += 1
        return UNKNOWN


def simulate(tree: Tree, world: State, seat: Seat, fate: int, luck: QuietDealer) -> None:
    """One match from the question to its end: down the tree, one new row, then at random.

    It is one world also in what is still to be drawn: along a path the same `fate` deals the same, or rows would hold
    answers that the rules do not allow this time.
    """
    row: i64 = 0
    path: list[i64] = []
    movers: list[Seat] = []
    dealer = QuietDealer(fate)
    turn = world.turn()
    # What follows a secret turn depends on what the others do in it, each time anew.
    in_secret = turn.mode == turns.TOGETHER
    while tree.visits[row] > 0 or row == 0:
        if turn.mode == turns.OVER or (row != 0 and (in_secret or turn.mode == turns.TOGETHER)):
            break
        mover = seat if row == 0 else turn.seats[0]
        if tree.first[row] == UNKNOWN:
            tree.expand(row, world.legal(mover))
        tree.visits[row] += 1
        row = tree.choose(row, luck)
        path.append(row)
        movers.append(mover)
        answer(world, mover, tree.actions[row], dealer, luck)
        turn = world.turn()
    tree.visits[row] += 1
    playout(world, luck)
    won = shares(world)
    for place, mover in zip(path, movers, strict=True):
        tree.gains[place] += won[mover]


def answer(world: State, mover: Seat, action: Action, dealer: QuietDealer, luck: QuietDealer) -> None:
    """One seat's answer; where all answer in secret, what the others do is not known and so random."""
    turn = world.turn()
    if turn.mode != turns.TOGETHER:
        world.apply(mover, action, dealer)
        return
    answers = {seat: luck.pick(world.legal(seat)) for seat in turn.seats}
    answers[mover] = action
    world.resolve(answers, dealer)


class UctBot(Bot):
    def __init__(self, simulations: int) -> None:
        self.simulations: int = simulations

    def answer(self, question: Question, budget: Budget) -> Action:
        tree = self.grow(question, budget)
        best, most = question.actions[0], -1
        for place in range(tree.first[0], tree.first[0] + tree.count[0]):
            if tree.visits[place] > most:
                best, most = tree.actions[place], tree.visits[place]
        return best

    def grow(self, question: Question, budget: Budget) -> Tree:
        tree, fate = Tree(), question.luck.roll(MEMORIES)
        for number in range(self.simulations):
            if number % SIMULATIONS_BETWEEN_LOOKS_AT_THE_BUDGET == 0 and number and budget.spent():
                break
            simulate(tree, question.world.copy(), question.seat, fate, question.luck)
        return tree
