"""Matches of a game's opponents against themselves, as arrays that a net learns from. Needs numpy (`train`)."""

from collections.abc import Iterator
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from tischlein.bots.net import MOST_ACTIVE
from tischlein.catalog import find
from tischlein.core.game import Game
from tischlein.core.learner import NetLearner
from tischlein.core.refusal import Refusal
from tischlein.core.rng import memory_of
from tischlein.lab.crew import Crew, work_through
from tischlein.lab.guests.opponents import learner_of

MATCHES_AT_ONCE: Final = 4

Numbers = NDArray[np.int16]
Reals = NDArray[np.float32]


class Task(msgspec.Struct, frozen=True):
    game: str
    net: bytes
    nodes: int
    seed: int
    number: int


class Samples(msgspec.Struct, frozen=True):
    """own, other: a row of features for each position, filled up with the number of features, which means none.

    said: by row what the judge says, what the search found, and what the match brought the deciding seat
    """

    own: Numbers
    other: Numbers
    said: Reals


def net_learner_of(game: Game) -> NetLearner:
    learner = learner_of(game)
    if not isinstance(learner, NetLearner):
        raise Refusal("learns_nothing", {"game": game.id})
    return learner


def play_some(task: Task) -> Samples:
    """What a worker does: a few matches, which depend on nothing but the task."""
    learner = net_learner_of(find(task.game))
    found = [
        sample
        for match in range(MATCHES_AT_ONCE)
        for sample in learner.play(
            task.net, task.nodes, memory_of(f"selfplay {task.seed} {task.number * MATCHES_AT_ONCE + match}")
        )
    ]
    own = rows([sample.own for sample in found], learner.features)
    other = rows([sample.other for sample in found], learner.features)
    said = [(sample.judged, sample.searched, sample.share) for sample in found]
    return Samples(own, other, np.array(said, dtype=np.float32).reshape(-1, 3))


def rows(lists: list[list[int]], features: int) -> Numbers:
    table = np.full((len(lists), MOST_ACTIVE), features, dtype=np.int16)
    for row, numbers in enumerate(lists):
        table[row, : len(numbers)] = numbers
    return table


def play_all(tasks: Iterator[Task], crew: Crew, positions: int) -> Iterator[Samples]:
    """Until there are so many positions, in the order of the tasks."""
    count = 0
    work = work_through(crew, play_some, tasks)
    for samples in work:
        yield samples
        count += len(samples.said)
        if count >= positions:
            return


def together(parts: list[Samples]) -> Samples:
    return Samples(
        np.concatenate([part.own for part in parts]),
        np.concatenate([part.other for part in parts]),
        np.concatenate([part.said for part in parts]),
    )
