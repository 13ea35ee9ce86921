"""What each seat has been told in a match, in a log of its own.

Logs are kept, not gathered anew for every view or take-back: a long match must not cost more per step than a short one.

What has to be remembered is told once: to those who are here when it happens, in the update that goes on from what they
heard before. Whoever is told the log from its start (on coming, on coming back, after a take-back, when asking again)
gets it faded, until the match is over.
"""

from tischlein.core.dealer import Event, lasting
from tischlein.core.turn import Seat
from tischlein.wire.messages import Happened


class Heard:
    """The events one seat has been told up to now: the first `count` entries of a log that keeps growing."""

    __hash__ = None  # type: ignore[assignment]  # the log is still being written

    def __init__(self, log: list[Happened], is_over: bool) -> None:
        self.log: list[Happened] = log
        self.count: int = len(log)
        # Whether the match is over, and nothing has to be remembered any more.
        self.is_over: bool = is_over

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Heard) and self.count == other.count and self.goes_on_from(other)

    def goes_on_from(self, before: "Heard") -> bool:
        """Whether nothing told before has been taken back. One and the same log only ever grows."""
        is_as_long = self.count >= before.count
        return is_as_long and (self.log is before.log or self.log[: before.count] == before.log[: before.count])

    def since(self, first: int) -> list[Happened]:
        """What was told after the first so many events, to somebody who was here all the time."""
        return self.log[first : self.count]

    def whole(self, known: int) -> list[Happened]:
        """All of it. What was told before, or to others while nobody was here, has faded: the first `known` events."""
        if self.is_over:
            return self.since(0)
        return [faded(happened) for happened in self.log[:known]] + self.since(known)

    def restores(self, before: "Heard") -> bool:
        """Whether something that had faded then is told again now, because the match is over."""
        is_new = self.is_over and not before.is_over
        return is_new and any([len(happened.fades) > 0 for happened in before.since(0)])


def faded(happened: Happened) -> Happened:
    if not happened.fades:
        return happened
    return Happened(happened.name, lasting(happened.facts, happened.fades), happened.fades)


class Logs:
    """Those of all seats, and everybody's (None).

    A take-back leaves nothing in them but what the remaining steps told, and that something was taken back. So what the
    table itself told before, such as an offered draw, goes too.
    """

    def __init__(self, seats: int, opening: list[Event]) -> None:
        self._logs: dict[Seat | None, list[Happened]] = {seat: [] for seat in (None, *range(seats))}
        # Whether somebody was shown these very lists. One and the same log only ever grows.
        self._are_shown: bool = False
        # How many events each step told everybody; and those that it told a single seat, with the number of the step.
        self._for_all: list[int] = []
        self._for_one: list[tuple[int, Seat]] = []
        # Where in each log there is something of the table's.
        self._of_table: dict[Seat | None, list[int]] = {}
        self._append(opening)

    def show(self, seat: Seat | None, is_over: bool) -> Heard:
        self._are_shown = True
        return Heard(self._logs[seat], is_over)

    def add_steps(self, told: list[Event], count: int = 1) -> None:
        """What so many new steps told; more than one where answers were given together."""
        while count > 1:
            self._for_all.append(0)
            count -= 1
        for_all = self._append(told)
        if for_all < len(told):
            step = len(self._for_all)
            self._for_one += [(step, event.only) for event in told if event.only is not None]
        self._for_all.append(for_all)

    def add_of_table(self, told: list[Event]) -> None:
        for event in told:
            for seat, log in self._logs.items():
                if event.reaches(seat):
                    self._of_table.setdefault(seat, []).append(len(log))
        self._append(told)

    def rewind(self, count: int, again: list[list[Event]], told: list[Event]) -> None:
        """Only the first `count` steps are left, and then some were played again. Costs as much as was taken back, and
        as came after the first thing that the table told."""
        gone: dict[Seat | None, int] = dict.fromkeys(self._logs, sum(self._for_all[count:]))
        while self._for_one and self._for_one[-1][0] >= count:
            gone[self._for_one.pop()[1]] += 1
        del self._for_all[count:]
        for seat in self._logs:
            self._take_out(seat, gone[seat])
        self._are_shown, self._of_table = False, {}
        for events in again:
            self.add_steps(events)
        self.add_of_table(told)

    def _take_out(self, seat: Seat | None, gone: int) -> None:
        """Takes out all that the table told, and the last `gone` events that the steps told."""
        log, of_table = self._logs[seat], self._of_table.get(seat, [])
        left = len(log) - len(of_table) - gone
        first = min(of_table[0], left) if of_table else left
        skipped = set(of_table)
        tail = [log[at] for at in range(first, len(log)) if at not in skipped][: left - first]
        if self._are_shown:
            log = self._logs[seat] = log[:first]
        else:
            del log[first:]
        log.extend(tail)

    def _append(self, events: list[Event]) -> int:
        """Returns how many of them are for all."""
        for_all = 0
        for event in events:
            heard = Happened(event.name, event.facts, event.fades)
            if event.only is None:
                for_all += 1
                for log in self._logs.values():
                    log.append(heard)
            else:
                self._logs[event.only].append(heard)
        return for_all
