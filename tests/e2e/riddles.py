"""What on a board can be touched and does not say what it is."""

from tests.e2e.visitor import Visitor
from tests.e2e.words import texts

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
