"""Plays at many tables at the same time: as fast as they are answered, or at a given pace."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable
from typing import Final, Protocol

from frames import Broken, Socket
from matches import Match, Meter
from processes import Served

WARM_UP: Final = 1.5
# A busy machine may take this long for what is under way.
PATIENCE: Final = 60.0

Tables = list[tuple[Match, list[Socket]]]


class House(Protocol):
    async def tables(self, count: int, meter: Meter) -> Tables: ...


class Figures:
    """Of one stretch of play."""

    def __init__(self, moves: int, seconds: float, cpu: float, megabytes: float, meter: Meter) -> None:
        self.moves: int = moves
        self.seconds: float = seconds
        self.per_second: float = moves / seconds
        self.cpu_milliseconds: float = 1000 * cpu / max(1, moves)
        self.busy: float = cpu / seconds
        self.client_busy: float = 0.0
        self.megabytes: float = megabytes
        self.p50: float = meter.percentile(0.5)
        self.p99: float = meter.percentile(0.99)
        # To files, for each move: what was written less what the clients heard.
        self.stored_bytes: float = 0.0


class Crowd:
    """Two clients at each of some tables of one server."""

    def __init__(self, server: Served, tables: Tables, meter: Meter) -> None:
        self.tables: Tables = tables
        self._server = server
        self._meter = meter

    @classmethod
    async def gather(cls, house: House, server: Served, count: int) -> Crowd:
        meter = Meter()
        return cls(server, await house.tables(count, meter), meter)

    def told(self) -> int:
        return sum(match.told for match, _ in self.tables)

    def check(self) -> None:
        for _, sockets in self.tables:
            for one in sockets:
                if one.failed is not None:
                    raise one.failed

    async def at_once(self, seconds: float, warm_up: float = WARM_UP) -> Figures:
        for match, _ in self.tables:
            match.begin()
        await asyncio.sleep(warm_up)
        figures = await self._measured(asyncio.sleep(seconds))
        for match, _ in self.tables:
            match.goes_on = False
        await self.settle()
        return figures

    async def paced(self, per_second: float, seconds: float) -> Figures:
        """One table after another moves. A table that is still busy when its time comes is counted from that time."""
        figures = await self._measured(self._push(per_second, seconds))
        await self.settle()
        return figures

    async def _push(self, per_second: float, seconds: float) -> None:
        began = time.perf_counter()
        for number in range(int(per_second * seconds)):
            meant_at = began + number / per_second
            await asyncio.sleep(max(0.0, meant_at - time.perf_counter()))
            match, sockets = self.tables[number % len(self.tables)]
            while not match.may_move():
                if any(one.failed for one in sockets):
                    return
                await asyncio.sleep(0.001)
            match.move(meant_at)

    async def _measured(self, play: Awaitable[None]) -> Figures:
        moves, cpu, began = self.told(), self._server.seconds(), time.perf_counter()
        own, written, heard = time.process_time(), self._server.written(), Socket.heard
        self._meter.seconds = []
        self._meter.is_on = True
        await play
        self._meter.is_on = False
        seconds = time.perf_counter() - began
        cpu = self._server.seconds() - cpu
        self.check()
        figures = Figures(self.told() - moves, seconds, cpu, self._server.megabytes(), self._meter)
        figures.client_busy = (time.process_time() - own) / seconds
        figures.stored_bytes = (self._server.written() - written - Socket.heard + heard) / max(1, figures.moves)
        return figures

    async def settle(self) -> None:
        """Until everything that was sent is answered: nothing may be missing."""
        gives_up_at = time.perf_counter() + PATIENCE
        while any(not match.is_settled() for match, _ in self.tables):
            self.check()
            if time.perf_counter() > gives_up_at:
                raise Broken("moves were never answered")
            await asyncio.sleep(0.01)
        self.check()

    async def leave(self) -> int:
        """Returns how many moves were made here, each acknowledged and told to both."""
        for _, sockets in self.tables:
            for one in sockets:
                one.leave()
        await asyncio.sleep(0.1)
        gc.collect()
        return self.told()
