"""Tree search for any game: imagine a world, play promising answers while they are known, then play on at random.

It knows nothing but the contract, so every game has opponents on the day its rules work. It plays any number of seats,
seats that answer together in secret, and seats side by side. Work is counted in simulated matches.
"""

import math
from typing import Final

from tischlein.bots.playouts import playout
from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.state import State, shares
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action

# How much an answer that was tried seldom is worth a try; rewards lie between 0 and 1.
CURIOSITY: Final = 0.7
SIMULATIONS_BETWEEN_LOOKS_AT_THE_BUDGET: Final = 16
ACTION_BITS: Final = 20


class Arm:
    """One answer of one seat: how often it could be given, how often it was, and what it brought in all."""

    def __init__(self, action: Action) -> None:
        self.action: Action = action
        self.offered: int = 0
        self.tried: int = 0
        self.reward: float = 0.0

    def promise(self) -> float:
        return self.reward / self.tried + CURIOSITY * math.sqrt(math.log(self.offered) / self.tried)


class Fork:
    """All answers that one seat could give after one course of play, in any of the imagined worlds."""

    def __init__(self) -> None:
        self.arms: dict[Action, Arm] = {}

    def choose(self, legal: list[Action], luck: QuietDealer) -> Arm:
        """What has not been tried yet, else the most promising."""
        fresh: list[Action] = []
        best: Arm | None = None
        highest = -1.0
        for action in legal:
            if action not in self.arms:
                self.arms[action] = Arm(action)
            arm = self.arms[action]
            arm.offered += 1
            if arm.tried == 0:
                fresh.append(action)
            elif not fresh and arm.promise() > highest:
                best, highest = arm, arm.promise()
        if fresh or best is None:
            return self.arms[luck.pick(fresh)]
        return best


class Node:
    """A course of play: what each seat could do next, and where it leads."""

    def __init__(self) -> None:
        self.forks: dict[Seat, Fork] = {}
        self.next: dict[int, Node] = {}

    def fork(self, seat: Seat) -> Fork:
        if seat not in self.forks:
            self.forks[seat] = Fork()
        return self.forks[seat]


class Simulation:
    """One imagined match from the question to its end."""

    def __init__(self, world: State, root: Node, luck: QuietDealer) -> None:
        self.world: State = world
        self.node: Node = root
        self.luck: QuietDealer = luck
        self.seats: list[Seat] = []
        self.arms: list[Arm] = []

    def run(self, first: Seat) -> None:
        turn = self.world.turn()
        known = True
        while known and turn.mode != turns.OVER:
            known = self.step(turn, first if not self.arms else turn.seats[0])
            turn = self.world.turn()
        playout(self.world, self.luck)
        won = shares(self.world)
        for seat, arm in zip(self.seats, self.arms, strict=True):
            arm.tried += 1
            arm.reward += won[seat]

    def step(self, turn: Turn, seat: Seat) -> bool:
        """One decision inside the tree. False when it leads out of what is known: the tree grows by that one node."""
        deciding = turn.seats if turn.mode == turns.TOGETHER else [seat]
        answers = {each: self.decide(each) for each in deciding}
        course = 0
        for each in deciding:
            course = (course << ACTION_BITS) | answers[each]
        if turn.mode == turns.TOGETHER:
            self.world.resolve(answers, self.luck)
        else:
            self.world.apply(seat, answers[seat], self.luck)
        known = course in self.node.next
        if not known:
            self.node.next[course] = Node()
        self.node = self.node.next[course]
        return known

    def decide(self, seat: Seat) -> Action:
        arm = self.node.fork(seat).choose(self.world.legal(seat), self.luck)
        self.seats.append(seat)
        self.arms.append(arm)
        return arm.action


class TreeBot(Bot):
    def __init__(self, simulations: int) -> None:
        self.simulations: int = simulations

    def answer(self, question: Question, budget: Budget) -> Action:
        if len(question.actions) == 1:
            return question.actions[0]
        root = self.grow(question, budget)
        best = root.fork(question.seat).choose(question.actions, question.luck)
        for action in question.actions:
            arm = root.fork(question.seat).arms[action]
            if (arm.tried, arm.reward) > (best.tried, best.reward):
                best = arm
        return best.action

    def accepts_draw(self, question: Question, budget: Budget) -> bool:
        """Takes a draw unless it expects more than half of what there is to get."""
        if not question.actions:
            return False
        arms = self.grow(question, budget).fork(question.seat).arms.values()
        return sum([arm.reward for arm in arms]) <= sum([arm.tried for arm in arms]) / 2

    def grow(self, question: Question, budget: Budget) -> Node:
        root = Node()
        for count in range(self.simulations):
            if count % SIMULATIONS_BETWEEN_LOOKS_AT_THE_BUDGET == 0 and budget.spent():
                break
            Simulation(question.imagine(question.luck), root, question.luck).run(question.seat)
        return root
