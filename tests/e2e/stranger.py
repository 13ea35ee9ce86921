"""Somebody who has never seen a game and learns it by following the page alone.

They read, tap what the page rings, in the order in which it rings it, and press the buttons that the page names. They
know no rule and no answer, and never ask to be shown one. On a phone they have a finger, elsewhere only keys.
"""

import msgspec
import pytest
from playwright.sync_api import ElementHandle, Request, expect

from tests.e2e.boards import MOST_TABS
from tests.e2e.visitor import Look, Visitor

STRANGERS = {
    "finger-de": Look(360, 740, "dark", "de", "finger"),
    "finger-en": Look(360, 740, "light", "en", "finger"),
    "keys-de": Look(1280, 800, "dark", "de"),
    "keys-en": Look(1280, 800, "light", "en"),
}
# The ways on from what was read, as the page names them.
ON = ("confirm-yes", "learn-next", "learn-following", "learn-play")
# A chain of lessons has fewer taps and buttons than this.
MOST_DEEDS = 300

# What a pair of eyes takes in at once. The ring glides: what counts is where it is going to rest.
SHOWN = """(ways) => {
  const buttons = [...document.querySelectorAll('button')];
  return {
    place: `${location.pathname} ${document.querySelector('[data-step]')?.dataset.step}`,
    reason: document.querySelector('[data-testid=reason]')?.textContent ?? '',
    ring: document.querySelector('div.ring')?.getAttribute('style') ?? '',
    chosen: buttons.filter((one) => ways.includes(one.textContent.trim())).length,
  };
}"""
# A button that leads on, or else what is ringed; looked at until the screen stands still, as it does for eyes.
TARGET = """async (on) => {
  const buttons = () => [...document.querySelectorAll('button, a')].filter((one) => one.checkVisibility());
  const named = (name) => buttons().find((one) => one.textContent.trim() === name && !one.disabled);
  const half = (start, size) => parseFloat(start) + parseFloat(size) / 2;
  const ring = () => document.querySelector('div.ring')?.style;
  const ringed = ({ left, width, top, height }) => document.elementFromPoint(half(left, width), half(top, height));
  const look = () => (ring() ? ringed(ring())?.closest('button, a') : null);
  const seen = () => `${ring()?.cssText} ${JSON.stringify(look()?.getBoundingClientRect())}`;
  for (let still = 0, frames = 0, before = ''; still < 5 && frames < 200; frames++) {
    await new Promise(requestAnimationFrame);
    still = seen() === before ? still + 1 : 0;
    before = seen();
  }
  return on.map(named).find((one) => one) ?? look() ?? null;
}"""
# Where in it a finger comes down: a map that takes the taps for its small fields is larger than the ring.
SPOT = """(target) => {
  const ring = document.querySelector('div.ring')?.style;
  const box = target.getBoundingClientRect();
  if (!ring) return null;
  const x = parseFloat(ring.left) + parseFloat(ring.width) / 2 - box.left;
  const y = parseFloat(ring.top) + parseFloat(ring.height) / 2 - box.top;
  return x > 0 && y > 0 && x < box.width && y < box.height ? { x, y } : null;
}"""
# The next key for who wants the focus there: Tab, or the arrow that leads there in a group of things of which one alone
# is in the order of Tab.
KEY = """(wanted) => {
  const focused = document.activeElement;
  if (wanted === focused) return 'Enter';
  const group = wanted.tabIndex === -1 ? wanted.closest('[role=group]') : null;
  if (!group?.contains(focused)) return 'Tab';
  const [here, there] = [focused, wanted].map((one) => one.getBoundingClientRect());
  if (there.top !== here.top) return there.top > here.top ? 'ArrowDown' : 'ArrowUp';
  return there.left > here.left ? 'ArrowRight' : 'ArrowLeft';
}"""


def strangers(*names: str) -> pytest.MarkDecorator:
    """Runs a test with these strangers: `strangers("finger-de", "keys-en")`."""
    return pytest.mark.parametrize("look", [STRANGERS[name] for name in names], ids=names)


def learn_everything(visitor: Visitor) -> None:
    """From the box in the lobby through all lessons of the visitor's game, and on to the table after the last one."""
    box = visitor.page.locator(f'[data-game="{visitor.game}"]')
    visitor.tap(box.get_by_role("link", name=visitor.say("learn"), exact=True))
    stranger = Stranger(visitor)
    for _ in range(MOST_DEEDS):
        if visitor.has_match:
            break
        stranger.follow()
    visitor.wait(lambda: visitor.is_asked, "the match goes on from the last lesson, and it is my turn")
    visitor.page.goto("/")
    expect(box.get_by_role("link", name=visitor.say("learn-all-learnt"), exact=True)).to_be_visible()


class Shown(msgspec.Struct, frozen=True):
    """Where the lesson is, why something could not be done, where the ring is, and how much of an answer is chosen."""

    place: str
    reason: str
    ring: str
    # 1: a part of it, which may be let go; 2: all of it, which waits for a yes.
    chosen: int


class Stranger:
    """At a lesson. What the page shows is read anew before everything they do."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.on = [visitor.say(key) for key in ON]
        self.ways = [visitor.say("unpick"), visitor.say("confirm-yes")]
        # How often the page has sent the server an answer, or a question about a lesson.
        self.sent = 0
        self.page.on("request", self._notice)

    def _notice(self, request: Request) -> None:
        self.sent += request.method == "POST"

    def shown(self) -> Shown:
        return msgspec.convert(self.page.evaluate(SHOWN, self.ways), Shown)

    def target(self) -> ElementHandle | None:
        return self.page.evaluate_handle(TARGET, self.on).as_element()

    def follow(self) -> None:
        """Does one thing that the page says."""
        self.visitor.wait(lambda: self.visitor.has_match or self.target(), "something to do")
        if self.visitor.has_match:
            return
        before, sent = self.shown(), self.sent
        if self.visitor.look.is_phone:
            self.tap_it()
        else:
            self.go_there_by_keys()
        self.visitor.wait(lambda: self.visitor.has_match or self.is_heard(before, sent), f"on from {before.place}")

    def tap_it(self) -> None:
        target = self.target()
        assert target is not None, "what is there to do does not vanish by itself"
        spot = target.evaluate(SPOT)
        if spot is None:
            target.tap()
        else:
            target.tap(position=spot, force=True)

    def go_there_by_keys(self) -> None:
        """Looks up after each key: a board that is about to come to rest takes the ring along."""
        for _ in range(MOST_TABS):
            target = self.target()
            key = target.evaluate(KEY) if target else "Tab"
            self.page.keyboard.press(key)
            if key == "Enter":
                return
        raise AssertionError(f"no key leads there: {self.shown()}")

    def is_heard(self, before: Shown, sent: int) -> bool:
        """The step is done, or more of it is wanted. What the page rings and then takes amiss has misled."""
        now = self.shown()
        assert now.reason in ("", before.reason), f"{before.place}: {now.reason}"
        if now.place != before.place:
            return True
        # An answer that is on its way is not heard yet, although nothing is chosen any more.
        return self.sent == sent and (now.chosen, now.ring) != (before.chosen, before.ring)
