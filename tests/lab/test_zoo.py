"""PettingZoo's own checks over every game and number of seats, and what they do not look at."""

import numpy as np
import pytest

from tests.bots.small_games import STICKS
from tests.lab.shelf import on_the_shelf
from tests.lab.variants import GAMES, TABLES
from tests.lab.zoo_checks import keeps_the_api, parallel_api_test, render_test, seed_test, seeded
from tests.some_games import FOR_TWO, SECRET_FROM_THE_START, short
from tischlein.catalog import find
from tischlein.core.refusal import Refusal
from tischlein.lab import zoo

SEEDS = 100
# Decisions of each seat per match where many seeds are looked at; `tests/long` plays all of them to the end.
FEW = 12
WHOLE = 2000


@pytest.mark.parametrize("game", GAMES)
def test_the_api_is_kept_from_a_hundred_seeds(game: str) -> None:
    seats = find(game).seats[0]
    env = seeded(game, seats)
    for seed in range(SEEDS):
        env.next_seed = 10 * seed
        keeps_the_api(env, FEW)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_api_is_kept_in_a_whole_match(game: str, seats: int) -> None:
    keeps_the_api(seeded(game, seats), WHOLE)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_same_seed_gives_the_same_match(game: str, seats: int) -> None:
    seed_test(lambda: zoo.env(game, seats, short(game)), num_cycles=12)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_game_can_be_shown_as_text(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: zoo.env(game, seats, short(game), render_mode))
    assert "ask: " in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_one_step_for_all_keeps_the_parallel_api(game: str, seats: int) -> None:
    parallel_api_test(zoo.parallel_env(game, seats, short(game)), num_cycles=40)


def test_seats_that_answer_in_secret_do_it_in_one_parallel_step() -> None:
    env = zoo.parallel_env(SECRET_FROM_THE_START, 3)
    observations, _ = env.reset(seed=1)
    assert [int(seen["action_mask"][:-1].sum()) > 1 for seen in observations.values()] == [True] * 3
    actions = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observations.items()}
    env.step(actions)
    assert not env.course.sealed


def test_a_seat_that_is_not_asked_can_only_wait() -> None:
    with on_the_shelf(STICKS):
        env = zoo.parallel_env(STICKS.id)
        observations, _ = env.reset(seed=1)
        waiting = [agent for agent, seen in observations.items() if seen["action_mask"][env.wait]]
        assert len(waiting) == 1
        assert int(observations[waiting[0]]["action_mask"].sum()) == 1


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = zoo.env(FOR_TWO, options=short(FOR_TWO))
    env.reset(seed=1)
    before = env.last()[0]
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(Refusal, match="illegal_action"):
        env.step(illegal)
    assert np.array_equal(env.last()[0]["observation"], before["observation"])


@pytest.mark.parametrize("game", GAMES)
def test_rewards_come_at_the_end_and_add_up_to_nothing(game: str) -> None:
    env = seeded(game, find(game).seats[-1])
    env.reset(seed=5)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, over, _, facts = env.last(observe=True)
        if over:
            rewards[agent] = reward
            assert facts["place"] == 1 or reward < 1
        else:
            assert reward == 0
        env.step(None if over else int(np.flatnonzero(observation["action_mask"])[-1]))
    assert len(rewards) == find(game).seats[-1]
    assert sum(rewards.values()) == pytest.approx(0)


def test_what_a_learner_writes_into_an_observation_changes_no_other() -> None:
    env = zoo.env(FOR_TWO, options=short(FOR_TWO))
    env.reset(seed=1)
    seen, again = env.observe("player_0"), env.observe("player_0")
    for numbers in seen.values():
        numbers[:] = 7
    assert not any((numbers == 7).any() for numbers in [*again.values(), *env.observe("player_0").values()])


def test_asking_for_agents_ends_with_the_match_or_earlier() -> None:
    env = zoo.env(FOR_TWO, options=short(FOR_TWO))
    env.reset(seed=1)
    for agent in env.agent_iter(3):
        env.step(int(np.flatnonzero(env.observe(agent)["action_mask"])[0]))
    assert env.agents == env.possible_agents
    for agent in env.agent_iter():
        over = env.terminations[agent]
        env.step(None if over else int(np.flatnonzero(env.observe(agent)["action_mask"])[0]))
    assert env.agents == []


def test_observations_of_two_steps_share_no_memory() -> None:
    env = zoo.env(FOR_TWO, options=short(FOR_TWO))
    env.reset(seed=1)
    first = env.observe("player_0")
    kept = first["observation"].copy()
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    env.observe("player_0")
    assert np.array_equal(first["observation"], kept)
