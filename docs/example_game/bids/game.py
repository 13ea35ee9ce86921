"""Bids as a value: what the table and the lobby need to know."""

from tischlein.core.game import Credits, Game

from .bot.levels import BOTS
from .rules.actions import WORDS
from .rules.options import OPTIONS
from .rules.state import load, setup
from .views.view import view

GAME = Game(
    id="bids",
    version=1,
    seats=[2, 3, 4],
    options=OPTIONS,
    vocabulary=WORDS,
    setup=setup,
    view=view,
    load=load,
    bots=BOTS,
    credits=Credits("Tischlein", "Tischlein", 2026, "https://example.org/tischlein"),
    chronicle=("opened",),
)
