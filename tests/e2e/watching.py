"""Looks on while a match is played with all its motion, and remembers what went wrong on the way."""

import msgspec
from playwright.sync_api import expect

from tests.e2e.endings import play_quickly
from tests.e2e.playing import answer, hands_of
from tests.e2e.tables import open_table
from tests.e2e.until import Asked
from tests.e2e.visitor import Visitor

WATCH = """(() => {
  const watched = (window.watched = { held: [], covered: [], lost: [], flights: 0 });
  const around = ':is(.frame > :is(.log, .seats, .rail), .screen > :is(aside, .rail))';
  const parts = () => [...document.querySelectorAll(around)];
  const shell = () => [document.title, ...parts().map((one) => one.textContent)].join('\\n');
  const last = (list, entry) => JSON.stringify(list[list.length - 1]) !== JSON.stringify(entry) && list.push(entry);
  const look = () => {
    const frame = document.querySelector('.frame, .screen');
    if (!frame || document.querySelector('dialog[open]')) return;
    if (frame.dataset.holds) last(watched.held, { lines: frame.dataset.holds, text: shell() });
    const question = frame.querySelector('.mine [data-testid=question]');
    if (!question) return;
    const { left, top, width, height } = question.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    if (width > 0 && !over?.closest('.rail')) last(watched.covered, `${over?.outerHTML.slice(0, 120)}`);
    const theatre = document.querySelector('[data-testid=theatre]');
    if (theatre) last(watched.covered, `theatre: ${theatre.textContent}`);
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });

  // A piece that lands lies on something smaller than the ground of a page; what others do may lie over that by now.
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const journey = animate.apply(this, given);
    if (this.classList.contains('flight')) void journey.finished.then(() => landed(this), () => {});
    return journey;
  };
  const landed = (piece) => {
    watched.flights += 1;
    const { left, top, width, height } = piece.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const below = document.elementsFromPoint(x, y).filter((one) => !one.closest('.sky, [data-testid=theatre]'))[0];
    const ground = below?.getBoundingClientRect();
    const isGround = !ground || ground.width * ground.height > innerWidth * innerHeight * 0.3;
    const where = `${piece.outerHTML.slice(0, 90)} at ${x} ${y} on ${below?.outerHTML.slice(0, 90)}`;
    if (width === 0 || isGround) watched.lost.push(where);
  };
})()"""

TELL = """async () => {
  for (const fold of document.querySelectorAll('.frame .log button[aria-expanded=false]')) fold.click();
  await new Promise((done) => setTimeout(done));
  const lines = [...document.querySelectorAll('.frame .log [data-line]')];
  const told = Object.fromEntries(lines.map((one) => [one.dataset.line, one.textContent.trim()]));
  return { told, ...window.watched };
}"""


class Held(msgspec.Struct):
    lines: str
    text: str


class Watched(msgspec.Struct):
    """Sentences by their line in the log; what the page around the board said while a scene held lines back."""

    told: dict[str, str]
    held: list[Held]
    covered: list[str]
    lost: list[str]
    flights: int

    def spoilt(self) -> list[str]:
        found: list[str] = []
        for moment in self.held:
            first, after = (int(line) for line in moment.lines.split())
            before = {self.told.get(str(line)) for line in range(first)}
            secret = [self.told.get(str(line), "") for line in range(first, after)]
            found += [text for text in secret if text and text not in before and text in moment.text]
        return found


def open_watched_table(visitor: Visitor) -> str:
    visitor.context.add_init_script(WATCH)
    return open_table(visitor, [None, "level1"])


def watch_match(visitor: Visitor, answers: int) -> Watched:
    """So many answers against a computer, or until the end."""
    code = open_watched_table(visitor)
    come_to_the_point(visitor, code)
    give(visitor, answers)
    see_it_out(visitor, code)
    return seen_by(visitor)


def come_to_the_point(visitor: Visitor, code: str) -> None:
    """Where a game has little to show at first, its tests/browser.py says with which question that changes."""
    until = getattr(hands_of(visitor.game), "WATCH_FROM", None)
    if until is None:
        return
    play_quickly(visitor, code, ["lift"], until)
    visitor.wait(lambda: visitor.is_asked and visitor.update.view_as(Asked).ask == until, f"asked to {until}")


def see_it_out(visitor: Visitor, code: str) -> None:
    """Where nothing is sure to be held back before the end, its tests/browser.py says so."""
    if getattr(hands_of(visitor.game), "WATCH_TO_THE_END", False):
        play_quickly(visitor, code, ["lift"])
        visitor.wait(lambda: visitor.update.is_over, "the end")


def watch_room(player: Visitor, television: Visitor, onlooker: Visitor, answers: int) -> list[Watched]:
    """The same, as it is seen on a television and by somebody who looks on: they are shown the same lines."""
    code = open_table(player, [None, "level1"], start="wait")
    for visitor, path in ((television, f"/t/{code}/screen"), (onlooker, f"/t/{code}")):
        visitor.context.add_init_script(WATCH)
        visitor.page.goto(path)
    player.press("start")
    player.wait_for_match()
    for visitor in (television, onlooker):
        expect(visitor.page.locator("[data-board] > :not(.quiet)").first).to_be_visible()
    come_to_the_point(player, code)
    give(player, answers)
    see_it_out(player, code)
    screen, other = seen_by(television), seen_by(onlooker)
    return [msgspec.structs.replace(screen, told=other.told), other]


def give(visitor: Visitor, answers: int) -> None:
    for _ in range(answers):
        visitor.wait(lambda: visitor.is_asked or visitor.update.is_over, "a question or the end")
        if visitor.update.is_over:
            break
        answer(visitor)


def seen_by(visitor: Visitor) -> Watched:
    quiet = "!document.querySelector('[data-step][data-scene], .flight')"
    visitor.wait(lambda: visitor.page.evaluate(quiet), "all is shown")
    return msgspec.convert(visitor.page.evaluate(TELL), type=Watched)
