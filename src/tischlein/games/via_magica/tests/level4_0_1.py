"""The level 4 of version 0.1 stays what it was: a yardstick for every later one.

old=bot:tischlein.games.via_magica.tests.level4_0_1:new_bot
tischlein arena via_magica --bots level4,old=$old --rounds 200 --workers all
"""

from tischlein.bots.race import Effort
from tischlein.core.question import Bot
from tischlein.games.via_magica.bot.levels import ViaMagicaBot
from tischlein.games.via_magica.bot.search import ONE_LUCK


def new_bot() -> Bot:
    return ViaMagicaBot(Effort(work=10_000, wide=6, far=10, trust=60.0), lucks=ONE_LUCK)
