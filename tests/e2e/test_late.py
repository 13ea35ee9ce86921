"""What comes late: a dialog whose file is slow or does not come says so, and a tap asks for it again."""

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.boards import judge
from tests.e2e.tables import against_bot
from tests.e2e.visitor import DESKTOP, PHONE, Look, Visit

pytestmark = pytest.mark.browser
MENU = "**/assets/MatchMenu*.js"


@pytest.mark.parametrize("look", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_menu_that_does_not_come_can_be_asked_for_again(visit: Visit, look: Look) -> None:
    visitor = against_bot(visit, look)
    visitor.expect_complaint("MatchMenu|Failed to load resource|ERR_FAILED")
    visitor.page.route(MENU, lambda route: route.abort())
    visitor.press("menu")
    expect(visitor.page.get_by_role("dialog", name=visitor.say("unreachable-title"))).to_be_visible()
    judge(visitor, "a menu that did not come")
    visitor.page.unroute(MENU)
    visitor.press("try-again")
    expect(visitor.page.get_by_role("dialog", name=visitor.say("menu"))).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.button("menu").first).to_be_focused()


def test_a_menu_on_its_way_says_so(visit: Visit) -> None:
    visitor = against_bot(visit, PHONE)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    visitor.page.route(MENU, hold)
    visitor.press("menu")
    expect(visitor.page.get_by_role("dialog", name=visitor.say("loading"))).to_be_visible()
    visitor.wait(lambda: held, "the file is asked for")
    held[0].continue_()
    expect(visitor.page.get_by_role("dialog", name=visitor.say("menu"))).to_be_visible()
