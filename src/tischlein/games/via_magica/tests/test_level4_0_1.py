"""The level 4 of version 0.1 answers as it did. Where this fails, what was changed has to be copied for it first."""

from tischlein.games.via_magica.game import GAME
from tischlein.games.via_magica.tests.level4_0_1 import new_bot
from tischlein.testing.frozen import answers_of


def test_the_old_level_answers_as_it_did() -> None:
    assert answers_of(GAME, new_bot(), played_by="greedy", every=9) == [54, 40, 52, 393, 46, 135, 52, 129, 56]
