"""What the coach says about a match that is over. Chances are shares of the win, 0 to 1: who wins alone has all of it;
at larger tables a seat has the share of the others that it leaves behind, and a tie is half.
"""

from tischlein.wire.bases import Told
from tischlein.wire.messages import Named


class ReviewedAnswer(Told):
    """An answer, what it promised, and the standard error of that."""

    action: Named
    chance: float
    error: float


class ReviewReason(Told):
    """Why the best answer is better, most first: how many points more (or less) each source brings until the end;
    `rivals` is by how much less (or, below 0, more) the others bring on average. In games whose points say little: what
    is better (or worse, below 0) in the terms of the game's judge, in its own measure, told by `term-NAME-more` and
    `term-NAME-less` of the game's texts. One of the two is empty."""

    sources: dict[str, float]
    terms: dict[str, float]


class ReviewWitness(Told):
    """The chances of the better answer and of the given one in fresh worlds that raised no suspicion, and the standard
    error of their difference: what a flag rests on, and what to tell people of it."""

    best: float
    given: float
    error: float


class LikelyAnswer(Told):
    """One answer of a likely line: in what share of the imagined worlds it went so far, and the view of the seat that
    is judged after it, in one of these worlds. Answers given in secret are taken together."""

    seat: int
    action: Named
    share: float
    view: object


class ReviewedDecision(Told):
    """One answer of one seat, judged by what the seat knew then.

    step      how many answers the match had taken before: the moment of the replay to look at
    moves_on  the moment of the replay in which the answer is given
    before    the chance as quick play would have used it; `best` what the best answer promised, `given` this one
    loss      best less given, `error` its standard error. Below 0 where the given answer did as well by chance
    equals    how many answers are as good as the best, as far as can be told
    flag      missed_win, blunder, mistake, or empty: not surely worse than the best
    witnessed  the two chances once more, for what is flagged; null else
    answers   best first; of a wide choice the first few and the given one. Where something is flagged, the first is the
              one that is surely better
    reason    why that is better; null where nothing is flagged, or no reason is sure
    lines     where something is flagged without a reason: how it would probably go on after the better answer, and
              after the given one. Else empty
    """

    step: int
    moves_on: int
    seat: int
    before: float
    best: float
    given: float
    loss: float
    error: float
    equals: int
    flag: str
    witnessed: ReviewWitness | None
    action: Named
    answers: list[ReviewedAnswer]
    reason: ReviewReason | None
    lines: list[list[LikelyAnswer]]


class ReviewStretch(Told):
    """From one decision of a seat to its next, or to the end: what changed its chance from `before` to `after`.

    gain     what the best answer promised beyond quick play
    loss     what the given answer gave away of that
    dealer   luck: what fell, against what other dealers would have dealt
    others   all the rest: what the other seats did, and what came to be known

    before + gain - loss + dealer + others is after. `loss` is negative where the given answer did better than the best.
    """

    step: int
    before: float
    gain: float
    loss: float
    dealer: float
    others: float
    after: float


class SeatReview(Told):
    """A seat's match. Its sums are those of its stretches: start + gain - loss + dealer + others is result.

    decisions  how many of its decisions were judged; `flags` how many of them were surely not the best
    rate       what a decision gave away on average: the error rate
    drift      the sum of its losses in the first, the middle and the last third of the match
    corrected  the result without the dealer's luck
    like       the level that gives away as much on average, where the game's levels were measured and the seat has
               decided often enough; else empty
    """

    seat: int
    start: float
    result: float
    gain: float
    loss: float
    dealer: float
    others: float
    decisions: int
    flags: int
    rate: float
    drift: list[float]
    corrected: float
    like: str
    stretches: list[ReviewStretch]


class Review(Told):
    """A whole match. `moments` are places in `decisions`: those that mattered most, at most three. Where it is not
    `guided`, the game has nobody to play it on sensibly: all chances are those of random play, and little is meant."""

    game: str
    seats: int
    depth: float
    steps: int
    by_seat: list[SeatReview]
    decisions: list[ReviewedDecision]
    moments: list[int]
    guided: bool


class ReviewState(Told):
    """POST /api/tables/{code}/review, POST /api/replay/review with a record file: the first asks for it, further ones
    how far it is. `place` counts those that are made before it, 0 when it is being made; `done` is the part of it that
    is made. `review` is there once it is done; that of a table is kept with the match.
    """

    place: int
    done: float
    review: Review | None


class Outlook(Told):
    """A moment played out so many times by quick players. By seat: how often it came in first, second …; its score in
    each of them; the share of the win that it may expect, and the standard error of that."""

    plays: int
    places: list[list[int]]
    scores: list[list[int]]
    chances: list[float]
    errors: list[float]


class OutlookState(Told):
    """POST /api/tables/{code}/outlook, POST /api/replay/outlook with a record file: as ReviewState."""

    place: int
    done: float
    outlook: Outlook | None
