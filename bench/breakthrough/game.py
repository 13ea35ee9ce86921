"""Breakthrough, as the contract wants it."""

from tischlein.core.game import Credits, Game

from .rules.actions import WORDS
from .rules.state import begin, load
from .views.view import view

GAME = Game(
    id="breakthrough",
    version=1,
    seats=[2],
    options=[],
    vocabulary=WORDS,
    setup=begin,
    view=view,
    load=load,
    bots={},
    credits=Credits("Dan Troyka", "", 2000, "https://example.org"),
)
