"""Puzzles: which there are, which one today's is, and what was found out about one. One is solved like a lesson."""

from tischlein.wire.bases import Told
from tischlein.wire.review import ReviewedAnswer, ReviewReason


class PuzzleOfDay(Told):
    game: str
    name: str


class PuzzleDay(Told):
    """GET /api/puzzles: the puzzle of the day, the same for everybody; null where no game brings one."""

    day: str
    puzzle: PuzzleOfDay | None


class PuzzleCard(Told):
    """GET /api/puzzles/{game}: its puzzles. `part` is where in the match it is from: 0 its first third, 2 its last."""

    name: str
    seat: int
    seats: int
    part: int


class PuzzleSolution(Told):
    """GET /api/puzzles/{game}/{name}/solution: not asked for before somebody has answered.

    accepted  every answer that is right, best first; `others` the best of those that are not
    missed    what level 2 answers
    reason    why the best is better than that; null where nothing sure can be said
    """

    accepted: list[ReviewedAnswer]
    others: list[ReviewedAnswer]
    missed: ReviewedAnswer
    reason: ReviewReason | None
