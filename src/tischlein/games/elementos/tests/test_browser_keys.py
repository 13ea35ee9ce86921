"""Elementos without a mouse: Tab, arrows, Enter and nothing else."""

import pytest
from playwright.sync_api import expect

from tests.e2e.boards import enter
from tests.e2e.visitor import DESKTOP, Visit, Visitor
from tischlein.core.vocabulary import Named
from tischlein.games.elementos.tests.browser import GAME, play_on, seen, square

pytestmark = pytest.mark.browser

MOST_TABS = 40
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


def tab_to(visitor: Visitor, selector: str) -> None:
    """Tab by Tab, as a keyboard leads through a page, until this is in focus."""
    for _ in range(MOST_TABS):
        if is_focused(visitor, selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def is_focused(visitor: Visitor, selector: str) -> bool:
    found: bool = visitor.page.evaluate("selector => document.activeElement.matches(selector)", selector)
    return found


def enter_on(visitor: Visitor, selector: str) -> None:
    tab_to(visitor, selector)
    visitor.page.keyboard.press("Enter")


def walk_to(visitor: Visitor, at: str) -> None:
    """From the focused square by arrow keys; white sees its own side at the bottom, black the board turned."""
    here = str(visitor.page.evaluate("document.activeElement.dataset.square"))
    files, rows = ord(at[0]) - ord(here[0]), int(at[1:]) - int(here[1:])
    if seen(visitor).seat == 1:
        files, rows = -files, -rows
    keys = ["ArrowRight" if files > 0 else "ArrowLeft"] * abs(files)
    keys += ["ArrowUp" if rows > 0 else "ArrowDown"] * abs(rows)
    for key in keys:
        visitor.page.keyboard.press(key)
    expect(visitor.page.locator(square(at))).to_be_focused()


def with_keys(visitor: Visitor, action: Named) -> None:
    expect(visitor.page.locator(f"{square(action['at'])}[data-deed=choose]")).to_be_attached()
    tab_to(visitor, "[data-square]")
    walk_to(visitor, str(action["at"]))
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(f"{square(action['at'])}[aria-pressed=true]")).to_be_attached()
    if action["do"] == "flip":
        visitor.page.keyboard.press("f")
    else:
        walk_to(visitor, str(action["to"]))
        visitor.page.keyboard.press("Space")


def test_a_match_is_played_by_keyboard_alone_from_the_lobby_to_the_rematch(visit: Visit) -> None:
    visitor = enter(visit, DESKTOP, GAME)
    expect(visitor.box_button("play-now")).to_be_visible()
    enter_on(visitor, f'[data-game="{GAME}"] .ways > .primary')
    expect(visitor.button("kind-preset")).to_be_visible()
    enter_on(visitor, "button.preset")
    expect(visitor.button("kind-ready")).to_be_visible()
    enter_on(visitor, "button.ready")
    play_on(visitor, with_keys)
    expect(visitor.page.locator("[data-testid=result][data-told=all]")).to_be_visible()
    enter_on(visitor, "dialog[open] .primary")
    visitor.wait(lambda: visitor.update.match == 2, "the second match")
    expect(visitor.result).to_be_hidden()


def test_the_rules_open_by_a_question_mark_where_they_matter_and_close_by_escape(visit: Visit) -> None:
    visitor = enter(visit, DESKTOP, GAME)
    expect(visitor.box_button("play-now")).to_be_visible()
    enter_on(visitor, f'[data-game="{GAME}"] .ways > .primary')
    expect(visitor.button("kind-preset")).to_be_visible()
    visitor.page.keyboard.press("?")
    expect(visitor.page.get_by_role("dialog", name=visitor.say("rules"))).to_be_visible()
    expect(visitor.page.locator("#rules-arrange")).to_be_in_viewport()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
