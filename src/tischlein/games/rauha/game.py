"""Rauha, as the table knows it."""

from tischlein.core.game import Credits, Game
from tischlein.games.rauha.bot.guide import guide
from tischlein.games.rauha.bot.learner import RauhaLearner
from tischlein.games.rauha.bot.levels import BOTS
from tischlein.games.rauha.rules.actions import WORDS
from tischlein.games.rauha.rules.options import OPTIONS
from tischlein.games.rauha.rules.setup import SEATS
from tischlein.games.rauha.rules.state import begin, load
from tischlein.games.rauha.views.view import view

GAME = Game(
    id="rauha",
    version=1,
    seats=SEATS,
    options=OPTIONS,
    vocabulary=WORDS,
    setup=begin,
    view=view,
    load=load,
    bots=BOTS,
    learner=RauhaLearner(),
    guide=guide,
    credits=Credits("Johannes Goupy, Théo Rivière", "GRRRE Games, Skellig Games", 2023, "https://www.skellig-games.de"),
)
