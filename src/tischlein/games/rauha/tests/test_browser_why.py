"""Whoever taps what cannot be done reads why, with the paragraph of the rules one tap away."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.reasons import at_a_table, by_language, reads_the_paragraph, tap_in_vain
from tests.e2e.tables import open_table
from tests.e2e.visitor import Look, Visit, Visitor
from tischlein.games.rauha.views.view import RauhaView

pytestmark = pytest.mark.browser


def hard_card(visitor: Visitor) -> str | None:
    """A card that cannot lie everywhere: it has a plan, or it is too dear."""
    previews = visitor.update.view_as(RauhaView).previews
    return next((one.id for one in previews if len(one.cells) < 9 or not one.payable), None)


def keep(visitor: Visitor, card: str) -> None:
    visitor.tap(f'[data-card="{card}"]')
    visitor.tap(f'[data-card="{card}"]')
    visitor.wait(lambda: visitor.is_asked and visitor.update.actions[0]["do"] != "keep", "to place the card")


@by_language
def test_a_field_that_a_card_may_not_lie_on(visit: Visit, look: Look) -> None:
    visitor = at_a_table(visit, look, "rauha")
    card = hard_card(visitor)
    for _ in range(5):
        if card is not None:
            break
        open_table(visitor, [None, "random"])
        visitor.wait(lambda: visitor.is_asked, "another pile")
        card = hard_card(visitor)
    assert card is not None, "six piles without a plan and without a price"
    keep(visitor, card)
    tap_in_vain(visitor, "[data-cell]:not([data-deed])")
    told = visitor.page.get_by_test_id("reason")
    expect(told).to_contain_text(visitor.say(f"word-{card}"))
    expect(told).to_have_text(re.compile(r"§[\d.]+[a-z]?$"))
    reads_the_paragraph(visitor, (told.text_content() or "").rpartition("§")[2].strip())
