"""A walk past every screen, in one order, for tests that look at each of them."""

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.e2e.playing import answer, touch
from tests.e2e.tables import open_table
from tests.e2e.visitor import Visitor

PLAIN = """localStorage.setItem('tischlein.settings',
  JSON.stringify({...JSON.parse(localStorage.getItem('tischlein.settings') ?? '{}'), plain: true}))"""


def every_screen(visitor: Visitor) -> Iterator[str]:
    """Yields the name of the screen that is shown now. Whoever looks leaves it as it was."""
    yield from before_the_match(visitor)
    yield from in_the_match(visitor)
    yield from after_the_match(visitor)
    visitor.page.evaluate(PLAIN)
    open_table(visitor, [None, "level1"])
    expect(visitor.page.get_by_role("region", name=visitor.say("plain-answers"))).to_be_visible()
    yield "plain board"


def before_the_match(visitor: Visitor) -> Iterator[str]:
    expect(visitor.box_button("play-now")).to_be_visible()
    yield "lobby"
    yield from dialog(visitor, "settings")
    open_table(visitor, [None, None], {}, start="wait")
    visitor.tap(visitor.page.get_by_text(visitor.say("options"), exact=True))
    yield "table lobby"
    visitor.page.goto("/t/XXXXXXXX")
    visitor.sees("no-table-title")
    yield "unknown table"


def in_the_match(visitor: Visitor) -> Iterator[str]:
    open_table(visitor, [None, "level1"], {})
    visitor.wait(lambda: visitor.is_asked, "the first question")
    touch(visitor)
    yield "first question"
    open_table(visitor, [None, "level1"])
    visitor.wait(lambda: visitor.is_asked, "the first turn")
    answer(visitor)
    visitor.wait(lambda: visitor.is_asked, "my turn")
    touch(visitor)
    yield "play"
    for key in ("rules", "menu"):
        yield from dialog(visitor, key)


def dialog(visitor: Visitor, key: str) -> Iterator[str]:
    visitor.tap(visitor.button(key).first)
    expect(visitor.page.get_by_role("dialog", name=visitor.say(key))).to_be_visible()
    visitor.wait(lambda: visitor.page.evaluate("document.getAnimations().length === 0"), "the dialog stands")
    yield key
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)


def after_the_match(visitor: Visitor) -> Iterator[str]:
    for key in ("menu", "resign", "confirm-resign-yes"):
        visitor.press(key)
    expect(visitor.result).to_be_visible()
    yield "result"
    visitor.follow("watch-again")
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    yield "replay"
