"""Two people at one table, each at a browser of their own, and a third who looks on."""

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import play_each_other
from tests.e2e.tables import go_to_table, two_players
from tests.e2e.visitor import DESKTOP, PHONE, Visit, Visitor

pytestmark = pytest.mark.browser

BOTH = (DESKTOP, PHONE)


def test_two_play_to_the_end_while_one_reloads_and_a_third_looks_on(visit: Visit) -> None:
    anna, ben, code = two_players(visit, BOTH)
    carl = visit(DESKTOP)
    go_to_table(carl, code)
    play_each_other(anna, ben, answers=4)
    before = ben.update.looks
    ben.told.clear()
    ben.page.reload()
    ben.wait(lambda: ben.has_match, "the match is there again")
    assert ben.update.looks == before and ben.table.you == 1, "a reload comes back to the same seat and place"
    play_each_other(anna, ben)
    for visitor in (anna, ben, carl):
        expect(visitor.result).to_be_visible()
    assert carl.table.you is None, "who came later only looks on"
    assert all(told.actions == [] for told in carl.updates), "and has nothing to answer"


def test_a_move_is_taken_back_when_the_other_agrees(visit: Visit) -> None:
    anna, ben, _ = two_players(visit, BOTH)
    before = anna.update.looks
    play_each_other(anna, ben, answers=1)
    take_back(anna)
    if not ben.button("agree").is_visible():
        ben.page.wait_for_timeout(300)
    if anna.update.looks != before:
        ben.press("agree")
    anna.wait(lambda: anna.update.looks == before and anna.is_asked, "the first position, and Anna's turn again")


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
    anna, ben, _ = two_players(visit, BOTH)
    offer_draw(anna)
    ben.sees("draw-asked", players="Anna")
    ben.press("decline")
    expect(ben.button("decline")).to_have_count(0)
    play_each_other(anna, ben, answers=2)
    offer_draw(ben)
    anna.press("agree")
    for visitor in (anna, ben):
        expect(visitor.page.get_by_role("dialog", name=visitor.say("result-draw"))).to_be_visible()


def test_whoever_resigns_is_asked_once_more_and_has_lost(visit: Visit) -> None:
    anna, ben, _ = two_players(visit, BOTH)
    anna.press("menu")
    anna.press("resign")
    anna.press("cancel")
    assert not anna.update.is_over, "a second thought costs nothing"
    anna.press("resign")
    anna.press("confirm-resign-yes")
    expect(ben.page.get_by_role("dialog", name=ben.say("result-you"))).to_be_visible()
    anna.sees("reason-resigned", player="Anna")
