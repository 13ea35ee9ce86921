"""How workers share connections: here two workers in one process."""

import asyncio
import select
import socket
from collections.abc import Awaitable, Callable, Iterator

import pytest

from tischlein.server.http.door.door import Door
from tischlein.server.process import balancing
from tischlein.server.process.balancing import BalancedWorker, SharedListener, WorkerLoads
from tischlein.server.settings import Limits

ENOUGH = 60.0
GUESTS = 40
LIMITS = Limits()
HELLO = b"GET / HTTP/1.1\r\n"
TO_A_TABLE = b"GET /ws/ABCDEFGH?look=screen HTTP/1.1\r\nHost: here\r\n\r\n"


class Guest(asyncio.Protocol):
    def __init__(self, guests: list["Guest"]) -> None:
        self._guests = guests

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.said = b""
        self._guests.append(self)

    def data_received(self, data: bytes) -> None:
        self.said += data


class Worker:
    def __init__(self, listener: socket.socket, loads: WorkerLoads, slot: int, limits: Limits = LIMITS) -> None:
        self.guests: list[Guest] = []
        # As if inherited: a number of its own for the same listener.
        self._listener = listener.dup()
        self.door = Door(limits)
        self._shared = SharedListener(
            self._listener, BalancedWorker(loads, slot), lambda: Guest(self.guests), self.guests, self.door
        )

    def close(self) -> None:
        self._shared.close()
        self._listener.close()
        for guest in self.guests:
            guest.transport.close()


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0), backlog=2 * GUESTS) as listening:
        yield listening


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(ENOUGH):
        while not is_so():  # noqa: ASYNC110  they come by themselves
            await asyncio.sleep(0.001)


async def come(listener: socket.socket, workers: list[Worker]) -> list[int]:
    """All guests at once. Returns how many each worker has."""
    knocking = [asyncio.open_connection(*listener.getsockname()) for _ in range(GUESTS)]
    writers = [writer for _, writer in await asyncio.gather(*knocking)]
    for writer in writers:
        writer.write(HELLO)
    await until(lambda: sum(len(worker.guests) for worker in workers) == GUESTS)
    for writer in writers:
        writer.close()
    return [len(worker.guests) for worker in workers]


async def ask_for(listener: socket.socket, line: bytes, workers: list[Worker]) -> int:
    """One guest. Returns the worker who has it now, and has heard all that it said."""
    before = [list(worker.guests) for worker in workers]
    _, writer = await asyncio.open_connection(*listener.getsockname())
    writer.write(line)
    await until(lambda: [worker.guests for worker in workers] != before)
    (slot,) = [slot for slot, worker in enumerate(workers) if worker.guests != before[slot]]
    await until(lambda: workers[slot].guests[-1].said == line)
    writer.transport.abort()
    return slot


def with_two_workers(
    listener: socket.socket, test: Callable[[list[Worker], WorkerLoads], Awaitable[None]], present: int = 2
) -> None:
    """Of two, so many come to the door."""

    async def evening() -> None:
        loads = WorkerLoads(2)
        workers = [Worker(listener, loads, slot) for slot in range(present)]
        try:
            await test(workers, loads)
        finally:
            for worker in workers:
                worker.close()
            loads.close()

    asyncio.run(evening())


def test_a_worker_with_guests_leaves_the_next_to_one_that_has_none(listener: socket.socket) -> None:
    async def test(workers: list[Worker], loads: WorkerLoads) -> None:
        assert min(await come(listener, workers)) >= GUESTS // 4

    with_two_workers(listener, test)


def test_nobody_waits_for_a_worker_that_does_not_come_to_the_shared(listener: socket.socket) -> None:
    async def test(workers: list[Worker], loads: WorkerLoads) -> None:
        loads.note(1, 0)
        assert await come(listener, workers) == [GUESTS]

    with_two_workers(listener, test, present=1)


def test_a_worker_that_has_left_counts_for_nothing() -> None:
    loads = WorkerLoads(3)
    loads.note(1, 5)
    loads.note(2, 3)
    assert loads.least_of_others(0) == 3
    loads.leave(2)
    assert loads.least_of_others(0) == 5
    loads.close()


def test_all_guests_of_a_table_come_to_the_worker_that_has_the_first(listener: socket.socket) -> None:
    async def test(workers: list[Worker], loads: WorkerLoads) -> None:
        first = await ask_for(listener, TO_A_TABLE, workers)
        for line in (TO_A_TABLE, TO_A_TABLE.lower().replace(b"get", b"GET"), TO_A_TABLE.replace(b"/ws", b"/below/ws")):
            assert await ask_for(listener, line, workers) == first

    with_two_workers(listener, test)


@pytest.mark.parametrize("path", [b"/", b"/api/tables/ABCDEFGH", b"/?to=/ws/ABCDEFGH "])
def test_who_wants_no_table_stays_where_he_is(listener: socket.socket, path: bytes) -> None:
    async def test(workers: list[Worker], loads: WorkerLoads) -> None:
        loads.note(1, 0)
        assert loads.assign(b"ABCDEFGH", 1) == 1
        assert await ask_for(listener, b"GET %b HTTP/1.1\r\n" % path, workers) == 0

    with_two_workers(listener, test, present=1)


def test_who_says_nothing_is_let_in_all_the_same(listener: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balancing, "PATIENCE_SECONDS", 0.01)

    async def test(workers: list[Worker], loads: WorkerLoads) -> None:
        assert await ask_for(listener, b"", workers) in (0, 1)

    with_two_workers(listener, test)


def let_in(listener: socket.socket, cap: int) -> int:
    """How many of ten silent connections from one address a worker lets in before it knows what they want."""

    async def evening() -> int:
        loads = WorkerLoads(1)
        worker = Worker(listener, loads, 0, Limits(connections_per_address=cap))
        counts = worker.door.addresses.own
        knocking = [await asyncio.open_connection(*listener.getsockname()) for _ in range(10)]
        ends = [asyncio.create_task(reader.read()) for reader, _ in knocking]
        await until(lambda: counts.get("127.0.0.1", 0) + len([end for end in ends if end.done()]) == 10)
        inside = counts["127.0.0.1"]
        for _, writer in knocking:
            writer.close()
        await until(lambda: not counts)
        worker.close()
        loads.close()
        await asyncio.gather(*ends, return_exceptions=True)
        return inside

    return asyncio.run(evening())


def test_an_address_is_counted_while_it_says_nothing(listener: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balancing, "PATIENCE_SECONDS", ENOUGH)
    assert let_in(listener, cap=4) == 4
    assert let_in(listener, cap=1000) == 10


def test_a_guest_waits_in_the_hatch_for_a_worker_that_is_started_again(listener: socket.socket) -> None:
    async def test(workers: list[Worker], loads: WorkerLoads) -> None:
        loads.note(1, 0)
        assert loads.assign(b"ABCDEFGH", 1) == 1
        _, writer = await asyncio.open_connection(*listener.getsockname())
        writer.write(TO_A_TABLE)
        await until(lambda: is_readable(loads.inbox(1)))
        assert workers[0].guests == []
        workers.append(Worker(listener, loads, 1))
        await until(lambda: [guest.said for guest in workers[1].guests] == [TO_A_TABLE])
        writer.close()

    with_two_workers(listener, test, present=1)


def is_readable(one: socket.socket) -> bool:
    return bool(select.select([one], [], [], 0)[0])


def test_a_table_moves_where_its_worker_is_away_or_has_far_more_guests() -> None:
    loads = WorkerLoads(2)
    loads.note(0, 3)
    loads.note(1, 3)
    assert loads.assign(b"ABCDEFGH", 0) == 0
    assert loads.assign(b"ABCDEFGH", 1) == 0, "where the first guest is"
    loads.note(0, 2 * 3 + 8)
    assert loads.assign(b"ABCDEFGH", 1) == 0
    loads.note(0, 2 * 3 + 9)
    assert loads.assign(b"ABCDEFGH", 1) == 1, "one table must not fill a worker alone"
    loads.leave(1)
    assert loads.assign(b"ABCDEFGH", 0) == 0, "a worker that is away has no guests"
    loads.close()
