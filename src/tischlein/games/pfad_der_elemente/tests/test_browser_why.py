"""Whoever taps what cannot be done reads why, with the paragraph of the rules one tap away."""

import pytest
from playwright.sync_api import FloatRect, expect

from tests.e2e.boards import by_keys, enter, look_name
from tests.e2e.reasons import reads_the_paragraph
from tests.e2e.tables import open_table
from tests.e2e.told import Because
from tests.e2e.visitor import DESKTOP, Look, Visit, Visitor
from tischlein.games.pfad_der_elemente.tests.browser import AT_ONCE, GAME, answer, favourite, my_area, seen, wait_for

pytestmark = pytest.mark.browser

LOOKS = [
    Look(360, 740, "light", "de", "finger"),
    Look(360, 740, "dark", "en", "finger"),
    Look(1280, 800, "dark", "de"),
    Look(1280, 800, "light", "en"),
]
MOST_LOOKS = 30
STILL_MS = 100
by_look = pytest.mark.parametrize("look", LOOKS, ids=look_name)


def at_table(visit: Visit, look: Look) -> Visitor:
    visitor = enter(visit, look, GAME)
    open_table(visitor, [None, "level1"], AT_ONCE)
    visitor.wait(lambda: visitor.is_asked, "the first question")
    return visitor


def reason_count(visitor: Visitor) -> int:
    return sum(isinstance(one, Because) for one in visitor.told)


def resting(visitor: Visitor, target: str) -> FloatRect:
    """Where it lies once it lies still: another path is in the middle of its window only with the next picture."""
    shown = visitor.page.locator(target).first
    for _ in range(MOST_LOOKS):
        before = shown.bounding_box()
        visitor.page.wait_for_timeout(STILL_MS)
        if before is not None and shown.bounding_box() == before:
            return before
    raise AssertionError(f"never still: {target}")


def tap(visitor: Visitor, target: str, x: float, y: float) -> None:
    """At a point of what is shown, as fractions: a finger does not wait until what it meets is a button."""
    box = resting(visitor, target)
    point = box["x"] + x * box["width"], box["y"] + y * box["height"]
    visitor.page.touchscreen.tap(*point) if visitor.look.is_phone else visitor.page.mouse.click(*point)


def told_after_tap(visitor: Visitor, target: str, x: float = 0.5, y: float = 0.5) -> Because:
    before = reason_count(visitor)
    tap(visitor, target, x, y)
    visitor.wait(lambda: reason_count(visitor) > before, f"the reason against {target}")
    because = [one for one in visitor.told if isinstance(one, Because)][-1]
    expect(visitor.page.get_by_test_id("reason").get_by_role("link", name=f"§{because.rule}")).to_be_visible()
    return because


@by_look
def test_while_a_path_is_laid(visit: Visit, look: Look) -> None:
    visitor = at_table(visit, look)
    wait_for(visitor, "path")
    answer(visitor, favourite(visitor))
    visitor.wait(lambda: len(my_area(visitor).tiles) == 1, "the first tile lies")
    told = visitor.page.get_by_test_id("reason")

    assert told_after_tap(visitor, "[data-do=done]").why == "tiles_left"
    expect(told).to_contain_text("11")
    expect(visitor.page.locator("[data-left]")).to_have_attribute("data-in-the-way", "")

    visitor.tap("[data-stack][aria-disabled=false][aria-pressed=false] >> nth=0")
    expect(told).to_have_text("")
    assert told_after_tap(visitor, ".map", 0.05, 0.05).why == "touches_nothing"
    expect(told).to_contain_text(visitor.say("why-touches_nothing"))
    reads_the_paragraph(visitor, "9")

    visitor.tap("[data-stack][aria-pressed=true]")
    tap(visitor, ".map", 0.05, 0.05)
    expect(told).to_contain_text(visitor.say("never-lay_nothing"))


@by_look
def test_while_spirits_are_called(visit: Visit, look: Look) -> None:
    visitor = at_table(visit, look)
    wait_for(visitor, "reveal")
    told = visitor.page.get_by_test_id("reason")

    assert told_after_tap(visitor, ".path .map").why == "no_pair"
    tap(visitor, "[data-do=gifts]", 0.5, 0.5)
    expect(told).to_contain_text(visitor.say("never-spend_gift"))

    answer(visitor, {"do": "reveal", "at": "3"})
    visitor.wait(lambda: visitor.is_asked and seen(visitor).step == "second", "a spirit is up")
    assert told_after_tap(visitor, '[data-place="3"]').why == "lies_open"
    expect(told).to_contain_text(visitor.say("why-lies_open", place="3"))
    expect(visitor.page.locator('[data-place="3"]')).to_have_attribute("data-in-the-way", "")
    reads_the_paragraph(visitor, "17")
    assert told_after_tap(visitor, "[data-do=gifts]").why == "no_gifts_between"

    wait_for(visitor, "place_own")
    answer(visitor, favourite(visitor))
    visitor.wait(lambda: visitor.is_asked and seen(visitor).step == "place_foreign", "the other spirit")
    visitor.tap(f'button[data-seat="{seen(visitor).seat}"]')
    mine = my_area(visitor).spirits[0].tile
    expect(visitor.page.locator(".path")).to_have_attribute("data-owner", str(seen(visitor).seat))
    assert told_after_tap(visitor, f'.map [data-spirit="{seen(visitor).seat} {mine}"]').why == "own_one_lies"
    assert told_after_tap(visitor, ".spirits").why == "place_first"


def test_by_keyboard_alone(visit: Visit) -> None:
    visitor = at_table(visit, DESKTOP)
    wait_for(visitor, "path")
    by_keys(visitor, "[data-do=done]")
    told = visitor.page.get_by_test_id("reason")
    expect(told).to_contain_text("12")
    wait_for(visitor, "second")
    by_keys(visitor, "[data-place][data-up=true]")
    expect(told).to_contain_text(visitor.page.locator("[data-place][data-up=true]").get_attribute("data-place") or "")
    by_keys(visitor, ".map [data-at]")
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.keyboard.press("Enter")
    expect(told).to_contain_text(visitor.say("why-no_pair"))
    expect(visitor.page.locator(".map [data-at]:focus")).to_have_count(1)
