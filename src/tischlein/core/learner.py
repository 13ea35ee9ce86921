"""How a game's opponents learn from matches against themselves. The lab trains; the game says what there is to see.

A game either has a net learn (`NetLearner`), or fits numbers of its own (`RowLearner`).
"""

from mypy_extensions import mypyc_attr

from tischlein.core.question import Bot


@mypyc_attr(allow_interpreted_subclasses=True)
class Learner:
    """What both kinds have in common."""

    def version_name(self) -> str:
        """Changes when what is learned changes its meaning, so that an older file is never misread."""
        raise NotImplementedError

    def bot(self, learned: bytes) -> Bot:
        """The strongest level, judging by this file."""
        raise NotImplementedError


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
class NetLearner(Learner):
    """features: how many there are. version: raised when they change, so that an older net is never misread."""

    def __init__(self, features: int, version: int) -> None:
        self.features: int = features
        self.version: int = version

    def version_name(self) -> str:
        return str(self.version)

    def play(self, net: bytes, nodes: int, seed: int) -> list[Sample]:
        """A whole match against itself with so much work for each answer. Without a net: by the hand-written judge."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class RowLearner(Learner):
    """Matches become rows of whole numbers, and a function of the game's own makes numbers for its opponents of them.

    school   a module of the game that may use numpy, loaded only for learning, with a function
             `learn(rows, asked) -> Fitted`: an array of rows, and which of them are not to be learned from but to be
             asked about at the end
    columns  how many numbers a row has
    """

    def __init__(self, version: str, school: str, columns: int) -> None:
        self.version: str = version
        self.school: str = school
        self.columns: int = columns

    def version_name(self) -> str:
        return self.version

    def play(self, learned: bytes, seed: int) -> list[list[int]]:
        """A whole match against itself, as rows. Without a file: by what is written by hand."""
        raise NotImplementedError


class Fitted:
    """What was learned of rows.

    file     as opponents read it
    by_hand  how far what is written by hand is off, over the rows that are asked
    learned  the same of what was learned
    parts    the same part by part, where there are several
    """

    def __init__(self, file: bytes, by_hand: float, learned: float, parts: list[float]) -> None:
        self.file: bytes = file
        self.by_hand: float = by_hand
        self.learned: float = learned
        self.parts: list[float] = parts
