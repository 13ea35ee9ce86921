"""Whatever can be touched on a board says what it is: by a name, and by an explanation that is in the game's texts."""

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import answer, games_with_hands
from tests.e2e.tables import open_table
from tests.e2e.visitor import DESKTOP, PHONE, Look, Visit, Visitor
from tests.e2e.words import texts

pytestmark = pytest.mark.browser
ANSWERS = 6

# What can be touched, with its name and the key of its explanation. A button whose own words are read explains itself.
# One that draws nothing lies over what it stands for.
TOUCHED = """() => {
const under = (one) => {
  if (one.textContent !== '' || one.childElementCount > 0) return [];
  one.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = one.getBoundingClientRect();
  return document.elementsFromPoint(left + width / 2, top + height / 2);
};
return [...document.querySelectorAll('[data-board] :is(button, a, input, [role=button], [tabindex="0"])')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0)
  .map((one) => [
    one.outerHTML.replace(/\\s+/g, ' ').slice(0, 110),
    (one.ariaLabel || one.textContent || one.getAttribute('aria-labelledby') || one.title || '').trim(),
    [one, one.querySelector('[data-explain]'), ...under(one)]
      .map((part) => part?.closest('[data-explain]')?.dataset.explain).find(Boolean) ?? '',
    /\\p{L}{4}/u.test(one.innerText ?? ''),
  ]);
}"""


def riddles(visitor: Visitor) -> set[str]:
    known = texts(visitor.look.language, visitor.game)
    touched: list[tuple[str, str, str, bool]] = [tuple(one) for one in visitor.page.evaluate(TOUCHED)]
    assert touched, "nothing can be touched"
    return {thing for thing, name, key, reads in touched if not name or not (reads or f"explain-{key}" in known)}


@pytest.mark.parametrize("look", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", games_with_hands())
def test_whatever_can_be_touched_is_explained(game: str, look: Look, visit: Visit) -> None:
    visitor = visit(look)
    visitor.game = game
    open_table(visitor, [None, "level1"])
    found: set[str] = set()
    for _ in range(ANSWERS):
        visitor.wait(lambda: visitor.is_asked or visitor.update.is_over, "a question or the end")
        if visitor.update.is_over:
            break
        expect(visitor.page.locator(f'[data-question="{visitor.update.question}"]')).to_be_attached()
        found |= riddles(visitor)
        answer(visitor)
    assert sorted(found) == []
