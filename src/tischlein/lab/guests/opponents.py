"""Everybody who can be named in the lab: the game's own bots, OpenSpiel's searches, and bots from outside.

level3                          a bot of the game
learned:FILE                    the strongest level, judging by what `tischlein train` has learned
bot:package.module:function     what the function makes, a bot as the game's own are: it gets questions, not views
uct:400                         a fast tree search in one world, with so many simulations
openspiel_mcts:100              a search of OpenSpiel with so many simulations, also openspiel_ismcts
python:package.module:function  a function (view, actions) → action; a path to a file does as well
command:./my_bot --fast         a program that answers questions line by line
"""

import importlib
import importlib.util
from pathlib import Path

from tischlein.bots.roster import find_bot
from tischlein.bots.uct import UctBot
from tischlein.core.game import Game
from tischlein.core.learner import Learner
from tischlein.core.question import Bot
from tischlein.core.refusal import Refusal


def find_opponent(game: Game, seats: int, name: str) -> Bot:
    kind, _, rest = name.partition(":")
    if kind in ("python", "command"):
        from tischlein.lab.guests.outside import OutsideBot, Program, function_called

        return OutsideBot(game, function_called(rest) if kind == "python" else Program(rest))
    if kind == "uct":
        if not rest.isdecimal() or int(rest) < 1:
            raise Refusal("unknown_bot", {"bot": name, "valid": ["uct:400"]})
        return UctBot(int(rest))
    if kind.startswith("openspiel"):
        need("open_spiel", "research")
        from tischlein.lab.guests.spiel_bots import search_bot

        return search_bot(game, seats, name)
    if kind == "bot":
        return own_kind(rest)
    if kind == "learned":
        return learner_of(game).bot(Path(rest).read_bytes())
    return find_bot(game, name)


def own_kind(name: str) -> Bot:
    """The bot that the function called `package.module:function` makes."""
    module, _, function = name.rpartition(":")
    try:
        made = getattr(importlib.import_module(module), function)()
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise Refusal("no_such_function", {"function": name}) from error
    if not isinstance(made, Bot):
        raise Refusal("no_such_function", {"function": name})
    return made


def learner_of(game: Game) -> Learner:
    if game.learner is None:
        raise Refusal("learns_nothing", {"game": game.id})
    return game.learner


def need(package: str, extra: str) -> None:
    """Says what to install where an optional package is missing."""
    if importlib.util.find_spec(package) is None:
        raise Refusal("package_missing", {"package": package, "extra": extra})
