"""What a match remembers beside the state: the answers taken, what seats asked of each other, how it was broken off."""

from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action


class Step:
    """An answer that the rules have taken, and what decides whether it can be taken back.

    `span` counts turns: steps of one `each` turn share it, as they lie side by side. `open_end` is false once luck was
    drawn, something hidden was revealed or a single seat was told something in this step, and when it ended a turn side
    by side.
    """

    def __init__(self, seat: Seat, action: Action, mode: str, span: int, open_end: bool) -> None:
        self.seat: Seat = seat
        self.action: Action = action
        self.mode: str = mode
        self.span: int = span
        self.open_end: bool = open_end


class Ending:
    """A match that its players broke off: "resigned" by a seat, or "draw_agreed" (seat is None)."""

    def __init__(self, reason: str, seat: Seat | None) -> None:
        self.reason: str = reason
        self.seat: Seat | None = seat


class Asks:
    """What seats have asked of each other since the last answer, and who has agreed: every answer clears it."""

    def __init__(self) -> None:
        self.draw: list[Seat] = []
        self.back_for: Seat | None = None
        self.back: list[Seat] = []

    def open_to(self, seat: Seat) -> bool:
        """Whether this seat has been asked something that it has not agreed to yet."""
        return (bool(self.draw) and seat not in self.draw) or (self.back_for is not None and seat not in self.back)
