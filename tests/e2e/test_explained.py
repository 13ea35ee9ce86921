"""Whatever can be touched on a board says what it is: by a name, and by an explanation that is in the game's texts."""

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import answer, games_with_hands
from tests.e2e.riddles import riddles
from tests.e2e.tables import open_table
from tests.e2e.visitor import DESKTOP, PHONE, Look, Visit

pytestmark = pytest.mark.browser
ANSWERS = 6


@pytest.mark.parametrize("look", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", games_with_hands())
def test_whatever_can_be_touched_is_explained(game: str, look: Look, visit: Visit) -> None:
    visitor = visit(look)
    visitor.game = game
    open_table(visitor, [None, "level1"])
    found: set[str] = set()
    for _ in range(ANSWERS):
        visitor.wait(lambda: visitor.is_asked or visitor.update.is_over, "a question or the end")
        if visitor.update.is_over:
            break
        expect(visitor.page.locator(f'[data-question="{visitor.update.question}"]')).to_be_attached()
        found |= riddles(visitor)
        answer(visitor)
    assert sorted(found) == []
