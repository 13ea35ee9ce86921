"""Whoever tries what cannot be done reads why, with the paragraph of the rules one tap away."""

import pytest
from playwright.sync_api import expect

from tests.e2e.boards import enter
from tests.e2e.reasons import reads_the_paragraph, told_after
from tests.e2e.tables import open_table
from tests.e2e.told import Because
from tests.e2e.visitor import Look, Visit, Visitor
from tischlein.games.via_magica.tests.browser import AT_ONCE, GAME, answer, favourite, seen

pytestmark = pytest.mark.browser

PHONE_LOOKS = [Look(360, 740, theme, language, "finger") for theme, language in (("light", "de"), ("dark", "en"))]
DESKTOP_LOOKS = [Look(1280, 800, theme, language) for theme, language in (("dark", "de"), ("light", "en"))]
everywhere = pytest.mark.parametrize(
    "look", PHONE_LOOKS + DESKTOP_LOOKS, ids=lambda look: f"{look.width}-{look.language}"
)
# What stands in the way is pointed at for a moment only: all that was, is noted.
NOTE_WHAT_IS_POINTED_AT = """() => {
  window.pointedAt = [];
  const note = ({ target }) => target.hasAttribute('data-in-the-way') && window.pointedAt.push({ ...target.dataset });
  const wanted = { subtree: true, attributeFilter: ['data-in-the-way'] };
  new MutationObserver((changes) => changes.forEach(note)).observe(document.body, wanted);
}"""


def playing(visit: Visit, look: Look, ask: str = "place") -> Visitor:
    """At a table of two, with a question of this kind."""
    visitor = enter(visit, look, GAME)
    open_table(visitor, [None, "level1"], AT_ONCE)
    for _ in range(200):
        visitor.wait(lambda: visitor.is_asked, "a question")
        if seen(visitor).ask == ask:
            expect(visitor.page.locator(f'[data-question="{visitor.update.question}"]')).to_be_attached()
            visitor.page.evaluate(NOTE_WHAT_IS_POINTED_AT)
            return visitor
        answer(visitor, favourite(visitor))
    raise AssertionError(f"never asked: {ask}")


def try_in_vain(visitor: Visitor, target: str) -> Because:
    """With a finger on a phone, with a mouse elsewhere."""
    if visitor.look.is_phone:
        return told_after(visitor, target)
    visitor.page.locator(target).first.click(force=True)
    return wait_for_reason(visitor)


def wait_for_reason(visitor: Visitor) -> Because:
    visitor.wait(lambda: isinstance(visitor.told[-1], Because), "the reason")
    because = visitor.told[-1]
    assert isinstance(because, Because)
    return because


def points_at(visitor: Visitor, mark: str, value: str) -> None:
    def noted() -> bool:
        return any(part.get(mark) == value for part in visitor.page.evaluate("window.pointedAt"))

    visitor.wait(noted, f"{mark} {value} is pointed at")


def reads(visitor: Visitor, *words: str) -> None:
    for word in words:
        expect(visitor.page.get_by_test_id("reason")).to_contain_text(word)


def other_space(visitor: Visitor) -> str | None:
    """A free space that the token does not fit, while one is to be filled."""
    view = seen(visitor)
    fitting = {action.get("to") for action in visitor.update.actions}
    free = [
        f"{gate.slot}{place + 1}"
        for gate in view.areas[0].zone
        for place, is_filled in enumerate(gate.crystals)
        if not is_filled
    ]
    return next((spot for spot in free if spot not in fitting), None) if view.ask == "place" else None


@everywhere
def test_a_space_of_another_animus_points_at_the_token_and_reads_the_rule(visit: Visit, look: Look) -> None:
    visitor = playing(visit, look)
    while (spot := other_space(visitor)) is None:
        answer(visitor, favourite(visitor))
        visitor.wait(lambda: visitor.is_asked, "a question")
    token = seen(visitor).token
    because = try_in_vain(visitor, f'[data-spot="{spot}"]')
    assert because.why == "wrong_animus" and because.rule == "4.2"
    reads(visitor, visitor.say(f"word-{token}"))
    points_at(visitor, "drawn", token)
    points_at(visitor, "spot", spot)
    reads_the_paragraph(visitor, "4.2")


@everywhere
def test_a_gate_of_mine_opens_by_itself_and_is_looked_at_with_a_second_tap(visit: Visit, look: Look) -> None:
    visitor = playing(visit, look)
    gate = seen(visitor).areas[0].zone[0].gate
    because = try_in_vain(visitor, '[data-slot="a"] .more')
    assert (because.why, because.rule) == ("opens_when_full", "4.10")
    reads(visitor, visitor.say(f"word-{gate}"), "§4.10")
    points_at(visitor, "gate", gate)
    visitor.tap('[data-slot="a"] .more')
    expect(visitor.page.get_by_role("dialog", name=visitor.say(f"word-{gate}"))).to_be_visible()


@everywhere
def test_rewards_say_when_they_come(visit: Visit, look: Look) -> None:
    visitor = playing(visit, look)
    tap_on(visitor, '.middle [data-reward="count2"]')
    assert wait_for_reason(visitor).why == "too_few_gates"
    reads(visitor, "§7.5")
    tap_on(visitor, '.middle [data-reward="violet3"]')
    reads(visitor, visitor.say("word-violet3"), "§7.4")
    points_at(visitor, "reward", "violet3")


def tap_on(visitor: Visitor, target: str) -> None:
    """Where this lies, whatever lies over it."""
    box = visitor.page.locator(target).bounding_box()
    assert box is not None, f"{target} is seen"
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if visitor.look.is_phone:
        visitor.page.touchscreen.tap(x, y)
    else:
        visitor.page.mouse.click(x, y)


@pytest.mark.parametrize("look", DESKTOP_LOOKS, ids=lambda look: look.language)
def test_gates_of_the_display_and_of_others_say_why_they_stay_there(visit: Visit, look: Look) -> None:
    visitor = playing(visit, look)
    assert try_in_vain(visitor, ".display .gate").why == "take_after_opening"
    reads(visitor, "§5d")
    visitor.page.locator('[data-mini="1a"]').click()
    gate = seen(visitor).areas[1].zone[0].gate
    reads(visitor, visitor.say(f"word-{gate}"), "§4.2")


@pytest.mark.parametrize("look", DESKTOP_LOOKS, ids=lambda look: look.language)
def test_by_keyboard_every_space_and_the_supply_answer(visit: Visit, look: Look) -> None:
    visitor = playing(visit, look, "take_gate")
    visitor.page.locator('[data-spot][tabindex="0"]').first.focus()
    visitor.page.keyboard.press("ArrowRight")
    expect(visitor.page.locator('[data-spot][tabindex="-1"]:focus')).to_have_count(1)
    visitor.page.keyboard.press("Enter")
    assert (because := wait_for_reason(visitor)).why == "take_first" and because.rule == "5d"
    visitor.page.locator("[data-supply]").focus()
    heard = len(visitor.told)
    visitor.page.keyboard.press("Space")
    visitor.wait(lambda: len(visitor.told) > heard, "the reason again")
    reads(visitor, "§5d")
