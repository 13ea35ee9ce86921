"""The end of Essence: counted as a race, the tie told, something to take home."""

import pytest
from playwright.sync_api import expect

from tests.e2e.boards import enter, judge
from tests.e2e.endings import check_telling, play_quickly, watch_the_end
from tests.e2e.room import TELEVISION, check_screen, turn_on
from tests.e2e.tables import go_to_table, open_table
from tests.e2e.visitor import Look, Visit
from tischlein.games.essence.tests.browser import AT_ONCE, GAME

pytestmark = pytest.mark.browser

SMALL = Look(320, 640, "dark", "de", "finger")
WIDE = Look(740, 360, "light", "en", "finger")
LEADS_NOWHERE = ["swap", "trade", "abstain"]


def test_seven_are_counted_and_the_winner_comes_last_on_phone_and_television(visit: Visit) -> None:
    anna = enter(visit, WIDE, GAME)
    carl, television = enter(visit, SMALL, GAME, motion="normal"), enter(visit, TELEVISION, GAME, motion="normal")
    code = open_table(anna, [None, *["level1"] * 6], AT_ONCE)
    play_quickly(anna, code, LEADS_NOWHERE, until="trade")
    go_to_table(carl, code)
    turn_on(television, code)
    for visitor in (carl, television):
        expect(visitor.page.locator("[data-board] > :not(.quiet)").first).to_be_visible()
        watch_the_end(visitor)
    play_quickly(anna, code, LEADS_NOWHERE)
    anna.wait(lambda: anna.update.is_over, "the end")
    result = anna.update.result
    assert result is not None
    for visitor in (carl, television):
        check_telling(visitor)
        points = visitor.result.locator(".race .sum").all_inner_texts()
        assert [int(point) for point in points] == result.scores, "in the order of the seats"
        judge(visitor, "the end")
    judge(anna, "the end on a phone held sideways")
    assert carl.page.evaluate("document.documentElement.scrollWidth") <= SMALL.width
    check_screen(television, "the end")
