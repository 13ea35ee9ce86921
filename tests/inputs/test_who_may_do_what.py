"""Everybody × every message × every state of a table: each is done or refused with a reason that has a sentence."""

import asyncio
import typing

import msgspec
import pytest

from tests.inputs.parlour import HOST, ROLES, SCREEN, SEAT, STATES, WATCHER, Json, Parlour
from tests.inputs.words import REASONS
from tischlein.wire import messages

MESSAGES: dict[str, Json] = {
    "sit": {"seat": 1, "name": "Somebody"},
    "beside": {"seat": 1, "name": "Somebody"},
    "look": {"seat": 0},
    "stand": {},
    "rename": {"name": "Renamed"},
    "choose": {"options": {"goal": 40}},
    "seats": {"count": 2},
    "bot": {"seat": 1, "bot": "random"},
    "clear": {"seat": 1},
    "hints": {"count": 3},
    "start": {},
    "do": {"deed": {"do": "add", "by": "1"}, "question": "1.0.0.0"},
    "why": {"deed": {"do": "add", "by": "1"}},
    "rematch": {},
    "again": {},
    "lead": {"match": 1, "step": 0},
    "stop_leading": {},
}
# Who is obeyed, for each message and state; everybody else gets the reason behind the role, or the one behind "*".
DONE = "done"
MATRIX: dict[str, dict[str, dict[str, str]]] = {
    "sit": {
        "lobby": {SEAT: DONE, SCREEN: "screen_only_shows", "*": "seat_taken"},
        "playing": {SEAT: DONE, HOST: "already_seated", SCREEN: "screen_only_shows", "*": "seat_taken"},
        "over": {SEAT: DONE, HOST: "already_seated", SCREEN: "screen_only_shows", "*": "seat_taken"},
        "frozen": {SEAT: DONE, HOST: "already_seated", SCREEN: "screen_only_shows", "*": "seat_taken"},
    },
    "beside": {
        "lobby": {SCREEN: "screen_only_shows", "*": "seat_taken"},
        "playing": {SCREEN: "screen_only_shows", "*": "match_has_begun"},
        "over": {SCREEN: "screen_only_shows", "*": "match_has_begun"},
        "frozen": {SCREEN: "screen_only_shows", "*": "match_has_begun"},
    },
    "look": {state: {HOST: DONE, "*": "not_your_seat"} for state in STATES},
    "stand": {state: {HOST: DONE, SEAT: DONE, WATCHER: "not_seated", SCREEN: "screen_only_shows"} for state in STATES},
    "rename": {state: {HOST: DONE, SEAT: DONE, WATCHER: "not_seated", SCREEN: "screen_only_shows"} for state in STATES},
    "choose": {state: {HOST: DONE if state == "lobby" else "match_has_begun", "*": "host_only"} for state in STATES},
    "seats": {state: {HOST: DONE if state == "lobby" else "match_has_begun", "*": "host_only"} for state in STATES},
    "bot": {state: {HOST: "seat_taken", "*": "host_only"} for state in STATES},
    "clear": {state: {HOST: DONE if state == "lobby" else "match_has_begun", "*": "host_only"} for state in STATES},
    "hints": {state: {HOST: DONE if state == "lobby" else "match_has_begun", "*": "host_only"} for state in STATES},
    "start": {state: {HOST: DONE if state == "lobby" else "match_has_begun", "*": "host_only"} for state in STATES},
    "do": {
        "lobby": {WATCHER: "not_seated", SCREEN: "screen_only_shows", "*": "match_not_begun"},
        "playing": {HOST: DONE, WATCHER: "not_seated", SCREEN: "screen_only_shows", SEAT: "not_your_turn"},
        "over": {WATCHER: "not_seated", SCREEN: "screen_only_shows", "*": "match_over"},
        "frozen": {WATCHER: "not_seated", SCREEN: "screen_only_shows", "*": "table_frozen"},
    },
    # The host is to add, so nothing stands in the way; the other seat is told why not.
    "why": {
        "lobby": {WATCHER: "not_seated", SCREEN: "screen_only_shows", "*": "match_not_begun"},
        "playing": {HOST: DONE, WATCHER: "not_seated", SCREEN: "screen_only_shows", SEAT: "because"},
        "over": {WATCHER: "not_seated", SCREEN: "screen_only_shows", "*": "match_over"},
        "frozen": {WATCHER: "not_seated", SCREEN: "screen_only_shows", "*": "table_frozen"},
    },
    "rematch": {
        state: {
            HOST: DONE if state == "over" else "match_not_over",
            SEAT: DONE if state == "over" else "match_not_over",
            "*": "not_seated",
        }
        for state in STATES
    },
    "again": {state: {"*": DONE} for state in STATES},
    "lead": {
        state: {
            WATCHER: "not_seated",
            SCREEN: "screen_only_shows",
            "*": DONE if state == "over" else "match_not_over",
        }
        for state in STATES
    },
    "stop_leading": {state: {SCREEN: "screen_only_shows", "*": DONE} for state in STATES},
}

CELLS = [(message, state, role) for message in MATRIX for state in STATES for role in ROLES]


async def answer_in(message: str, state: str, role: str) -> str:
    parlour = Parlour()
    await parlour.open(state)
    before = parlour.truth()
    await parlour.say(role, {"type": message, "command": "once", **MESSAGES[message]})
    replies = parlour.visitors[role].replies()
    assert len(replies) == 1, f"{role} sends {message} while {state} and gets {replies}"
    if replies[0]["type"] == "refused":
        assert parlour.truth() == before, f"{role} sends {message} while {state}, is refused, and something changed"
    if message == "why":
        assert parlour.truth() == before, f"{role} asks why while {state}, and something changed"
    return str(replies[0].get("reason", replies[0]["type"]))


def test_the_matrix_names_every_message() -> None:
    tags = [msgspec.inspect.type_info(kind).tag for kind in typing.get_args(messages.FromBrowser)]  # type: ignore[attr-defined]
    assert sorted(MESSAGES) == sorted(MATRIX) == sorted(tags)


@pytest.mark.parametrize(("message", "state", "role"), CELLS)
def test_each_role_gets_what_it_may_and_no_more(message: str, state: str, role: str) -> None:
    row = MATRIX[message][state]
    expected = row.get(role, row.get("*"))
    assert expected in (DONE, "because") or expected in REASONS
    assert asyncio.run(answer_in(message, state, role)) == expected
