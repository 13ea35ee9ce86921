"""What a visitor does to read why something cannot be done."""

import pytest
from playwright.sync_api import expect

from tests.e2e.tables import open_table
from tests.e2e.told import Because
from tests.e2e.visitor import Look, Visit, Visitor

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
