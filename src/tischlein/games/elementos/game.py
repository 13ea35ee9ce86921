"""Elementos, by Sharon Katz (Tyto Games, 2015)."""

from typing import Final

from tischlein.core.game import Game
from tischlein.games.elementos.bot import BOTS
from tischlein.games.elementos.glance import GLANCE
from tischlein.games.elementos.in_sight import view
from tischlein.games.elementos.material import CREDITS
from tischlein.games.elementos.options import OPTIONS
from tischlein.games.elementos.position import load
from tischlein.games.elementos.setup import rematch, setup
from tischlein.games.elementos.vocabulary import VOCABULARY

GAME: Final[Game] = Game(
    id="elementos",
    version=1,
    seats=[2],
    options=OPTIONS,
    vocabulary=VOCABULARY,
    setup=setup,
    view=view,
    load=load,
    bots=BOTS,
    credits=CREDITS,
    rematch=rematch,
    glance=GLANCE,
)
