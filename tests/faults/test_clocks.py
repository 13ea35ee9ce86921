"""F6: a process stands still; the clock on the wall jumps in tests/server/test_clocks.py. No match hangs on either.

No match has a clock of its own yet: what is measured (bots, limits, connections) is measured on a clock that never
jumps, and how long a rule may work on the work it does.
"""

import asyncio
import os
import signal

import pytest

from tests.faults.conftest import Serve
from tests.faults.history import must_have_heard_the_same
from tests.faults.players import Crowd
from tests.faults.service import Service


async def stand_still(service: Service, crowd: Crowd, seconds: float) -> list[int]:
    crowd.start()
    await crowd.until_moved_on(3)
    (worker,) = service.workers()
    os.kill(worker, signal.SIGSTOP)
    await asyncio.sleep(seconds)
    os.kill(worker, signal.SIGCONT)
    await crowd.until_moved_on(3)
    await crowd.stop()
    return [worker]


def went_on(service: Service, seconds: float) -> None:
    crowd = Crowd(service.port, tables=2)
    before = asyncio.run(stand_still(service, crowd, seconds))
    assert service.workers() == before, "it was not taken for one that never ends"
    must_have_heard_the_same(crowd)
    assert {player.phase for player in crowd.players} == {"playing"}


def test_a_process_that_stood_still_goes_on(serve: Serve) -> None:
    went_on(serve(), 3.0)


@pytest.mark.long
def test_a_process_that_stood_still_for_a_minute_goes_on(serve: Serve) -> None:
    went_on(serve(), 60.0)
