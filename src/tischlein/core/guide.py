"""Who plays imagined matches on, so that the coach can tell what a position promises: quick, and good enough."""

from mypy_extensions import mypyc_attr

from tischlein.core.dealer import Dealer
from tischlein.core.state import State, shares
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Everything is asked of imagined worlds. A guide decides for a seat by what that seat knows in them.

    work    how many imagined decisions a review of a whole match may cost: what about ten seconds of a core allow
    doubt   by how much its values may be wrong whatever luck falls: a smaller loss is nobody's mistake
    reach   so many decisions after an answer `terms` say what it brought; 0 where points tell that
    """

    def __init__(self, work: int, doubt: float = 0.02, reach: int = 0) -> None:
        self.work: int = work
        self.doubt: float = doubt
        self.reach: int = reach

    def begin(self) -> None:
        """Before another imagined match: what was remembered of the last one is forgotten."""

    def judges(self, state: State) -> bool:
        """Whether an answer to what this position asks can be called good or bad by playing on."""
        return True

    def answer(self, state: State, seat: Seat, dealer: Dealer) -> Action:
        raise NotImplementedError

    def is_far(self, state: State, decided: int) -> bool:
        """Whether an imagined match may be broken off here, after so many decisions, and be appraised."""
        return False

    def appraise(self, state: State) -> list[float]:
        """The share of the win that each seat may expect: exactly at the end, an estimate where it was broken off."""
        return shares(state)

    def closer(self, times: int) -> "Guide":
        """One that looks so many times closer, for where few positions are judged; itself, where it does not look
        ahead."""
        return self

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        """What is good for a seat in a position, by name, all in one measure: for games whose points say little.

        The sentences are `term-NAME-more` and `term-NAME-less` of the game's texts.
        """
        return {}
