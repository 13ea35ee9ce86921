"""The millionth decision costs what the first did, in time and in memory."""

from __future__ import annotations

import random
import resource

from comparing import Comparison, rate

from tischlein import catalog
from tischlein.core.course import Course
from tischlein.core.game import Game
from tischlein.core.options import read_options

DECISIONS = 1_000_000
PARTS = 20
SEED = 20261115


class Player:
    """Plays random matches of a game, one after another."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.options = read_options(game.options, {})
        self.luck = random.Random(SEED)
        self.matches = 0

    def part(self) -> float:
        """Whole matches until a part of the decisions is made."""
        done = 0
        while done < DECISIONS // PARTS:
            course = Course(self.game, self.options, self.game.seats[0], f"flat {self.matches}")
            self.matches += 1
            while not course.is_over():
                course.act(self.luck.choice(course.legal))
                done += 1
        return done


def peak() -> float:
    """The most memory this process has ever held, in kilobytes."""
    return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)


def measure() -> list[Comparison]:
    found: list[Comparison] = []
    for game in catalog.games().values():
        player = Player(game)
        player.part()
        held = peak()
        rates = [rate(player.part) for _ in range(PARTS)]
        early, late = sorted(rates[:5])[2], sorted(rates[-5:])[2]
        found.append(Comparison(f"{game.id} late : early decisions", late, early, 0.85, 0.95))
        found.append(Comparison(f"{game.id} memory before : after", held, peak(), 0.97, 0.99))
    return found
