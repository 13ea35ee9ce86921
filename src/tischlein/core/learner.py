"""How a game's opponents learn from matches against themselves. The lab trains; the game says what there is to see."""

from mypy_extensions import mypyc_attr

from tischlein.core.question import Bot


class Sample:
    """A position as the seat that decides could imagine it.

    own, other  the numbers of the features that are there, as the deciding seat and as the other one sees the board
    judged      what the hand-written judge says of it, to the deciding seat
    searched    what a search found it to be worth
    share       what the match brought that seat in the end: 1, half or 0
    """

    def __init__(self, own: list[int], other: list[int], judged: int, searched: int) -> None:
        self.own: list[int] = own
        self.other: list[int] = other
        self.judged: int = judged
        self.searched: int = searched
        self.share: float = 0.5


@mypyc_attr(allow_interpreted_subclasses=True)
class Learner:
    """features: how many there are. version: raised when they change, so that an older net is never misread."""

    def __init__(self, features: int, version: int) -> None:
        self.features: int = features
        self.version: int = version

    def play(self, net: bytes, nodes: int, seed: int) -> list[Sample]:
        """A whole match against itself with so much work for each answer. Without a net: by the hand-written judge."""
        raise NotImplementedError

    def bot(self, net: bytes) -> Bot:
        """The strongest level, judging by this net."""
        raise NotImplementedError
