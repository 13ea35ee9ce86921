"""Alpha-beta for two seats that take turns: iterative deepening over imagined worlds.

It never sees the match: it plays from worlds that its seat could be in, looks into each of them, and adds up what every
answer is worth. Work is counted in positions looked at, so the same question with the same luck gets the same answer.
"""

from typing import Final

from mypy_extensions import i64

from tischlein.bots.judge import Judge
from tischlein.bots.pruning import CAREFUL, Pruning
from tischlein.bots.search import DEEPEST, ENDLESS, SURE, Search
from tischlein.bots.sight import EVERYTHING, Sight
from tischlein.bots.transpositions import NOTHING
from tischlein.bots.walk import Walk
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action

# No answer looks worse at the first glance: what loses at once shall not make all others stand out.
CLEAR: Final = 2_000


class Effort:
    """How much a level works, and how carefully.

    nodes    positions looked at per answer
    worlds   worlds imagined where something is hidden
    regret   how far below the best an answer is still measured: what it costs in one world it may win in others
    wobble   how much luck is added to what an answer is worth: imagined matches shall not all go on alike
    sight    which answers are seen at all: a weak player is not stupid, it overlooks things
    pruning  what is not looked into because it will hardly matter
    """

    def __init__(
        self,
        nodes: int,
        worlds: int,
        regret: int,
        wobble: int = 0,
        sight: Sight = EVERYTHING,
        pruning: Pruning = CAREFUL,
    ) -> None:
        self.nodes: int = nodes
        self.worlds: int = worlds
        self.regret: int = regret
        self.wobble: int = wobble
        self.sight: Sight = sight
        self.pruning: Pruning = pruning


class World:
    """An imagined world, how often it was imagined, and what the answers tried so far are worth in it."""

    def __init__(self, walk: Walk, key: int) -> None:
        self.walk: Walk = walk
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


def imagined(question: Question, count: int, judge: Judge) -> list[World]:
    """Up to `count` worlds. Equal ones are one, so that a seat that knows everything thinks about one world only."""
    worlds: list[World] = []
    for _ in range(count):
        state = question.imagine(question.luck)
        key = state.key()
        equal = [world for world in worlds if world.key == key]
        if equal:
            equal[0].weight += 1
        else:
            worlds.append(World(judge.walk(state), key))
    return worlds


class Root:
    """The question itself: every answer is tried in every world, one ply deeper each time."""

    def __init__(self, question: Question, effort: Effort, judge: Judge, budget: Budget) -> None:
        self.seat: Seat = question.seat
        self.worlds: list[World] = imagined(question, effort.worlds, judge)
        self.imagined: int = effort.worlds
        self.search: Search = Search(judge, question.seat, effort.nodes, budget, self.worlds[0].walk, effort.pruning)
        exact = len(self.worlds) == 1 and effort.wobble == 0
        self.regret: int = 0 if exact else max(effort.regret, effort.wobble)
        end = self.worlds[0].walk.find_answers(0)
        walk, ordering = self.worlds[0].walk, self.search.ordering
        ordering.rank(walk, 0, question.seat, NOTHING, 0, end)
        self.search.free = end
        # From the deepest look that was finished, best first, and from the one after it that was not.
        self.candidates: list[Candidate] = [Candidate(ordering.take_best(walk, place, end), 0) for place in range(end)]
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

    def overlook(self, sight: Sight) -> None:
        """Keeps what is seen at the first glance, one ply ahead. What surely wins there is seen by everybody."""
        regret, self.regret = self.regret, 2 * ENDLESS
        glanced = self.look(1)
        self.regret = regret
        if not glanced or glanced[0].worth > SURE:
            self.candidates = glanced[:1] or self.candidates
            return
        actions = [candidate.action for candidate in glanced]
        looks = [float(max(-CLEAR, candidate.worth)) for candidate in glanced]
        self.candidates = [glanced[place] for place in sight.seen(actions, looks, self.seat)]

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
            self.search.enter(world.walk, world.key)
            world.walk.step(action)
            world.latest = self.search.measure(self.seat, depth - 1, world.floor)
            world.walk.step_back()
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
        if not self.effort.sight.is_whole():
            root.overlook(self.effort.sight)
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
        worlds = imagined(question, self.effort.worlds, self.judge)
        if worlds[0].walk.mover() < 0:
            return False
        search = Search(self.judge, question.seat, self.effort.nodes, budget, worlds[0].walk, self.effort.pruning)
        total: i64 = 0
        for world in worlds:
            search.enter(world.walk, world.key)
            total += world.weight * self.prospect(search, world.walk, question.seat)
        return total <= 0

    def prospect(self, search: Search, walk: Walk, seat: Seat) -> i64:
        """What a position is worth some plies ahead, whoever is to decide in it."""
        worth = walk.worth(seat)
        for depth in range(1, DEEPEST):
            deeper = search.measure(seat, depth, -ENDLESS)
            if search.stopped:
                break
            worth = deeper
            if worth > SURE or worth < -SURE:
                # A deeper look would find the same.
                break
        return worth
