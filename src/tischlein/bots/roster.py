"""Who can sit down at a game's table: `random`, four levels, and what the game brings of its own."""

from functools import partial
from typing import Final

from tischlein.bots.random import RandomBot
from tischlein.bots.tree import TreeBot
from tischlein.core.game import Game, NewBot
from tischlein.core.question import Bot
from tischlein.core.refusal import Refusal

LEVELS: Final = ("level1", "level2", "level3", "level4")
# Simulated matches per answer where a game has no levels of its own.
SIMULATIONS: Final = (16, 80, 400, 2000)

# What people call them, in German and English. The pages have the words from `web/locales`, where they are the same: a
# server without pages must know them too, since no guest may be called like one (`tests/attacks/test_names.py`).
SHOWN_NAMES: Final = {
    "random": ("Würfel", "Dice"),
    "level1": ("Funke", "Spark"),
    "level2": ("Flamme", "Flame"),
    "level3": ("Glut", "Ember"),
    "level4": ("Esse", "Forge"),
}


def roster(game: Game) -> dict[str, NewBot]:
    """Every bot of a game by name: random, the levels in ascending order, then the game's baselines."""
    bots: dict[str, NewBot] = {"random": RandomBot}
    for level, simulations in zip(LEVELS, SIMULATIONS, strict=True):
        bots[level] = game.bots.get(level, partial(TreeBot, simulations))
    bots.update(game.bots)
    return bots


def find_bot(game: Game, name: str) -> Bot:
    bots = roster(game)
    if name not in bots:
        raise Refusal("unknown_bot", {"bot": name, "valid": list(bots)})
    return bots[name]()
