"""Pfad der Elemente, as the table knows it."""

from tischlein.core.game import Credits, Game
from tischlein.games.pfad_der_elemente.bot.guide import guide
from tischlein.games.pfad_der_elemente.bot.levels import BOTS
from tischlein.games.pfad_der_elemente.rules.actions import WORDS
from tischlein.games.pfad_der_elemente.rules.options import OPTIONS
from tischlein.games.pfad_der_elemente.rules.state import begin, load
from tischlein.games.pfad_der_elemente.views.picture import picture
from tischlein.games.pfad_der_elemente.views.view import view

GAME = Game(
    id="pfad_der_elemente",
    version=1,
    seats=[2, 3, 4],
    options=OPTIONS,
    vocabulary=WORDS,
    setup=begin,
    view=view,
    load=load,
    bots=BOTS,
    guide=guide,
    picture=picture,
    credits=Credits(
        "APEX Ideenschmiede (Martina Dobrindt, Andreas Dobrindt-Ostner, Dominik Jana)",
        "Magellan",
        2024,
        "https://www.magellanverlag.de",
    ),
)
