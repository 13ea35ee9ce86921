"""Plays a match by what a screen reader reads: headings, groups and the names of buttons. No selector, no message."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as InVain

from tests.e2e.plain import choose_plain_board
from tests.e2e.tables import open_table
from tests.e2e.visitor import Visitor

# A button that was read out and is not there after so long has gone.
GONE_MS = 1000
LINE = re.compile(r"^(?P<depth> *)- '?(?P<role>group|button|heading) \"(?P<name>(?:[^\"\\]|\\.)*)\"")


@dataclass(frozen=True)
class Heard:
    """An answer as it is read out: under which heading, and what its button says."""

    group: str
    name: str


# Which of the answers to give, by their names alone.
Choice = Callable[[list[Heard]], Heard]


def answers_region(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.say("plain-answers"))


def unfold_answers(visitor: Visitor) -> None:
    """A long group is folded into parts: who wants to hear all of them opens one after the other."""
    folds = answers_region(visitor).locator("details:not([open]) > summary")
    while folds.count() > 0:
        visitor.tap(folds.first)


def read_answers(visitor: Visitor) -> list[Heard]:
    """What stands in the region of answers now, group by group."""
    heard: list[Heard] = []
    group = ""
    for line in answers_region(visitor).aria_snapshot().splitlines():
        found = LINE.match(line)
        if found is None:
            continue
        name = found["name"].replace('\\"', '"')
        if found["role"] == "group":
            group = name
        elif found["role"] == "button":
            heard.append(Heard(group, name))
    return heard


def must_be_told_apart(heard: list[Heard]) -> None:
    assert all(answer.group for answer in heard), f"every answer stands under a heading: {heard}"
    assert len(set(heard)) == len(heard), f"no two answers of a group sound the same: {heard}"


def must_say_what_it_does(heard: list[Heard], short: list[str]) -> None:
    """A sentence after the name tells the cost and what it brings; only these answers say all in a few words."""
    for answer in heard:
        says_all = any(answer.name.startswith(name) for name in short)
        assert says_all or re.search(r"[.!?] \S", answer.name), f"says what it does: {answer.name}"


def give(visitor: Visitor, answer: Heard) -> bool:
    """By keys: the button gets the focus and is pressed, and the focus is not lost with it. False where the others were
    faster, and something else is asked by now."""
    group = answers_region(visitor).get_by_role("group", name=answer.group, exact=True)
    try:
        group.get_by_role("button", name=answer.name, exact=True).focus(timeout=GONE_MS)
    except InVain:
        return False
    visitor.page.keyboard.press("Enter")
    visitor.wait(lambda: visitor.page.evaluate("document.activeElement !== document.body"), "the focus stays")
    return True


def play_by_ear(visitor: Visitor, options: dict[str, bool | int | str], choose: Choice, short: list[str]) -> int:
    """A whole match against one opponent; returns how many answers were given."""
    choose_plain_board(visitor)
    open_table(visitor, [None, "level1"], options)
    expect(answers_region(visitor)).to_be_visible()
    result = visitor.page.get_by_role("dialog")
    given = 0

    def goes_on() -> bool:
        return result.count() > 0 or answers_region(visitor).get_by_role("button").count() > 0

    while True:
        visitor.wait(goes_on, "a question, or the end")
        if result.count() > 0:
            return given
        heard = read_answers(visitor)
        if not heard:
            continue
        must_be_told_apart(heard)
        must_say_what_it_does(heard, short)
        given += give(visitor, choose(heard))
        assert given < 400, "a match ends"
