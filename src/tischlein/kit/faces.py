"""Cards and piles as views show them, and as the plain board knows them by their names (docs/shape-your-view.md).

Interpreted, like views: the pages' types are made of these annotations.
"""

import msgspec

from tischlein.kit.cards import Cards


class CardView(msgspec.Struct):
    """A card that lies open: `id` is what boards follow with the eyes."""

    id: int
    suit: str
    value: int


class PileView(msgspec.Struct):
    """A pile of which one sees how high it is, and the top card where that lies open."""

    cards: int
    top: CardView | None


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


def open_pile(cards: Cards, pile: list[int]) -> PileView:
    """A discard pile: the last card lies on top, those below cannot be seen.

    >>> sea = Cards(["fish", "crab"], [1, 2, 3])
    >>> open_pile(sea, [0, 4]), open_pile(sea, [])
    (PileView(cards=2, top=CardView(id=4, suit='crab', value=2)), PileView(cards=0, top=None))
    """
    return PileView(len(pile), face(cards, pile[-1]) if pile else None)


def closed_pile(pile: list[int]) -> PileView:
    """A deck: nothing of it is shown but how many cards it has.

    >>> closed_pile([0, 4])
    PileView(cards=2, top=None)
    """
    return PileView(len(pile), None)
