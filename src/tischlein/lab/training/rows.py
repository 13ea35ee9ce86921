"""How numbers of a game's own are learned, generation by generation, from rows of numbers. Needs numpy (`train`)."""

import hashlib
import importlib
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from tischlein.catalog import find
from tischlein.core.game import Game
from tischlein.core.learner import Fitted, RowLearner
from tischlein.core.refusal import Refusal
from tischlein.core.rng import memory_of
from tischlein.lab.crew import Crew, work_through
from tischlein.lab.guests.opponents import learner_of
from tischlein.lab.training.train import MOST_TASKS, ONE_HELD_BACK, Generation, Plan, School, Tell

MATCHES_AT_ONCE: Final = 50
# What the value written by hand plays is learned from once only: from here on a generation learns from the one
# before, too.
FIRST_LEARNED_FROM_TWICE: Final = 1


class Task(msgspec.Struct, frozen=True):
    game: str
    learned: bytes
    seed: int
    number: int


class Rows(msgspec.Struct, frozen=True):
    """numbers: the game's rows. matches: of each row the match in which it was seen."""

    numbers: NDArray[np.int32]
    matches: NDArray[np.int32]


class RowSchool(School):
    """Each generation learns anew, from what it and the one before have played."""

    def __init__(self, game: Game, plan: Plan, target: Path, done: int) -> None:
        self.game, self.plan, self.target = game, plan, target
        self.learner: RowLearner = row_learner_of(game)
        self.file = target.read_bytes() if done else b""
        self.before: Rows | None = load_rows(target) if done > FIRST_LEARNED_FROM_TWICE else None

    def learn(self, number: int, crew: Crew, tell: Tell) -> Generation:
        fresh = gather(self.game, self.plan, number, self.file, crew, tell)
        rows = fresh if self.before is None else together([self.before, fresh])
        asked = rows.matches % ONE_HELD_BACK == 0
        fitted = importlib.import_module(self.learner.school).learn(rows.numbers, asked)
        assert isinstance(fitted, Fitted), "a school says what it learned"
        self.file = fitted.file
        self.before = fresh if number >= FIRST_LEARNED_FROM_TWICE else None
        digest = hashlib.sha256(rows.numbers.tobytes() + rows.matches.tobytes()).hexdigest()
        return Generation(number, len(rows.numbers), digest, fitted.by_hand, fitted.learned, fitted.parts)

    def save(self) -> None:
        if self.before is not None:
            np.savez_compressed(rows_of(self.target), numbers=self.before.numbers, matches=self.before.matches)
        self.target.write_bytes(self.file)


def rows_of(target: Path) -> Path:
    return target.with_name(f"{target.name}.rows.npz")


def load_rows(target: Path) -> Rows:
    with np.load(rows_of(target)) as kept:
        return Rows(kept["numbers"], kept["matches"])


def row_learner_of(game: Game) -> RowLearner:
    learner = learner_of(game)
    if not isinstance(learner, RowLearner):
        raise Refusal("learns_nothing", {"game": game.id})
    return learner


def gather(game: Game, plan: Plan, number: int, learned: bytes, crew: Crew, tell: Tell) -> Rows:
    """Until there are so many rows, in the order of the tasks."""
    seed = memory_of(f"train {plan.seed} {number}")
    tasks = (Task(game.id, learned, seed, task) for task in range(MOST_TASKS))
    parts: list[Rows] = []
    count = 0
    for part in work_through(crew, play_some, tasks):
        parts.append(part)
        count += len(part.numbers)
        tell("self-play", min(count, plan.positions), plan.positions)
        if count >= plan.positions:
            break
    return together(parts)


def play_some(task: Task) -> Rows:
    """What a worker does: some matches, which depend on nothing but the task."""
    learner = row_learner_of(find(task.game))
    found: list[list[int]] = []
    matches: list[int] = []
    first = task.number * MATCHES_AT_ONCE
    for match in range(first, first + MATCHES_AT_ONCE):
        rows = learner.play(task.learned, memory_of(f"selfplay {task.seed} {match}"))
        found += rows
        matches += [match] * len(rows)
    numbers = np.array(found, dtype=np.int32).reshape(-1, learner.columns)
    return Rows(numbers, np.array(matches, dtype=np.int32))


def together(parts: list[Rows]) -> Rows:
    return Rows(np.concatenate([part.numbers for part in parts]), np.concatenate([part.matches for part in parts]))
