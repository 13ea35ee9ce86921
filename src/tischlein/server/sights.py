"""What one seat may know at one moment."""

from tischlein.server.wire import Happened


class Heard:
    """What one seat has heard until one moment: so much of a log that goes on growing."""

    __hash__ = None  # type: ignore[assignment]  # the log is still being written

    def __init__(self, log: list[Happened]) -> None:
        self.log: list[Happened] = log
        self.count: int = len(log)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Heard) and self.count == other.count and self.goes_on_from(other)

    def goes_on_from(self, before: "Heard") -> bool:
        """Whether nothing that was heard before has been taken back. The same log only ever grows."""
        is_as_long = self.count >= before.count
        return is_as_long and (self.log is before.log or self.log[: before.count] == before.log[: before.count])

    def since(self, first: int) -> list[Happened]:
        return self.log[first : self.count]


class Sight:
    """All that one seat (or everybody, for None) may know at one moment.

    `seen` is written out: what is found to be new later, and sent to several, stays what it was at this moment.
    """

    __hash__ = None  # type: ignore[assignment]  # what was heard is still being written

    def __init__(self, heard: Heard, seen: bytes) -> None:
        self.heard: Heard = heard
        self.seen: bytes = seen

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sight) and self.seen == other.seen and self.heard == other.heard
