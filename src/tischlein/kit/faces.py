"""Cards as views show them, and as the plain board knows them by their names (docs/shape-your-view.md).

Interpreted, like views: the pages' types are made of these annotations.
"""

import msgspec

from tischlein.kit.cards import Cards


class CardView(msgspec.Struct):
    """A card that lies open: `id` is what boards follow with the eyes."""

    id: int
    suit: str
    value: int


def face(cards: Cards, card: int) -> CardView:
    """
    >>> face(Cards(["fish", "crab"], [1, 2, 3]), 5)
    CardView(id=5, suit='crab', value=3)
    """
    return CardView(card, cards.suits[cards.suit(card)], cards.value(card))


def faces(cards: Cards, shown: list[int]) -> list[CardView]:
    """Several, in their order.

    >>> [one.value for one in faces(Cards(["fish", "crab"], [1, 2, 3]), [2, 3])]
    [3, 1]
    """
    return [face(cards, card) for card in shown]
