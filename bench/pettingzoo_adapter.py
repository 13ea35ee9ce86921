"""Elementos in our PettingZoo environment beside PettingZoo's own connect_four_v3, both played at random by masks.

Once as learners do it, with everything `last` gives: observation and mask, reward, ends; one loop drives both and draws
a legal action in the cheapest way there is. And once as whoever needs only the mask does it: connect_four_v3 has its
mask in the observation only, ours can be asked for it alone (`legal_actions`).
"""

from __future__ import annotations

import random
import warnings

from comparing import Comparison, medians

from tischlein import catalog
from tischlein.lab import zoo

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.classic import connect_four_v3

GAME = "elementos"
STEPS = 2000
# Work that takes about as long as theirs.
OUR_STEPS = 10 * STEPS
SEED = 20261115


def with_observations(env: zoo.TableEnv, enough: int, luck: random.Random) -> float:
    """Whole games through `last` and `step`, until so many steps are made."""
    steps = 0
    while steps < enough:
        env.reset(seed=luck.randrange(1 << 30))
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            # numpy finds what is not zero several times faster among truth values.
            legal = observation["action_mask"].view(bool).nonzero()[0]
            env.step(legal.item(int(luck.random() * len(legal))))
            steps += 1
    return steps


def by_legal_actions(env: zoo.TableEnv, luck: random.Random) -> float:
    steps = 0
    while steps < OUR_STEPS:
        env.reset(seed=luck.randrange(1 << 30))
        while not env.course.is_over():
            env.step(luck.choice(env.legal_actions()))
            steps += 1
    return steps


def measure() -> list[Comparison]:
    if GAME not in catalog.games():
        print(f"not compared with connect_four_v3: {GAME} is not here")
        return []
    luck = random.Random(SEED)
    ours, theirs = zoo.env(GAME), connect_four_v3.env()
    rates = medians(
        {
            "observed": lambda: with_observations(ours, OUR_STEPS, luck),
            "legal": lambda: by_legal_actions(ours, luck),
            "theirs": lambda: with_observations(theirs, STEPS, luck),
        }
    )
    return [
        Comparison(f"{GAME} in PettingZoo, by legal actions", rates["legal"], rates["theirs"], 10.0, 15.0),
        Comparison(f"{GAME} in PettingZoo, observed", rates["observed"], rates["theirs"], 10.0, 12.0),
    ]
