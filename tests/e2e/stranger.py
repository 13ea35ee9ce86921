"""Somebody who has never seen a game and learns it by following the page alone.

They read, tap what the page rings, in the order in which it rings it, and press the buttons that the page names. They
know no rule and no answer, and never ask to be shown one. On a phone they have a finger, elsewhere only keys.
"""

import msgspec
import pytest
from playwright.sync_api import Request, expect

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
SHOWN = """([on, unpick]) => {
  const middle = (one) => {
    const box = one?.getBoundingClientRect();
    return box ? [box.left + box.width / 2, box.top + box.height / 2] : null;
  };
  const half = (start, size) => parseFloat(start) + parseFloat(size) / 2;
  const resting = (style) => (style ? [half(style.left, style.width), half(style.top, style.height)] : null);
  const buttons = [...document.querySelectorAll('button, a')].filter((one) => one.checkVisibility());
  const named = (name) => buttons.find((one) => one.textContent.trim() === name);
  return {
    place: `${location.pathname} ${document.querySelector('[data-step]')?.dataset.step}`,
    reason: document.querySelector('[data-testid=reason]')?.textContent ?? '',
    ring: resting(document.querySelector('div.ring')?.style),
    way_on: middle(on.map(named).find((one) => one && !one.disabled)),
    is_chosen: named(unpick) !== undefined,
  };
}"""
# The next key for who wants the focus there: Tab, or the arrow that leads there in a group of things of which one alone
# is in the order of Tab.
KEY = """([x, y]) => {
  const wanted = document.elementFromPoint(x, y)?.closest('button, a');
  const focused = document.activeElement;
  if (wanted && wanted === focused) return 'Enter';
  const group = wanted?.tabIndex === -1 ? wanted.closest('[role=group]') : null;
  if (!group?.contains(focused)) return 'Tab';
  const box = focused.getBoundingClientRect();
  const [right, down] = [x - box.left - box.width / 2, y - box.top - box.height / 2];
  if (Math.abs(down) > box.height / 2) return down > 0 ? 'ArrowDown' : 'ArrowUp';
  return right > 0 ? 'ArrowRight' : 'ArrowLeft';
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
    """Where the lesson is, why something could not be done, the middle of the ring and of the button that leads on, and
    whether something is chosen."""

    place: str
    reason: str
    ring: tuple[float, float] | None
    way_on: tuple[float, float] | None
    is_chosen: bool

    def target(self) -> tuple[float, float] | None:
        return self.way_on or self.ring


class Stranger:
    """At a lesson. What the page shows is read anew before everything they do."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.names = [[visitor.say(key) for key in ON], visitor.say("unpick")]
        # How often the page has sent the server an answer, or a question about a lesson.
        self.sent = 0
        self.page.on("request", self._notice)

    def _notice(self, request: Request) -> None:
        self.sent += request.method == "POST"

    def shown(self) -> Shown:
        return msgspec.convert(self.page.evaluate(SHOWN, self.names), Shown)

    def follow(self) -> None:
        """Does one thing that the page says: a button that leads on, or else what is ringed."""
        self.visitor.wait(lambda: self.visitor.has_match or self.shown().target(), "something to do")
        before, sent = self.shown(), self.sent
        if self.visitor.look.is_phone:
            self.tap_there()
        else:
            self.go_there_by_keys()
        self.visitor.wait(lambda: self.visitor.has_match or self.is_heard(before, sent), f"on from {before.place}")

    def is_heard(self, before: Shown, sent: int) -> bool:
        """The step is done, or more of it is wanted. What the page rings and then takes amiss has misled."""
        now = self.shown()
        assert now.reason in ("", before.reason), f"{before.place}: {now.reason}"
        if now.place != before.place:
            return True
        # An answer that is on its way is not heard yet, although nothing is chosen any more.
        return self.sent == sent and (now.is_chosen, now.ring) != (before.is_chosen, before.ring)

    def tap_there(self) -> None:
        target = self.shown().target()
        if target is not None:
            self.page.touchscreen.tap(*target)

    def go_there_by_keys(self) -> None:
        """Looks up after each key: a board that is about to come to rest takes the ring along."""
        for _ in range(MOST_TABS):
            key = self.page.evaluate(KEY, self.shown().target() or [0, 0])
            self.page.keyboard.press(key)
            if key == "Enter":
                return
        raise AssertionError(f"no key leads there: {self.shown()}")
