"""Alpha-beta for two seats that take turns: iterative deepening over imagined worlds.

It never sees the match: it plays from worlds that its seat could be in, looks into each of them, and adds up what every
answer is worth. Work is counted in positions looked at, so the same question with the same luck gets the same answer.
"""

from mypy_extensions import i64

from tischlein.core import turn as turns
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.elementos.tests.level4_0_1.judge import Judge
from tischlein.games.elementos.tests.level4_0_1.search import DEEPEST, ENDLESS, PLACE, SURE, Search


class Effort:
    """How much a level works, and how carefully.

    nodes    positions looked at per answer
    worlds   worlds imagined where something is hidden
    regret   how far below the best an answer is still measured: what it costs in one world it may win in others
    wobble   how much luck is added to what an answer is worth: a weak player is not stupid, it is imprecise
    """

    def __init__(self, nodes: int, worlds: int, regret: int, wobble: int) -> None:
        self.nodes: int = nodes
        self.worlds: int = worlds
        self.regret: int = regret
        self.wobble: int = wobble


class World:
    """An imagined world, how often it was imagined, and what the answers tried so far are worth in it."""

    def __init__(self, state: State, key: int) -> None:
        self.state: State = state
        self.key: int = key
        self.weight: int = 1
        self.latest: i64 = 0
        self.best: i64 = 0
        self.floor: i64 = -ENDLESS


class Candidate:
    """An answer and what it is worth on average over the worlds, as one look measured it."""

    def __init__(self, action: Action, worth: int) -> None:
        self.action: Action = action
        self.worth: int = worth


def imagined(question: Question, count: int) -> list[World]:
    """Up to `count` worlds. Equal ones are one, so that a seat that knows everything thinks about one world only."""
    worlds: list[World] = []
    for _ in range(count):
        state = question.imagine(question.luck)
        key = state.key()
        equal = [world for world in worlds if world.key == key]
        if equal:
            equal[0].weight += 1
        else:
            worlds.append(World(state, key))
    return worlds


class Root:
    """The question itself: every answer is tried in every world, one ply deeper each time."""

    def __init__(self, question: Question, effort: Effort, judge: Judge, budget: Budget) -> None:
        self.seat: Seat = question.seat
        self.worlds: list[World] = imagined(question, effort.worlds)
        self.imagined: int = effort.worlds
        self.search: Search = Search(judge, question.seat, effort.nodes, budget)
        exact = len(self.worlds) == 1 and effort.wobble == 0
        self.regret: int = 0 if exact else max(effort.regret, effort.wobble)
        ordered = self.search.ordered(self.worlds[0].state, question.seat, question.actions)
        # From the deepest look that was finished, best first, and from the one after it that was not.
        self.candidates: list[Candidate] = [Candidate(question.actions[packed & PLACE], 0) for packed in ordered]
        self.begun: list[Candidate] = []

    def deepen(self) -> None:
        """Looks one ply deeper each time, until the work is used up or everything is decided."""
        for depth in range(1, DEEPEST + 1):
            measured = self.look(depth)
            if self.search.stopped:
                self.begun = measured
                return
            self.candidates = measured
            if self.is_settled():
                return

    def best(self) -> Action:
        """The first answer that a look measures was the best of the look before, so an unfinished look counts too."""
        return self.begun[0].action if self.begun else self.candidates[0].action

    def is_settled(self) -> bool:
        """Whether the best answer surely wins, or surely loses, everywhere: a deeper look would change nothing."""
        return all([world.best > SURE or world.best < -SURE for world in self.worlds])

    def look(self, depth: int) -> list[Candidate]:
        """The answers as they look this many plies ahead, best first. Some are missing when the work ran out."""
        for world in self.worlds:
            world.floor = -ENDLESS
        measured: list[Candidate] = []
        for candidate in self.candidates:
            worth = self.measure(candidate.action, depth)
            if self.search.stopped:
                break
            place_in(measured, Candidate(candidate.action, worth))
            if measured[0].action == candidate.action:
                self.raise_floors()
        return measured

    def measure(self, action: Action, depth: int) -> int:
        total: i64 = 0
        for world in self.worlds:
            self.search.path[0] = world.key
            child = world.state.copy()
            child.apply(self.seat, action, self.search.dealer)
            world.latest = self.search.measure(child, self.seat, depth - 1, world.floor)
            total += world.latest * world.weight
        return int(total) // self.imagined

    def raise_floors(self) -> None:
        for world in self.worlds:
            world.best = world.latest
            world.floor = max(world.latest - self.regret, -ENDLESS)


def place_in(measured: list[Candidate], candidate: Candidate) -> None:
    """Keeps the best first; of equals the earlier stays ahead, because it was only shown to be at least as good."""
    at = len(measured)
    while at > 0 and measured[at - 1].worth < candidate.worth:
        at -= 1
    measured.insert(at, candidate)


class AlphaBeta(Bot):
    """A level of play: a judge and an amount of work."""

    def __init__(self, judge: Judge, effort: Effort) -> None:
        self.judge: Judge = judge
        self.effort: Effort = effort

    def answer(self, question: Question, budget: Budget) -> Action:
        if len(question.actions) == 1:
            return question.actions[0]
        root = Root(question, self.effort, self.judge, budget)
        root.deepen()
        if self.effort.wobble == 0:
            return root.best()
        return self.imprecise(root.candidates, question)

    def imprecise(self, candidates: list[Candidate], question: Question) -> Action:
        """Only answers of one look can be compared: a position looks better after an own ply than after the reply."""
        best = candidates[0]
        highest = best.worth + question.luck.roll(self.effort.wobble)
        for candidate in candidates[1:]:
            felt = candidate.worth + question.luck.roll(self.effort.wobble)
            if felt > highest:
                best, highest = candidate, felt
        return best.action

    def accepts_draw(self, question: Question, budget: Budget) -> bool:
        """Takes a draw unless it stands better; in a phase that alpha-beta does not play, it plays on."""
        worlds = imagined(question, self.effort.worlds)
        if worlds[0].state.turn().mode != turns.OF:
            return False
        search = Search(self.judge, question.seat, self.effort.nodes, budget)
        total = 0
        for world in worlds:
            total += world.weight * self.prospect(search, world.state, question.seat)
        return total <= 0

    def prospect(self, search: Search, state: State, seat: Seat) -> int:
        """What a position is worth some plies ahead, whoever is to decide in it."""
        worth = self.judge.evaluate(state, seat)
        for depth in range(1, DEEPEST):
            deeper = int(search.measure(state, seat, depth, -ENDLESS))
            if search.stopped:
                break
            worth = deeper
        return worth
