"""Gymnasium's own checks over every game, and what they do not look at."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.lab.variants import GAMES, TABLES
from tests.some_games import FOR_THREE, FOR_TWO, short
from tischlein.catalog import find
from tischlein.core.refusal import Refusal
from tischlein.lab.single import TischleinEnv


def against_random(game: str, seats: int, seat: int = 0) -> TischleinEnv:
    return TischleinEnv(game, ["random"] * (seats - 1), seat, short(game), render_mode="ansi")


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_api_is_kept(game: str, seats: int) -> None:
    check_env(against_random(game, seats, seats - 1))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_ends_with_a_reward(game: str) -> None:
    env = against_random(game, find(game).seats[0])
    env.reset(seed=3)
    env.action_space.seed(1)
    over, reward = False, 0.0
    facts: dict[str, object] = {}
    while not over:
        assert reward == 0
        _, reward, over, _, facts = env.step(env.action_space.sample())
    assert -1 <= reward <= 1
    assert (facts["place"] == 1) == (reward >= 0) or reward == 0


def test_the_mask_is_what_the_rules_allow() -> None:
    env = against_random(FOR_TWO, 2)
    observation, _ = env.reset(seed=1)
    assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(env.course.legal)
    assert np.array_equal(env.action_masks(), observation["action_mask"].astype(bool))


def test_the_learner_may_sit_in_any_seat() -> None:
    for seat in range(3):
        env = against_random(FOR_THREE, 3, seat)
        env.reset(seed=2)
        assert env.course.seat == seat


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refusal, match="unknown_seat"):
        TischleinEnv(FOR_TWO, ["random"], seat=2)


def test_an_illegal_answer_loses_and_says_so() -> None:
    env = against_random(FOR_TWO, 2)
    env.reset(seed=1)
    bad = np.flatnonzero(~env.action_masks())[0]
    _, reward, over, _, facts = env.step(bad)
    assert (reward, over, facts) == (-1.0, True, {"illegal_action": int(bad)})


def test_an_illegal_answer_can_be_refused_instead() -> None:
    env = TischleinEnv(FOR_TWO, ["random"], illegal="refuse")
    env.reset(seed=1)
    with pytest.raises(Refusal, match="illegal_action"):
        env.step(np.flatnonzero(~env.action_masks())[0])
