"""One room: a television, phones around it, or one device that goes from hand to hand."""

from playwright.sync_api import expect

from tests.e2e.visitor import Look, Visitor

TELEVISION = Look(1920, 1080, "dark", "de")
SMALL_TELEVISION = Look(1280, 720, "light", "en")
# The smallest letters that are read from the sofa, as a share of the screen's height: 28 px at 1920 x 1080.
SMALLEST = 28 / 1080
# What does not fit a shared screen: scrolling, parts that overlap, things cut off, letters too small to read, names and
# sentences that run over (letters reach a little over their own line).
MISFITS = """(smallest) => {
  const found = [];
  const { innerWidth: width, innerHeight: height } = window;
  const page = document.scrollingElement;
  if (page.scrollWidth > width || page.scrollHeight > height) found.push('the page scrolls');
  const boxOf = (one) => one.getBoundingClientRect();
  const parts = [...document.querySelectorAll('main, aside, section[aria-label], section[aria-labelledby]')]
    .filter((one) => !one.closest('[data-board], [data-testid=result]') && !one.parentElement.closest('main, aside'));
  for (const [at, one] of parts.entries()) for (const other of parts.slice(at + 1)) {
    const [a, b] = [boxOf(one), boxOf(other)];
    const apart = a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    if (!apart) found.push(`${one.className} and ${other.className} overlap`);
  }
  const board = document.querySelector('[data-board]')?.parentElement;
  const things = 'button, li, p, h1, h2, td, th, img, [data-seat], [data-square], [data-cell]';
  for (const one of document.querySelectorAll(things)) {
    if (!one.checkVisibility() || one.closest('.unseen')) continue;
    const frame = one.closest('[data-testid=result] .panel') ?? (board?.contains(one) ? board : null);
    const [box, inside] = [boxOf(one), frame ? boxOf(frame) : new DOMRect(0, 0, width, height)];
    const fits = box.left >= inside.left - 2 && box.right <= inside.right + 2
      && box.top >= inside.top - 2 && box.bottom <= inside.bottom + 2;
    if (!fits) found.push(`${one.tagName}.${one.className} is cut off: ${one.textContent.trim().slice(0, 40)}`);
  }
  for (const one of document.querySelectorAll('aside strong, [data-testid=question], [data-testid=told]')) {
    const spare = parseFloat(getComputedStyle(one).fontSize) * 0.4;
    const runs = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + spare;
    if (runs) found.push(`runs over: ${one.textContent.trim().slice(0, 40)}`);
  }
  // A name on the board is read whole, as in the list.
  const names = new Set([...document.querySelectorAll('aside strong')].map((one) => one.textContent.trim()));
  for (const one of document.querySelectorAll('[data-board] *')) {
    const name = one.textContent.trim();
    const isRead = one.childElementCount === 0 && one.checkVisibility() && !one.closest('.unseen');
    const isCut = one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1;
    if (isRead && isCut && names.has(name)) found.push(`a name is cut: ${name}`);
  }
  const list = document.querySelector('aside ul');
  if (list && list.scrollHeight > list.clientHeight + 12) found.push('the list of people runs over');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: one, textContent: words } = texts.currentNode;
    if (!words.trim() || !one.checkVisibility() || one.closest('.unseen, svg, script, style, noscript')) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size < smallest * height - 0.1) found.push(`${Math.round(size)} px is too small: ${words.trim().slice(0, 40)}`);
  }
  return [...new Set(found)];
}"""


def check_screen(television: Visitor, when: str) -> None:
    """Nothing scrolls, overlaps, is cut off or too small, on a large and on a small television."""
    for look in (SMALL_TELEVISION, TELEVISION):
        television.page.set_viewport_size({"width": look.width, "height": look.height})
        television.wait(lambda: television.page.evaluate("document.getAnimations().length === 0"), "nothing moves")
        found = television.page.evaluate(MISFITS, SMALLEST)
        assert found == [], f"{when}, {look.width} x {look.height}: " + "\n".join(found)


def turn_on(television: Visitor, code: str) -> None:
    television.page.goto(f"/t/{code}/screen")
    television.wait(lambda: television.told, "the table's first message")


def join(phone: Visitor, code: str, name: str) -> None:
    """By the invitation's link: a name and one tap."""
    phone.page.goto(f"/t/{code}")
    phone.page.get_by_label(phone.say("my-name"), exact=True).fill(name)
    phone.press("join-table")
    phone.wait(lambda: phone.table.mine, "a seat")


def sit_beside(device: Visitor, name: str) -> None:
    """Somebody else sits down at the same device."""
    device.press("sit-beside")
    device.page.get_by_label(device.say("beside-name"), exact=True).fill(name)
    device.press("beside-sit")
    expect(device.page.get_by_role("dialog")).to_have_count(0)


def curtain_for(device: Visitor) -> int | None:
    """The seat for which the curtain waits."""
    shown = device.page.locator("[data-curtain]")
    return int(str(shown.get_attribute("data-curtain"))) if shown.count() else None


def lift(device: Visitor, seat: int, name: str) -> None:
    """What comes over the line and stands on the page is nobody's before the tap, and this seat's after it."""
    expect(device.page.locator(f'[data-curtain="{seat}"]')).to_be_visible()
    device.wait(lambda: device.update.seat is None, "behind the curtain the page is told what everybody may know")
    assert device.page.locator("[data-board]").count() == 0, "behind the curtain there is no board"
    device.tap(device.page.get_by_role("button", name=device.say("curtain-lift", player=name)))
    expect(device.page.locator("[data-board]")).to_be_visible()
    assert device.update.seat == seat
