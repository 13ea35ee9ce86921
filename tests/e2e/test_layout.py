"""Nothing scrolls sideways, is cut off in large type, or moves for who wants it still."""

import pytest
from playwright.sync_api import expect

from tests.e2e.boards import enter
from tests.e2e.playing import answer, games_with_hands
from tests.e2e.screens import every_screen
from tests.e2e.tables import against_bot, open_table
from tests.e2e.visitor import DESKTOP, PHONE, Look, Visit, Visitor

pytestmark = pytest.mark.browser

# A phone on its side, and a desktop at 200 % zoom.
LOW = [(740, 360), (640, 400)]
SIZES = [(360, 740), (320, 640), (768, 1024), (1280, 800)]
# How far the page is wider than the screen, and every part that reaches over an edge.
SIDEWAYS = """(width) => {
  const wide = document.documentElement.scrollWidth - width;
  const over = [...document.querySelectorAll('button, a, input, select, summary, dialog, h1, h2, p')].filter((part) => {
    const box = part.getBoundingClientRect();
    return box.width > 1 && part.checkVisibility() && (box.right > width + 1 || box.left < -1);
  });
  const named = over.map((part) => part.outerHTML.slice(0, 160));
  return wide > 0 ? [`the page is ${wide} px too wide`, ...named] : named;
}"""
# Notes, frame by frame, what moves. The style sheets answer the wish for no motion with a hundredth of a millisecond.
WATCH = """() => {
  window.moved = [];
  const look = () => {
    for (const one of document.getAnimations()) {
      if (Number(one.effect?.getComputedTiming().duration) > 1) window.moved.push(String(one.effect.target?.className));
    }
    requestAnimationFrame(look);
  };
  look();
}"""


# Whether a note of the guided start lies over the board, and be it by a pixel.
COVERS = """() => {
  const note = document.querySelector('section.note').getBoundingClientRect();
  const parts = [...document.querySelectorAll('.frame > :is(main, .log, .seats)')].filter((part) => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    return width > 0 && note.left < right && note.right > left && note.top < bottom && note.bottom > top;
  });
  return parts.map((part) => part.className);
}"""
MOST_NOTES = 20


def look_of(width: int, height: int) -> Look:
    return Look(width, height, "light", "de", "finger" if width < 1000 else "mouse")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_screen_scrolls_sideways(visit: Visit, width: int, height: int) -> None:
    visitor = visit(look_of(width, height))
    for screen in every_screen(visitor):
        over = visitor.page.evaluate(SIDEWAYS, visitor.look.width)
        assert not over, f"{screen} at {width} x {height}: {over}"


@pytest.mark.parametrize("game", games_with_hands())
def test_on_a_low_screen_the_board_keeps_its_height(visit: Visit, game: str) -> None:
    visitor = enter(visit, look_of(*LOW[0]), game)
    open_table(visitor, [None, "level1"])
    for width, height in LOW:
        visitor.page.set_viewport_size({"width": width, "height": height})
        board = visitor.page.get_by_role("main").bounding_box()
        asked = visitor.page.get_by_role("region", name=visitor.say("question"), exact=True).bounding_box()
        assert board is not None and board["height"] >= 0.6 * height and board["width"] >= 0.6 * width
        assert asked is not None and asked["y"] + asked["height"] <= height + 1, "the question is on the screen"
        assert not visitor.page.evaluate(SIDEWAYS, width), f"{game} at {width} x {height}"


@pytest.mark.parametrize("look", [look_of(360, 740), DESKTOP], ids=["phone", "desktop"])
def test_no_note_of_the_guided_start_lies_over_the_board_or_a_text(visit: Visit, look: Look) -> None:
    visitor = visit(look, tour="unseen")
    open_table(visitor, [None, "level1"])
    on, end = visitor.button("tour-next"), visitor.button("tour-end")
    for number in range(1, MOST_NOTES):
        expect(on.or_(end)).to_be_visible()
        # The log makes room for a longer note a frame later.
        visitor.wait(lambda: visitor.page.evaluate(COVERS) == [], f"note {number} covers nothing")
        if end.is_visible():
            break
        visitor.tap(on)
    visitor.tap(end)
    expect(end).to_have_count(0)


@pytest.mark.parametrize("look", [look_of(360, 740), DESKTOP], ids=["phone", "desktop"])
def test_with_letters_twice_as_large_nothing_is_cut_off(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    large = "document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"
    visitor.context.add_init_script(large)
    visitor.page.reload()
    for screen in every_screen(visitor):
        over = visitor.page.evaluate(SIDEWAYS, visitor.look.width)
        assert not over, f"{screen}: {over}"
        if screen in ("first question", "play"):
            expect(visitor.page.get_by_test_id("question")).to_be_in_viewport(ratio=1)


def moved_by_an_answer(visitor: Visitor) -> list[str]:
    visitor.page.evaluate(WATCH)
    answer(visitor)
    visitor.wait(lambda: visitor.is_asked, "the bot has answered")
    visitor.page.wait_for_timeout(300)
    moved: list[str] = visitor.page.evaluate("window.moved")
    return moved


def test_who_wants_no_motion_gets_none(visit: Visit) -> None:
    visitor = against_bot(visit, PHONE)
    assert moved_by_an_answer(visitor) == [], "nothing moves"


def test_who_has_nothing_against_motion_sees_things_travel(visit: Visit) -> None:
    visitor = visit(PHONE, motion="full")
    open_table(visitor, [None, "level1"])
    visitor.wait(lambda: visitor.is_asked, "my turn")
    assert moved_by_an_answer(visitor), "something moves"
