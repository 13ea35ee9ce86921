"""Every game, with its full rules, beside hanabi: OpenSpiel's in C++ and PettingZoo's hanabi_v5.

All are driven from Python with random decisions, each in its leanest loop. OpenSpiel's draws of cards are moves of its
loop, made but not counted: what is compared is decisions of players. A new game is measured without being named here.
"""

from __future__ import annotations

import random
import warnings

import numpy as np
import pyspiel
from comparing import Comparison, Work, medians
from pettingzoo import AECEnv

from build import ONLY_HERE
from tischlein import catalog
from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.game import Game
from tischlein.core.options import Options, read_options

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.classic import hanabi_v5

MOST_SEATS = 4
DECISIONS = 3000
ZOO_DECISIONS = 300
SEED = 20261115


def drawn(outcomes: list[tuple[int, float]], luck: random.Random) -> int:
    """A draw by its chances; walking along the list is the fastest way there is in Python."""
    left = luck.random()
    for outcome, chance in outcomes:
        left -= chance
        if left <= 0:
            return outcome
    return outcomes[-1][0]


def play_theirs(state: pyspiel.State, luck: random.Random) -> int:
    """One random game; returns the decisions of its players."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), luck))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            decisions += 1
    return decisions


def play_zoo(env: AECEnv, luck: np.random.Generator) -> int:
    """One random game of hanabi_v5, with the observations it always makes."""
    env.reset(seed=int(luck.integers(1 << 30)))
    decisions = 0
    for _ in env.agent_iter():
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        env.step(int(luck.choice(np.flatnonzero(observation["action_mask"]))))
        decisions += 1
    return decisions


def play_ours(game: Game, options: Options, seats: int, luck: random.Random) -> int:
    """One random match from the deal to the result. Where all answer at once, each of them decides."""
    dealer = QuietDealer(luck.randrange(1 << 60))
    state = game.setup(options, seats, dealer)
    decisions = 0
    turn = state.turn()
    while turn.mode != turns.OVER:
        if turn.mode == turns.TOGETHER:
            state.resolve({seat: luck.choice(state.legal(seat)) for seat in turn.seats}, dealer)
            decisions += len(turn.seats)
        else:
            seat = turn.seats[0]
            state.apply(seat, luck.choice(state.legal(seat)), dealer)
            decisions += 1
        turn = state.turn()
    return decisions


def at_least(decisions: int, play: Work) -> Work:
    """Whole games until so many decisions are made."""

    def work() -> float:
        done = 0.0
        while done < decisions:
            done += play()
        return done

    return work


def our_work(game: Game, luck: random.Random) -> Work:
    options, seats = read_options(game.options, {}), min(MOST_SEATS, game.seats[-1])
    return at_least(DECISIONS, lambda: play_ours(game, options, seats, luck))


def works() -> dict[str, Work]:
    luck, zoo_luck = random.Random(SEED), np.random.default_rng(SEED)
    theirs = pyspiel.load_game(f"hanabi(players={MOST_SEATS})")
    env = hanabi_v5.env(players=MOST_SEATS)
    games = {game.id: our_work(game, luck) for game in measured()}
    return {
        **games,
        "hanabi": at_least(DECISIONS, lambda: play_theirs(theirs.new_initial_state(), luck)),
        "hanabi_v5": at_least(ZOO_DECISIONS, lambda: play_zoo(env, zoo_luck)),
    }


def measured() -> list[Game]:
    """All our games; breakthrough lives in this folder only and has a bench of its own."""
    return [game for game in catalog.games().values() if game.id not in ONLY_HERE]


def measure() -> list[Comparison]:
    rates = medians(works())
    found: list[Comparison] = []
    for game in measured():
        found.append(Comparison(f"{game.id} beside OpenSpiel's hanabi", rates[game.id], rates["hanabi"], 1.0, 2.0))
        found.append(Comparison(f"{game.id} beside hanabi_v5", rates[game.id], rates["hanabi_v5"], 30.0, 50.0))
    return found
