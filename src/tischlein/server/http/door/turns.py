"""Work that may wait, one small piece at a time, address after address.

Whoever sends much at once (a hundred frames, a long body, two hundred requests) is served in turns of the event loop
that leave room for everybody else. Within a turn, each address gets to one piece of its work before any gets to two.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

Work = Callable[[], None]

# So many pieces in one turn of the event loop. A piece takes a millisecond or two at most.
PIECES: Final = 4


class Turns:
    def __init__(self) -> None:
        self._waiting: dict[str, deque[Work]] = {}
        self._left = PIECES
        self._is_turning = False

    def do(self, name: str, work: Work) -> None:
        """At once, as long as this turn is not full and nobody waits."""
        if self._left > 0 and not self._waiting:
            self._left -= 1
            self._turn_later()
            work()
        else:
            self.do_later(name, work)

    def do_later(self, name: str, work: Work) -> None:
        self._waiting.setdefault(name, deque()).append(work)
        self._turn_later()

    def _turn_later(self) -> None:
        if not self._is_turning:
            self._is_turning = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        self._is_turning = False
        self._left = PIECES
        try:
            while self._waiting and self._left > 0:
                self._left -= 1
                self._take_next()()
        finally:
            if self._waiting:
                self._turn_later()

    def _take_next(self) -> Work:
        name = next(iter(self._waiting))
        works = self._waiting.pop(name)
        work = works.popleft()
        if works:
            # To the end of the line.
            self._waiting[name] = works
        return work
