"""Plays Elementos as a person would, through the real board: choose, then place."""

from collections.abc import Callable

from tests.e2e.visitor import Visitor
from tischlein.games.elementos.views import ElementosView
from tischlein.wire.messages import Named

MOST_ANSWERS = 150
Hands = Callable[[Visitor, Named], None]


def square(at: object) -> str:
    return f'[data-square="{at}"]'


def gain(view: ElementosView, action: Named) -> int:
    """How much an answer is liked: the wand forward first, then captures, then any step forward, a flip last."""
    if action["do"] in ("flip", "pass"):
        return -1 if action["do"] == "flip" else -2
    at, to = str(action["at"]), str(action["to"])
    step = int(to[1:]) - int(at[1:])
    forward = step if view.seat == 0 else -step
    carriers = [disc.at for disc in view.discs if disc.wand and disc.owner == view.seat]
    if at in carriers:
        return 100 + 10 * forward if forward > 0 else -3
    captures = any(disc.at == to for disc in view.discs)
    return (20 if captures else 0) + 10 * forward


def favourite(visitor: Visitor) -> Named:
    view = visitor.view
    return max(visitor.update.actions, key=lambda action: gain(view, action))


def with_taps(visitor: Visitor, action: Named) -> None:
    """Two taps: the disc, then where it goes; a flip is the disc twice."""
    visitor.tap(f"{square(action['at'])}[data-deed]")
    if action["do"] == "flip":
        visitor.tap(f'{square(action["at"])}[data-deed="flip"]')
    else:
        visitor.tap(f"{square(action['to'])}[data-deed]:not([data-deed=choose])")


def answer(visitor: Visitor, action: Named, hands: Hands = with_taps) -> None:
    """Gives one answer and waits until the table has taken it."""

    def taps() -> None:
        if action["do"] == "pass":
            visitor.tap("[data-icon=pass]")
        else:
            hands(visitor, action)

    visitor.answer(taps, f"{action} is taken")


def may_play(visitor: Visitor) -> bool:
    return visitor.is_asked and visitor.view.phase == "play"


def play_on(visitor: Visitor, hands: Hands = with_taps) -> None:
    """Answers until the match is over."""
    for _ in range(MOST_ANSWERS):
        visitor.wait(lambda: may_play(visitor) or visitor.update.is_over, "my turn or the end")
        if visitor.update.is_over:
            return
        answer(visitor, favourite(visitor), hands)
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")


def next_of(one: Visitor, other: Visitor) -> Visitor | None:
    """Waits for whose turn it is; nobody's when both know of the end."""
    found: list[Visitor] = []

    def look() -> bool:
        other.page.wait_for_timeout(1)
        found[:] = [visitor for visitor in (one, other) if may_play(visitor)]
        return bool(found) or (one.update.is_over and other.update.is_over)

    one.wait(look, "somebody's turn or the end")
    return found[0] if found else None


def play_each_other(one: Visitor, other: Visitor, plies: int = MOST_ANSWERS) -> None:
    """So many plies of two people, or until the end."""
    for _ in range(plies):
        mover = next_of(one, other)
        if mover is None:
            return
        answer(mover, favourite(mover))
