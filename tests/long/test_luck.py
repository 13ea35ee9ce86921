"""Over thousands of matches the coach's luck comes to nothing: it is what fell against what could have fallen.

In parts: TISCHLEIN_LONG_LUCK=500 TISCHLEIN_LONG_FIRST_LUCK=500 pytest -m long tests/long/test_luck.py -s
"""

import math

import pytest

from tests.amounts import amount
from tests.coach.playing import played
from tests.some_games import short
from tischlein.bots.fortune import measure_fortune
from tischlein.bots.guides import find_guide
from tischlein.catalog import find, games
from tischlein.coach.walk import moments_of
from tischlein.core.dealer import QuietDealer
from tischlein.core.game import Game
from tischlein.core.rng import memory_of

pytestmark = pytest.mark.long

MATCHES = amount("LUCK", 2000)
FIRST = amount("FIRST_LUCK", 0)


def luck_of(game: Game, number: int) -> float:
    """What the dealer gave the first seat in a match of random answers, measured with the least work there is."""
    record = played(game, game.seats[0], f"luck {number}", options=short(game.id))
    luck, guide = QuietDealer(memory_of(f"fortune {number}")), find_guide(game)
    return sum(
        measure_fortune(guide, moment.before, moment.answers, moment.after, luck, 0)[0]
        for moment in moments_of(game, record)
        if moment.luck
    )


@pytest.mark.parametrize("id", sorted(games()))
def test_luck_comes_to_nothing(id: str) -> None:
    found = [luck_of(find(id), number) for number in range(FIRST, FIRST + MATCHES)]
    middle = sum(found) / len(found)
    error = math.sqrt(sum((one - middle) ** 2 for one in found) / (len(found) - 1) / len(found))
    print(f"{id}: {len(found)} matches from {FIRST}, mean {middle:+.5f}, standard error {error:.5f}")
    assert abs(middle) <= 2 * error
