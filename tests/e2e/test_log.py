"""The log beside the board."""

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import answer
from tests.e2e.tables import against_bot
from tests.e2e.visitor import DESKTOP, Visit

pytestmark = pytest.mark.browser


def test_after_a_reload_the_log_shows_what_happened_last(visit: Visit) -> None:
    visitor = against_bot(visit, DESKTOP)
    for _ in range(12):
        answer(visitor)
        visitor.wait(lambda: visitor.is_asked or visitor.update.is_over, "my turn or the end")
        if visitor.update.is_over:
            break
    visitor.page.reload()
    expect(visitor.page.locator("aside li").last).to_be_in_viewport()
