"""A world in which a search goes forward answer by answer and comes back the same way.

A search asks a position thousands of times a second, so everything here is plain numbers. A game that is searched
deeply brings a walk of its own, which makes an answer and takes it back without copying. `StateWalk` in `judge.py` is
for all others, and it is what such a walk is held to.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Who decides, where it is not one seat: nobody any more, or several at once, which no such search looks into.
OVER: Final = -1
SEVERAL: Final = -2


class Walk:
    """actions, priors: the answers that were found and how promising they look, in rooms that the search hands out."""

    def __init__(self, places: int) -> None:
        self.actions: vec[i64] = vec[i64]([0] * places)
        self.priors: vec[i64] = vec[i64]([0] * places)

    def mover(self) -> i64:
        """The seat that decides, OVER or SEVERAL."""
        raise NotImplementedError

    def find_answers(self, first: i64) -> i64:
        """Puts the legal answers of the mover into the places from `first` on, in the order of `State.legal`.

        The place after the last one is returned.
        """
        raise NotImplementedError

    def step(self, action: i64) -> None:
        raise NotImplementedError

    def step_back(self) -> None:
        raise NotImplementedError

    def key(self) -> i64:
        """As `State.key`."""
        raise NotImplementedError

    def worth(self, seat: i64) -> i64:
        """As `Judge.evaluate`."""
        raise NotImplementedError

    def outcome(self, seat: i64) -> i64:
        raise NotImplementedError

    def repeats(self) -> bool:
        raise NotImplementedError

    def is_loud(self, action: i64) -> bool:
        raise NotImplementedError

    # ---- for searches that leave something out; a walk that says no here is searched without

    def is_promising(self, action: i64) -> bool:
        """Whether this answer may change at once what the position is worth."""
        return True

    def may_skip(self) -> bool:
        """Whether giving away one's turn would be hardly worse than the least that one can do."""
        return False

    def skip(self) -> None:
        """Gives the turn to the opponent; taken back as a step is."""
        raise NotImplementedError
