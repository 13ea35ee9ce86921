"""The general levels as they are, to be measured where a game brings its own: `bot:tests.bots.general:level4`."""

from tischlein.bots.roster import SIMULATIONS
from tischlein.bots.tree import TreeBot
from tischlein.core.question import Bot


def level2() -> Bot:
    return TreeBot(SIMULATIONS[1])


def level4() -> Bot:
    return TreeBot(SIMULATIONS[3])
