"""The plain board, for screen readers and for games without a board of their own: text and buttons."""

from playwright.sync_api import expect

from tests.e2e.visitor import Visitor


def choose_plain_board(visitor: Visitor) -> None:
    visitor.press("settings")
    switch = visitor.page.get_by_role("switch", name=visitor.say("setting-plain"))
    visitor.tap(switch)
    expect(switch).to_be_checked()
    visitor.press("close")
