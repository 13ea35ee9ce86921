"""A training learns, is kept generation by generation, and goes on where it stood."""

from pathlib import Path

import numpy as np
import pytest

from tischlein.catalog import find, games
from tischlein.core.game import Game
from tischlein.lab.crew import Crew
from tischlein.lab.guests.opponents import find_opponent
from tischlein.lab.training import train as trainings
from tischlein.lab.training.learning import Learning, as_file, begun, loss_and_slopes, loss_over
from tischlein.lab.training.selfplay import Samples
from tischlein.lab.training.train import Plan, train

LEARNING = [game.id for game in games().values() if game.learner is not None]
PLAN = Plan(generations=1, positions=150, nodes=4, epochs=3, seed=1)


def tell(what: str, done: int, total: int) -> None:
    assert what and 0 < done <= total


def some_samples(count: int, features: int) -> Samples:
    """A world in which feature 3 of the own side wins."""
    luck = np.random.default_rng(1)
    own = luck.integers(0, features, (count, 8)).astype(np.int16)
    other = luck.integers(0, features, (count, 8)).astype(np.int16)
    won = (own == 3).any(axis=1).astype(np.float32)
    said = np.stack([np.zeros(count), 400 * won - 200, won], axis=1).astype(np.float32)
    return Samples(own, other, said)


def test_learning_finds_what_wins() -> None:
    samples = some_samples(2000, 20)
    weights = begun(20, 1)
    before = loss_over(weights, samples, 200)
    learning = Learning(weights)
    for _ in range(60):
        learning.learn(samples, 200, 0.02)
    assert loss_over(weights, samples, 200) < before - 0.2


def test_slopes_are_those_of_the_loss() -> None:
    samples, weights = some_samples(50, 12), begun(12, 2)
    weights.last[:] = np.linspace(-1, 1, len(weights.last), dtype=np.float32)
    loss, slopes = loss_and_slopes(weights, samples, 200)
    for part, slope in zip(weights.parts(), slopes, strict=True):
        place = int(np.argmax(np.abs(slope)))
        part.flat[place] += 0.01
        moved = (loss_and_slopes(weights, samples, 200)[0] - loss) / 0.01
        part.flat[place] -= 0.01
        assert moved == pytest.approx(slope.flat[place], rel=0.1)


@pytest.mark.parametrize("id", LEARNING)
def test_a_short_training_loses_less_than_the_hand_written_judge(id: str, tmp_path: Path) -> None:
    """Over what it learned from: a few seconds do not teach more."""
    game = find(id)
    samples = trainings.gather(game, PLAN, 0, b"", Crew(), tell)
    weights = begun(game.learner.features if game.learner else 0, 1)
    before = loss_over(weights, samples, 200)
    learning = Learning(weights)
    for _ in range(40):
        learning.learn(samples, 200, 0.01)
    assert loss_over(weights, samples, 200) < before
    (tmp_path / "net").write_bytes(as_file(weights, game.learner.version if game.learner else 0))
    assert find_opponent(game, 2, f"net:{tmp_path / 'net'}") is not None


@pytest.mark.parametrize("id", LEARNING)
def test_the_same_seed_plays_the_same_matches_with_any_number_of_workers(id: str) -> None:
    one = trainings.gather(find(id), PLAN, 0, b"", Crew(1), tell)
    two = trainings.gather(find(id), PLAN, 0, b"", Crew(2), tell)
    assert one.own.tobytes() == two.own.tobytes()
    assert one.said.tobytes() == two.said.tobytes()


@pytest.mark.parametrize("id", LEARNING)
def test_a_stopped_training_keeps_the_last_whole_generation(
    id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gather = trainings.gather

    def stop_in_the_second(
        game: Game, plan: Plan, number: int, net: bytes, crew: Crew, tell: trainings.Tell
    ) -> Samples:
        if number == 1:
            raise KeyboardInterrupt
        return gather(game, plan, number, net, crew, tell)

    monkeypatch.setattr(trainings, "gather", stop_in_the_second)
    story = train(find(id), Plan(3, 100, 3, 1, 1), tmp_path / "net", Crew(), tell)
    assert len(story.generations) == 1
    assert (tmp_path / "net").read_bytes()[:13] == b"tischlein net"
