"""Whoever taps what cannot be done reads why, with the paragraph of the rules one tap away."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.reasons import at_a_table, by_language, reads_the_paragraph, tap_in_vain, told_after
from tests.e2e.visitor import Look, Visit

pytestmark = pytest.mark.browser


@by_language
def test_a_foreign_disc(visit: Visit, look: Look) -> None:
    visitor = at_a_table(visit, look, "elementos")
    because = told_after(visitor, '[data-square="a7"]')
    assert because.why == "enemy_disc"
    expect(visitor.page.get_by_test_id("reason")).to_contain_text(visitor.say("why-enemy_disc", at="a7"))
    expect(visitor.page.locator('[data-square="a7"]')).to_have_attribute("data-in-the-way", "")
    reads_the_paragraph(visitor, because.rule)


@by_language
def test_a_square_too_far_away_and_the_next_tap(visit: Visit, look: Look) -> None:
    visitor = at_a_table(visit, look, "elementos")
    visitor.tap('[data-square="a3"]')
    tap_in_vain(visitor, '[data-square="c5"]')
    told = visitor.page.get_by_test_id("reason")
    expect(told).to_contain_text(visitor.say("never-move", at="a3", to="c5"))
    expect(told).to_have_text(re.compile("§9$"))
    visitor.tap('[data-square="a3"]')
    expect(told).to_have_text("")
