"""Everything that is true in a match of Slack Water."""

from tischlein.core.options import Options
from tischlein.core.turn import Seat
from tischlein.kit.piles import Piles, copies, together, without
from tischlein.kit.seats import seat_after

from .material import CARDS, FLOOD


class World:
    """`dry` are the suits that a seat has shown not to hold: it could not follow. What a seat was shown is state."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options: Options = options
        self.seats: int = seats
        self.deal: int = 0
        self.tide: int = FLOOD
        self.leader: Seat = 0
        self.hands: Piles = [[] for _ in range(seats)]
        self.dry: Piles = [[] for _ in range(seats)]
        self.caught: Piles = [[] for _ in range(seats)]
        self.trick: list[int] = []
        self.washed: list[int] = []

    def copy(self) -> "World":
        fresh = World(self.options, self.seats)
        fresh.deal, fresh.tide, fresh.leader = self.deal, self.tide, self.leader
        fresh.hands, fresh.dry, fresh.caught = copies(self.hands), copies(self.dry), copies(self.caught)
        fresh.trick, fresh.washed = list(self.trick), list(self.washed)
        return fresh

    def is_over(self) -> bool:
        return not self.trick and not any(self.hands)

    def is_whole_trick(self) -> bool:
        return len(self.trick) == self.seats

    def mover(self) -> Seat:
        """Who plays the next card, or keeps one of a whole trick."""
        return self.taker() if self.is_whole_trick() else seat_after(self.leader, self.seats, len(self.trick))

    def taker(self) -> Seat:
        """Whose trick it is, or would be if nobody played any more."""
        return seat_after(self.leader, self.seats, self.trick.index(self.best_card()))

    def best_card(self) -> int:
        """R5: of the suit that was led, the highest at flood, the lowest at ebb."""
        following = CARDS.of_suit(self.trick, CARDS.suit(self.trick[0]))
        return max(following) if self.tide == FLOOD else min(following)

    def playable(self, seat: Seat) -> list[int]:
        """R3: whoever has the suit that was led follows it."""
        hand = self.hands[seat]
        following = CARDS.of_suit(hand, CARDS.suit(self.trick[0])) if self.trick else []
        return list(following or hand)

    def unseen_by(self, seat: Seat) -> list[int]:
        """The cards that this seat cannot place: in other hands, or in the box."""
        return without(CARDS.all(), [*self.hands[seat], *self.trick, *self.washed, *together(self.caught)])
