"""Via Magica, as the table knows it."""

from tischlein.core.game import Credits, Game
from tischlein.games.via_magica.bot.guide import guide
from tischlein.games.via_magica.bot.levels import BOTS
from tischlein.games.via_magica.rules.actions import WORDS
from tischlein.games.via_magica.rules.options import OPTIONS
from tischlein.games.via_magica.rules.state import begin, load
from tischlein.games.via_magica.views.view import view

GAME = Game(
    id="via_magica",
    version=1,
    seats=[2, 3, 4, 5, 6],
    options=OPTIONS,
    vocabulary=WORDS,
    setup=begin,
    view=view,
    load=load,
    bots=BOTS,
    guide=guide,
    credits=Credits("Paolo Mori", "Hurrican", 2020, "https://www.hurricangames.com"),
)
