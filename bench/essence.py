"""Essence at four seats beside OpenSpiel's hanabi: luck and hidden parts, in the loops of via_magica.py."""

from __future__ import annotations

import random

import pyspiel
from comparing import Comparison, Work, medians
from via_magica import SEATS, SEED, THEIR_GAMES, play_ours, play_theirs

from tischlein import catalog
from tischlein.core.options import read_options

OUR_GAMES = 20


def works() -> dict[str, Work]:
    luck = random.Random(SEED)
    theirs = pyspiel.load_game(f"hanabi(players={SEATS})")
    ours = catalog.find("essence")
    options = read_options(ours.options, {})
    return {
        "our loop": lambda: sum(play_ours(ours, options, luck) for _ in range(OUR_GAMES)),
        "their loop": lambda: sum(play_theirs(theirs.new_initial_state(), luck) for _ in range(THEIR_GAMES)),
    }


def measure() -> list[Comparison]:
    rates = medians(works())
    return [Comparison("essence driven from Python", rates["our loop"], rates["their loop"], 1.0, 2.0)]
