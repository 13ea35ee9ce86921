"""Everything that is true in a match of Bids."""

from tischlein.kit.piles import Piles, copies

from .material import PRIZES


class World:
    def __init__(self, ties: str, hands: Piles, played: Piles, won: Piles) -> None:
        self.ties: str = ties
        self.hands: Piles = hands
        self.played: Piles = played
        self.won: Piles = won
        self.bag: list[int] = list(PRIZES)
        self.offered: list[int] = []

    def copy(self) -> "World":
        fresh = World(self.ties, copies(self.hands), copies(self.played), copies(self.won))
        fresh.bag = list(self.bag)
        fresh.offered = list(self.offered)
        return fresh
