"""In which order a search tries answers: what was best there before, what cut off elsewhere, the hints of the game."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischlein.bots.transpositions import NOTHING
from tischlein.bots.walk import Walk

HISTORY: Final = 1 << 12

# The remembered answer, then the game's own hints, mixed with what has cut off elsewhere.
REMEMBERED: Final = 1 << 40
KILLER: Final = 500 * 1024
PRIOR: Final = 1024
MOST_HISTORY: Final = 300 * 1024


@final
class Ordering:
    """priorities: of the answers in the same places of the walk."""

    def __init__(self, longest: int) -> None:
        self.killers: vec[i64] = vec[i64]([-1] * longest)
        self.history: vec[i64] = vec[i64]([0] * HISTORY)
        self.priorities: vec[i64] = vec[i64]([0] * 64)

    def remember_cut(self, ply: i64, seat: i64, action: i64, depth: i64) -> None:
        self.killers[ply] = action
        at = (action * 2 + seat) & (HISTORY - 1)
        self.history[at] = min(self.history[at] + depth * depth * 64, MOST_HISTORY)

    def rank(self, walk: Walk, ply: i64, seat: i64, remembered: i64, first: i64, end: i64) -> None:
        """Says of the answers in these places how early each shall be tried."""
        while end > len(self.priorities):
            self.priorities = append(self.priorities, 0)
        actions, priors, priorities = walk.actions, walk.priors, self.priorities
        killer = self.killers[ply]
        place = first
        while place < end:
            action = actions[place]
            priority = priors[place] * PRIOR + self.history[(action * 2 + seat) & (HISTORY - 1)]
            if action == killer:
                priority += KILLER
            if action == remembered and remembered != NOTHING:
                priority = REMEMBERED
            priorities[place] = priority
            place += 1

    def take_best(self, walk: Walk, place: i64, end: i64) -> i64:
        """The most promising answer from this place on, the earliest of equals; what was before it moves up by one."""
        actions, priorities = walk.actions, self.priorities
        best = place
        highest = priorities[place]
        other = place + 1
        while other < end:
            if priorities[other] > highest:
                best, highest = other, priorities[other]
            other += 1
        action = actions[best]
        while best > place:
            actions[best] = actions[best - 1]
            priorities[best] = priorities[best - 1]
            best -= 1
        actions[place] = action
        return action
