"""Every game as a Gymnasium environment: one learner in one seat, bots in the others.

    env = TischleinEnv("a_game", seat=0, opponents=["level1"])
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample())

`action_space.sample()` gives legal actions only; `action_masks()` is what maskable learners call. A learner that
answers against the rules all the same has lost: the match ends for it with -1 and `info["illegal_action"]` says why.
`illegal="refuse"` raises instead and leaves the match as it was.
"""

import secrets
from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from tischlein.bots.roster import find_bot
from tischlein.catalog import find
from tischlein.core.course import Course
from tischlein.core.options import read_options
from tischlein.core.question import Bot, Budget, ask
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Generator, memory_of
from tischlein.lab.observations.encoding import Mask, Observation, encoding_of
from tischlein.lab.transcript import position_lines, public_view

Facts = dict[str, object]


class LegalActions(spaces.Discrete):
    """All actions, of which `sample` draws a legal one: whoever knows nothing of masks still plays by the rules."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.legal: list[int] = list(range(size))

    def sample(self, mask: Mask | None = None, probability: Mask | None = None) -> np.int64:
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        return np.int64(self.legal[int(self.np_random.integers(len(self.legal)))])


class TischleinEnv(gymnasium.Env[Observation, np.int64]):
    metadata: ClassVar[dict[str, object]] = {"render_modes": ["ansi"]}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        opponents: Sequence[str | Bot],
        seat: int = 0,
        options: Mapping[str, object] | None = None,
        illegal: Literal["lose", "refuse"] = "lose",
        render_mode: str | None = None,
    ) -> None:
        """`opponents` are named or given in the order of the other seats; there is one for each."""
        self.game = find(game)
        self.seats = len(opponents) + 1
        self.seat = seat
        self.encoding = encoding_of(self.game, self.seats)
        if not 0 <= seat < self.seats:
            raise Refusal("unknown_seat", {"valid": list(range(self.seats))})
        self.options = read_options(self.game.options, options or {})
        others = [find_bot(self.game, one) if isinstance(one, str) else one for one in opponents]
        self.bots: dict[int, Bot] = dict(zip([at for at in range(self.seats) if at != seat], others, strict=True))
        self.illegal = illegal
        self.render_mode = render_mode
        self.legal_actions = LegalActions(self.encoding.actions)
        self.action_space = self.legal_actions
        self.observation_space = spaces.Dict(  # type: ignore[assignment]  # Gymnasium's own types do not agree
            {
                "observation": spaces.Box(-1.0, 1.0, (self.encoding.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.encoding.actions,), np.int8),
            }
        )
        self.course: Course
        self.luck: Generator

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[Observation, Facts]:
        """A fresh match; with a seed always the same one. `options={"match_seed": "…"}` names a match's own seed."""
        super().reset(seed=seed)
        text = secrets.token_hex(16) if seed is None else str(seed)
        if options and "match_seed" in options:
            text = str(options["match_seed"])
        self.course = Course(self.game, self.options, self.seats, text)
        self.luck = Generator(memory_of(f"opponents {text}"))
        self._let_others_play()
        return self._observation(), self._facts()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, Facts]:
        if self.illegal == "lose" and action not in self.course.legal:
            return self._observation(), -1.0, True, False, {"illegal_action": int(action)}
        self.course.act(int(action))
        self._let_others_play()
        over = self.course.is_over()
        return self._observation(), self.course.rewards()[self.seat], over, False, self._facts()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        return self.encoding.mask(self.course.legal).astype(np.bool_)

    def render(self) -> str:
        return "\n".join(position_lines(public_view(self.game, self.course.state)))

    def _let_others_play(self) -> None:
        """Bots answer questions until the learner is asked or the match is over; they never see the state."""
        course = self.course
        while not course.is_over() and course.seat != self.seat:
            question = ask(course.state, course.seat, int(self.luck.draw_word()))
            course.act(self.bots[course.seat].answer(question, Budget()))
        self.legal_actions.legal = course.legal or [0]

    def _observation(self) -> Observation:
        return self.encoding.observation(self.course.state, self.seat, self.course.legal)

    def _facts(self) -> Facts:
        if not self.course.is_over():
            return {}
        result = self.course.state.result()
        return {"score": result.scores[self.seat], "place": result.places[self.seat], "reason": result.reason}
