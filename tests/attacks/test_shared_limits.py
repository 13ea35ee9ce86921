"""Limits hold over all workers of a machine, in memory of a fixed size, and are those of a token bucket."""

import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path

import httpx2
import pytest

from tests.inputs.test_limits import Clock, counters
from tests.server.test_running import SERVE, running
from tischlein.server.http.services import Services
from tischlein.server.move.rate_limit import Bucket, Buckets, LimitMemory
from tischlein.server.settings import Limits, Settings
from tischlein.twins.forgetful import ForgetfulStore

ALLOWED = 30
Made = Callable[[], Buckets]


def standing_still() -> float:
    return 1000.0


def taken_in_a_process(buckets: Made, tries: int) -> int:
    """By a worker of its own, which ends as with `kill -9`."""
    reads, writes = os.pipe()
    pid = os.fork()
    if pid == 0:
        mine = buckets()
        os.write(writes, bytes([sum([mine.get("192.0.2.7").try_take() for _ in range(tries)])]))
        os.kill(os.getpid(), signal.SIGKILL)
    os.waitpid(pid, 0)
    taken = os.read(reads, 1)[0]
    os.close(reads)
    os.close(writes)
    return taken


def taken_by_two(buckets: Made) -> int:
    return sum([taken_in_a_process(buckets, 2 * ALLOWED) for _ in range(2)])


def test_two_workers_have_one_limit() -> None:
    memory = LimitMemory()
    assert taken_by_two(lambda: Buckets(ALLOWED, "misses", memory, standing_still)) == ALLOWED


def test_workers_that_count_for_themselves_are_found() -> None:
    assert taken_by_two(lambda: Buckets(ALLOWED, "misses", LimitMemory(), standing_still)) == 2 * ALLOWED


def test_what_a_killed_worker_took_is_taken_and_comes_back_with_time() -> None:
    clock = Clock()
    buckets = Buckets(ALLOWED, "misses", LimitMemory(), clock)
    assert taken_in_a_process(lambda: buckets, ALLOWED) == ALLOWED
    assert not buckets.get("192.0.2.7").try_take()
    assert buckets.get("192.0.2.8").try_take(), "somebody else"
    clock.now += 2
    assert [buckets.get("192.0.2.7").try_take() for _ in range(2)] == [True, False]


def test_every_limit_of_the_server_counts_in_the_memory_of_all_under_a_name_of_its_own() -> None:
    memory = LimitMemory()
    services = Services(Settings(data=Path("nowhere")), ForgetfulStore(), memory=memory)
    limits = counters(services)
    assert {one.memory for one in limits.values()} == {memory}
    assert [one.limit for one in limits.values()] == list(limits)


@pytest.mark.parametrize("per_minute", [0.5, 1, 6, 7, 30, 59.9, 60, 1000])
def test_a_shared_bucket_is_a_bucket(per_minute: float) -> None:
    luck, clock = random.Random(int(per_minute * 10)), Clock()
    clock.now = 3_000_000.0
    alone = Bucket(per_minute / 60, max(1, round(per_minute)), clock)
    shared = Buckets(per_minute, "any", LimitMemory(), clock).get("key")
    for _ in range(3000):
        clock.now += luck.choice([0.0, 0.0, 0.25, 1.0, 60.0]) * luck.random() * 60 / per_minute
        # At the very instant at which a token is there again, either may be a rounding too late.
        if abs(alone.refill() - round(alone.refill())) < 1e-4:
            clock.now += 0.001 * 60 / per_minute
        assert shared.try_take() == alone.try_take()
        if luck.random() < 0.2 and alone.refill() < alone.at_once - 1:
            alone.left += 1
            shared.give_back()


def test_thousands_of_visitors_at_once_are_each_counted() -> None:
    buckets = Buckets(1, "misses", LimitMemory(), standing_still)
    visitors = [f"2001:db8:0:{number:x}::/64" for number in range(2000)]
    assert all([buckets.get(one).try_take() for one in visitors])
    assert not any([buckets.get(one).try_take() for one in visitors])


def test_more_visitors_than_there_is_memory_for_lock_nobody_out() -> None:
    buckets = Buckets(1, "misses", LimitMemory(64), standing_still)
    assert all([buckets.get(str(number)).try_take() for number in range(5000)])


def guess_everywhere(port: int, tries: int) -> tuple[int, float]:
    """Over many connections, which several workers share: how many guesses were answered, and in how many seconds."""
    browsers = [httpx2.Client(base_url=f"http://127.0.0.1:{port}", verify=False, timeout=60) for _ in range(8)]
    began = time.monotonic()
    answers = [browsers[number % 8].get("/api/tables/ABCDEFGH/qr.svg").status_code for number in range(tries)]
    seconds = time.monotonic() - began
    for browser in browsers:
        browser.close()
    return answers.count(404), seconds


def test_guesses_spread_over_real_workers_are_counted_together(tmp_path: Path, database: str) -> None:
    with running(tmp_path, SERVE.replace("False)", f"False, {database!r}, 2)")) as process:
        told, seconds = guess_everywhere(process.port, 90)
        process.end(signal.SIGTERM)
    allowed = Limits().misses_per_minute
    assert told <= allowed + seconds * allowed / 60 + 1
