"""What the browser tests of every game's board share: looks, reach of a thumb, keys, and what axe finds."""

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.visitor import Look, Visit, Visitor

TWO_BOTS: list[str | None] = [None, "level1", "level1"]
LOOKS = [
    Look(1280, 800, "light", "en"),
    Look(1280, 800, "dark", "de"),
    Look(360, 740, "light", "de", "finger"),
    Look(360, 740, "dark", "en", "finger"),
]
MOST_TABS = 80
# Everything that can be tapped now, with its box.
TARGETS = """() => [...document.querySelectorAll('[data-board] button')].filter((one) => one.checkVisibility())
  .map((one) => {
    const name = one.getAttribute('aria-label') ?? one.textContent;
    return { name, box: one.getBoundingClientRect().toJSON() };
  })"""


def look_name(look: Look) -> str:
    return f"{look.theme}-{look.language}-{look.width}"


def enter(visit: Visit, look: Look, game: str, motion: str = "reduce", tour: str = "seen") -> Visitor:
    """A visitor in the lobby who is going to play this game."""
    visitor = visit(look, motion=motion, tour=tour)
    visitor.game = game
    return visitor


def check_reach(visitor: Visitor, ask: str) -> None:
    """Every button of the board lies above the question, inside the screen, and is large enough for a thumb."""
    visitor.page.wait_for_timeout(100)
    rail = visitor.page.get_by_role("region", name=visitor.say("question"), exact=True).bounding_box()
    assert rail is not None
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= visitor.look.width, f"{ask}: no sideways"
    for target in visitor.page.evaluate(TARGETS):
        name, box = target["name"], target["box"]
        assert min(box["width"], box["height"]) >= 44, f"{ask}: large enough for a thumb: {name} {box}"
        assert box["left"] >= 0 and box["right"] <= visitor.look.width, f"{ask}: {name} is beside the screen"
        assert box["bottom"] <= rail["y"] + 1, f"{ask}: {name} lies under the question"


def by_keys(visitor: Visitor, *targets: str) -> None:
    """Tab to the first thing of a kind and Enter, for each kind."""
    for target in targets:
        expect(visitor.page.locator(target).first).to_be_attached()
        for _ in range(MOST_TABS):
            if visitor.page.evaluate("target => document.activeElement.matches(target)", target):
                break
            visitor.page.keyboard.press("Tab")
        visitor.page.keyboard.press("Enter")


def judge(visitor: Visitor, screen: str) -> None:
    found = violations(visitor.page)
    assert not found, f"{screen}: " + "\n".join(found)


def judge_sheet(visitor: Visitor, screen: str) -> None:
    """axe over an open sheet, which is closed again."""
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    judge(visitor, screen)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
