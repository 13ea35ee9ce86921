"""At a table where only one person sits, nothing has to be asked of anybody."""

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import answer
from tests.e2e.tables import against_bot
from tests.e2e.visitor import PHONE, Visit

pytestmark = pytest.mark.browser


def test_against_a_computer_taking_back_is_one_tap_and_no_draw_is_offered(visit: Visit) -> None:
    visitor = against_bot(visit, PHONE)
    answer(visitor)
    visitor.wait(lambda: visitor.is_asked, "my turn again")
    assert "take_back" not in visitor.update.deeds, "the computer has answered: at a table with others one would ask"
    step = visitor.update.step
    visitor.press("undo")
    visitor.wait(lambda: visitor.update.step < step and visitor.is_asked, "my move and its answer are taken back")
    visitor.press("menu")
    expect(visitor.button("resign")).to_be_visible()
    expect(visitor.button("offer-draw")).to_have_count(0)
