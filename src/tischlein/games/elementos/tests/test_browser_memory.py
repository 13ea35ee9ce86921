"""The log on the page is no crib: what a flip showed is told when it happens, and has faded after the next ply."""

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.tables import two_players
from tests.e2e.visitor import DESKTOP, Visit, Visitor
from tischlein.core.options import Choice
from tischlein.core.vocabulary import Named
from tischlein.games.elementos.tests.browser import AT_ONCE, GAME, seen, taps

pytestmark = pytest.mark.browser

# Ben, in the second seat, begins.
FROM_MEMORY: dict[str, Choice] = {**AT_ONCE, "own_underside_visible": False, "first_player": "black"}
FLIP: Named = {"do": "flip", "at": "a7"}


def log_of(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("list", name=visitor.say("log"), exact=True)


def flip_told(visitor: Visitor) -> Locator:
    """Wherever the page says which symbol Ben's flip has shown."""
    up = next(disc.up for disc in seen(visitor).discs if disc.at == "a7")
    return visitor.page.get_by_text(visitor.say("event-flipped", player="Ben", at="a7", up=visitor.say(f"word-{up}")))


def must_have_faded(visitor: Visitor) -> None:
    line = visitor.say("event-flipped-faded", player="Ben", at="a7")
    expect(log_of(visitor).get_by_text(line, exact=True)).to_be_visible()
    expect(flip_told(visitor)).to_have_count(0)


def test_a_reload_shows_what_is_left_of_a_flip(visit: Visit) -> None:
    anna, ben, _ = two_players(visit, (DESKTOP, DESKTOP), FROM_MEMORY, GAME)
    ben.answer(lambda: taps(ben, FLIP), "black flips a7")
    anna.wait(lambda: anna.is_asked, "white has seen it")
    for visitor in (anna, ben):
        expect(flip_told(visitor).first).to_be_attached()
    anna.page.reload()
    must_have_faded(anna)
    moves = [action for action in anna.update.actions if action["do"] == "move"]
    anna.answer(lambda: taps(anna, moves[0]), "white moves")
    for visitor in (anna, ben):
        must_have_faded(visitor)
