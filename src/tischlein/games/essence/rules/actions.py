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

# One of the seven sets of tip cards, and with it the player's number (§11).
EMBLEM: Final = WORDS.declare("emblem", number=ROMAN)
# One of the two way cards (§14).
CHOOSE: Final = WORDS.declare("choose", way=WAY_IDS)
# The secret tips (§19): one of the concepts, a step of the scale, a player.
PICK: Final = WORDS.declare("pick", place=PLACES)
RATE: Final = WORDS.declare("rate", step=STEP_WORDS)
NAME: Final = WORDS.declare("name", number=ROMAN)
# No tip at all, where the table allows it (§A17).
ABSTAIN: Final = WORDS.declare("abstain")
# Another concept instead of this one, before any tip is shown (§19c).
SWAP: Final = WORDS.declare("swap", place=PLACES)
# The coin or the card of a circle (§24a).
TAKE: Final = WORDS.declare("take", what=TAKEN)
# Enough talked: the next turn (§28a).
NEXT: Final = WORDS.declare("next")
# Two of a kind for one of another (§34); never for the same kind (§35).
TRADE: Final = WORDS.declare(
    "trade",
    among=[(pay, get) for pay in range(len(KINDS)) for get in range(len(KINDS)) if pay != get],
    pay=KINDS,
    get=KINDS,
)
# All trades that the adviser suggests (§36a), and the end of one's trading (§37).
FOLLOW: Final = WORDS.declare("follow")
FINISH: Final = WORDS.declare("finish")
