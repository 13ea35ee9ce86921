"""Whoever taps what the lessons point at finishes them all, on a phone and on a desktop."""

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.boards import enter
from tests.e2e.visitor import DESKTOP, PHONE, Look, Visit, Visitor
from tischlein.games.via_magica.game import GAME
from tischlein.lessons import Lesson, chain_of

pytestmark = pytest.mark.browser


def seen(visitor: Visitor, *targets: str) -> Locator:
    """The first of these on the board that this screen shows."""
    found = visitor.page.locator(", ".join(f"[data-board] {target}" for target in targets))
    return found.locator("visible=true").first


def learn(visitor: Visitor, lesson: Lesson) -> None:
    """Step by step: what the words point at is there, and tapping it does the task."""
    visitor.page.goto(f"/learn/{GAME.id}/{lesson.name}")
    for number, step in enumerate(lesson.steps):
        expect(visitor.page.locator(f'[data-step="{number}"]')).to_be_attached()
        if step.at:
            expect(seen(visitor, *step.at)).to_be_visible()
        if step.do:
            for target in step.at:
                visitor.tap(seen(visitor, target))
        elif not lesson.open or number + 1 < len(lesson.steps):
            visitor.press("learn-next")


@pytest.mark.parametrize("look", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_every_lesson_is_done_by_tapping_what_it_points_at(visit: Visit, look: Look) -> None:
    visitor = enter(visit, look, GAME.id)
    for lesson in chain_of(GAME).lessons:
        learn(visitor, lesson)
        expect(visitor.button("learn-play") if lesson.open else visitor.link("learn-following")).to_be_visible()
