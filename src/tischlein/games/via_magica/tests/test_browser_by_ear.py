"""Via Magica for who cannot see it: a whole match by the names of headings and buttons alone."""

import pytest

from tests.e2e.boards import enter
from tests.e2e.by_ear import Heard, play_by_ear
from tests.e2e.visitor import DESKTOP, Visit
from tischlein.games.via_magica.tests.browser import GAME

pytestmark = pytest.mark.browser


def eagerness(answer: Heard) -> int:
    """A gate that opens is best, then a crystal from the supply; moving crystals about opens nothing."""
    if "Opens" in answer.name:
        return 3
    if answer.name.startswith(("Place a", "Take", "Keep", "Open")):
        return 2
    return 0 if answer.name.startswith("Move") else 1


def test_a_whole_match_is_played_by_ear(visit: Visit) -> None:
    visitor = enter(visit, DESKTOP, GAME)
    short = [visitor.say("action-skip")]
    given = play_by_ear(visitor, {"standstill_rounds": 30}, lambda heard: max(heard, key=eagerness), short)
    assert given > 10
