"""Plays on with one visitor until something comes, as a game's own hands give each answer."""

from collections.abc import Callable

import msgspec

from tests.e2e.visitor import Visitor

# Gives one answer and waits until the table has it.
Give = Callable[[], None]


class Asked(msgspec.Struct):
    """What every game's view has."""

    ask: str


def play_until_asked(visitor: Visitor, asks: tuple[str, ...], give: Give, most: int) -> None:
    """Plays on until one of these questions is asked."""
    for _ in range(most):
        visitor.wait(lambda: visitor.is_asked or visitor.update.is_over, "a question")
        if visitor.update.is_over:
            break
        if visitor.update.view_as(Asked).ask in asks:
            return
        give()
    raise AssertionError(f"never asked: {asks}")


def play_to_the_end(visitor: Visitor, give: Give, most: int) -> None:
    """Answers whatever is asked until the match is over."""
    for _ in range(most):
        visitor.wait(lambda: visitor.is_asked or visitor.update.is_over, "a question or the end")
        if visitor.update.is_over:
            return
        give()
    raise AssertionError(f"no end after {most} answers")
