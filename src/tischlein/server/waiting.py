"""What has to be awaited of things that are compiled. Coroutines are not: docs/decisions/0009-what-a-move-costs.md."""

import asyncio
from typing import Final, Protocol

from tischlein.server.watchdog import Watchdog

# So often within its seconds the watchdog is wound up: a loop that is only busy gets to it many times.
WINDINGS: Final = 10


class Queue(Protocol):
    """A lock that is handed on to whoever waits longest."""

    def take_now(self) -> bool: ...

    def queue(self) -> "asyncio.Future[None]": ...

    def leave(self, handed: "asyncio.Future[None]") -> None: ...


async def wait_for(lock: Queue) -> None:
    if lock.take_now():
        return
    handed = lock.queue()
    try:
        await handed
    except asyncio.CancelledError:
        lock.leave(handed)
        raise


async def nothing() -> None:
    """For whoever has to be awaited and has nothing to wait for."""


async def keep_wound(watchdog: Watchdog) -> None:
    """Until it is cancelled, or the loop stands still."""
    try:
        while True:
            watchdog.wind_up()
            await asyncio.sleep(watchdog.seconds / WINDINGS)
    finally:
        watchdog.stop()
