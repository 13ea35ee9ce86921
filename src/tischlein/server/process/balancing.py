"""How the workers of one machine share connections: all of them listen at the same socket.

Connections last for hours, so the worker that wakes up first must not take them all. A worker that has more than
another leaves the next one to the others for a moment. If nobody takes it, it takes it all the same: nobody waits for a
worker that is dead or busy.

A connection to a table is handed to the worker that has the table's other connections, so that a move is mostly played
by one worker only. Still, any worker serves any table, and does so when the other is gone or has too many connections.
"""

import asyncio
import contextlib
import mmap
import re
import socket
import struct
import zlib
from collections.abc import Callable, Coroutine, Sized
from typing import Final, NamedTuple

from tischlein.server.http.door.connection_counts import CountsOfWorkers
from tischlein.server.http.door.door import Door

YIELD_SECONDS: Final = 0.005
FULL_SECONDS: Final = 1.0
COUNT: Final = struct.Struct("<q")
NOT_RUNNING: Final = 2**62
# Which worker has the connections of a table: one byte for all tables with the same checksum. Where two share it, one
# of them may be played by two workers.
BYTES_FOR_TABLES: Final = 2**16
# The request for a table's WebSocket (`wire/routes.py`), perhaps below a sub-path.
TABLE: Final = re.compile(rb"GET [^ ?]*/ws/([A-Za-z0-9]{1,16})[ ?]")
LONGEST_REQUEST_LINE: Final = 512
# A connection that sends nothing for this long stays where it is.
PATIENCE_SECONDS: Final = 0.5
# A worker may have twice as many connections as the one that hands it another, and so many more. One table alone must
# not fill it.
MORE_THAN_TWICE: Final = 8


class WorkerLoads:
    """How many connections each worker has, and which one has those of a table. In memory that all workers share.

    Each worker has an inbox, a socket through which the others hand it connections. A worker that is started again
    finds them there.
    """

    def __init__(self, workers: int) -> None:
        self.workers: int = workers
        # How many connections each address and each guest has with each worker.
        self.addresses: CountsOfWorkers = CountsOfWorkers(workers)
        self.guests: CountsOfWorkers = CountsOfWorkers(workers)
        self._memory = mmap.mmap(-1, workers * COUNT.size)
        self._of_tables = mmap.mmap(-1, BYTES_FOR_TABLES)
        self._inboxes = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(workers)]
        for inside, outside in self._inboxes:
            inside.setblocking(False)
            outside.setblocking(False)
        for slot in range(workers):
            self.leave(slot)

    def close(self) -> None:
        for inside, outside in self._inboxes:
            inside.close()
            outside.close()

    def leave(self, slot: int) -> None:
        """This worker takes no connections now: the others need not care how many it has."""
        self.note(slot, NOT_RUNNING)

    def forget(self, slot: int) -> None:
        """This worker is dead, and its connections are closed."""
        self.leave(slot)
        self.addresses.clear(slot)
        self.guests.clear(slot)

    def note(self, slot: int, count: int) -> None:
        COUNT.pack_into(self._memory, slot * COUNT.size, count)

    def count(self, slot: int) -> int:
        count: int = COUNT.unpack_from(self._memory, slot * COUNT.size)[0]
        return count

    def least_of_others(self, slot: int) -> int:
        return min([self.count(one) for one in range(self.workers) if one != slot], default=NOT_RUNNING)

    def assign(self, table: bytes, slot: int) -> int:
        """The worker that should have a connection to this table which came to the worker `slot`."""
        at = zlib.crc32(table) % BYTES_FOR_TABLES
        there = self._of_tables[at] - 1
        if there < 0 or self.count(there) > 2 * self.count(slot) + MORE_THAN_TWICE:
            self._of_tables[at] = slot + 1
            return slot
        return there

    def inbox(self, slot: int) -> socket.socket:
        """Where a worker gets the connections that others hand it."""
        return self._inboxes[slot][0]

    def try_hand_over(self, connection: socket.socket, slot: int) -> bool:
        """Returns whether the other worker will get it."""
        try:
            socket.send_fds(self._inboxes[slot][1], [b"connection"], [connection.fileno()])
        except OSError:
            return False
        return True


class BalancedWorker(NamedTuple):
    """One worker among the others."""

    loads: WorkerLoads
    slot: int


class SharedListener:
    """One worker's end of the listener that all share. `connections` are those it has."""

    def __init__(
        self,
        listener: socket.socket,
        worker: BalancedWorker,
        make_protocol: Callable[[], asyncio.BaseProtocol],
        connections: Sized,
        door: Door,
    ) -> None:
        self._listener = listener
        self._loads, self._slot = worker
        self._make_protocol = make_protocol
        self._connections = connections
        self._door = door
        self._loop = asyncio.get_running_loop()
        self._starting: set[asyncio.Task[None]] = set()
        self._pause: asyncio.TimerHandle | None = None
        self._inbox = self._loads.inbox(self._slot)
        listener.setblocking(False)
        self._loop.add_reader(listener, self._on_request)
        self._loop.add_reader(self._inbox, self._on_handed_over)
        self.report()

    def close(self) -> None:
        self._loads.leave(self._slot)
        self._loop.remove_reader(self._listener)
        self._loop.remove_reader(self._inbox)
        if self._pause is not None:
            self._pause.cancel()

    def report(self) -> int:
        """Tells the others how many connections this worker has, and returns it."""
        count = len(self._connections) + len(self._starting)
        self._loads.note(self._slot, count)
        return count

    def _on_request(self) -> None:
        if self.report() > self._loads.least_of_others(self._slot):
            self._pause_for(YIELD_SECONDS)
        else:
            self._accept()

    def _pause_for(self, seconds: float) -> None:
        self._loop.remove_reader(self._listener)
        self._pause = self._loop.call_later(seconds, self._resume)

    def _resume(self) -> None:
        self._loop.add_reader(self._listener, self._on_request)
        self._accept()

    def _accept(self) -> None:
        try:
            connection, address = self._listener.accept()
        except (BlockingIOError, ConnectionAbortedError):
            # Another worker was faster, or the browser has gone.
            return
        except OSError:
            # This process may have too many open files: one must be closed first.
            self._pause_for(FULL_SECONDS)
            return
        connection.setblocking(False)
        name = self._door.name_of(address[0])
        if self._door.try_enter(name, 0):
            self._start(self._place(connection, name))
        else:
            connection.close()

    def _on_handed_over(self) -> None:
        with contextlib.suppress(BlockingIOError):
            _, found, _, _ = socket.recv_fds(self._inbox, 16, 1)
            for one in found:
                connection = socket.socket(fileno=one)
                connection.setblocking(False)
                self._start(self._serve(connection))

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def _place(self, connection: socket.socket, name: str) -> None:
        """It is counted while we look where it belongs; afterwards its protocol counts it."""
        try:
            asked = TABLE.match(await self._peek(connection))
        finally:
            self._door.leave(name)
        slot = self._slot if asked is None else self._loads.assign(asked[1].upper(), self._slot)
        if slot != self._slot and self._loads.try_hand_over(connection, slot):
            connection.close()
        else:
            await self._serve(connection)

    async def _peek(self, connection: socket.socket) -> bytes:
        """The first bytes, which stay there for the worker that serves the connection."""
        is_there = asyncio.Event()
        self._loop.add_reader(connection, is_there.set)
        try:
            await asyncio.wait_for(is_there.wait(), PATIENCE_SECONDS)
            return connection.recv(LONGEST_REQUEST_LINE, socket.MSG_PEEK)
        except (TimeoutError, OSError):
            return b""
        finally:
            self._loop.remove_reader(connection)

    async def _serve(self, connection: socket.socket) -> None:
        await self._loop.connect_accepted_socket(self._make_protocol, connection)
