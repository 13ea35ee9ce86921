"""Plays any game through its real board, by the hands that the game's own tests/browser.py has."""

from collections.abc import Callable, Mapping
from typing import Protocol, cast

from tests.e2e.until import play_to_the_end
from tests.e2e.visitor import Visitor
from tests.some_games import helper_of
from tischlein.catalog import games
from tischlein.core.options import Choice
from tischlein.core.vocabulary import Named

MOST_ANSWERS = 400


class Hands(Protocol):
    """What tests/browser.py of a game offers."""

    # Options of a short match that begins at once: the first seat is asked, and has something to tap.
    AT_ONCE: Mapping[str, Choice]

    def favourite(self, visitor: Visitor) -> Named:
        """An answer to the open question that brings the match to its end."""

    def taps(self, visitor: Visitor, action: Named) -> None:
        """Taps whatever gives this answer, and waits for nothing."""


def hands_of(game: str) -> Hands:
    hands = helper_of(game, "browser")
    assert hands is not None, f"{game} has no tests/browser.py"
    return cast("Hands", hands)


def games_with_hands() -> list[str]:
    return [game for game in games() if helper_of(game, "browser") is not None]


def at_once(visitor: Visitor) -> Mapping[str, Choice]:
    return hands_of(visitor.game).AT_ONCE


def tap_favourite(visitor: Visitor) -> None:
    hands = hands_of(visitor.game)
    hands.taps(visitor, hands.favourite(visitor))


def answer(visitor: Visitor) -> None:
    """Gives the favourite answer and waits until the table has taken it."""
    visitor.answer(lambda: tap_favourite(visitor), "the answer is taken")


def touch(visitor: Visitor) -> None:
    """Touches a piece as somebody who still thinks, where the game's tests/browser.py says how."""
    touches: Callable[[Visitor], None] | None = getattr(hands_of(visitor.game), "touch", None)
    if touches is not None:
        touches(visitor)


def play_on(visitor: Visitor) -> None:
    """Answers until the match is over."""
    play_to_the_end(visitor, lambda: answer(visitor), MOST_ANSWERS)


def next_of(one: Visitor, other: Visitor) -> Visitor | None:
    """Waits for whose turn it is; nobody's when both know of the end."""
    found: list[Visitor] = []

    def look() -> bool:
        other.page.wait_for_timeout(1)
        found[:] = [visitor for visitor in (one, other) if visitor.is_asked]
        return bool(found) or (one.update.is_over and other.update.is_over)

    one.wait(look, "somebody's turn or the end")
    return found[0] if found else None


def play_each_other(one: Visitor, other: Visitor, answers: int = MOST_ANSWERS) -> None:
    """So many answers of two people, or until the end."""
    for _ in range(answers):
        mover = next_of(one, other)
        if mover is None:
            return
        answer(mover)
