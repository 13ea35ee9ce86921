"""A television is paired with a table by the code that it shows."""

import pytest
from playwright.sync_api import expect

from tests.e2e.boards import judge
from tests.e2e.room import TELEVISION
from tests.e2e.tables import open_table
from tests.e2e.visitor import DESKTOP, PHONE, Visit, Visitor

pytestmark = pytest.mark.browser


def code_on(television: Visitor) -> str:
    shown = television.page.get_by_test_id("television-code")
    expect(shown).to_be_visible()
    return shown.inner_text()


def test_a_code_typed_at_the_table_brings_the_table_to_the_television(visit: Visit) -> None:
    television, anna = visit(TELEVISION, "/tv"), visit(PHONE)
    code = code_on(television)
    judge(television, "a television without a table")
    table = open_table(anna, [None, "level1"])
    anna.press("menu")
    anna.press("television-title")
    field = anna.page.get_by_label(anna.say("television-code"), exact=True)
    anna.expect_complaint("404")
    field.fill("ZZZZ")
    anna.press("television-show")
    anna.sees("refusal-no_such_television")
    judge(anna, "a code that no television shows")
    field.fill(f" {code.lower()} ")
    anna.press("television-show")
    anna.sees("television-shown")
    television.page.wait_for_url(f"**/t/{table}/screen")
    expect(television.page.locator("[data-board]")).to_be_visible()


def test_who_scans_the_picture_chooses_among_their_tables(visit: Visit) -> None:
    television, anna = visit(TELEVISION, "/tv"), visit(DESKTOP)
    code = code_on(television)
    table = open_table(anna, [None, "level1"])
    anna.page.goto(f"/tv/{code}")
    judge(anna, "which table")
    anna.tap(anna.page.get_by_role("main").get_by_role("button").first)
    anna.page.wait_for_url(f"**/t/{table}")
    television.page.wait_for_url(f"**/t/{table}/screen")
