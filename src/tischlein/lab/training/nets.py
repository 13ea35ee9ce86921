"""How a net learns, generation by generation."""

import hashlib
from pathlib import Path

import numpy as np

from tischlein.core.game import Game
from tischlein.core.learner import NetLearner
from tischlein.core.rng import memory_of
from tischlein.lab.crew import Crew
from tischlein.lab.training.learning import BATCH, RATE, Learning, Weights, as_file, begun, best_scale, loss_over, some
from tischlein.lab.training.selfplay import Samples, Task, net_learner_of, play_all, together
from tischlein.lab.training.train import MOST_TASKS, ONE_HELD_BACK, Generation, Plan, School, Tell


class NetSchool(School):
    """Each generation goes on with the weights of the one before."""

    def __init__(self, game: Game, plan: Plan, target: Path, done: int) -> None:
        self.game, self.plan, self.target = game, plan, target
        self.learner: NetLearner = net_learner_of(game)
        self.weights = load_weights(target) if done else begun(self.learner.features, plan.seed)

    def learn(self, number: int, crew: Crew, tell: Tell) -> Generation:
        net = self.target.read_bytes() if number else b""
        samples = gather(self.game, self.plan, number, net, crew, tell)
        return learn_from(samples, self.weights, self.plan, number, tell)

    def save(self) -> None:
        first, bias, last, constant = self.weights.parts()
        np.savez(weights_of(self.target), first=first, bias=bias, last=last, constant=constant)
        self.target.write_bytes(as_file(self.weights, self.learner.version))


def weights_of(target: Path) -> Path:
    return target.with_name(f"{target.name}.weights.npz")


def load_weights(target: Path) -> Weights:
    with np.load(weights_of(target)) as kept:
        return Weights(kept["first"], kept["bias"], kept["last"], kept["constant"])


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


def learn_from(samples: Samples, weights: Weights, plan: Plan, number: int, tell: Tell) -> Generation:
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
    return Generation(number, count, digest, before, after, scale=scale)
