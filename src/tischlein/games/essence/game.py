"""Essence, as the table knows it."""

from tischlein.core.game import Credits, Game
from tischlein.games.essence.bot.guide import guide
from tischlein.games.essence.bot.levels import BOTS
from tischlein.games.essence.rules.actions import WORDS
from tischlein.games.essence.rules.options import OPTIONS
from tischlein.games.essence.rules.state import begin, load
from tischlein.games.essence.views.view import view

GAME = Game(
    id="essence",
    version=1,
    seats=[2, 3, 4, 5, 6, 7],
    options=OPTIONS,
    vocabulary=WORDS,
    setup=begin,
    view=view,
    load=load,
    bots=BOTS,
    guide=guide,
    credits=Credits("Claas Fischer", "Edition Essentia", 2013, "https://www.edition-essentia.de"),
    # Turns that are over have nothing to hide, and what to talk about may be read up. Covered achievements are not
    # counted up for anybody, but what each turn brought is no secret (§A12).
    chronicle=("drawn", "swapped", "revealed", "coins", "card"),
)
