"""What is in the box: forty cards, ten in each of four suits."""

from tischlein.kit.cards import Cards

SUITS = ["fish", "crab", "mussel", "starfish"]
CARDS = Cards(SUITS, list(range(1, 11)))
TIDES = ["flood", "ebb"]
FLOOD, EBB = 0, 1
# R10: a whole table, one caught card of each suit.
WHOLE_TABLE = 6
