"""A deck of cards with suits and values. Inside the rules a card is its number; people read and type its word."""

from collections.abc import Sequence


class Cards:
    """Each suit with each value once. Numbers go suit by suit, so sorted cards lie as a hand is held.

    >>> sea = Cards(["fish", "crab"], [1, 2, 3])
    >>> sea.card(1, 3), sea.word(5), sea.suit(5), sea.value(5)
    (5, 'crab 3', 1, 3)
    >>> sea.all()
    [0, 1, 2, 3, 4, 5]
    >>> sea.of_suit([0, 2, 4], 0)
    [0, 2]
    """

    def __init__(self, suits: Sequence[str], values: Sequence[int]) -> None:
        self.suits: list[str] = list(suits)
        self.values: list[int] = list(values)
        self.words: list[str] = [f"{suit} {value}" for suit in suits for value in values]

    def all(self) -> list[int]:
        return list(range(len(self.words)))

    def card(self, suit: int, value: int) -> int:
        return suit * len(self.values) + self.values.index(value)

    def suit(self, card: int) -> int:
        return card // len(self.values)

    def value(self, card: int) -> int:
        return self.values[card % len(self.values)]

    def word(self, card: int) -> str:
        return self.words[card]

    def of_suit(self, cards: list[int], suit: int) -> list[int]:
        return [card for card in cards if self.suit(card) == suit]
