"""What each seat has been told in a match, in a log of its own.

Logs are kept, not gathered anew for every view or take-back: a long match must not cost more per step than a short one.
"""

from tischlein.core.dealer import Event
from tischlein.core.steps import Step
from tischlein.core.turn import Seat
from tischlein.wire.messages import Happened


class Heard:
    """The events one seat has been told up to now: the first `count` entries of a log that keeps growing."""

    __hash__ = None  # type: ignore[assignment]  # the log is still being written

    def __init__(self, log: list[Happened]) -> None:
        self.log: list[Happened] = log
        self.count: int = len(log)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Heard) and self.count == other.count and self.goes_on_from(other)

    def goes_on_from(self, before: "Heard") -> bool:
        """Whether nothing told before has been taken back. One and the same log only ever grows."""
        is_as_long = self.count >= before.count
        return is_as_long and (self.log is before.log or self.log[: before.count] == before.log[: before.count])

    def since(self, first: int) -> list[Happened]:
        return self.log[first : self.count]


class Logs:
    """Those of all seats, and everybody's (None).

    A take-back leaves nothing in them but what the remaining steps told, and that something was taken back. So what the
    table itself told before, such as an offered draw, goes too. `_pure` is the number of steps up to which there is
    nothing of the table's in the logs, and `_lengths` is how long they were then.
    """

    def __init__(self, seats: int, opening: list[Event]) -> None:
        self._logs: dict[Seat | None, list[Happened]] = {seat: [] for seat in (None, *range(seats))}
        self._is_shown: bool = False
        self._pure: int | None = None
        self._lengths: dict[Seat | None, int] = {}
        self._append(opening)

    def heard_by(self, seat: Seat | None) -> Heard:
        self._is_shown = True
        return Heard(self._logs[seat])

    def add_step(self, told: list[Event]) -> None:
        self._append(told)

    def add_of_table(self, told: list[Event], steps: int) -> None:
        """What is no step's, heard after so many steps."""
        if told and self._pure is None:
            self._note_pure(steps)
        self._append(told)

    def rewind(self, count: int, undone: list[Step], steps: list[Step], told: list[Event]) -> None:
        """All steps after the first `count` were undone, and now there are `steps`. Costs as much as was undone, and as
        came after what the table told first."""
        if self._pure is None:
            self._note_pure(count + len(undone))
        pure, lengths = self._pure, self._lengths
        assert pure is not None, "noted just now"
        for step in undone[: max(0, pure - count)]:
            for event in step.told:
                for seat in self._logs:
                    lengths[seat] -= event.reaches(seat)
        self._cut()
        for step in steps[min(pure, count) :]:
            self._append(step.told)
        self._note_pure(len(steps))
        self._append(told)

    def _note_pure(self, steps: int) -> None:
        self._pure = steps
        self._lengths = {seat: len(log) for seat, log in self._logs.items()}

    def _cut(self) -> None:
        """One and the same log only ever grows, so those that somebody was shown are left as they are."""
        for seat, log in self._logs.items():
            if self._is_shown:
                self._logs[seat] = log[: self._lengths[seat]]
            else:
                del log[self._lengths[seat] :]
        self._is_shown = False

    def _append(self, events: list[Event]) -> None:
        for event in events:
            heard = Happened(event.name, event.facts)
            for seat, log in self._logs.items():
                if event.reaches(seat):
                    log.append(heard)
