"""Elementos with its full rules beside OpenSpiel's breakthrough 6×6: two small race games on boards of like size.

OpenSpiel offers no call for a rollout alone, so its C++ rollouts are timed through its own tree search: 5 simulations
of 200 rollouts each, times the mean length of a random game. The tree adds a few per cent at most. Copies are taken of
a position in the middle of a random game, where a search takes them and where histories have grown.
"""

from __future__ import annotations

import random

import pyspiel
from comparing import Comparison, Work, medians

from tischlein import catalog
from tischlein.bots import playouts
from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.options import read_options
from tischlein.core.state import State

GAME = "elementos"
SEARCHES = 10
SIMULATIONS = 5
ROLLOUTS = 200
THEIR_GAMES = 2000
OUR_GAMES = 200
COPIES = 100_000
SEED = 20261115
NO_END = 1_000_000


def play_theirs(state: pyspiel.State, luck: random.Random, most: int = NO_END) -> int:
    """One random game driven from Python, in OpenSpiel's leanest loop, cut off after so many moves."""
    moves = 0
    while moves < most and not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()))
        moves += 1
    return moves


def their_rollouts(game: pyspiel.Game, length: float) -> float:
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 100, False, SEED, False)
    for _ in range(SEARCHES):
        bot.mcts_search(game.new_initial_state())
    return SEARCHES * SIMULATIONS * ROLLOUTS * length


def our_start() -> State:
    """Where play begins: the default options, undersides hidden, both players having laid the preset."""
    game = catalog.find(GAME)
    dealer = QuietDealer(SEED)
    state = game.setup(read_options(game.options, {}), 2, dealer)
    for seat in (0, 1):
        for do in ("preset", "ready"):
            state.apply(seat, game.vocabulary.number({"do": do}), dealer)
    assert state.turn().mode == turns.OF, "the setup is over"
    return state


def play_ours(state: State, luck: random.Random, most: int = NO_END) -> int:
    """One random game driven from Python, by the three calls of the contract, cut off after so many decisions."""
    dealer = QuietDealer(SEED)
    moves = 0
    turn = state.turn()
    while moves < most and turn.mode != turns.OVER:
        seat = turn.seats[0]
        state.apply(seat, luck.choice(state.legal(seat)), dealer)
        moves += 1
        turn = state.turn()
    return moves


def their_work(game: pyspiel.Game) -> dict[str, Work]:
    luck, middle = random.Random(SEED), game.new_initial_state()
    length = sum(play_theirs(game.new_initial_state(), luck) for _ in range(THEIR_GAMES)) / THEIR_GAMES
    play_theirs(middle, luck, int(length / 2))

    def clone() -> float:
        for _ in range(COPIES):
            middle.clone()
        return COPIES

    return {
        "their rollouts": lambda: their_rollouts(game, length),
        "their loop": lambda: sum(play_theirs(game.new_initial_state(), luck) for _ in range(THEIR_GAMES)),
        "their clone": clone,
    }


def our_work(start: State) -> dict[str, Work]:
    luck, dealer, middle = random.Random(SEED), QuietDealer(SEED), start.copy()
    length = sum(play_ours(start.copy(), luck) for _ in range(OUR_GAMES)) / OUR_GAMES
    play_ours(middle, luck, int(length / 2))

    def copy() -> float:
        for _ in range(COPIES):
            middle.copy()
        return COPIES

    return {
        "our playouts": lambda: sum(playouts.playout(start.copy(), dealer) for _ in range(OUR_GAMES)),
        "our loop": lambda: sum(play_ours(start.copy(), luck) for _ in range(OUR_GAMES)),
        "our copy": copy,
    }


def measure() -> list[Comparison]:
    if GAME not in catalog.games():
        print(f"not compared with breakthrough: {GAME} is not here")
        return []
    rates = medians({**our_work(our_start()), **their_work(pyspiel.load_game("breakthrough(rows=6,columns=6)"))})
    return [
        Comparison(f"{GAME} inside the engine", rates["our playouts"], rates["their rollouts"], 1.0, 1.5),
        Comparison(f"{GAME} driven from Python", rates["our loop"], rates["their loop"], 1.2, 2.0),
        Comparison(f"{GAME} copy of a state", rates["our copy"], rates["their clone"], 2.0, 2.0),
    ]
