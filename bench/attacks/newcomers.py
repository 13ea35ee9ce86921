"""Newcomers beside an attack: every second somebody who was never here, from an address of their own."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from attacks.wire import TROUBLE, Visitor

EVERY: Final = 1.0
# Who is not in by then has gone elsewhere.
PATIENCE: Final = 20.0
ADDRESSES: Final = 250
# Said by a tree whose pages were not built: it is the server that answers all the same.
NOT_BUILT: Final = b"make play"


class Newcomers:
    def __init__(self, port: int) -> None:
        self.seconds: list[float] = []
        self.failed: list[str] = []
        self._port = port
        self._count = 0
        self._under_way: set[asyncio.Task[None]] = set()
        self._coming: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._coming = asyncio.create_task(self._come())

    async def stop(self) -> None:
        """Nobody else comes; who is on the way gets in or gives up."""
        if self._coming is not None:
            self._coming.cancel()
        if self._under_way:
            await asyncio.wait(self._under_way)

    async def _come(self) -> None:
        while True:
            self._count += 1
            visitor = Visitor(self._port, f"127.0.3.{self._count % ADDRESSES + 1}")
            task = asyncio.create_task(self._enter(visitor))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
            await asyncio.sleep(EVERY)

    async def _enter(self, visitor: Visitor) -> None:
        began = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                page = await visitor.ask("GET", "/")
                if page.status != 200 and NOT_BUILT not in page.body:
                    raise EOFError(f"the page: {page.status}")
                await visitor.welcomed("Newcomer")
        except (*TROUBLE, TimeoutError) as error:
            self.failed.append(f"{type(error).__name__} {error}"[:80])
        self.seconds.append(time.perf_counter() - began)

    def figures(self) -> dict[str, object]:
        """Who failed counts with the time until then."""
        return {
            "newcomers": len(self.seconds),
            "newcomers_max_s": round(max(self.seconds, default=0.0), 2),
            "newcomers_failed": len(self.failed),
            "newcomers_why": sorted(set(self.failed))[:3],
        }
