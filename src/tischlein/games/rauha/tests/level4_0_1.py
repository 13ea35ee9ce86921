"""The level 4 of version 0.1 stays what it was: a yardstick for every later one.

old=bot:tischlein.games.rauha.tests.level4_0_1:new_bot
tischlein arena rauha --bots level4,old=$old --rounds 200 --workers all
"""

from tischlein.bots.race import Effort
from tischlein.core.question import Bot
from tischlein.games.rauha.bot.levels import RauhaBot


def new_bot() -> Bot:
    return RauhaBot(Effort(work=3000, wide=6, far=5, trust=4.0))
