"""Pebbles as a value: what the table and the lobby need to know."""

from tischlein.core.game import Credits, Game

from .rules.actions import WORDS
from .rules.options import OPTIONS
from .rules.state import load, setup
from .views.view import view

GAME = Game(
    id="pebbles",
    version=1,
    seats=[2, 3],
    options=OPTIONS,
    vocabulary=WORDS,
    setup=setup,
    view=view,
    load=load,
    bots={},
    credits=Credits("Tischlein", "Tischlein", 2026, "https://example.org/tischlein"),
)
