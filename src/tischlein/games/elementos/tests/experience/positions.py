"""Positions of Elementos to learn from: of matches, and of what a search looks at that nobody would play.

Most of what a search judges comes after a weak ply and the reply to it. So from every position of a match one ply is
given by luck, then the reply that was found, then another one by luck; each of them is searched.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tischlein.bots.alphabeta import Effort, Root
from tischlein.bots.search import ENDLESS, SURE, Search
from tischlein.bots.transpositions import NOTHING, action_of
from tischlein.core.dealer import QuietDealer
from tischlein.core.options import read_options
from tischlein.core.question import Budget, Question, ask
from tischlein.core.rng import Generator, memory_of
from tischlein.core.state import shares
from tischlein.games.elementos.bot.experience import FAR_AT, Experience, patterns
from tischlein.games.elementos.bot.learner import DECIDED, ONE_BY_LUCK, arrange, luck_of
from tischlein.games.elementos.bot.levels import BOLD
from tischlein.games.elementos.bot.value import PATIENCE, Weights, balance_of, race_of
from tischlein.games.elementos.bot.walk import ElementosJudge, JudgedBoard
from tischlein.games.elementos.rules.options import OPTIONS
from tischlein.games.elementos.rules.setup import begin
from tischlein.games.elementos.rules.state import ENDED

Rows = NDArray[np.int32]

# own, others: where the patterns around the wand of whoever is to move stand in their tables, and around the other one.
# judged, searched: in points. away: plies from the match. share: twice what the match brought whoever is to move.
COLUMNS: Final = ["match", "own", "own_far", "others", "others_far", "judged", "searched", "away", "share"]
AT: Final = {name: place for place, name in enumerate(COLUMNS)}
FIRST_BY_LUCK: Final = 6
DEEPEST: Final = 30
MATCHES_AT_ONCE: Final = 8


@dataclass
class Task:
    """numbers: what was learned so far, or none."""

    numbers: list[int]
    nodes: int
    seed: str
    first: int


def play_some(task: Task) -> Rows:
    """What a worker does: a few matches, which depend on nothing but the task."""
    judge = ElementosJudge(Weights(), None, Experience(task.numbers) if task.numbers else None)
    judge.contempt = 0
    rows: list[list[int]] = []
    for number in range(task.first, task.first + MATCHES_AT_ONCE):
        rows += Play(judge, task.nodes, Generator(memory_of(f"{task.seed} {number}")), number).play()
    return np.array(rows, dtype=np.int32).reshape(-1, len(COLUMNS))


class Play:
    """One match, and the positions met in it and beside it."""

    def __init__(self, judge: ElementosJudge, nodes: int, luck: Generator, number: int) -> None:
        self.judge = judge
        self.nodes = nodes
        self.luck = luck
        self.number = number
        self.weights = Weights()
        self.rows: list[list[int]] = []
        self.movers: list[int] = []

    def play(self) -> list[list[int]]:
        state = begin(read_options(OPTIONS, {}), 2, QuietDealer(int(self.luck.draw_word())))
        arrange(state, self.luck)
        by_luck = 2 + self.luck.roll(FIRST_BY_LUCK)
        while state.stage != ENDED:
            question = ask(state, state.to_move, int(self.luck.draw_word()))
            by_luck -= 1
            if by_luck >= 0 or self.luck.roll(ONE_BY_LUCK) == 0:
                state.apply(question.seat, luck_of(question, self.luck), QuietDealer(1))
            else:
                state.apply(question.seat, self.look(question), QuietDealer(1))
        ended = [int(2 * share) for share in shares(state)]
        return [[*row, ended[mover]] for row, mover in zip(self.rows, self.movers, strict=True)]

    def look(self, question: Question) -> int:
        """The answer that is found; on the way, what this position and some beside it are worth."""
        root = Root(question, Effort(self.nodes, 1, 0, pruning=BOLD), self.judge, Budget())
        root.deepen()
        board = root.worlds[0].walk
        assert isinstance(board, JudgedBoard), "a walk through Elementos"
        if self.keep(board, root.candidates[0].worth, 0):
            self.look_beside(board)
        return root.best()

    def look_beside(self, board: JudgedBoard) -> None:
        reply = NOTHING
        for away in (1, 2, 3):
            action = reply if away == 2 else int(board.actions[self.luck.roll(int(board.find_answers(0)))])
            if action == NOTHING:
                return
            board.step(action)
            if board.mover() < 0 or board.repeats():
                return
            worth, reply = self.search(board)
            if not self.keep(board, worth, away):
                return

    def search(self, board: JudgedBoard) -> tuple[int, int]:
        """What a position is worth to whoever is to move, and the best answer."""
        seat, key = int(board.to_move), board.key()
        search = Search(self.judge, seat, self.nodes, Budget(), board, BOLD)
        worth, best = int(board.worth(seat)), NOTHING
        for depth in range(1, DEEPEST):
            deeper = int(search.measure(seat, depth, -ENDLESS))
            if search.stopped:
                break
            worth = deeper
            memory = int(search.memory.recall(key))
            best = best if memory == NOTHING else int(action_of(memory))
            if abs(worth) > SURE:
                break
        return worth, best

    def keep(self, board: JudgedBoard, worth: int, away: int) -> bool:
        """Unless the judge needs no experience: a race is decided, or a draw is near."""
        if board.idle > PATIENCE or race_of(board, self.weights) != 0:
            return False
        mover = int(board.to_move)
        places = [number for seat in (mover, 1 - mover) for number in divmod(int(patterns(board, seat)), 1 << FAR_AT)]
        judged = int(balance_of(board, self.weights))
        self.rows.append([self.number, *places, judged, max(-DECIDED, min(DECIDED, worth)), away])
        self.movers.append(mover)
        return True
