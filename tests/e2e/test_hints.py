"""A hint in play: where to look, what to answer, why; asked for by hand and by keys, and never sent by itself."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.boards import LOOKS, judge, look_name
from tests.e2e.tables import open_table
from tests.e2e.visitor import Look, Visit, Visitor
from tests.some_games import TURN_BY_TURN

pytestmark = pytest.mark.browser

# Where the rules are not compiled, a hint takes its time.
PATIENCE = 90_000


def asked_in(visit: Visit, look: Look) -> Visitor:
    visitor = visit(look)
    visitor.game = TURN_BY_TURN
    open_table(visitor, [None, "level1"], start="")
    visitor.tap(visitor.page.get_by_test_id("hints-form").get_by_role("radio", name="3", exact=True))
    visitor.wait(lambda: visitor.table.hints == 3, "three hints for everybody")
    visitor.press("start")
    visitor.wait(lambda: visitor.is_asked, "the first question")
    return visitor


def see_step(page: Page, step: int) -> None:
    expect(page.get_by_test_id("hint")).to_have_attribute("data-step", str(step), timeout=PATIENCE)


@pytest.mark.parametrize("look", [LOOKS[0], LOOKS[2]], ids=look_name)
def test_a_hint_is_told_in_three_steps_and_not_carried_out(visit: Visit, look: Look) -> None:
    visitor = asked_in(visit, look)
    steps = visitor.update.step
    visitor.page.get_by_test_id("ask-hint").click()
    see_step(visitor.page, 1)
    visitor.press("hint-next-what")
    see_step(visitor.page, 2)
    expect(visitor.button("confirm-yes")).to_be_visible()
    visitor.press("hint-next-why")
    see_step(visitor.page, 3)
    judge(visitor, "a hint")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= look.width
    assert visitor.update.step == steps, "nothing was played"
    assert visitor.table.hints_left[0] == visitor.table.hints - 1
    visitor.page.reload()
    visitor.wait(lambda: visitor.is_asked, "the same question")
    visitor.page.get_by_test_id("ask-hint").click()
    see_step(visitor.page, 1)
    assert visitor.table.hints_left[0] == visitor.table.hints - 1, "the same hint costs nothing"


def test_by_keys_and_on_the_plain_board(visit: Visit) -> None:
    visitor = asked_in(visit, LOOKS[1])
    visitor.page.evaluate("localStorage.setItem('tischlein.settings', JSON.stringify({ plain: true }))")
    visitor.page.reload()
    visitor.wait(lambda: visitor.is_asked, "the same question")
    for step in (1, 2, 3):
        expect(visitor.page.get_by_test_id("hint")).to_be_attached()
        visitor.page.keyboard.press("h")
        see_step(visitor.page, step)
        expect(visitor.page.get_by_test_id("hint").get_by_role("status")).not_to_be_empty()


def test_the_host_allows_them_in_the_lobby(visit: Visit) -> None:
    visitor = visit(LOOKS[3])
    visitor.game = TURN_BY_TURN
    open_table(visitor, [None, None], start="")
    assert visitor.table.hints == 0
    visitor.tap(visitor.page.get_by_test_id("hints-form").get_by_role("radio", name="3", exact=True))
    visitor.wait(lambda: visitor.table.hints == 3, "three hints for everybody")
    judge(visitor, "the lobby with hints")
