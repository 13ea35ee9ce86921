"""Every screen speaks the reader's language, wholly."""

import re

import msgspec
import pytest
from playwright.sync_api import Route, expect

from tests.e2e.playing import at_once
from tests.e2e.screens import every_screen
from tests.e2e.tables import post
from tests.e2e.visitor import Look, Visit, Visitor
from tests.e2e.words import plain_texts, say
from tischlein import catalog
from tischlein.wire.http import Opened

pytestmark = pytest.mark.browser

# Everything that is read or read out: texts, labels, descriptions, placeholders, the title.
SPOKEN = """() => {
  const found = [document.title];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) found.push(node.textContent.trim());
  for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-valuetext']) {
    for (const part of document.querySelectorAll(`[${name}]`)) found.push(part.getAttribute(name));
  }
  return [...new Set(found)].filter((text) => text !== '');
}"""
PREFIXES = "action|ask|bot|event|field|kind|label|note|option|reason|refusal|seat|setting|sign|source|tour|word"
KEYS = rf"\b(?:{PREFIXES})-[a-z0-9_-]+|^[a-z]+(?:-[a-z]+)+$|\b[a-z]+_[a-z_]+\b"
UNTRANSLATED = re.compile(KEYS + r"|\{ ?\$|undefined|\bNaN\b")
SHORTEST = 4


def spoken(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate(SPOKEN)
    return found


def foreign_to(language: str, other: str) -> set[str]:
    """Whole texts of the other language that this one does not have."""
    return {text for text in plain_texts(other) - plain_texts(language) if len(text) >= SHORTEST}


@pytest.mark.parametrize(("language", "other"), [("de", "en"), ("en", "de")])
def test_no_screen_shows_a_key_or_a_text_of_the_other_language(visit: Visit, language: str, other: str) -> None:
    visitor = visit(Look(1280, 800, "light", language))
    foreign = foreign_to(language, other)
    for screen in every_screen(visitor):
        shown = spoken(visitor)
        assert visitor.page.evaluate("document.documentElement.lang") == language
        assert not [text for text in shown if UNTRANSLATED.search(text)], f"{screen}: a key instead of its text"
        assert not foreign.intersection(shown), f"{screen}: a text of the other language"


def test_the_language_changes_at_once_and_is_remembered(visit: Visit) -> None:
    visitor = visit(Look(1280, 800, "light", "en"))
    visitor.press("settings")
    visitor.tap(visitor.page.get_by_role("radio", name="Deutsch"))
    foreign = foreign_to("de", "en")
    visitor.wait(lambda: not foreign.intersection(spoken(visitor)), "all of the lobby is German")
    visitor.page.reload()
    expect(visitor.page.get_by_role("button", name=say("de", "play-now")).first).to_be_visible()
    assert not foreign.intersection(spoken(visitor))


def test_a_table_is_shown_when_its_words_are_there_and_not_before(visit: Visit) -> None:
    # Not by way of the lobby, where the browser would already have kept the words.
    visitor = visit(Look(1280, 800, "light", "en"), path="/no/such/page")
    held: list[Route] = []
    visitor.page.route("**/assets/en-*.js", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks it
    post(visitor, "/api/me", {"name": "Anna"})
    wanted = {"game": visitor.game, "bots": [None, "level1"], "options": at_once(visitor), "start": True}
    code = msgspec.json.decode(post(visitor, "/api/tables", wanted), type=Opened).code
    visitor.page.goto(f"/t/{code}")
    visitor.wait(lambda: visitor.has_match and held, "the match is told and the words are asked for")
    visitor.sees("arriving")
    expect(visitor.page.get_by_role("heading")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.say("title"))


def test_the_shelf_is_filled_without_the_words_of_any_game(visit: Visit) -> None:
    """What stands on the boxes was cut out of them; the words of a game are fetched by who plays it."""
    visitor = visit(Look(1280, 800, "light", "en"), path="/no/such/page")
    held: list[Route] = []
    visitor.page.route("**/assets/en-*.js", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks it
    visitor.page.goto("/")
    expect(visitor.page.locator("[data-game] h2")).to_have_count(len(catalog.games()))
    assert "" not in visitor.page.locator("[data-game] h2").all_inner_texts()
    assert held == []
