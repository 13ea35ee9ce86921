"""The level 4 of version 0.1 answers as it did. Where this fails, what was changed has to be copied for it first."""

from tischlein.games.rauha.game import GAME
from tischlein.games.rauha.tests.level4_0_1 import new_bot
from tischlein.testing.frozen import answers_of


def test_the_old_level_answers_as_it_did() -> None:
    assert answers_of(GAME, new_bot(), played_by="greedy", every=8) == [23, 758, 804, 707, 802, 52, 699, 699, 425, 804]
