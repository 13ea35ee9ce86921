"""F1, F2: `kill -9` under load. What was acknowledged is there; nothing is there twice."""

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from tests.amounts import amount
from tests.faults.conftest import Figure, Serve
from tests.faults.history import must_be_whole, must_have_heard_the_same
from tests.faults.players import Crowd
from tests.faults.service import ENOUGH, Service, children_of
from tests.server.guests import Guest
from tischlein.server.process.startup import open_store

pytestmark = pytest.mark.compiled

MOVES = 8
MANY_KILLS = amount("KILLS", 100)


async def kill_again_and_again(service: Service, crowd: Crowd, times: int) -> list[float]:
    """Alternately a worker, which the supervisor starts again, and everything. Returns how long each was away."""
    away = []
    crowd.start()
    await crowd.until_moved_on(MOVES)
    for round in range(times):
        if round % 2 == 0:
            before = service.workers()
            service.kill_worker(0)
            while set(before) <= set(await asyncio.to_thread(service.workers)):  # noqa: ASYNC110  another process
                await asyncio.sleep(0.005)
        else:
            service.kill_everything()
            await asyncio.to_thread(service.start)
        away.append(await asyncio.to_thread(service.wait_until_ready))
        await crowd.until_moved_on(MOVES)
    await crowd.stop()
    return away


def survived(service: Service, folder: Path, database: str, times: int, figure: Figure) -> None:
    crowd = Crowd(service.port, tables=4)
    away = asyncio.run(kill_again_and_again(service, crowd, times))
    must_have_heard_the_same(crowd)
    service.end()

    async def count() -> int:
        store, _ = open_store(folder, database)
        try:
            return await must_be_whole(store, crowd)
        finally:
            await store.close()

    moves = asyncio.run(count())
    assert len(crowd.acknowledged()) > 4 * MOVES * times
    again = sum(player.reconnects for player in crowd.players)
    figure(kills=times, moves=moves, reconnects=again, longest_away=round(max(away), 2))


def test_what_was_acknowledged_survives_five_kills(serve: Serve, tmp_path: Path, figure: Figure) -> None:
    survived(serve(), tmp_path, "", 5, figure)


def test_what_was_acknowledged_survives_five_kills_at_postgresql(
    serve: Serve, tmp_path: Path, database: str, figure: Figure
) -> None:
    survived(serve(database, 2), tmp_path, database, 5, figure)


@pytest.mark.long
def test_what_was_acknowledged_survives_a_hundred_kills(serve: Serve, tmp_path: Path, figure: Figure) -> None:
    survived(serve(), tmp_path, "", MANY_KILLS, figure)


@pytest.mark.long
def test_what_was_acknowledged_survives_a_hundred_kills_at_postgresql(
    serve: Serve, tmp_path: Path, database: str, figure: Figure
) -> None:
    survived(serve(database, 2), tmp_path, database, MANY_KILLS, figure)


def kill_the_thinker(service: Service) -> None:
    """The process in which a bot thinks: a child of a worker."""
    gives_up_at = time.monotonic() + ENOUGH
    while time.monotonic() < gives_up_at:
        bot_pool = [thinker for worker in service.workers() for thinker in children_of(worker)]
        if bot_pool:
            os.kill(bot_pool[0], signal.SIGKILL)
            return
        time.sleep(0.01)
    raise AssertionError("no bot thinks")


def answered_although_killed(service: Service, times: int) -> None:
    with Guest(service.port, "Anna") as anna:
        chair = anna.join(anna.open("race", [None, "sleeper"], options={"goal": 4000}, start=True))
        chair.until_update()
        for _ in range(times):
            # It would sleep for ten minutes, and so long it would be waited for.
            chair.play(do="add", by="1")
            kill_the_thinker(service)
            chair.once(lambda update: update["question"] is not None)


def test_a_bot_killed_in_mid_thought_is_answered_for_five_times(serve: Serve) -> None:
    answered_although_killed(serve(), 5)


@pytest.mark.long
def test_a_bot_killed_in_mid_thought_is_answered_for_a_hundred_times(serve: Serve) -> None:
    answered_although_killed(serve(), MANY_KILLS)
