"""What is shown when gates open never lies over what is asked, and nothing is told before it is shown."""

import pytest

from tests.e2e.boards import enter
from tests.e2e.tables import open_table
from tests.e2e.visitor import DESKTOP, PHONE, Look, Visit, Visitor
from tischlein.games.via_magica.tests.browser import AT_ONCE, GAME, answer, favourite, seen

pytestmark = pytest.mark.browser

# In every frame: what lies over something that I am asked about; which scenes have begun, and what the bar tells.
WATCH = """() => {
  const watched = (window.watched = { covered: [], openings: 0, told: [], early: [] });
  let running = null;
  const overlaps = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  // A token turns as it rises. It is round: the corners of a turned box are empty, it needs no more room than at rest.
  const boxOf = (part) => {
    const box = part.getBoundingClientRect();
    if (!part.matches('.coin')) return box;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const [wide, high] = [part.offsetWidth / 2, part.offsetHeight / 2];
    return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
  };
  const look = () => {
    const board = document.querySelector('[data-board]');
    const over = [...document.querySelectorAll('.cry, [data-testid=theatre] > *')];
    const asked = board?.dataset.question ? '[data-drawn], [data-deed], .card.can, [data-do]' : 'none';
    for (const part of board?.querySelectorAll(asked) ?? [])
      for (const one of over)
        if (overlaps(boxOf(part), one.getBoundingClientRect())) watched.covered.push(part.outerHTML);
    const scene = document.querySelector('[data-scene]')?.dataset.scene ?? null;
    if (scene !== running && scene === 'opened') watched.openings += 1;
    running = scene;
    const told = document.querySelector('.rail .last')?.textContent ?? '';
    if (told.includes('Incantatum') && told !== watched.told.at(-1)) {
      watched.told.push(told);
      if (watched.told.length > watched.openings) watched.early.push(told);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("look", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_gate_that_opens_covers_no_question_and_is_told_after_it_was_shown(visit: Visit, look: Look) -> None:
    visitor = enter(visit, look, GAME, motion="full")
    open_table(visitor, [None, "level1"], AT_ONCE)
    visitor.page.evaluate(WATCH)
    play_until_opened(visitor, 2)
    watched = visitor.page.evaluate("window.watched")
    assert watched["covered"] == [], "something lies over the question"
    assert watched["early"] == [], "told before it was seen"
    assert watched["openings"] > 0, "a gate was seen to open"


def play_until_opened(visitor: Visitor, gates: int) -> None:
    for _ in range(120):
        visitor.wait(lambda: visitor.is_asked or visitor.update.is_over, "a question or the end")
        visitor.page.wait_for_function("() => !document.querySelector('[data-scene]')")
        if sum(len(area.opened) for area in seen(visitor).areas) >= gates:
            return
        answer(visitor, favourite(visitor))
    raise AssertionError(f"fewer than {gates} gates opened")
