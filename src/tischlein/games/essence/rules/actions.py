"""Everything a seat can ever do in Essence. A tip is a number, as on the tip cards: a place, a step, a player's."""

from typing import Final

from tischlein.core.vocabulary import Vocabulary
from tischlein.games.essence.rules.material import KINDS, ROMAN, WAY_IDS

PLACES: Final = ["1", "2", "3"]
STEP_WORDS: Final = ["1", "2", "3", "4", "5"]
TAKEN: Final = ["coin", "card"]
COIN: Final = 0
CARD: Final = 1

WORDS: Final = Vocabulary()

# One of the seven sets of tip cards, and with it the player's number (rules 11).
EMBLEM: Final = WORDS.kind("emblem", number=ROMAN)
# One of the two way cards (rules 14).
CHOOSE: Final = WORDS.kind("choose", way=WAY_IDS)
# The secret tips (rules 19): one of the concepts, a step of the scale, a player.
PICK: Final = WORDS.kind("pick", place=PLACES)
RATE: Final = WORDS.kind("rate", step=STEP_WORDS)
NAME: Final = WORDS.kind("name", number=ROMAN)
# No tip at all, where the table allows it (A17).
ABSTAIN: Final = WORDS.kind("abstain")
# Another concept instead of this one, before anybody has tipped (option concept_redraw).
SWAP: Final = WORDS.kind("swap", place=PLACES)
# The coin or the card of a circle (rules 24).
TAKE: Final = WORDS.kind("take", what=TAKEN)
# Enough talked: the next turn.
NEXT: Final = WORDS.kind("next")
# Two of a kind for one of another (rules 34).
TRADE: Final = WORDS.kind(
    "trade",
    among=[(pay, get) for pay in range(len(KINDS)) for get in range(len(KINDS)) if pay != get],
    pay=KINDS,
    get=KINDS,
)
# All trades that the adviser suggests, and the end of one's trading.
FOLLOW: Final = WORDS.kind("follow")
FINISH: Final = WORDS.kind("finish")
