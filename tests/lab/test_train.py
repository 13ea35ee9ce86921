"""A training learns, is kept generation by generation, and goes on where it stood."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from tischlein.catalog import find, games
from tischlein.core.learner import NetLearner, RowLearner
from tischlein.lab.crew import Crew
from tischlein.lab.guests.opponents import find_opponent
from tischlein.lab.training import nets, rows
from tischlein.lab.training.learning import Learning, as_file, begun, loss_and_slopes, loss_over
from tischlein.lab.training.selfplay import Samples, net_learner_of
from tischlein.lab.training.train import Generation, Plan, School, Tell, train

LEARNING = [game.id for game in games().values() if game.learner is not None]
BY_NETS = [game.id for game in games().values() if isinstance(game.learner, NetLearner)]
BY_ROWS = [game.id for game in games().values() if isinstance(game.learner, RowLearner)]
PLAN = Plan(generations=1, positions=150, nodes=4, epochs=3, seed=1)
# What is fitted has hundreds of numbers: fewer rows do not tell them.
ROWS = Plan(generations=1, positions=12_000, nodes=2, epochs=1, seed=1)


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


@pytest.mark.parametrize("id", BY_NETS)
def test_a_short_training_loses_less_than_the_hand_written_judge(id: str, tmp_path: Path) -> None:
    """Over what it learned from: a few seconds do not teach more."""
    game = find(id)
    learner = net_learner_of(game)
    samples = nets.gather(game, PLAN, 0, b"", Crew(), tell)
    weights = begun(learner.features, 1)
    before = loss_over(weights, samples, 200)
    learning = Learning(weights)
    for _ in range(40):
        learning.learn(samples, 200, 0.01)
    assert loss_over(weights, samples, 200) < before
    (tmp_path / "net").write_bytes(as_file(weights, learner.version))
    assert find_opponent(game, 2, f"learned:{tmp_path / 'net'}") is not None


@pytest.mark.parametrize("id", BY_ROWS)
def test_a_short_training_is_less_off_than_what_is_written_by_hand(id: str, tmp_path: Path) -> None:
    """Over matches that it did not learn from."""
    story = train(find(id), ROWS, tmp_path / "numbers", Crew(), tell)
    assert [one.learned < one.by_hand for one in story.generations] == [True]
    assert find_opponent(find(id), 2, f"learned:{tmp_path / 'numbers'}") is not None


def gathered(id: str, crew: Crew) -> list[bytes]:
    if id in BY_NETS:
        samples = nets.gather(find(id), PLAN, 0, b"", crew, tell)
        return [samples.own.tobytes(), samples.said.tobytes()]
    found = rows.gather(find(id), PLAN, 0, b"", crew, tell)
    return [found.numbers.tobytes(), found.matches.tobytes()]


@pytest.mark.parametrize("id", LEARNING)
def test_the_same_seed_plays_the_same_matches_with_any_number_of_workers(id: str) -> None:
    assert gathered(id, Crew(1)) == gathered(id, Crew(2))


@pytest.mark.parametrize("id", BY_ROWS)
def test_a_training_that_goes_on_learns_what_one_in_one_piece_learns(
    id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "MATCHES_AT_ONCE", 2)
    plan = msgspec.structs.replace(ROWS, positions=150, generations=3)
    train(find(id), plan, tmp_path / "whole", Crew(), tell)
    for generations in (1, 2, 3):
        told = train(
            find(id), msgspec.structs.replace(plan, generations=generations), tmp_path / "pieces", Crew(), tell
        )
        assert len(told.generations) == generations
    assert (tmp_path / "whole").read_bytes() == (tmp_path / "pieces").read_bytes()


@pytest.mark.parametrize("id", LEARNING)
def test_a_stopped_training_keeps_the_last_whole_generation(
    id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind: type[School] = nets.NetSchool if id in BY_NETS else rows.RowSchool
    learn = kind.learn

    def stop_in_the_second(school: School, number: int, crew: Crew, tell: Tell) -> Generation:
        if number == 1:
            raise KeyboardInterrupt
        return learn(school, number, crew, tell)

    monkeypatch.setattr(kind, "learn", stop_in_the_second)
    story = train(find(id), Plan(3, 100, 3, 1, 1), tmp_path / "file", Crew(), tell)
    assert len(story.generations) == 1
    assert (tmp_path / "file").read_bytes().startswith(b"tischlein ")
