"""A training: generations of self-play and learning, each with the net of the one before.

FILE is the net of the last whole generation, FILE.json says how it was made, FILE.weights.npz is where it goes on.
The same seed plays the same matches on any number of workers; the net itself may differ in its last digits between
machines.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from tischlein import __version__
from tischlein.core.game import Game
from tischlein.core.refusal import Refusal
from tischlein.core.rng import memory_of
from tischlein.lab.crew import Crew
from tischlein.lab.guests.opponents import learner_of
from tischlein.lab.training.learning import BATCH, RATE, Learning, Weights, as_file, begun, best_scale, loss_over, some
from tischlein.lab.training.selfplay import Samples, Task, play_all, together

# One position in so many is not learned from, but asked at the end.
ONE_HELD_BACK: Final = 20
MOST_TASKS: Final = 1 << 30

Tell = Callable[[str, int, int], None]


class Plan(msgspec.Struct, frozen=True):
    generations: int
    positions: int
    nodes: int
    epochs: int
    seed: int


class Generation(msgspec.Struct, frozen=True):
    """losses: of the hand-written judge alone and with the net, over positions that were not learned from."""

    number: int
    positions: int
    data: str
    scale: float
    loss_of_judge: float
    loss_of_net: float


class Story(msgspec.Struct):
    """What stands beside a net."""

    game: str
    game_version: int
    features: int
    tischlein: str
    command: str
    plan: Plan
    generations: list[Generation]


def train(game: Game, plan: Plan, target: Path, crew: Crew, tell: Tell) -> Story:
    """Goes on where the file stands. Ctrl-C ends it; what was whole by then is kept."""
    learner = learner_of(game)
    story = story_of(game, plan, target)
    weights = load_weights(target) if story.generations else begun(learner.features, plan.seed)
    try:
        while len(story.generations) < plan.generations:
            number = len(story.generations)
            samples = gather(game, plan, number, target.read_bytes() if number else b"", crew, tell)
            story.generations.append(learn(weights, samples, plan, number, tell))
            save(target, weights, as_file(weights, learner.version), story)
    except KeyboardInterrupt:
        if not story.generations:
            raise
    return story


def story_of(game: Game, plan: Plan, target: Path) -> Story:
    told = target.with_name(f"{target.name}.json")
    command = f"tischlein train {game.id} --generations {plan.generations} --seed {plan.seed} --to {target.name}"
    fresh = Story(game.id, game.version, learner_of(game).version, __version__, command, plan, [])
    if not told.is_file():
        return fresh
    known = msgspec.json.decode(told.read_bytes(), type=Story)
    before = (known.game, known.game_version, known.features, msgspec.structs.replace(known.plan, generations=0))
    if before != (game.id, game.version, fresh.features, msgspec.structs.replace(plan, generations=0)):
        raise Refusal("other_training", {"file": str(target)})
    known.plan, known.command = plan, command
    return known


def gather(game: Game, plan: Plan, number: int, net: bytes, crew: Crew, tell: Tell) -> Samples:
    seed = memory_of(f"train {plan.seed} {number}")
    tasks = (Task(game.id, net, plan.nodes, seed, task) for task in range(MOST_TASKS))
    parts: list[Samples] = []
    count = 0
    for part in play_all(tasks, crew, plan.positions):
        parts.append(part)
        count += len(part.said)
        tell("self-play", min(count, plan.positions), plan.positions)
    return together(parts)


def learn(weights: Weights, samples: Samples, plan: Plan, number: int, tell: Tell) -> Generation:
    scale = best_scale(samples)
    count = len(samples.said)
    held = max(1, count // ONE_HELD_BACK)
    asked, learned = some(samples, slice(count - held, count)), some(samples, slice(0, count - held))
    blank = Weights(weights.first, weights.bias, np.zeros_like(weights.last), np.zeros_like(weights.constant))
    before = loss_over(blank, asked, scale)
    learning = Learning(weights)
    luck = np.random.default_rng([plan.seed, number])
    steps = plan.epochs * -(-len(learned.said) // BATCH)
    for epoch in range(plan.epochs):
        order = luck.permutation(len(learned.said))
        for at in range(0, len(order), BATCH):
            learning.learn(some(learned, order[at : at + BATCH]), scale, RATE * (1 - 0.95 * learning.steps / steps))
            tell(f"learning, round {epoch + 1}", learning.steps, steps)
    after = loss_over(weights, asked, scale)
    digest = hashlib.sha256(samples.own.tobytes() + samples.other.tobytes() + samples.said.tobytes()).hexdigest()
    return Generation(number, count, digest, scale, before, after)


def load_weights(target: Path) -> Weights:
    with np.load(target.with_name(f"{target.name}.weights.npz")) as kept:
        return Weights(kept["first"], kept["bias"], kept["last"], kept["constant"])


def save(target: Path, weights: Weights, net: bytes, story: Story) -> None:
    """The story last, since it says how far the others are."""
    first, bias, last, constant = weights.parts()
    np.savez(target.with_name(f"{target.name}.weights.npz"), first=first, bias=bias, last=last, constant=constant)
    target.write_bytes(net)
    told = target.with_name(f"{target.name}.json")
    told.write_bytes(msgspec.json.format(msgspec.json.encode(story)) + b"\n")
