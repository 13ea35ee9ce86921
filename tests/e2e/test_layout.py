"""Nothing scrolls sideways, is too small for a thumb, is cut off in large type, or moves for who wants it still."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.playing import answer, favourite
from tests.e2e.screens import every_screen
from tests.e2e.tables import AT_ONCE, SECRETLY, against_bot, open_table
from tests.e2e.visitor import DESKTOP, PHONE, Look, Visitor

pytestmark = pytest.mark.browser

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
  const [note, board] = ['section.note', 'main'].map((part) => document.querySelector(part).getBoundingClientRect());
  return note.left < board.right && note.right > board.left && note.top < board.bottom && note.bottom > board.top;
}"""
NOTES = ["tour-next"] * 4 + ["tour-end"]


def look_of(width: int, height: int) -> Look:
    return Look(width, height, "light", "de", "finger" if width < 1000 else "mouse")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_screen_scrolls_sideways(visit: Visit, width: int, height: int) -> None:
    visitor = visit(look_of(width, height))
    for screen in every_screen(visitor):
        over = visitor.page.evaluate(SIDEWAYS, visitor.look.width)
        assert not over, f"{screen} at {width} x {height}: {over}"


def smallest(visitor: Visitor, selector: str) -> float:
    boxes = [part.bounding_box() for part in visitor.page.locator(selector).all()]
    assert boxes, f"there is something to tap: {selector}"
    return min(min(box["width"], box["height"]) for box in boxes if box)


def test_on_a_phone_everything_on_the_board_is_large_enough_for_a_thumb(visit: Visit) -> None:
    visitor = visit(PHONE)
    open_table(visitor, [None, "level1"], {"setup_mode": "secret"})
    expect(visitor.button("kind-preset")).to_be_visible()
    for selector in ("[data-square]", "[data-supply]", "button.preset"):
        assert smallest(visitor, selector) >= 44, f"{selector} while arranging"
    visitor.press("kind-preset")
    visitor.press("kind-ready")
    visitor.wait(lambda: visitor.is_asked and visitor.view.phase == "play", "my turn")
    visitor.tap("[data-square][data-deed=choose] >> nth=0")
    for selector in ("[data-square]", ".rail button", "header button"):
        assert smallest(visitor, selector) >= 44, f"{selector} while playing"


def test_the_board_keeps_its_size_when_the_buttons_of_the_rail_change(visit: Visit) -> None:
    visitor = against_bot(visit, PHONE, {"setup_mode": "preset", "first_player": "white"})
    sizes = {smallest(visitor, "[data-square]")}
    visitor.tap("[data-square][data-deed=choose] >> nth=0")
    sizes.add(smallest(visitor, "[data-square]"))
    open_table(visitor, [None, "level1"], SECRETLY | {"board_rows": 8})
    expect(visitor.button("kind-preset")).to_be_visible()
    sizes.add(smallest(visitor, "[data-square]"))
    visitor.tap('[data-square="b2"][data-deed=lay]')
    expect(visitor.button("undo")).to_be_visible()
    sizes.add(smallest(visitor, "[data-square]"))
    assert max(sizes) - min(sizes) < 1, f"the squares stay as they are: {sizes}"


@pytest.mark.parametrize("look", [look_of(360, 740), DESKTOP], ids=["phone", "desktop"])
def test_no_note_of_the_guided_start_lies_over_the_board(visit: Visit, look: Look) -> None:
    visitor = visit(look, tour="unseen")
    open_table(visitor, [None, "level1"], AT_ONCE)
    for number, key in enumerate(NOTES, start=1):
        expect(visitor.button(key)).to_be_visible()
        assert not visitor.page.evaluate(COVERS), f"note {number} covers the board"
        visitor.press(key)
    expect(visitor.button("tour-end")).to_have_count(0)


def test_on_a_phone_a_note_gives_way_to_the_buttons_of_a_choice_and_the_board_stays(visit: Visit) -> None:
    visitor = visit(PHONE, tour="unseen")
    open_table(visitor, [None, "level1"], AT_ONCE)
    expect(visitor.button("tour-skip")).to_be_visible()
    # Letters that come late may break a line elsewhere.
    visitor.page.evaluate("document.fonts.ready")
    visitor.tap("[data-square][data-deed=choose] >> nth=0")
    expect(visitor.button("tour-skip")).to_be_hidden()
    sizes = {smallest(visitor, "[data-square]")}
    visitor.press("unpick")
    expect(visitor.button("tour-skip")).to_be_visible()
    sizes.add(smallest(visitor, "[data-square]"))
    assert max(sizes) - min(sizes) < 1, f"the squares stay as they are: {sizes}"


@pytest.mark.parametrize("look", [look_of(360, 740), DESKTOP], ids=["phone", "desktop"])
def test_with_letters_twice_as_large_nothing_is_cut_off(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    large = "document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"
    visitor.context.add_init_script(large)
    visitor.page.reload()
    for screen in every_screen(visitor):
        over = visitor.page.evaluate(SIDEWAYS, visitor.look.width)
        assert not over, f"{screen}: {over}"
        if screen in ("setup", "play"):
            expect(visitor.page.get_by_test_id("question")).to_be_in_viewport(ratio=1)
            assert smallest(visitor, "[data-square]") >= 24, f"{screen}: the board can still be played on"


def moved_by_a_ply(visitor: Visitor) -> list[str]:
    visitor.page.evaluate(WATCH)
    answer(visitor, favourite(visitor))
    visitor.wait(lambda: visitor.is_asked, "the bot has answered")
    visitor.page.wait_for_timeout(300)
    moved: list[str] = visitor.page.evaluate("window.moved")
    return moved


def test_who_wants_no_motion_gets_none(visit: Visit) -> None:
    visitor = against_bot(visit, PHONE)
    assert moved_by_a_ply(visitor) == [], "nothing moves"


def test_who_has_nothing_against_motion_sees_discs_travel(visit: Visit) -> None:
    visitor = visit(PHONE, motion="full")
    open_table(visitor, [None, "level1"], AT_ONCE)
    visitor.wait(lambda: visitor.is_asked, "my turn")
    assert moved_by_a_ply(visitor), "something moves"
