"""What a match remembers beside the state: the answers taken, what seats asked of each other, how it was broken off."""

from tischlein.core import turn as turns
from tischlein.core.state import Result
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

    def result(self, seats: int) -> Result:
        """Nobody has points; who resigned is last."""
        places = [seats if seat == self.seat else 1 for seat in range(seats)]
        return Result([0] * seats, places, self.reason, [{} for _ in range(seats)])


class Asks:
    """What seats have asked of each other since the last answer, and who has agreed: every answer clears it."""

    def __init__(self) -> None:
        self.draw: list[Seat] = []
        self.back_for: Seat | None = None
        self.back: list[Seat] = []

    def open_to(self, seat: Seat) -> bool:
        """Whether this seat has been asked something that it has not agreed to yet."""
        return (bool(self.draw) and seat not in self.draw) or (self.back_for is not None and seat not in self.back)


def last_step_of(steps: list[Step], seat: Seat) -> int | None:
    at = len(steps) - 1
    while at >= 0 and steps[at].seat != seat:
        at -= 1
    return at if at >= 0 else None


def step_that_may_go(steps: list[Step], seat: Seat, span: int) -> int | None:
    """The place of the seat's last step if it can go without anybody else's step having depended on it."""
    at = last_step_of(steps, seat)
    if at is None or steps[at].mode == turns.TOGETHER:
        return None
    for step in steps[at:]:
        beside = step.mode == turns.EACH and step.span == steps[at].span == span
        if not step.open_end or (step.seat != seat and not beside):
            return None
    return at


def rewind_point(steps: list[Step], seat: Seat) -> int | None:
    """The number of steps that stay when the seat's last answer and all later ones go."""
    first = last_step_of(steps, seat)
    if first is None:
        return None
    # The answers of a `together` turn were one moment: they go together.
    if steps[first].mode == turns.TOGETHER:
        while first > 0 and steps[first - 1].span == steps[first].span:
            first -= 1
    return first
