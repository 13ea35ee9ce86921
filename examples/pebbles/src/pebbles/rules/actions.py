"""Everything a seat can ever do in Pebbles: take so many."""

from tischlein.core.vocabulary import Vocabulary

MOST = 3
WORDS = Vocabulary()
TAKE = WORDS.declare("take", pebbles=MOST + 1)
