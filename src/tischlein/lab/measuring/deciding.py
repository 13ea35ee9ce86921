"""When a comparison is decided: a test that may be looked at after every round without fooling oneself.

Whoever looks at a usual interval after each round and stops when it looks pleasant finds differences that are not
there. Here a purse is bet against "both are equally good", never more than is in it: if both are, it grows twentyfold
at any time with a chance of one in twenty at most (Ville's inequality). The stake follows what was seen before the
round, never the round itself.
"""

import itertools
from collections.abc import Sequence
from typing import Final

import msgspec

from tischlein.lab.measuring.ratings import Meeting, share_of_pair

EVEN: Final = 0.5
# The largest stake leaves a quarter of the purse after a round that was lost whole.
LARGEST_STAKE: Final = 1.5


class Verdict(msgspec.Struct, frozen=True):
    """`better` is before `worse` more often than not, sure after so many rounds."""

    better: str
    worse: str
    rounds: int


class Purse:
    """Bets round by round that a share is above even."""

    def __init__(self) -> None:
        self.worth: float = 1.0
        # As if one even round had been seen: the first stake is nothing.
        self._seen: int = 1
        self._sum: float = EVEN
        self._squares: float = EVEN * EVEN

    def bet(self, share: float) -> None:
        self.worth *= 1 + self._stake() * (share - EVEN)
        self._seen += 1
        self._sum += share
        self._squares += (share - EVEN) ** 2

    def _stake(self) -> float:
        """The stake under which the purse would have grown fastest so far."""
        lead = self._sum / self._seen - EVEN
        return min(LARGEST_STAKE, max(0.0, lead / (self._squares / self._seen)))


def decided_after(shares: Sequence[float], error: float) -> tuple[int, bool] | None:
    """After how many rounds it was decided, and whether for the first of the two; None while it is open."""
    above, below = Purse(), Purse()
    for number, share in enumerate(shares, 1):
        above.bet(share)
        below.bet(1 - share)
        if max(above.worth, below.worth) >= 2 / error:
            return number, above.worth > below.worth
    return None


def shares_by_round(one: str, other: str, rounds: Sequence[Sequence[Meeting]]) -> list[float]:
    """How much of their meetings went to the first, in every round in which they met."""
    found: list[float] = []
    for meetings in rounds:
        shares = [
            share_of_pair(places[one], places[other])
            for places in (dict(zip(meeting.players, meeting.places, strict=True)) for meeting in meetings)
            if one in places and other in places
        ]
        if shares:
            found.append(sum(shares) / len(shares))
    return found


def verdicts(players: Sequence[str], rounds: Sequence[Sequence[Meeting]], error: float) -> list[Verdict]:
    """What is decided of all pairs. All verdicts together are right but for a chance of `error`."""
    pairs = list(itertools.combinations(sorted(players), 2))
    found: list[Verdict] = []
    for one, other in pairs:
        end = decided_after(shares_by_round(one, other, rounds), error / len(pairs))
        if end is not None:
            number, for_the_first = end
            found.append(Verdict(one, other, number) if for_the_first else Verdict(other, one, number))
    return found


def all_decided(players: Sequence[str], rounds: Sequence[Sequence[Meeting]], error: float) -> bool:
    return len(verdicts(players, rounds, error)) == len(players) * (len(players) - 1) // 2
