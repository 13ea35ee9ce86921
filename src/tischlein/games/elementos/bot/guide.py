"""Plays imagined matches on for the coach, to their end: with a short look ahead, and not always the same way."""

from typing import Final

from tischlein.bots.alphabeta import Effort
from tischlein.bots.guides import BotGuide
from tischlein.core.guide import Guide
from tischlein.games.elementos.bot.levels import ElementosBot

WORK: Final = 400_000
# Where nothing is drawn, matches would all go alike, and no value would say how sure it is.
WOBBLE: Final = 25


def guide() -> Guide:
    return BotGuide(ElementosBot(Effort(nodes=60, worlds=1, regret=0, wobble=WOBBLE)), WORK)
