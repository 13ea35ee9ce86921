"""How workers share connections: here two doors of one process at the same listener."""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterator

import pytest

from tischlein.server.door import Attendance, Door, Porter

ENOUGH = 60.0
GUESTS = 40


class Guest(asyncio.Protocol):
    def __init__(self, guests: list["Guest"]) -> None:
        self._guests = guests

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self._guests.append(self)


class Worker:
    def __init__(self, listener: socket.socket, attendance: Attendance, slot: int) -> None:
        self.guests: list[Guest] = []
        # As if inherited: a number of its own for the same listener.
        self._listener = listener.dup()
        self._door = Door(self._listener, Porter(attendance, slot), lambda: Guest(self.guests), self.guests)

    def close(self) -> None:
        self._door.close()
        self._listener.close()
        for guest in self.guests:
            guest.transport.close()


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0), backlog=2 * GUESTS) as listening:
        yield listening


async def come(listener: socket.socket, workers: list[Worker]) -> list[int]:
    """All guests at once. Returns how many each worker has."""
    knocking = [asyncio.open_connection(*listener.getsockname()) for _ in range(GUESTS)]
    writers = [writer for _, writer in await asyncio.gather(*knocking)]
    async with asyncio.timeout(ENOUGH):
        while sum(len(worker.guests) for worker in workers) < GUESTS:  # noqa: ASYNC110  they come by themselves
            await asyncio.sleep(0.001)
    counts = [len(worker.guests) for worker in workers]
    for worker in workers:
        worker.close()
    for writer in writers:
        writer.close()
    return counts


def done(work: Callable[[], Awaitable[list[int]]]) -> list[int]:
    async def run() -> list[int]:
        return await work()

    return asyncio.run(run())


def test_a_worker_with_guests_leaves_the_next_to_one_that_has_none(listener: socket.socket) -> None:
    async def arrive() -> list[int]:
        attendance = Attendance(2)
        workers = [Worker(listener, attendance, slot) for slot in (0, 1)]
        return await come(listener, workers)

    assert min(done(arrive)) >= GUESTS // 4


def test_nobody_waits_for_a_worker_that_does_not_come_to_the_door(listener: socket.socket) -> None:
    async def arrive() -> list[int]:
        attendance = Attendance(2)
        attendance.note(1, 0)
        return await come(listener, [Worker(listener, attendance, 0)])

    assert done(arrive) == [GUESTS]


def test_a_worker_that_has_left_counts_for_nothing() -> None:
    attendance = Attendance(3)
    attendance.note(1, 5)
    attendance.note(2, 3)
    assert attendance.least_of_others(0) == 3
    attendance.leave(2)
    assert attendance.least_of_others(0) == 5
