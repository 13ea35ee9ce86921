"""Waiting for a table's lock. A coroutine, so it stands outside of `move/`, where the lock itself is."""

import asyncio

from tischlein.server.move.table_lock import TableLock


class AsyncLock:
    """`async with` for a `TableLock`: in the order in which they came."""

    def __init__(self, lock: TableLock) -> None:
        self._lock = lock

    async def __aenter__(self) -> None:
        lock = self._lock
        if lock.take_now():
            return
        handed = lock.queue()
        try:
            await handed
        except asyncio.CancelledError:
            lock.leave(handed)
            raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()
