"""PettingZoo's checker, made to look at many seeds and to tell every warning that is not known."""

import contextlib
import io
import warnings
from collections.abc import Mapping

with warnings.catch_warnings():
    # Where PettingZoo's own games are installed, its checks import one of them in a way it has deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from tests.some_games import short
from tischlein.catalog import find
from tischlein.lab.zoo import TableEnv

__all__ = ["keeps_the_api", "parallel_api_test", "render_test", "seed_test", "seeded"]

# What PettingZoo says of every environment whose observations are a dict with a mask.
KNOWN = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",
}


class Seeded(TableEnv):
    """The checker resets without a seed; here that means the next of the test's own seeds."""

    next_seed = 0

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        if seed is None:
            seed = self.next_seed
            self.next_seed += 1
        super().reset(seed)


def seeded(game: str, seats: int) -> Seeded:
    return Seeded(find(game), seats, short(game), None)


def keeps_the_api(env: TableEnv, decisions: int) -> None:
    told = io.StringIO()
    with warnings.catch_warnings(record=True) as said, contextlib.redirect_stdout(told):
        warnings.simplefilter("always")
        api_test(env, num_cycles=decisions)
    assert {str(one.message) for one in said} <= KNOWN
    assert "Passed API test" in told.getvalue()
