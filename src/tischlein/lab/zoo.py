"""Every game as a PettingZoo environment: `env` one decision after another, `parallel_env` one step for all seats.

    env = zoo.env("a_game", seats=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

Agents are player_0, player_1 … by seat. An illegal action is refused, it never ends a match silently.
"""

import secrets
import sys
from collections.abc import Iterator, Mapping
from typing import Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from tischlein.catalog import find
from tischlein.core.course import NOBODY, Course
from tischlein.core.game import Game
from tischlein.core.options import read_options
from tischlein.core.turn import TOGETHER
from tischlein.lab.observations.encoding import Encoding, Observation, encoding_of
from tischlein.lab.transcript import position_lines, public_view

Agent = str
Facts = dict[str, object]

MATCH_SEED: Final = "match_seed"


def env(
    game: str, seats: int | None = None, options: Mapping[str, object] | None = None, render_mode: str | None = None
) -> "TableEnv":
    """One decision after another. Where seats answer in secret, they do it in turn and none sees the others'."""
    return TableEnv(find(game), seats, options, render_mode)


def parallel_env(
    game: str, seats: int | None = None, options: Mapping[str, object] | None = None, render_mode: str | None = None
) -> "TableParallelEnv":
    """One step for all seats. Who is not asked may only wait, which is the action after the last of the vocabulary."""
    return TableParallelEnv(find(game), seats, options, render_mode)


class Setting:
    """What both kinds share: the game at one table, its spaces, and where seeds come from."""

    def __init__(self, game: Game, seats: int | None, options: Mapping[str, object] | None, actions: int) -> None:
        self.game: Game = game
        self.seats: int = game.seats[0] if seats is None else seats
        self.encoding: Encoding = encoding_of(game, self.seats)
        self.options = read_options(game.options, options or {})
        self.agents: list[Agent] = [f"player_{seat}" for seat in range(self.seats)]
        self.seat_of: dict[Agent, int] = {agent: seat for seat, agent in enumerate(self.agents)}
        self.action_spaces: dict[Agent, spaces.Discrete] = {agent: spaces.Discrete(actions) for agent in self.agents}
        self.observation_spaces: dict[Agent, spaces.Dict] = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1.0, 1.0, (self.encoding.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.agents
        }

    def begin(self, seed: int | None, options: Mapping[str, object] | None) -> Course:
        """A fresh match. `options={"match_seed": "…"}` plays the very match of a table or a record."""
        text = secrets.token_hex(16) if seed is None else str(seed)
        if options and isinstance(options.get(MATCH_SEED), str):
            text = str(options[MATCH_SEED])
        return Course(self.game, self.options, self.seats, text)

    def facts(self, course: Course) -> dict[Agent, Facts]:
        """What `infos` say: nothing before the end, then score and place."""
        if not course.is_over():
            return {agent: {} for agent in self.agents}
        result = course.state.result()
        return {
            agent: {"score": result.scores[seat], "place": result.places[seat], "reason": result.reason}
            for agent, seat in self.seat_of.items()
        }


def shown(course: Course) -> str:
    return "\n".join(position_lines(public_view(course.game, course.state)))


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo tells mypy nothing
    metadata: dict[str, object] = {"render_modes": ["human", "ansi"], "is_parallelizable": False}  # noqa: RUF012  as PettingZoo has it

    def __init__(
        self, game: Game, seats: int | None, options: Mapping[str, object] | None, render_mode: str | None
    ) -> None:
        super().__init__()
        self.setting = Setting(game, seats, options, game.vocabulary.size())
        self.seat_of = self.setting.seat_of
        self.observation = self.setting.encoding.observation
        self.metadata = {**TableEnv.metadata, "name": self.setting.encoding.name}
        self.render_mode = render_mode
        self.possible_agents = list(self.setting.agents)
        self.agents: list[Agent] = []
        self.course: Course

    def __str__(self) -> str:
        return self.setting.encoding.name

    def observation_space(self, agent: Agent) -> spaces.Dict:
        return self.setting.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete:
        return self.setting.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        self.course = self.setting.begin(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.setting.facts(self.course)
        self.agent_selection = self.agents[self.course.seat]

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "only an agent whose match is over steps with None"
        course = self.course
        course.act(int(action))
        if course.seat == NOBODY:
            self._end()
        else:
            self.agent_selection = self.possible_agents[course.seat]

    def agent_iter(self, max_iter: int = sys.maxsize) -> Iterator[Agent]:
        """The agent to step next, until all are done; PettingZoo's own is a class and takes longer."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def legal_actions(self) -> list[int]:
        """What the selected agent may do, for whoever needs no observation."""
        return self.course.legal

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, self.course.rewards(), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = self.setting.facts(self.course)
        self._deads_step_first()

    def observe(self, agent: Agent) -> Observation:
        course, seat = self.course, self.seat_of[agent]
        return self.observation(course.state, seat, course.legal if seat == course.seat else [])

    def render(self) -> str | None:
        text = shown(self.course)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""


class TableParallelEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo tells mypy nothing
    metadata: dict[str, object] = {"render_modes": ["human", "ansi"]}  # noqa: RUF012  as PettingZoo has it

    def __init__(
        self, game: Game, seats: int | None, options: Mapping[str, object] | None, render_mode: str | None
    ) -> None:
        super().__init__()
        self.wait: int = game.vocabulary.size()
        self.setting = Setting(game, seats, options, self.wait + 1)
        self.metadata = {**TableParallelEnv.metadata, "name": self.setting.encoding.name}
        self.render_mode = render_mode
        self.possible_agents = list(self.setting.agents)
        self.agents: list[Agent] = []
        self.course: Course

    def observation_space(self, agent: Agent) -> spaces.Dict:
        return self.setting.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete:
        return self.setting.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, Facts]]:
        self.course = self.setting.begin(seed, options)
        self.agents = list(self.possible_agents)
        return self._observations(), self.setting.facts(self.course)

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[dict[Agent, Observation], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, Facts]]:
        """Everybody who is asked answers once. The others' actions are not looked at."""
        course, everyone = self.course, list(self.agents)
        for seat in self._asked():
            course.act(int(actions[everyone[seat]]))
        rewards = dict(zip(everyone, course.rewards(), strict=True))
        over = course.is_over()
        observations = self._observations()
        if over:
            self.agents = []
        terminations, truncations = dict.fromkeys(everyone, over), dict.fromkeys(everyone, False)
        return observations, rewards, terminations, truncations, self.setting.facts(course)

    def _asked(self) -> list[int]:
        """Who answers in this step. Side by side only the first seat: its answer may end the turn of the others."""
        turn = self.course.state.turn()
        return list(turn.seats) if turn.mode == TOGETHER else turn.seats[:1]

    def _observations(self) -> dict[Agent, Observation]:
        course, setting = self.course, self.setting
        asked = self._asked()
        found: dict[Agent, Observation] = {}
        for agent, seat in setting.seat_of.items():
            legal = course.state.legal(seat) if seat in asked else [self.wait]
            mask = np.zeros(self.wait + 1, np.int8)
            mask[legal] = 1
            found[agent] = {"observation": setting.encoding.look(course.state, seat), "action_mask": mask}
        return found

    def render(self) -> str | None:
        text = shown(self.course)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""
