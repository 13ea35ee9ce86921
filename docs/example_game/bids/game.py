"""Bids as a value: what the table and the lobby need to know."""

from tischlein.core.game import Credits, Game
from tischlein.core.options import Option

from . import position, rules, views

GAME = Game(
    id="bids",
    version=1,
    seats=[2, 3, 4],
    options=[Option("hand", [5, 4, 3]), Option("ties", ["discard", "carry"])],
    vocabulary=rules.WORDS,
    setup=rules.setup,
    view=views.view,
    load=position.load,
    bots={},
    credits=Credits("Tischlein", "Tischlein", 2026, "https://example.org/tischlein"),
)
