"""Plays Elementos as a person would, through the real board: choose, then place."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.until import play_to_the_end
from tests.e2e.visitor import Visitor
from tischlein.core.options import Choice
from tischlein.core.vocabulary import Named
from tischlein.games.elementos.views.view import ElementosView

GAME = "elementos"
AT_ONCE: dict[str, Choice] = {"setup_mode": "preset", "first_player": "white", "board_rows": 7}
SECRETLY: dict[str, Choice] = {"setup_mode": "secret", "first_player": "white", "board_rows": 7}
# A ply is seen on the board itself: only the end is held back.
WATCH_TO_THE_END = True
MOST_ANSWERS = 150
Hands = Callable[[Visitor, Named], None]


def seen(visitor: Visitor) -> ElementosView:
    return visitor.update.view_as(ElementosView)


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
    view = seen(visitor)
    return max(visitor.update.actions, key=lambda action: gain(view, action))


def with_taps(visitor: Visitor, action: Named) -> None:
    """Two taps: the disc, then where it goes; a flip is the disc twice."""
    visitor.tap(f"{square(action['at'])}[data-deed]")
    if action["do"] == "flip":
        visitor.tap(f'{square(action["at"])}[data-deed="flip"]')
    else:
        visitor.tap(f"{square(action['to'])}[data-deed]:not([data-deed=choose])")


def taps(visitor: Visitor, action: Named, hands: Hands = with_taps) -> None:
    if action["do"] == "pass":
        visitor.tap("[data-icon=pass]")
    else:
        hands(visitor, action)


def touch(visitor: Visitor) -> None:
    """A disc that is laid while arranging, or chosen in play."""
    if seen(visitor).phase == "play":
        visitor.tap("[data-square][data-deed=choose] >> nth=0")
    else:
        visitor.tap('[data-square="b2"][data-deed=lay]')
        expect(visitor.page.locator('[data-square="b2"][data-deed=choose]')).to_be_visible()


def play_on(visitor: Visitor, hands: Hands) -> None:
    """Answers from the first ply until the match is over."""

    def give() -> None:
        action = favourite(visitor)
        visitor.answer(lambda: taps(visitor, action, hands), f"{action} is taken")

    visitor.wait(lambda: visitor.has_match and seen(visitor).phase == "play", "both have arranged their discs")
    play_to_the_end(visitor, give, MOST_ANSWERS)
