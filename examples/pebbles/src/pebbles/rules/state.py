"""Pebbles: in turn everybody takes one, two or three pebbles from the heap; the last one decides."""

from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer, Event
from tischlein.core.options import Options
from tischlein.core.reason import Reason
from tischlein.core.state import Position, Result, State, places_of
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action
from tischlein.kit.written import Written, impossible

from .actions import MOST, TAKE
from .options import HEAPS, LAST


class Pebbles(State):
    def __init__(self, last: str, heap: int, taken: list[int], mover: Seat) -> None:
        self.last: str = last
        self.heap: int = heap
        self.taken: list[int] = taken
        self.mover: Seat = mover

    def turn(self) -> Turn:
        return turns.of(self.mover) if self.heap else turns.over()

    def legal(self, seat: Seat) -> list[Action]:
        if not self.heap or seat != self.mover:
            return []
        return [TAKE(pebbles) for pebbles in range(1, min(MOST, self.heap) + 1)]

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        if action in self.legal(seat):
            return None
        pebbles = TAKE.value("pebbles", action)
        return Reason("none_at_all", "1.1") if pebbles == 0 else Reason("too_few_left", "1.1", {"left": self.heap})

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        pebbles = TAKE.value("pebbles", action)
        self.heap -= pebbles
        self.taken[seat] += pebbles
        dealer.tell(Event("taken", {"seat": seat, "pebbles": pebbles, "left": self.heap}))
        # At the end it stays with whoever took the last one.
        if self.heap:
            self.mover = (seat + 1) % len(self.taken)

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        """Nothing is hidden: there is only this world."""

    def result(self) -> Result:
        seats = range(len(self.taken))
        scores = [int((seat == self.mover) == (self.last == "wins")) for seat in seats]
        return Result(scores, places_of(scores), f"last_{self.last}", [{"last_pebble": score} for score in scores])

    def copy(self) -> "Pebbles":
        return Pebbles(self.last, self.heap, list(self.taken), self.mover)

    def dump(self) -> Position:
        return {"last": self.last, "heap": self.heap, "taken": list(self.taken), "mover": self.mover}


def setup(options: Options, seats: int, dealer: Dealer) -> State:
    return Pebbles(options.word("last"), options.number("heap"), [0] * seats, 0)


def load(position: Position) -> State:
    written = Written("", position, ["last", "heap", "taken", "mover"])
    taken = [pebbles for pebbles in written.list_of("taken") if type(pebbles) is int and pebbles >= 0]
    if len(taken) not in (2, 3) or taken != position["taken"]:
        raise written.wrong("taken", "a list of whole numbers, one for each of 2 or 3 seats")
    heap, mover = written.number("heap", 0, max(HEAPS)), written.number("mover", 0, len(taken) - 1)
    if heap + sum(taken) not in HEAPS:
        raise impossible("heap and taken", [heap, taken], f"together they are one of {HEAPS}")
    return Pebbles(LAST[written.among("last", LAST)], heap, taken, mover)
