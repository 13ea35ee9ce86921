"""The level 4 of version 0.1 stays what it was: a yardstick for every later one.

old=bot:tischlein.games.pfad_der_elemente.tests.level4_0_1:new_bot
tischlein arena pfad_der_elemente --bots level4,old=$old --rounds 200 --workers all
"""

from tischlein.core.question import Bot
from tischlein.games.pfad_der_elemente.bot.levels import PfadBot, PfadEffort


def new_bot() -> Bot:
    return PfadBot(PfadEffort(steps=6000, forgets=0, drafts=40, work=600))
