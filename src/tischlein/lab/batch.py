"""Many matches advanced together, for training loops: one call, one row per match.

    batch = Batch("a_game", seats=4, matches=64, seed=1)
    while training:
        actions = policy(batch.observations(), batch.masks())
        step = batch.step(actions)              # step.rewards, step.over: one row per match

A match that ends begins anew at once with the next seed, so rows never wait for each other.
"""

from collections.abc import Mapping

import msgspec
import numpy as np
import numpy.typing as npt

from tischlein.catalog import find
from tischlein.core.course import Course
from tischlein.core.options import read_options
from tischlein.lab.observations.encoding import Mask, encoding_of
from tischlein.lab.observations.writers import Numbers


class BatchStep(msgspec.Struct):
    """rewards[row, seat]: zero but where the row's match ended with this step. over[row]: it ended, a new one began."""

    rewards: npt.NDArray[np.float32]
    over: npt.NDArray[np.bool_]


class Batch:
    """`seats_to_act[row]` is the seat whose decision row waits for; observations and masks are that seat's."""

    def __init__(
        self, game: str, seats: int, matches: int, seed: int, options: Mapping[str, object] | None = None
    ) -> None:
        self.game = find(game)
        self.seats = seats
        self.encoding = encoding_of(self.game, seats)
        self.options = read_options(self.game.options, options or {})
        self.seed = seed
        self.begun = 0
        self.courses: list[Course] = [self._begin() for _ in range(matches)]

    def _begin(self) -> Course:
        self.begun += 1
        return Course(self.game, self.options, self.seats, f"batch {self.seed} match {self.begun - 1}")

    def __len__(self) -> int:
        return len(self.courses)

    def seats_to_act(self) -> npt.NDArray[np.int64]:
        return np.array([course.seat for course in self.courses], np.int64)

    def masks(self) -> Mask:
        """1 for every legal action: matches × actions."""
        masks = np.empty((len(self.courses), self.encoding.actions), np.int8)
        for row, course in zip(masks, self.courses, strict=True):
            row[:] = self.encoding.mask(course.legal)
        return masks

    def observations(self) -> Numbers:
        """What the seats to act may know: matches × entries."""
        numbers = np.zeros((len(self.courses), self.encoding.size), np.float32)
        for row, course in zip(numbers, self.courses, strict=True):
            self.encoding.look_into(course.state, course.seat, row)
        return numbers

    def step(self, actions: npt.ArrayLike) -> BatchStep:
        """One answer in every match, by its number. An illegal one is refused before anything has moved."""
        chosen = [int(action) for action in np.asarray(actions).ravel()]
        for course, action in zip(self.courses, chosen, strict=True):
            course.must_be_legal(action)
        rewards = np.zeros((len(self.courses), self.seats), np.float32)
        over = np.zeros(len(self.courses), np.bool_)
        for row, (course, action) in enumerate(zip(self.courses, chosen, strict=True)):
            course.act(action)
            if course.is_over():
                rewards[row] = course.rewards()
                over[row] = True
                self.courses[row] = self._begin()
        return BatchStep(rewards, over)
