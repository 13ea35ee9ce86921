"""The host of a server, as the tests need one: wishes through the door of a running server."""

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

import pytest

from tests.server.conftest import RunningServer
from tests.server.guests import Chair
from tischlein.cli.host_line import have_granted
from tischlein.core.refusal import Refusal
from tischlein.wire import host

Told = TypeVar("Told")


def inside(server: RunningServer, work: Coroutine[object, object, Told]) -> Told:
    """In the server's own loop."""
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(60)


def granted(server: RunningServer, wish: host.Wishes) -> host.Granted:
    return have_granted(wish, server.folder, "")


def refusal_of(server: RunningServer, wish: host.Wishes) -> str:
    with pytest.raises(Refusal) as refused:
        granted(server, wish)
    return refused.value.key


def a_race(server: RunningServer, *, start: bool = True) -> tuple[Chair, Chair]:
    """Anna, who opened the table, and Ben; after one move of hers."""
    anna, ben = server.guest("Anna"), server.guest("Ben")
    code = anna.open("race", [None, None])
    first, second = anna.join(code), ben.join(code)
    second.well("sit", seat=1, name="Ben")
    if start:
        first.well("start")
        first.once(lambda update: update["question"] is not None)
        first.play(do="add", by="2")
    return first, second


def reason_of(chair: Chair) -> tuple[int, str]:
    code = chair.close_code()
    return code, chair.everything[-1]
