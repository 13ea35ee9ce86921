"""F11: people come and go all evening. Nothing of them stays behind."""

import time
from pathlib import Path

import pytest

from tests.faults.conftest import Figure, Serve
from tests.faults.service import ENOUGH, Service
from tests.server.guests import Guest


def files_of(pid: int) -> int:
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


def memory_of(pid: int) -> int:
    """Kilobytes that are in memory."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


def come_and_go(service: Service, guest: Guest, code: str, times: int) -> None:
    for _ in range(times):
        chair = guest.join(code)
        chair.until_update()
        chair.close()


def settled(pid: int, wanted: int) -> int:
    """The number of open files, once what was closed is closed on the other side too."""
    gives_up_at = time.monotonic() + ENOUGH
    while files_of(pid) > wanted and time.monotonic() < gives_up_at:
        time.sleep(0.05)
    return files_of(pid)


def soaked(service: Service, times: int, figure: Figure) -> None:
    (worker,) = service.workers()
    with Guest(service.port, "Anna") as anna:
        codes = [anna.open("race", [None, "random"], start=True) for _ in range(5)]
        come_and_go(service, anna, codes[0], 20)
        files, memory = files_of(worker), memory_of(worker)
        for code in codes:
            come_and_go(service, anna, code, times // len(codes))
        assert settled(worker, files) <= files
        figure(visits=times, memory_before_kb=memory, memory_after_kb=memory_of(worker))
        # A leak of a table with its match would be far above this: they have kilobytes each.
        assert memory_of(worker) < memory + max(4096, times * 5)


def test_nothing_stays_behind_of_a_hundred_visits(serve: Serve, figure: Figure) -> None:
    soaked(serve(), 100, figure)


@pytest.mark.long
def test_nothing_stays_behind_of_a_thousand_visits(serve: Serve, figure: Figure) -> None:
    soaked(serve(), 1000, figure)
