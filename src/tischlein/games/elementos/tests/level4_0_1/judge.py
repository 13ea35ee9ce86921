"""What a game tells the alpha-beta search about itself: how good a position looks, and which answers to try first."""

from typing import Final

from mypy_extensions import mypyc_attr

from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action

# A won match. Estimates stay far below it, so that a sure win is never given up for a beautiful position.
WON: Final = 1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """One subclass per game. Everything is asked of imagined worlds, so a judge may look at every part of one.

    contempt  how much worse than an even position a draw is for the seat that thinks
    """

    def __init__(self) -> None:
        self.contempt: int = 0

    def evaluate(self, state: State, seat: Seat) -> int:
        """How good this undecided position looks for the seat; the same with opposite sign for the other one."""
        raise NotImplementedError

    def prior(self, state: State, action: Action) -> int:
        """How promising a legal answer looks before anything is searched: 0 … 1000, more is tried earlier."""
        return 0

    def is_loud(self, state: State, action: Action) -> bool:
        """Whether this answer changes so much, such as a capture, that it is always looked at to the full depth."""
        return False

    def repeats(self, state: State) -> bool:
        """Whether this position has occurred earlier in the match: counted like a draw, so that nobody shuffles."""
        return False

    def outcome(self, state: State, seat: Seat) -> int:
        """1, 0 or -1: a finished match as the seat sees it."""
        places = state.result().places
        best_other = min([place for other, place in enumerate(places) if other != seat])
        if places[seat] == best_other:
            return 0
        return 1 if places[seat] < best_other else -1
