"""A short cut to what a view shows, for games that learners look at millions of times.

A view is made for people and costs as much as many moves. A compact view says the same in a few numbers; whoever has
once kept what a part of a view was turned into need not build the view again.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.state import State
from tischlein.core.turn import Seat

# As a text: what is compiled knows i64 as int while it runs, of which there is no vec.
ViewNumbers: TypeAlias = "Callable[[State, Seat], vec[i64]]"

# Numbers of a compact view lie below this, so that what is kept for them fits into a list and memory stays flat.
MOST: Final[i64] = 8192


class CompactView:
    """What a seat sees, as numbers.

    parts   where in the view each number stands: a field ("phase") or one thing of a list ("discs[id=3]"), in the
            view's order and the first field first; it stands for everything up to the next part
    numbers those of a seat, from 0 to 8191. What the view shows in a part follows from its number alone, whatever
            the seat, the match and its options; the same number says the same of all things of a list
    """

    def __init__(self, parts: list[str], numbers: ViewNumbers) -> None:
        self.parts: list[str] = parts
        self.numbers: ViewNumbers = numbers


class Kept:
    """What the parts of views were turned into, by the numbers of their compact view."""

    def __init__(self, compact_view: CompactView) -> None:
        self.numbers: ViewNumbers = compact_view.numbers
        # Used again and again, so that it need not grow every time.
        self.whole: BytesWriter = BytesWriter()
        lists: dict[str, list[bytes | None]] = {part.partition("[")[0]: [] for part in compact_view.parts}
        self.known: list[list[bytes | None]] = [lists[part.partition("[")[0]] for part in compact_view.parts]

    def recall(self, state: State, seat: Seat) -> bytearray | None:
        """All parts in a row, or None where one is new."""
        numbers = self.numbers(state, seat)
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
        numbers = self.numbers(state, seat)
        for place, known in enumerate(self.known):
            number: i64 = numbers[place]
            assert 0 <= number < MOST, "numbers of a compact view are small"
            while len(known) <= number:
                known.append(None)
            known[number] = parts[place]
