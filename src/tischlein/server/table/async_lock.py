"""Waiting for a table's lock. That needs a coroutine, so it stands outside of `move/`, where the lock itself is."""

import asyncio

from tischlein.server.move.table_lock import TableLock


class AsyncLock:
    """`async with` for a `TableLock`."""

    def __init__(self, lock: TableLock) -> None:
        self._lock = lock

    async def __aenter__(self) -> None:
        lock = self._lock
        if lock.try_take():
            return
        handed = lock.enqueue()
        try:
            await handed
        except asyncio.CancelledError:
            lock.dequeue(handed)
            raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()
