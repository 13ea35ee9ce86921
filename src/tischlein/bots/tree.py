"""Tree search for any game: imagine a world, play promising answers while they are known, then play on by habit.

It knows nothing but the contract, so every game has opponents on the day its rules work. It plays any number of seats,
seats that answer together in secret, and seats side by side. Work is counted in simulated matches. What an answer has
brought anywhere in them (`habits.py`) guides both the tree, where an answer was seldom tried, and the play after it.
A game may add what it knows of its answers (`Game.hint`).
"""

import math
from typing import Final

from tischlein.bots.habits import Habits, Yardstick, play_on
from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.game import Hint
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.state import State
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action

# How much an answer that was tried seldom is worth a try; rewards lie between 0 and 1.
CURIOSITY: Final = 0.5
# So many tries the first look at an answer is worth.
TRUST: Final = 2.0
SIMULATIONS_BETWEEN_LOOKS_AT_THE_BUDGET: Final = 16
ACTION_BITS: Final = 20


class Arm:
    """One answer of one seat: how often it could be given, how often it was, and what it brought in all."""

    def __init__(self, action: Action) -> None:
        self.action: Action = action
        self.offered: int = 0
        self.tried: int = 0
        self.reward: float = 0.0

    def promise(self, look: float) -> float:
        tried = self.tried + TRUST
        return (self.reward + TRUST * look) / tried + CURIOSITY * math.sqrt(math.log(self.offered + 1.0) / tried)


class Fork:
    """All answers that one seat could give after one course of play, in any of the imagined worlds."""

    def __init__(self) -> None:
        self.arms: dict[Action, Arm] = {}

    def find_arm(self, action: Action) -> Arm:
        if action not in self.arms:
            self.arms[action] = Arm(action)
        return self.arms[action]

    def choose(self, world: State, seat: Seat, habits: Habits, luck: QuietDealer) -> Arm:
        """The most promising answer; of equals any, so that no order of the rules is preferred."""
        best: list[Arm] = []
        highest = -1.0
        for action in world.legal(seat):
            arm = self.find_arm(action)
            arm.offered += 1
            promise = arm.promise(habits.look(world, seat, action))
            if promise > highest:
                best, highest = [arm], promise
            elif promise == highest:
                best.append(arm)
        return best[0] if len(best) == 1 else best[luck.roll(len(best))]


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

    def __init__(self, world: State, root: Node, habits: Habits, luck: QuietDealer) -> None:
        self.world: State = world
        self.node: Node = root
        self.habits: Habits = habits
        self.luck: QuietDealer = luck
        self.seats: list[Seat] = []
        self.arms: list[Arm] = []

    def run(self, first: Seat, yardstick: Yardstick) -> None:
        turn = self.world.turn()
        known = True
        while known and turn.mode != turns.OVER:
            known = self.step(turn, first if not self.arms else turn.seats[0])
            turn = self.world.turn()
        seats, actions = list(self.seats), [arm.action for arm in self.arms]
        play_on(self.world, self.habits, self.luck, seats, actions)
        rewards = yardstick.measure(self.world)
        for seat, arm in zip(self.seats, self.arms, strict=True):
            arm.tried += 1
            arm.reward += rewards[seat]
        self.habits.learn(seats, actions, rewards)

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
        arm = self.node.fork(seat).choose(self.world, seat, self.habits, self.luck)
        self.seats.append(seat)
        self.arms.append(arm)
        return arm.action


class TreeBot(Bot):
    def __init__(self, simulations: int, hint: Hint | None = None) -> None:
        self.simulations: int = simulations
        self.hint: Hint | None = hint

    def answer(self, question: Question, budget: Budget) -> Action:
        if len(question.actions) == 1:
            return question.actions[0]
        fork = self.grow(question, budget).fork(question.seat)
        best = fork.find_arm(question.luck.pick(question.actions))
        for action in question.actions:
            arm = fork.find_arm(action)
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
        root, habits, yardstick = Node(), Habits(self.hint), Yardstick()
        for count in range(self.simulations):
            if count % SIMULATIONS_BETWEEN_LOOKS_AT_THE_BUDGET == 0 and budget.spent():
                break
            Simulation(question.imagine(question.luck), root, habits, question.luck).run(question.seat, yardstick)
        return root
