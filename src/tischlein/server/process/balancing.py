"""How connections are shared among the workers of one machine: all of them listen at the same door.

Connections last for hours, so whoever wakes up first must not take them all. A worker that has more than another leaves
the next one to the others for a moment. If nobody takes it, it is let in all the same: nobody waits for a worker that
is dead or busy.

Who comes to a table is shown to the worker where its other guests are: so a move is mostly played by one worker, not by
each for itself. Any worker serves any table all the same, and does when the other is away or has too many guests.
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

COURTESY_SECONDS: Final = 0.005
FULL_SECONDS: Final = 1.0
COUNT: Final = struct.Struct("<q")
NOT_HERE: Final = 2**62
# Which worker has the guests of a table: a byte for all tables with the same checksum. Where two share it, one of them
# is perhaps played by two workers.
PLACES: Final = 2**16
# How one asks for a table (`wire.py`), perhaps below a sub-path.
TABLE: Final = re.compile(rb"GET [^ ?]*/ws/([A-Za-z0-9]{1,16})[ ?]")
LONGEST_REQUEST_LINE: Final = 512
# Who says nothing for so long stays where he is.
PATIENCE_SECONDS: Final = 0.5
# A worker may have so many more guests than the one who shows somebody to it: one table must not fill it alone.
MORE_THAN_TWICE: Final = 8


class WorkerLoads:
    """How many connections each worker has, and where the guests of a table are. Shared by all of them.

    Through a worker's hatch the others hand it their guests. A worker that is started again finds them there.
    """

    def __init__(self, workers: int) -> None:
        self.workers: int = workers
        self._memory = mmap.mmap(-1, workers * COUNT.size)
        self._places = mmap.mmap(-1, PLACES)
        self._hatches = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(workers)]
        for inside, outside in self._hatches:
            inside.setblocking(False)
            outside.setblocking(False)
        for slot in range(workers):
            self.leave(slot)

    def close(self) -> None:
        for inside, outside in self._hatches:
            inside.close()
            outside.close()

    def leave(self, slot: int) -> None:
        """This worker takes no connections now: the others need not care how many it has."""
        self.note(slot, NOT_HERE)

    def note(self, slot: int, count: int) -> None:
        COUNT.pack_into(self._memory, slot * COUNT.size, count)

    def count(self, slot: int) -> int:
        count: int = COUNT.unpack_from(self._memory, slot * COUNT.size)[0]
        return count

    def least_of_others(self, slot: int) -> int:
        return min([self.count(one) for one in range(self.workers) if one != slot], default=NOT_HERE)

    def place(self, table: bytes, slot: int) -> int:
        """The worker to which a guest of this table goes who came to this one."""
        at = zlib.crc32(table) % PLACES
        there = self._places[at] - 1
        if there < 0 or self.count(there) > 2 * self.count(slot) + MORE_THAN_TWICE:
            self._places[at] = slot + 1
            return slot
        return there

    def hatch(self, slot: int) -> socket.socket:
        """Where a worker gets the guests that others hand it."""
        return self._hatches[slot][0]

    def hand_over(self, guest: socket.socket, slot: int) -> bool:
        """Whether the other worker will have it."""
        try:
            socket.send_fds(self._hatches[slot][1], [b"guest"], [guest.fileno()])
        except OSError:
            return False
        return True


class BalancedWorker(NamedTuple):
    """Of one worker among the others."""

    attendance: WorkerLoads
    slot: int


class SharedListener:
    """Of one worker, at a listener that it shares with others. `guests` are its connections."""

    def __init__(
        self, listener: socket.socket, porter: BalancedWorker, greet: Callable[[], asyncio.BaseProtocol], guests: Sized
    ) -> None:
        self._listener = listener
        self._porter = porter
        self._greet = greet
        self._guests = guests
        self._loop = asyncio.get_running_loop()
        self._welcomes: set[asyncio.Task[None]] = set()
        self._pause: asyncio.TimerHandle | None = None
        self._hatch = porter.attendance.hatch(porter.slot)
        listener.setblocking(False)
        self._loop.add_reader(listener, self._someone_knocks)
        self._loop.add_reader(self._hatch, self._someone_is_handed_over)
        self.count()

    def close(self) -> None:
        self._porter.attendance.leave(self._porter.slot)
        self._loop.remove_reader(self._listener)
        self._loop.remove_reader(self._hatch)
        if self._pause is not None:
            self._pause.cancel()

    def count(self) -> int:
        """Tells the others, now and then and with everybody who comes."""
        count = len(self._guests) + len(self._welcomes)
        self._porter.attendance.note(self._porter.slot, count)
        return count

    def _someone_knocks(self) -> None:
        if self.count() > self._porter.attendance.least_of_others(self._porter.slot):
            self._step_back(COURTESY_SECONDS)
        else:
            self._let_in()

    def _step_back(self, seconds: float) -> None:
        self._loop.remove_reader(self._listener)
        self._pause = self._loop.call_later(seconds, self._come_back)

    def _come_back(self) -> None:
        self._loop.add_reader(self._listener, self._someone_knocks)
        self._let_in()

    def _let_in(self) -> None:
        try:
            guest, _ = self._listener.accept()
        except (BlockingIOError, ConnectionAbortedError):
            # Another worker was faster, or the guest has gone.
            return
        except OSError:
            # This process may have no more open files: somebody must leave first.
            self._step_back(FULL_SECONDS)
            return
        guest.setblocking(False)
        self._start(self._show_in(guest))

    def _someone_is_handed_over(self) -> None:
        with contextlib.suppress(BlockingIOError):
            _, found, _, _ = socket.recv_fds(self._hatch, 16, 1)
            for one in found:
                guest = socket.socket(fileno=one)
                guest.setblocking(False)
                self._start(self._welcome(guest))

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._welcomes.add(task)
        task.add_done_callback(self._welcomes.discard)

    async def _show_in(self, guest: socket.socket) -> None:
        attendance, slot = self._porter
        asked = TABLE.match(await self._first_words(guest))
        place = slot if asked is None else attendance.place(asked[1].upper(), slot)
        if place != slot and attendance.hand_over(guest, place):
            guest.close()
        else:
            await self._welcome(guest)

    async def _first_words(self, guest: socket.socket) -> bytes:
        """They stay to be read by whoever serves the guest."""
        actions_as_json = asyncio.Event()
        self._loop.add_reader(guest, actions_as_json.set)
        try:
            await asyncio.wait_for(actions_as_json.wait(), PATIENCE_SECONDS)
            return guest.recv(LONGEST_REQUEST_LINE, socket.MSG_PEEK)
        except (TimeoutError, OSError):
            return b""
        finally:
            self._loop.remove_reader(guest)

    async def _welcome(self, guest: socket.socket) -> None:
        await self._loop.connect_accepted_socket(self._greet, guest)
