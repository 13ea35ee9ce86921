"""Ten thousand messages of every kind from every role: each is answered once, and what is refused changes nothing."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator

import pytest
import structlog
from structlog.testing import LogCapture

from tests.amounts import amount
from tests.inputs.grammar import Grammar
from tests.inputs.parlour import ROLES, STATES, Parlour
from tests.inputs.words import REASONS

MESSAGES = 10_000
MANY_MESSAGES = amount("MESSAGES", 1_000_000)
FIRST_SEED = amount("FIRST_MESSAGE_SEED", 1)
MESSAGES_AT_A_TABLE = 250
# Names and bots are not in the way of the messages that follow when each table is left after a while.
PEOPLE = [*ROLES[:2], *ROLES]


@contextlib.contextmanager
def kept_log() -> Iterator[LogCapture]:
    lines, before = LogCapture(), structlog.get_config()["processors"]
    structlog.configure(processors=[lines])
    try:
        yield lines
    finally:
        structlog.configure(processors=before)


async def fuzz(seed: int, count: int) -> Counter[str]:
    """Tables in every state, one after the other."""
    answers: Counter[str] = Counter()
    for number in range(count // MESSAGES_AT_A_TABLE):
        parlour, grammar = Parlour(), Grammar(seed + number)
        await parlour.open(STATES[number % 3])
        for place in range(MESSAGES_AT_A_TABLE):
            answers[await say_one(parlour, grammar, PEOPLE[(place + number) % len(PEOPLE)])] += 1
        await parlour.services.close()
    return answers


async def say_one(parlour: Parlour, grammar: Grammar, role: str) -> str:
    visitor, live, before = parlour.visitors[role], parlour.table.now.live, parlour.truth()
    seat = parlour.table.broadcast.seat_viewed_by(visitor.connection)
    text = grammar.text("" if live is None else live.question(seat) or "")
    for other in parlour.visitors.values():
        other.told.clear()
    await parlour.say_text(role, text)
    replies = visitor.replies()
    assert len(replies) == 1, f"{role}: {text!r} is answered by {replies}"
    heard = [other.replies() for name, other in parlour.visitors.items() if name != role]
    assert heard == [[]] * 3, "only who asked is answered"
    if replies[0]["type"] == "done":
        return "done"
    if replies[0]["type"] == "because":
        assert parlour.truth() == before, f"{role}: {text!r} is only a question"
        return "because"
    assert replies[0]["reason"] in REASONS, f"{role}: {text!r} is refused as {replies[0]}"
    assert len(str(replies[0])) < 2000, "a refusal is no echo"
    assert parlour.truth() == before, f"{role}: {text!r} is refused as {replies[0]} and changes something"
    return str(replies[0]["reason"])


def look_at(count: int, seed: int = 1) -> None:
    with kept_log() as lines:
        answers = asyncio.run(fuzz(seed, count))
    assert lines.entries == [], "nothing that comes from outside is an error of ours"
    assert sum(answers.values()) == count
    assert answers["done"] > count // 20, "valid messages are among them"
    assert len(answers) > 15, f"many kinds of refusal are reached, not only {answers}"


def test_the_socket_takes_ten_thousand_messages() -> None:
    look_at(MESSAGES)


@pytest.mark.long
def test_the_socket_takes_a_million_messages() -> None:
    look_at(MANY_MESSAGES, FIRST_SEED)
