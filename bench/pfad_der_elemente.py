"""Pfad der Elemente at four seats beside OpenSpiel's hanabi: two games of what others know and one must remember.

Both are driven from Python with random decisions, each in its leanest loop. OpenSpiel's draws of cards are moves of its
loop, made but not counted: what is compared is decisions of players.
"""

from __future__ import annotations

import random

import pyspiel
from comparing import Comparison, Work, medians

from tischlein import catalog
from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.game import Game
from tischlein.core.options import Options, read_options

SEATS = 4
THEIR_GAMES = 100
OUR_GAMES = 10
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


def play_ours(game: Game, options: Options, luck: random.Random) -> int:
    """One random match from the choice of elements to the result. Where all draft at once, each of them decides."""
    dealer = QuietDealer(luck.randrange(1 << 60))
    state = game.setup(options, SEATS, dealer)
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


def works() -> dict[str, Work]:
    luck = random.Random(SEED)
    theirs = pyspiel.load_game(f"hanabi(players={SEATS})")
    ours = catalog.find("pfad_der_elemente")
    options = read_options(ours.options, {})
    return {
        "our loop": lambda: sum(play_ours(ours, options, luck) for _ in range(OUR_GAMES)),
        "their loop": lambda: sum(play_theirs(theirs.new_initial_state(), luck) for _ in range(THEIR_GAMES)),
    }


def measure() -> list[Comparison]:
    rates = medians(works())
    return [Comparison("pfad_der_elemente driven from Python", rates["our loop"], rates["their loop"], 1.0, 1.5)]
