"""Many matches in one call."""

import numpy as np
import pytest

from tests.lab.variants import GAMES
from tests.some_games import FOR_TWO, short
from tischlein.catalog import find
from tischlein.core.course import Course
from tischlein.core.options import read_options
from tischlein.core.refusal import Refusal
from tischlein.lab.batch import Batch
from tischlein.lab.observations.encoding import encoding_of


def some_legal(batch: Batch, luck: np.random.Generator) -> list[int]:
    return [int(luck.choice(np.flatnonzero(mask))) for mask in batch.masks()]


@pytest.mark.parametrize("game", GAMES)
def test_each_row_is_the_match_of_its_own_seed(game: str) -> None:
    seats = find(game).seats[-1]
    batch = Batch(game, seats, matches=3, seed=7, options=short(game))
    alone = Course(find(game), read_options(find(game).options, short(game)), seats, "batch 7 match 1")
    encoding, luck = encoding_of(find(game), seats), np.random.default_rng(1)
    while not alone.is_over() and batch.begun == 3:
        assert batch.seats_to_act()[1] == alone.seat
        assert np.array_equal(batch.masks()[1], encoding.mask(alone.legal))
        view = alone.game.view(alone.state, alone.seat)
        assert np.array_equal(batch.observations()[1], encoding.observe(view))
        actions = some_legal(batch, luck)
        alone.act(actions[1])
        batch.step(actions)


def test_a_match_that_ends_begins_anew_at_once() -> None:
    batch = Batch(FOR_TWO, 2, matches=2, seed=1, options=short(FOR_TWO))
    luck = np.random.default_rng(1)
    step = batch.step(some_legal(batch, luck))
    while not step.over.any():
        step = batch.step(some_legal(batch, luck))
    ended = int(step.over.sum())
    assert batch.begun == 2 + ended
    assert (step.rewards.sum(axis=1) == 0).all()
    assert not step.rewards[~step.over].any()
    assert batch.masks().any(axis=1).all()


def test_an_illegal_action_moves_no_row() -> None:
    batch = Batch(FOR_TWO, 2, matches=2, seed=1)
    good = some_legal(batch, np.random.default_rng(1))
    bad = int(np.flatnonzero(batch.masks()[1] == 0)[0])
    before = batch.observations()
    with pytest.raises(Refusal, match="illegal_action"):
        batch.step([good[0], bad])
    assert np.array_equal(batch.observations(), before)
