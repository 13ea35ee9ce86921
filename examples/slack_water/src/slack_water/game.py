"""Slack Water as a value: what the table and the lobby need to know."""

from tischlein.core.game import Credits, Game

from .bot.levels import BOTS
from .bot.policy import hint
from .rules.actions import WORDS
from .rules.options import OPTIONS
from .rules.state import load, setup
from .views.view import view

GAME = Game(
    id="slack_water",
    version=1,
    seats=[3, 4, 5],
    options=OPTIONS,
    vocabulary=WORDS,
    setup=setup,
    view=view,
    load=load,
    bots=BOTS,
    credits=Credits("Tischlein", "Tischlein", 2026, "https://example.org/tischlein"),
    # Who played what, and when the tide turned, lay open when it happened.
    chronicle=("played", "turned", "took", "kept", "dealt"),
    hint=hint,
)
