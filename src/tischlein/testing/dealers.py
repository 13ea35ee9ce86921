"""Dealers for tests: they hear everything, and their luck is written down."""

from tischlein.core.dealer import Dealer, Event


class Listening(Dealer):
    """A dealer that remembers what was told, and always draws the first piece of a bag."""

    def __init__(self) -> None:
        super().__init__()
        self.listening = True
        self.events: list[Event] = []

    def roll(self, count: int) -> int:
        self.drawn += 1
        return 0

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def told(self, name: str) -> list[dict[str, object]]:
        """The facts of the events of this name."""
        return [dict(event.facts) for event in self.events if event.name == name]


class Stacked(Listening):
    """A dealer whose next draws are named beforehand, in the order in which they are drawn.

    When nothing is named any more, the first piece of the bag comes.
    """

    def __init__(self, *coming: str) -> None:
        super().__init__()
        self.coming: list[str] = list(coming)

    def piece_of(self, name: str) -> int:
        """The number that this name has in the bags of the game."""
        raise NotImplementedError

    def draw_one(self, bag: list[int]) -> int:
        if not self.coming:
            return bag.pop(0)
        name = self.coming.pop(0)
        piece = self.piece_of(name)
        assert piece in bag, f"{name} is not in this bag"
        bag.remove(piece)
        return piece
