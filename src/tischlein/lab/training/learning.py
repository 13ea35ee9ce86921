"""A net learns from samples: one hidden layer for each point of view, Adam, nothing but numpy.

What it says is added to what the hand-written judge says; that starts at nothing, so the first loss is the judge's own.
"""

from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from tischlein.bots.net import (
    FIRST_ONE,
    HIDDEN_ONE,
    LAST_ONE,
    MOST_BIAS,
    MOST_FIRST,
    MOST_LAST,
    POINTS,
    WIDTH,
    written,
)
from tischlein.lab.training.selfplay import Numbers, Samples

BATCH: Final = 4096
RATE: Final = 0.002
MEMORY: Final = (0.9, 0.999)
TINY: Final = 1e-8
# How much of what is learned is the end of the match; the rest is what a search found.
OF_THE_END: Final = 0.5
# So many points make a win e times as likely as a loss; the one that fits the judge best is taken.
SCALES: Final = (75, 100, 150, 200, 300, 400, 600)

Reals = NDArray[np.float32]


class Weights(msgspec.Struct):
    """first: by feature, and a row of noughts for no feature. last: the deciding seat's part first."""

    first: Reals
    bias: Reals
    last: Reals
    constant: Reals

    def parts(self) -> list[Reals]:
        return [self.first, self.bias, self.last, self.constant]


def begun(features: int, seed: int) -> Weights:
    luck = np.random.default_rng(seed)
    first = luck.normal(0, 0.1, (features + 1, WIDTH)).astype(np.float32)
    first[features] = 0
    bias = np.full(WIDTH, 0.25, np.float32)
    return Weights(first, bias, np.zeros(2 * WIDTH, np.float32), np.zeros(1, np.float32))


class Learning:
    """Weights on their way, with Adam's two memories of each."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.slopes = [np.zeros_like(part) for part in weights.parts()]
        self.squares = [np.zeros_like(part) for part in weights.parts()]
        self.steps = 0

    def learn(self, samples: Samples, scale: float, rate: float) -> float:
        """One step for these positions; the loss before it."""
        loss, slopes = loss_and_slopes(self.weights, samples, scale)
        self.steps += 1
        for place, part in enumerate(self.weights.parts()):
            self.slopes[place] += (1 - MEMORY[0]) * (slopes[place] - self.slopes[place])
            self.squares[place] += (1 - MEMORY[1]) * (slopes[place] ** 2 - self.squares[place])
            near = self.slopes[place] / (1 - MEMORY[0] ** self.steps)
            np.subtract(part, rate * near / (self.spread(place) + TINY), out=part)
        keep_small(self.weights)
        return loss

    def spread(self, place: int) -> Reals:
        return np.asarray(np.sqrt(self.squares[place] / (1 - MEMORY[1] ** self.steps)), np.float32)


def keep_small(weights: Weights) -> None:
    """Within what a net of whole numbers can hold."""
    most = MOST_FIRST / FIRST_ONE
    np.clip(weights.first, -most, most, out=weights.first)
    weights.first[-1] = 0
    np.clip(weights.bias, -MOST_BIAS / FIRST_ONE, MOST_BIAS / FIRST_ONE, out=weights.bias)
    np.clip(weights.last, -MOST_LAST / LAST_ONE, MOST_LAST / LAST_ONE, out=weights.last)


def looks(numbers: Numbers, features: int) -> Reals:
    """A row of noughts and ones for each position."""
    seen = np.zeros((len(numbers), features + 1), np.float32)
    seen[np.arange(len(numbers))[:, None], numbers] = 1
    return seen


def target(samples: Samples, scale: float) -> Reals:
    judged = OF_THE_END * samples.said[:, 2] + (1 - OF_THE_END) * chance(samples.said[:, 1] / scale)
    return np.asarray(judged, np.float32)


def chance(logit: Reals) -> Reals:
    return np.asarray(1 / (1 + np.exp(-np.clip(logit, -30, 30))), np.float32)


def loss_of(logit: Reals, wanted: Reals) -> float:
    expected = np.clip(chance(logit), 1e-6, 1 - 1e-6)
    return float(-np.mean(wanted * np.log(expected) + (1 - wanted) * np.log(1 - expected)))


def loss_and_slopes(weights: Weights, samples: Samples, scale: float) -> tuple[float, list[Reals]]:
    features = len(weights.first) - 1
    seen = [looks(numbers, features) for numbers in (samples.own, samples.other)]
    sums = [view @ weights.first + weights.bias for view in seen]
    hidden = [np.clip(one, 0, 1) for one in sums]
    parts = (weights.last[:WIDTH], weights.last[WIDTH:])
    out = hidden[0] @ parts[0] + hidden[1] @ parts[1] + weights.constant
    logit = np.asarray((samples.said[:, 0] + POINTS * out) / scale, np.float32)
    wanted = target(samples, scale)
    error = np.asarray((chance(logit) - wanted) * (POINTS / scale) / len(wanted), np.float32)
    first, bias = np.zeros_like(weights.first), np.zeros_like(weights.bias)
    for view, one, part in zip(seen, sums, parts, strict=True):
        back = error[:, None] * part * ((one > 0) & (one < 1))
        first += view.T @ back
        bias += back.sum(0)
    last = np.concatenate([one.T @ error for one in hidden])
    return loss_of(logit, wanted), [first, bias, last, np.array([error.sum()], np.float32)]


def best_scale(samples: Samples) -> float:
    """By the ends of the matches alone."""
    losses = [loss_of(np.asarray(samples.said[:, 0] / scale, np.float32), samples.said[:, 2]) for scale in SCALES]
    return float(SCALES[losses.index(min(losses))])


def loss_over(weights: Weights, samples: Samples, scale: float) -> float:
    parts = [some(samples, slice(at, at + BATCH)) for at in range(0, len(samples.said), BATCH)]
    total = sum(loss_and_slopes(weights, part, scale)[0] * len(part.said) for part in parts)
    return total / len(samples.said)


def some(samples: Samples, which: slice | NDArray[np.int64]) -> Samples:
    return Samples(samples.own[which], samples.other[which], samples.said[which])


def as_file(weights: Weights, version: int) -> bytes:
    """Whole numbers, as opponents use them."""
    first = np.rint(weights.first[:-1] * FIRST_ONE).astype(int).ravel().tolist()
    bias = np.rint(weights.bias * FIRST_ONE).astype(int).tolist()
    last = np.rint(weights.last * LAST_ONE).astype(int).tolist()
    return written(version, first, bias, last, int(np.rint(weights.constant[0] * HIDDEN_ONE * LAST_ONE)))
