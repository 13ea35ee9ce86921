"""Whoever taps what cannot be done reads why, with the paragraph of the rules one tap away."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.tables import open_table
from tests.e2e.told import Because
from tests.e2e.visitor import Look, Visit, Visitor
from tischlein.games.rauha.views.view import RauhaView

pytestmark = pytest.mark.browser

LOOKS = [Look(360, 740, "light", language, "finger") for language in ("de", "en")]
by_language = pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.language)


def at_a_table(visit: Visit, look: Look, game: str) -> Visitor:
    visitor = visit(look)
    visitor.game = game
    open_table(visitor, [None, "random"])
    visitor.wait(lambda: visitor.is_asked, "the first question")
    return visitor


def tap_in_vain(visitor: Visitor, target: str) -> None:
    """Playwright itself would wait until what is marked as disabled is not; a finger does not."""
    visitor.page.locator(target).first.tap(force=True)


def told_after(visitor: Visitor, target: str) -> Because:
    tap_in_vain(visitor, target)
    visitor.wait(lambda: isinstance(visitor.told[-1], Because), "the reason")
    because = visitor.told[-1]
    assert isinstance(because, Because)
    return because


def reads_the_paragraph(visitor: Visitor, rule: str) -> None:
    """In the drawer, at the table."""
    at = visitor.page.url
    link = visitor.page.get_by_test_id("reason").get_by_role("link", name=f"§{rule}")
    expect(link).to_have_attribute("href", f"/rules/{visitor.game}#{rule}")
    visitor.tap(link)
    expect(visitor.page.get_by_role("dialog").get_by_text(f"§{rule}", exact=True).first).to_be_in_viewport()
    assert visitor.page.url == at
    visitor.page.keyboard.press("Escape")


@by_language
def test_a_foreign_disc_in_elementos(visit: Visit, look: Look) -> None:
    visitor = at_a_table(visit, look, "elementos")
    because = told_after(visitor, '[data-square="a7"]')
    assert because.why == "enemy_disc"
    expect(visitor.page.get_by_test_id("reason")).to_contain_text(visitor.say("why-enemy_disc", at="a7"))
    expect(visitor.page.locator('[data-square="a7"]')).to_have_attribute("data-in-the-way", "")
    reads_the_paragraph(visitor, because.rule)


@by_language
def test_a_square_too_far_away_in_elementos_and_the_next_tap(visit: Visit, look: Look) -> None:
    visitor = at_a_table(visit, look, "elementos")
    visitor.tap('[data-square="a3"]')
    tap_in_vain(visitor, '[data-square="c5"]')
    told = visitor.page.get_by_test_id("reason")
    expect(told).to_contain_text(visitor.say("never-move", at="a3", to="c5"))
    expect(told).to_have_text(re.compile("§9$"))
    visitor.tap('[data-square="a3"]')
    expect(told).to_have_text("")


def hard_card(visitor: Visitor) -> str | None:
    """A card that cannot lie everywhere: it has a plan, or it is too dear."""
    previews = visitor.update.view_as(RauhaView).previews
    return next((one.id for one in previews if len(one.cells) < 9 or not one.payable), None)


def keep(visitor: Visitor, card: str) -> None:
    visitor.tap(f'[data-card="{card}"]')
    visitor.tap(f'[data-card="{card}"]')
    visitor.wait(lambda: visitor.is_asked and visitor.update.actions[0]["do"] != "keep", "to place the card")


@by_language
def test_a_field_that_a_card_of_rauha_may_not_lie_on(visit: Visit, look: Look) -> None:
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
