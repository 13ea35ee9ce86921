"""Whoever taps what cannot be done reads why, with the paragraph of the rules one tap away."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.reasons import by_language, reads_the_paragraph, tap_in_vain
from tests.e2e.tables import open_lesson
from tests.e2e.visitor import Look, Visit, Visitor
from tischlein.games.rauha.views.view import RauhaView

pytestmark = pytest.mark.browser


# The open lesson begins in a later round, always with the same cards: this one has a plan of three fields.
LESSON = "alone"
CARD = "2-09"


def at_the_lesson(visit: Visit, look: Look) -> Visitor:
    visitor = visit(look)
    visitor.game = "rauha"
    open_lesson(visitor, LESSON)
    visitor.wait(lambda: visitor.is_asked, "the lesson's question")
    return visitor


def keep(visitor: Visitor, card: str) -> None:
    visitor.tap(f'[data-card="{card}"]')
    visitor.tap(f'[data-card="{card}"]')
    visitor.wait(lambda: visitor.is_asked and visitor.update.actions[0]["do"] != "keep", "to place the card")


@by_language
def test_a_field_that_a_card_may_not_lie_on(visit: Visit, look: Look) -> None:
    visitor = at_the_lesson(visit, look)
    card = next(one for one in visitor.update.view_as(RauhaView).previews if one.id == CARD)
    assert 0 < len(card.cells) < 9, "it cannot lie everywhere"
    keep(visitor, CARD)
    tap_in_vain(visitor, "[data-cell]:not([data-deed])")
    told = visitor.page.get_by_test_id("reason")
    expect(told).to_contain_text(visitor.say(f"word-{CARD}"))
    expect(told).to_have_text(re.compile(r"§[\d.]+[a-z]?$"))
    reads_the_paragraph(visitor, (told.text_content() or "").rpartition("§")[2].strip())
