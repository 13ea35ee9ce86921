"""Two people at one table, each at a browser of their own, and a third who looks on."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.playing import play_each_other
from tests.e2e.tables import AT_ONCE, SECRETLY, go_to_table, two_players
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.browser

BOTH = (DESKTOP, PHONE)


def test_two_play_to_the_end_while_one_reloads_and_a_third_sees_no_underside(visit: Visit) -> None:
    anna, ben, code = two_players(visit, BOTH, AT_ONCE)
    carl = visit(DESKTOP)
    go_to_table(carl, code)
    play_each_other(anna, ben, plies=4)
    before = ben.view
    ben.told.clear()
    ben.page.reload()
    ben.wait(lambda: ben.has_match, "the match is there again")
    assert ben.view.discs == before.discs and ben.table.you == 1, "a reload comes back to the same seat and place"
    play_each_other(anna, ben)
    for visitor in (anna, ben, carl):
        expect(visitor.result).to_be_visible()
    assert carl.table.you is None, "who came later only looks on"
    for told in carl.updates:
        assert all(disc.down is None and disc.seen is None for disc in told.view.discs), (
            "who looks on sees no underside"
        )
        assert told.actions == [], "and has nothing to answer"


def test_while_one_arranges_in_secret_the_others_page_and_messages_know_nothing_of_it(visit: Visit) -> None:
    anna, ben, code = two_players(visit, BOTH, SECRETLY)
    carl = visit(DESKTOP)
    go_to_table(carl, code)
    expect(ben.button("kind-preset")).to_be_visible()
    heard, page = len(ben.heard), ben.page.locator("[data-board]").inner_html()
    anna.press("kind-preset")
    wait_for_discs(anna, 9)
    for visitor in (ben, carl):
        visitor.page.wait_for_timeout(300)
        assert visitor.view.discs == [], "nobody else sees a disc"
    assert ben.page.locator("[data-board]").inner_html() == page, "Ben's page has not changed"
    assert all('"at":' not in told.split('"actions"')[0] for told in ben.heard[heard:]), "nor was he told a square"
    anna.press("kind-ready")
    expect(ben.page.get_by_text(ben.say("sign-ready"), exact=True)).to_be_visible()
    assert ben.view.discs == [], "that she is ready is all he learns"
    ben.press("kind-preset")
    ben.press("kind-ready")
    for visitor in (anna, ben, carl):
        wait_for_discs(visitor, 18)


def wait_for_discs(visitor: Visitor, count: int) -> None:
    visitor.wait(lambda: len(visitor.view.discs) == count, f"{count} discs are seen")


def test_a_laid_disc_can_be_taken_back_while_arranging(visit: Visit) -> None:
    anna, _, _ = two_players(visit, BOTH, SECRETLY)
    anna.tap('[data-square="b2"][data-deed=lay]')
    wait_for_discs(anna, 1)
    anna.press("undo")
    wait_for_discs(anna, 0)


def test_a_move_is_taken_back_when_the_other_agrees(visit: Visit) -> None:
    anna, ben, _ = two_players(visit, BOTH, AT_ONCE)
    before = anna.view.discs
    play_each_other(anna, ben, plies=1)
    take_back(anna)
    if not ben.button("agree").is_visible():
        ben.page.wait_for_timeout(300)
    if anna.view.discs != before:
        ben.press("agree")
    anna.wait(lambda: anna.view.discs == before and anna.is_asked, "the first position, and Anna's turn again")


def take_back(visitor: Visitor) -> None:
    """Nobody has answered yet: the button where the thumb is; otherwise the table's menu asks the others."""
    if "take_back" in visitor.update.deeds:
        visitor.press("undo")
        return
    visitor.press("menu")
    visitor.press("ask-back")
    visitor.press("confirm-ask-back-yes")


def offer_draw(visitor: Visitor) -> None:
    visitor.press("menu")
    visitor.press("offer-draw")
    visitor.press("confirm-offer-draw-yes")


def test_an_offered_draw_is_declined_and_then_agreed(visit: Visit) -> None:
    anna, ben, _ = two_players(visit, BOTH, AT_ONCE)
    offer_draw(anna)
    ben.sees("draw-asked", players="Anna")
    ben.press("decline")
    expect(ben.button("decline")).to_have_count(0)
    play_each_other(anna, ben, plies=2)
    offer_draw(ben)
    anna.press("agree")
    for visitor in (anna, ben):
        expect(visitor.page.get_by_role("dialog", name=visitor.say("result-draw"))).to_be_visible()


def test_whoever_resigns_is_asked_once_more_and_has_lost(visit: Visit) -> None:
    anna, ben, _ = two_players(visit, BOTH, AT_ONCE)
    anna.press("menu")
    anna.press("resign")
    anna.press("cancel")
    assert not anna.update.is_over, "a second thought costs nothing"
    anna.press("resign")
    anna.press("confirm-resign-yes")
    expect(ben.page.get_by_role("dialog", name=ben.say("result-you"))).to_be_visible()
    anna.sees("reason-resigned", player="Anna")
