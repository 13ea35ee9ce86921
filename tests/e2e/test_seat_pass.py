"""A seat moves from one device to another."""

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import answer
from tests.e2e.tables import against_bot
from tests.e2e.visitor import DESKTOP, PHONE, Visit, Visitor

pytestmark = pytest.mark.browser


def pass_link(visitor: Visitor) -> str:
    visitor.press("menu")
    visitor.press("pass")
    field = visitor.page.get_by_role("textbox", name=visitor.say("pass-link"))
    expect(field).to_be_visible()
    link = field.input_value()
    return link[link.index("/t/") :]


def test_a_seat_moves_to_the_phone_and_the_old_device_says_so_and_looks_on(visit: Visit) -> None:
    desk = against_bot(visit, DESKTOP)
    link = pass_link(desk)
    phone = visit(PHONE, link)
    phone.wait(lambda: phone.is_asked, "the phone is asked now")
    assert "#" not in phone.page.url, "the pass does not stay in the address"
    desk.sees("refusal-seat_moved")
    expect(desk.page.get_by_role("dialog")).to_have_count(0)
    assert desk.table.you is None, "the old device looks on"
    answer(phone)
    phone.page.reload()
    expect(phone.page.get_by_test_id("question")).to_be_visible()
    assert phone.table.you == 0, "the seat stays where it moved to"
    desk.press("sit-here-again")
    phone.sees("refusal-seat_moved")
    desk.wait(lambda: desk.table.you == 0, "the seat is back")


def test_a_pass_is_good_only_once(visit: Visit) -> None:
    desk = against_bot(visit, DESKTOP)
    link = pass_link(desk)
    visit(PHONE, link).wait_for_match()
    third = visit(PHONE)
    third.expect_complaint(r"status of 4\d\d")
    third.page.goto(link)
    third.sees("refusal-pass_invalid")
