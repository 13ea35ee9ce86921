"""A short cut to what a view shows, for games that learners look at millions of times.

A view is made for people and costs as much as many moves. A glance says the same in a few numbers; whoever has once
kept what a part of a view was turned into need not build the view again.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.state import State
from tischlein.core.turn import Seat

# As a text: what is compiled knows i64 as int while it runs, of which there is no vec.
Look: TypeAlias = "Callable[[State, Seat], vec[i64]]"

# Numbers of a glance lie below this, so that what is kept for them fits into a list and memory stays flat.
MOST: Final[i64] = 8192


class Glance:
    """What a seat sees, as numbers.

    parts   where in the view each number stands: a field ("phase") or one thing of a list ("discs[id=3]"), in the
            view's order and the first field first; it stands for everything up to the next part
    look    the numbers of a seat, from 0 to 8191. What the view shows in a part follows from its number alone, whatever
            the seat, the match and its options; the same number says the same of all things of a list
    """

    def __init__(self, parts: list[str], look: Look) -> None:
        self.parts: list[str] = parts
        self.look: Look = look


class Kept:
    """What the parts of views were turned into, by the numbers of their glance."""

    def __init__(self, glance: Glance) -> None:
        self.look: Look = glance.look
        # Used again and again, so that it need not grow every time.
        self.whole: BytesWriter = BytesWriter()
        lists: dict[str, list[bytes | None]] = {part.partition("[")[0]: [] for part in glance.parts}
        self.known: list[list[bytes | None]] = [lists[part.partition("[")[0]] for part in glance.parts]

    def recall(self, state: State, seat: Seat) -> bytearray | None:
        """All parts in a row, or None where one is new."""
        numbers = self.look(state, seat)
        whole = self.whole
        whole.truncate(0)
        for place, known in enumerate(self.known):
            number: i64 = numbers[place]
            part = known[number] if number < len(known) else None
            if part is None:
                return None
            whole.write(part)
        return bytearray(whole.getvalue())

    def keep(self, state: State, seat: Seat, parts: list[bytes]) -> None:
        numbers = self.look(state, seat)
        for place, known in enumerate(self.known):
            number: i64 = numbers[place]
            assert 0 <= number < MOST, "numbers of a glance are small"
            while len(known) <= number:
                known.append(None)
            known[number] = parts[place]
