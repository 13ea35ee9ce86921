"""Everything a seat can ever do in Bids."""

from tischlein.core.vocabulary import Vocabulary

WORDS = Vocabulary()
BID = WORDS.declare("bid", card=7)
