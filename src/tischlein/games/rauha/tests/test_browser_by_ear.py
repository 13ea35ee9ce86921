"""Rauha for who cannot see it: a whole match by the names of headings and buttons alone."""

import pytest

from tests.e2e.boards import enter
from tests.e2e.by_ear import Heard, play_by_ear
from tests.e2e.visitor import DESKTOP, Visit
from tischlein.games.rauha.tests.browser import GAME

pytestmark = pytest.mark.browser


def gain(answer: Heard) -> int:
    """What the name of an answer promises."""
    before = answer.name.partition(" life energy")[0]
    number = before.rpartition(" ")[2]
    return int(number) if number.isdigit() else 0


def test_a_whole_match_is_played_by_ear(visit: Visit) -> None:
    visitor = enter(visit, DESKTOP, GAME)
    short = [visitor.say("action-discard_for_crystals")]
    given = play_by_ear(visitor, {"side": "A"}, lambda heard: max(heard, key=gain), short)
    assert given > 24, "twelve turns, each with a card kept and laid"
