"""Elementos, by Sharon Katz (Tyto Games, 2015)."""

from typing import Final

from tischlein.core.game import Game
from tischlein.games.elementos.bot.guide import guide
from tischlein.games.elementos.bot.learner import ElementosLearner
from tischlein.games.elementos.bot.levels import BOTS
from tischlein.games.elementos.position.codec import load
from tischlein.games.elementos.rules.actions import WORDS
from tischlein.games.elementos.rules.compact_view import COMPACT_VIEW
from tischlein.games.elementos.rules.material import CREDITS
from tischlein.games.elementos.rules.options import OPTIONS
from tischlein.games.elementos.rules.setup import begin, rematch
from tischlein.games.elementos.views.view import view

GAME: Final[Game] = Game(
    id="elementos",
    version=1,
    seats=[2],
    options=OPTIONS,
    vocabulary=WORDS,
    setup=begin,
    view=view,
    load=load,
    bots=BOTS,
    guide=guide,
    credits=CREDITS,
    rematch=rematch,
    compact_view=COMPACT_VIEW,
    learner=ElementosLearner(),
)
