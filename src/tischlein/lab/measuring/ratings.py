"""How strong players are: ratings by maximum likelihood, with intervals from deals drawn anew.

Every match is taken apart into pairs: who was before whom, ties half each. The ratings are those under which all pairs
together are most likely (Bradley and Terry's model; for more than two seats the pairs of a Plackett-Luce ranking). They
do not depend on the order of the matches. Matches of one deal share their luck, so they are no independent witnesses:
intervals come from drawing whole deals again, with replacement.
"""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from tischlein.lab.measuring.intervals import WIDTH, Interval

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

# 400 points are odds of ten to one, as in chess.
POINTS: Final = 400 / math.log(10)
DRAWN_ANEW: Final = 400
SEED: Final = 20261118
STEPS: Final = 100
LONGEST_STEP: Final = 2.0
CLOSE_ENOUGH: Final = 1e-10
DIGITS: Final = 2


class Meeting(msgspec.Struct, frozen=True):
    """One match as ratings see it. Matches with the same `deal` were played with the same luck."""

    deal: str
    players: list[str]
    places: list[int]


class Rating(msgspec.Struct, frozen=True):
    """In points of Elo's scale, 0 is the middle of the league. The interval holds the truth with 95 % confidence."""

    points: float
    interval: Interval


def rate(meetings: Sequence[Meeting]) -> dict[str, Rating]:
    """Every player's rating. Needs numpy."""
    import numpy as np

    players = sorted({player for meeting in meetings for player in meeting.players})
    deals = pairs_of_deals(players, meetings)
    once = np.ones((1, len(deals)))
    best = most_likely(np.tensordot(once, deals, axes=1))[0]
    spread = deviations(curvature(deals.sum(axis=0)[None], best[None])[0])
    luck = np.random.default_rng(SEED)
    drawn = luck.multinomial(len(deals), np.full(len(deals), 1 / len(deals)), size=DRAWN_ANEW).astype(np.float64)
    low, high = np.quantile(most_likely(np.tensordot(drawn, deals, axes=1)), [0.025, 0.975], axis=0)
    # Few deals that all ended alike seem sure when drawn again; how flat the likelihood is knows better.
    low, high = np.minimum(low, best - WIDTH * spread), np.maximum(high, best + WIDTH * spread)
    return {
        player: Rating(in_points(best[who]), (in_points(low[who]), in_points(high[who])))
        for who, player in enumerate(players)
    }


def deviations(curved: "Numbers") -> "Numbers":
    """How far each rating may be off its place among the others, by the likelihood alone."""
    import numpy as np

    centred = np.eye(len(curved)) - 1 / len(curved)
    found: Numbers = np.sqrt(np.diag(centred @ np.linalg.inv(curved) @ centred))
    return found


def in_points(strength: float) -> float:
    return round(float(strength) * POINTS, DIGITS)


def pairs_of_deals(players: list[str], meetings: Sequence[Meeting]) -> "Numbers":
    """[deal, a, b]: how often a was before b in it. In the order of the deals' names, whatever that of the meetings."""
    import numpy as np

    row = {deal: number for number, deal in enumerate(sorted({meeting.deal for meeting in meetings}))}
    column = {player: number for number, player in enumerate(players)}
    pairs = np.zeros((len(row), len(players), len(players)))
    for meeting in meetings:
        seats = range(len(meeting.players))
        for one in seats:
            for other in seats:
                if one != other:
                    at = (row[meeting.deal], column[meeting.players[one]], column[meeting.players[other]])
                    pairs[at] += share_of_pair(meeting.places[one], meeting.places[other])
    return pairs


def share_of_pair(place: int, theirs: int) -> float:
    """What of a pair goes to the first of the two."""
    return 1.0 if place < theirs else 0.5 if place == theirs else 0.0


def most_likely(pairs: "Numbers") -> "Numbers":
    """The ratings of several leagues at once, by Newton's method: the likelihood has a single top.

    Everybody also once drew with an imagined player of rating 0: so who never lost has a rating too.
    """
    import numpy as np

    strength: Numbers = np.zeros(pairs.shape[:2])
    for _ in range(STEPS):
        expected = (pairs + pairs.transpose(0, 2, 1)) * likely(strength[:, :, None] - strength[:, None, :])
        slope = (pairs - expected).sum(axis=2) + 0.5 - likely(strength)
        step = np.linalg.solve(curvature(pairs, strength), slope[:, :, None])[:, :, 0]
        strength += np.clip(step, -LONGEST_STEP, LONGEST_STEP)
        if np.abs(step).max() < CLOSE_ENOUGH:
            break
    centred: Numbers = strength - strength.mean(axis=1, keepdims=True)
    return centred


def likely(lead: "Numbers") -> "Numbers":
    """How likely the stronger one by `lead` is before the other."""
    import numpy as np

    chances: Numbers = 1 / (1 + np.exp(-lead))
    return chances


def curvature(pairs: "Numbers", strength: "Numbers") -> "Numbers":
    """How fast the likelihood falls around these ratings: what says how sure they are."""
    import numpy as np

    chance = likely(strength[:, :, None] - strength[:, None, :])
    bends = (pairs + pairs.transpose(0, 2, 1)) * chance * (1 - chance)
    alone = likely(strength)
    own = bends.sum(axis=2) + alone * (1 - alone)
    whole: Numbers = own[:, :, None] * np.eye(pairs.shape[1]) - bends
    return whole
