"""What the coach advises a seat during the match. Chances are shares of the win, as in a review."""

from tischlein.wire.bases import Told
from tischlein.wire.messages import Named
from tischlein.wire.review import ReviewedAnswer, ReviewReason


class HintedStep(Told):
    """What a seat is likely to answer after that: in most of the imagined worlds it did."""

    seat: int
    action: Named


class Hint(Told):
    """Advice for one question, from what its seat knows. It is told in three steps: where to look, what to answer, why.

    action   the answer that promises most
    chance   what it promises, `error` the standard error of that; null where answers cannot be weighed
    instead  the next best that is not as good; null where there is none
    equals   how many answers are as good, as far as can be told; this one counts
    reason   what `action` brings more than `instead`; null where nothing sure can be said
    line     what is likely to follow
    """

    action: Named
    chance: float | None
    error: float | None
    instead: ReviewedAnswer | None
    equals: int
    reason: ReviewReason | None
    line: list[HintedStep]


class HintState(Told):
    """POST /api/tables/{code}/hint?seat=0: the first asks for it, further ones how far it is. The same question gets
    the same hint, and costs one of those that the table allows.

    place    how many hints of other tables are made before it
    hint     is there once it is made
    left     how many more this seat may have in this match; -1 is as many as it likes
    """

    place: int
    hint: Hint | None
    left: int
