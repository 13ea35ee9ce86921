"""The very same game in both engines: breakthrough 6×6, ours in our contract, theirs in OpenSpiel's C++.

Before anything is timed, both must count the same positions. Rollouts: random play inside the engine (OpenSpiel's are
timed through its tree search, 5 simulations of 200 rollouts, times the mean length). Tree search: simulations per
second with one rollout each, and a match between the two searches with equal simulations, so that speed is not bought
with weaker play.
"""

from __future__ import annotations

import random

import pyspiel
from comparing import Comparison, Work, medians

from tischlein import catalog
from tischlein.bots import playouts
from tischlein.bots.uct import UctBot
from tischlein.core.dealer import QuietDealer
from tischlein.core.options import read_options
from tischlein.core.question import Budget, ask
from tischlein.core.state import State

SEED = 20261115
GAMES = 1000
SEARCHES = 10
SIMULATIONS = 1000
MATCHES = 40
CURIOSITY = 1.4


def our_start() -> State:
    game = catalog.find("breakthrough")
    return game.setup(read_options(game.options, {}), 2, QuietDealer(SEED))


def our_positions(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    count = 0
    for seat in state.turn().seats:
        for action in state.legal(seat):
            next_one = state.copy()
            next_one.apply(seat, action, QuietDealer(1))
            count += our_positions(next_one, depth - 1)
    return count


def their_positions(state: pyspiel.State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(their_positions(state.child(action), depth - 1) for action in state.legal_actions())


def mean_length(game: pyspiel.Game, luck: random.Random) -> float:
    moves = 0
    for _ in range(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
            moves += 1
    return moves / GAMES


def their_bot(game: pyspiel.Game, simulations: int, rollouts: int, seed: int) -> pyspiel.MCTSBot:
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
    return pyspiel.MCTSBot(game, evaluator, CURIOSITY, simulations, 100, False, seed, False)


def searched(work: Work) -> float:
    return sum(work() for _ in range(SEARCHES))


def works(game: pyspiel.Game) -> dict[str, Work]:
    dealer, start, length = QuietDealer(SEED), our_start(), mean_length(game, random.Random(SEED))
    rollouts, search = their_bot(game, 5, 200, SEED), their_bot(game, SIMULATIONS, 1, SEED)
    ours = UctBot(SIMULATIONS)

    def their_rollouts() -> float:
        rollouts.mcts_search(game.new_initial_state())
        return 5 * 200 * length

    def their_search() -> float:
        search.mcts_search(game.new_initial_state())
        return SIMULATIONS

    def our_search() -> float:
        ours.answer(ask(start, 0, SEED), Budget())
        return SIMULATIONS

    return {
        "our rollouts": lambda: sum(playouts.playout(start.copy(), dealer) for _ in range(GAMES)),
        "their rollouts": lambda: searched(their_rollouts),
        "our search": lambda: searched(our_search),
        "their search": lambda: searched(their_search),
    }


def duel(game: pyspiel.Game) -> float:
    """The share of matches that our search wins against theirs, with equal simulations and changing sides."""
    won = 0
    for number in range(MATCHES):
        ours, theirs, us = UctBot(SIMULATIONS), their_bot(game, SIMULATIONS, 1, SEED + number), number % 2
        state, mirror, luck = our_start(), game.new_initial_state(), QuietDealer(number)
        while state.turn().seats:
            seat = state.turn().seats[0]
            legal = dict(zip(sorted(mirror.legal_actions()), sorted_like_theirs(state, seat, mirror), strict=True))
            if seat == us:
                action = ours.answer(ask(state, seat, luck.roll(1 << 30)), Budget())
                step = next(their for their, our in legal.items() if our == action)
            else:
                step = theirs.step(mirror)
                action = legal[step]
            state.apply(seat, action, luck)
            mirror.apply_action(step)
        won += state.result().places[us] == 1
    return won / MATCHES


def sorted_like_theirs(state: State, seat: int, mirror: pyspiel.State) -> list[int]:
    """Our numbers of their legal actions, in the order of theirs: both name a step by its two squares."""
    ours = {squares_of(seat, action): action for action in state.legal(seat)}
    return [ours[squares_in(mirror.action_to_string(action))] for action in sorted(mirror.legal_actions())]


def squares_of(seat: int, action: int) -> tuple[int, int]:
    at, way = catalog.find("breakthrough").vocabulary.kind_of(action).values(action)
    return at, at + 5 + way if seat == 0 else at - 7 + way


def squares_in(text: str) -> tuple[int, int]:
    """OpenSpiel writes "a5b4" and "a5b4*"; its black begins at the top, which is our low end."""
    first, second = text[:2], text[2:4]
    return square_called(first), square_called(second)


def square_called(name: str) -> int:
    return (6 - int(name[1])) * 6 + ord(name[0]) - ord("a")


def measure() -> list[Comparison]:
    game = pyspiel.load_game("breakthrough(rows=6,columns=6)")
    ours, theirs = our_positions(our_start(), 4), their_positions(game.new_initial_state(), 4)
    assert ours == theirs, f"the games differ: {ours} positions after four steps, OpenSpiel has {theirs}"
    rates = medians(works(game))
    won = duel(game)
    print(f"equal simulations: our search wins {won:.0%} of {MATCHES} matches against OpenSpiel's")
    return [
        Comparison("breakthrough rollouts", rates["our rollouts"], rates["their rollouts"], 1.5, 2.0),
        Comparison("breakthrough tree search", rates["our search"], rates["their search"], 1.5, 2.0),
        Comparison("breakthrough strength, ours : theirs", 100 * won, max(1.0, 100 - 100 * won), 0.67, 1.0),
    ]
