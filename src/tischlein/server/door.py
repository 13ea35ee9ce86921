"""How connections are shared among the workers of one machine: all of them listen at the same door.

Connections last for hours, so whoever wakes up first must not take them all. A worker that has more than another leaves
the next one to the others for a moment. If nobody takes it, it is let in all the same: nobody waits for a worker that
is dead or busy.
"""

import asyncio
import mmap
import socket
import struct
from collections.abc import Callable, Sized
from typing import Final, NamedTuple

COURTESY_SECONDS: Final = 0.005
FULL_SECONDS: Final = 1.0
COUNT: Final = struct.Struct("<q")
NOT_HERE: Final = 2**62


class Attendance:
    """How many connections each worker has. Shared by all of them."""

    def __init__(self, workers: int) -> None:
        self.workers: int = workers
        self._memory = mmap.mmap(-1, workers * COUNT.size)
        for slot in range(workers):
            self.leave(slot)

    def leave(self, slot: int) -> None:
        """This worker takes no connections now: the others need not care how many it has."""
        self.note(slot, NOT_HERE)

    def note(self, slot: int, count: int) -> None:
        COUNT.pack_into(self._memory, slot * COUNT.size, count)

    def least_of_others(self, slot: int) -> int:
        counts = [COUNT.unpack_from(self._memory, one * COUNT.size)[0] for one in range(self.workers) if one != slot]
        return min(counts, default=NOT_HERE)


class Porter(NamedTuple):
    """Of one worker among the others."""

    attendance: Attendance
    slot: int


class Door:
    """Of one worker, at a listener that it shares with others. `guests` are its connections."""

    def __init__(
        self, listener: socket.socket, porter: Porter, greet: Callable[[], asyncio.BaseProtocol], guests: Sized
    ) -> None:
        self._listener = listener
        self._porter = porter
        self._greet = greet
        self._guests = guests
        self._loop = asyncio.get_running_loop()
        self._welcomes: set[asyncio.Task[None]] = set()
        self._pause: asyncio.TimerHandle | None = None
        listener.setblocking(False)
        self._loop.add_reader(listener, self._someone_knocks)
        self.count()

    def close(self) -> None:
        self._porter.attendance.leave(self._porter.slot)
        self._loop.remove_reader(self._listener)
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
        task = asyncio.create_task(self._welcome(guest))
        self._welcomes.add(task)
        task.add_done_callback(self._welcomes.discard)

    async def _welcome(self, guest: socket.socket) -> None:
        guest.setblocking(False)
        await self._loop.connect_accepted_socket(self._greet, guest)
