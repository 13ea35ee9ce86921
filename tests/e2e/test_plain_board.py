"""The plain board, for screen readers and for games without a board of their own: text and buttons."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.playing import play_on
from tests.e2e.visitor import DESKTOP, PHONE, Look, Visitor
from tischlein.wire.messages import Named

pytestmark = pytest.mark.browser


def choose_plain_board(visitor: Visitor) -> None:
    visitor.press("settings")
    switch = visitor.page.get_by_role("switch", name=visitor.say("setting-plain"))
    visitor.tap(switch)
    expect(switch).to_be_checked()
    visitor.press("close")


def with_named_buttons(visitor: Visitor, action: Named) -> None:
    """The button that says what it does; a long list is folded."""
    button = visitor.page.get_by_role("button", name=sentence(visitor, action), exact=True)
    expect(button.or_(visitor.page.locator("details > summary")).first).to_be_visible()
    if not button.is_visible():
        visitor.tap(visitor.page.locator("details:not([open])", has_text=sentence(visitor, action)).locator("summary"))
    visitor.tap(button)


def sentence(visitor: Visitor, action: Named) -> str:
    return visitor.say(f"action-{action['do']}", **{name: value for name, value in action.items() if name != "do"})


@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_match_is_played_on_the_plain_board(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    choose_plain_board(visitor)
    visitor.tap(visitor.box_button("play-now"))
    visitor.press("action-preset")
    visitor.press("action-ready")
    play_on(visitor, with_named_buttons)
    expect(visitor.result).to_be_visible()
    assert visitor.page.locator("[data-square]").count() == 0, "no drawn board was needed"
