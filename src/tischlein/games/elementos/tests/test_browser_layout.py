"""The squares of Elementos: large enough for a thumb, of one size, and still there in large letters."""

import pytest
from playwright.sync_api import expect

from tests.e2e.boards import enter
from tests.e2e.tables import open_table
from tests.e2e.visitor import DESKTOP, PHONE, Look, Visit, Visitor
from tischlein.games.elementos.tests.browser import AT_ONCE, GAME, SECRETLY, seen

pytestmark = pytest.mark.browser

LARGE = "document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"


def smallest(visitor: Visitor, selector: str) -> float:
    boxes = [part.bounding_box() for part in visitor.page.locator(selector).all()]
    assert boxes, f"there is something to tap: {selector}"
    return min(min(box["width"], box["height"]) for box in boxes if box)


def test_on_a_phone_everything_on_the_board_is_large_enough_for_a_thumb(visit: Visit) -> None:
    visitor = enter(visit, PHONE, GAME)
    open_table(visitor, [None, "level1"], {"setup_mode": "secret"})
    expect(visitor.button("kind-preset")).to_be_visible()
    for selector in ("[data-square]", "[data-supply]", "button.preset"):
        assert smallest(visitor, selector) >= 44, f"{selector} while arranging"
    visitor.press("kind-preset")
    visitor.press("kind-ready")
    visitor.wait(lambda: visitor.is_asked and seen(visitor).phase == "play", "my turn")
    visitor.tap("[data-square][data-deed=choose] >> nth=0")
    for selector in ("[data-square]", ".rail button", "header button"):
        assert smallest(visitor, selector) >= 44, f"{selector} while playing"


def test_the_board_keeps_its_size_when_the_buttons_of_the_rail_change(visit: Visit) -> None:
    visitor = enter(visit, PHONE, GAME)
    open_table(visitor, [None, "level1"], AT_ONCE | {"board_rows": 8})
    sizes = {smallest(visitor, "[data-square]")}
    visitor.tap("[data-square][data-deed=choose] >> nth=0")
    sizes.add(smallest(visitor, "[data-square]"))
    open_table(visitor, [None, "level1"], SECRETLY | {"board_rows": 8})
    expect(visitor.button("kind-preset")).to_be_visible()
    sizes.add(smallest(visitor, "[data-square]"))
    visitor.tap('[data-square="b2"][data-deed=lay]')
    visitor.tap('[data-square="b2"][data-deed=choose]')
    sizes.add(smallest(visitor, "[data-square]"))
    assert max(sizes) - min(sizes) < 1, f"the squares stay as they are: {sizes}"


def test_on_a_phone_a_note_gives_way_to_the_buttons_of_a_choice_and_the_board_stays(visit: Visit) -> None:
    visitor = enter(visit, PHONE, GAME, tour="unseen")
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


@pytest.mark.parametrize("look", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_with_letters_twice_as_large_the_board_can_still_be_played_on(visit: Visit, look: Look) -> None:
    visitor = enter(visit, look, GAME)
    visitor.context.add_init_script(LARGE)
    open_table(visitor, [None, "level1"], SECRETLY)
    expect(visitor.button("kind-preset")).to_be_visible()
    assert smallest(visitor, "[data-square]") >= 24, "while arranging"
    open_table(visitor, [None, "level1"], AT_ONCE)
    visitor.tap("[data-square][data-deed=choose] >> nth=0")
    assert smallest(visitor, "[data-square]") >= 24, "while playing"
