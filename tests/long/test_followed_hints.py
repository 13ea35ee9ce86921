"""In every game, matches in which a seat follows hints: the review calls none of them a mistake.

In parts: TISCHLEIN_LONG_HINTED=5 TISCHLEIN_LONG_FIRST_HINTED=5 pytest -m long tests/long/test_followed_hints.py -s
"""

import pytest

from tests.amounts import amount
from tests.coach.following import flags_of, followed
from tests.some_games import short
from tischlein.catalog import find, games
from tischlein.coach.hint import THOROUGH

pytestmark = pytest.mark.long

MATCHES = amount("HINTED", 3)
FIRST = amount("FIRST_HINTED", 0)
# Every so manyth answer: after a hint to each there would be no positions that people get into.
EVERY = 2
# Of a review at its default depth.
DEPTH = 1.0


@pytest.mark.parametrize("id", sorted(games()))
def test_followed_hints_are_no_mistakes(id: str) -> None:
    game, judged, flagged = find(id), 0, []
    for number in range(FIRST, FIRST + MATCHES):
        seed = f"hinted {number}"
        record, hinted = followed(game, game.seats[0], seed, THOROUGH, every=EVERY, bot="level1", options=short(id))
        seen, called_mistakes = flags_of(game, record, hinted, DEPTH)
        judged += seen
        flagged += [(number, one.moves_on, one.flag, one.loss) for one in called_mistakes]
    print(f"{id}: {MATCHES} matches from {FIRST}, {judged} followed hints judged, {len(flagged)} flagged")
    assert judged > 0
    assert flagged == []
