"""A lesson in a browser, step by step: read on, or be shown."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.e2e.visitor import Visitor

MOST_STEPS = 40


def begin(visitor: Visitor, lesson: str = "") -> None:
    visitor.page.goto(f"/learn/{visitor.game}/{lesson}".rstrip("/"))
    expect(teacher(visitor)).not_to_be_empty()
    expect(visitor.page.locator("[data-board] > :not(.quiet)").first).to_be_visible()


def teacher(visitor: Visitor) -> Locator:
    return visitor.page.get_by_test_id("teacher")


def step_of(visitor: Visitor) -> str:
    return visitor.page.locator("[data-step]").get_attribute("data-step") or ""


def is_task(visitor: Visitor) -> bool:
    return visitor.button("learn-show").is_visible()


def is_done(visitor: Visitor) -> bool:
    """Nothing more to read or to do in this lesson."""
    return visitor.page.locator(".deeds a.primary").or_(visitor.button("learn-play")).is_visible()


def goes_on(visitor: Visitor, step: str) -> None:
    visitor.wait(lambda: step_of(visitor) != step, f"the lesson goes on after step {step}")


def read(visitor: Visitor) -> None:
    step = step_of(visitor)
    visitor.press("learn-next")
    goes_on(visitor, step)


def be_shown(visitor: Visitor) -> None:
    step = step_of(visitor)
    visitor.press("learn-show")
    visitor.press("confirm-yes")
    goes_on(visitor, step)


def learn(visitor: Visitor, do: Callable[[Visitor], None]) -> None:
    """To the end of the lesson, doing each task in this way."""
    for _ in range(MOST_STEPS):
        if is_done(visitor):
            return
        if is_task(visitor):
            do(visitor)
        else:
            read(visitor)
    raise AssertionError("a lesson without an end")


def learn_to_a_task(visitor: Visitor) -> None:
    for _ in range(MOST_STEPS):
        if is_task(visitor):
            return
        read(visitor)
    raise AssertionError("a lesson without a task")
