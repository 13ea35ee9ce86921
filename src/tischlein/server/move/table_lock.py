"""One at a time works at a table, in the order in which they came."""

import asyncio
from collections import deque
from collections.abc import Callable

from tischlein.store.bus import Notice


class TableLock:
    """Like asyncio's, but whoever is no task may take it too, where nobody has it: most answers come that way.

    `heard` is what other processes tell of the table meanwhile. It is looked at afterwards: most is its own doing.
    """

    def __init__(self) -> None:
        self.heard: list[Notice] = []
        self.look: Callable[[Notice], None] | None = None
        self._is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._is_taken

    def take_now(self) -> bool:
        """Whether nobody had it; then it is taken."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    def queue(self) -> "asyncio.Future[None]":
        """Done when it is handed over."""
        handed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(handed)
        return handed

    def leave(self, handed: "asyncio.Future[None]") -> None:
        """Who waited for it has gone."""
        if handed in self._waiting:
            self._waiting.remove(handed)
        else:
            # It was handed over just before.
            self.release()

    def release(self) -> None:
        """Whoever waits longest has it next, without anybody between."""
        self._is_taken = False
        try:
            while self.heard and self.look is not None and not self._is_taken:
                self.look(self.heard.pop(0))
        finally:
            if self._waiting and not self._is_taken:
                self._hand_on(self._waiting.popleft())

    def _hand_on(self, handed: "asyncio.Future[None]") -> None:
        self._is_taken = True
        # One that is cancelled, but not yet told so, hands it on when it is (see `leave`).
        if not handed.done():
            handed.set_result(None)
