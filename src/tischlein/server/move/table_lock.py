"""One at a time works at a table, in the order in which they came."""

import asyncio
from collections import deque
from collections.abc import Callable

from tischlein.store.bus import Notice


class TableLock:
    """Like asyncio's, but code that is no task may take it too while it is free: the fast path of commands does.
    Tasks wait for it with `table/async_lock.py`.

    `notices` came from other processes while it was taken. They are handled when it is released: most of them tell
    what this process has just done itself.
    """

    def __init__(self) -> None:
        self.notices: list[Notice] = []
        self.handle_notice: Callable[[Notice], None] | None = None
        self.is_taken: bool = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def try_take(self) -> bool:
        """Takes it if it is free, and returns whether it was."""
        if self.is_taken:
            return False
        self.is_taken = True
        return True

    def enqueue(self) -> "asyncio.Future[None]":
        """Done when the lock is handed over."""
        handed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(handed)
        return handed

    def dequeue(self, handed: "asyncio.Future[None]") -> None:
        """Whoever waited for it was cancelled."""
        if handed in self._waiting:
            self._waiting.remove(handed)
        else:
            # It was handed over just before.
            self.release()

    def release(self) -> None:
        """Whoever waits longest has it next, with nobody in between."""
        self.is_taken = False
        try:
            while self.notices and self.handle_notice is not None and not self.is_taken:
                self.handle_notice(self.notices.pop(0))
        finally:
            if self._waiting and not self.is_taken:
                self._hand_over(self._waiting.popleft())

    def _hand_over(self, handed: "asyncio.Future[None]") -> None:
        self.is_taken = True
        # One that is cancelled, but does not know it yet, hands it on when it does (see `dequeue`).
        if not handed.done():
            handed.set_result(None)
