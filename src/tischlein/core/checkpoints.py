"""Positions that a match keeps of its own past, so that going back does not mean playing everything again.

Near the present they lie close together, further back ever wider apart. So a match of any length keeps few of them, and
to go back some steps costs about as many steps again.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from tischlein.core.dealer import SeededDealer
from tischlein.core.game import Game
from tischlein.core.options import Options
from tischlein.core.state import Position, State

# While a match goes on, a position is kept every so many steps: rarely enough to cost nothing that could be measured.
APART: Final = 64


class Checkpoint:
    """The position after the first `count` steps. Nobody plays on with it: whoever goes back takes copies."""

    def __init__(self, count: int, span: int, state: State, dealer: SeededDealer) -> None:
        self.count: int = count
        self.span: int = span
        self.state: State = state
        self.dealer: SeededDealer = dealer


def beginning(game: Game, options: Options, seats: int, seed: str, position: Position | None = None) -> Checkpoint:
    """Where a match with this seed starts; from a given position only its luck comes from the seed."""
    dealer = SeededDealer(seed)
    state = game.setup(options, seats, dealer) if position is None else game.load(position)
    return Checkpoint(0, 0, state, dealer)


@mypyc_attr(allow_interpreted_subclasses=True)
class Checkpoints:
    """`due` is the number of steps after which the next one is to be kept."""

    def __init__(self) -> None:
        self.kept: list[Checkpoint] = []
        self.due: int = APART

    def keep(self, count: int, span: int, state: State, dealer: SeededDealer) -> None:
        """Of a position after more steps than any that is kept, or after just as many."""
        if not self.kept or self.kept[-1].count < count:
            self.kept.append(Checkpoint(count, span, state.copy(), dealer.copy()))
            self._drop_needless(count)
        self.due = count + APART

    def go_back_to(self, count: int) -> Checkpoint | None:
        """From where to play on to this number of steps. Forgets what lies beyond: it is being taken back."""
        while self.kept and self.kept[-1].count > count:
            self.kept.pop()
        self.due = count + APART
        return self.kept[-1] if self.kept else None

    def _drop_needless(self, now: int) -> None:
        """The further back, the wider apart: a gap may be as wide as its end is far from the present."""
        at = len(self.kept) - 2
        while at >= 0:
            before = self.kept[at - 1].count if at > 0 else 0
            after = self.kept[at + 1].count
            if after - before <= now - after:
                del self.kept[at]
            at -= 1


def is_worth_keeping(remaining: int) -> bool:
    """On the way back to a position: whether the one so many steps before it is kept too. Whoever goes back may go back
    again."""
    return remaining & (remaining - 1) == 0
