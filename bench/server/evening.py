"""People who come and go: tables open, are left in the middle or played to their end, and seats come back."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Coroutine
from typing import Final

import ours
from courses import GAME
from frames import Socket
from load import Crowd
from matches import Match, Meter
from processes import Served

from tischlein import catalog

SEED: Final = 7
# How long people stay, on average. Half of the tables play painters, which ends by itself after so many moves.
STAY: Final = 300.0
LENGTH: Final = 40
# With every so-manieth move a seat loses its connection and comes back at once.
MOVES_PER_RETURN: Final = 120


class Place:
    """One table, as long as its two guests stay."""

    def __init__(self, house: ours.House, match: Match, seats: list[Socket], leaves_at: float, length: int) -> None:
        self.house: ours.House = house
        self.match: Match = match
        self.seats: list[Socket] = seats
        self.leaves_at: float = leaves_at
        # While one of its connections is made anew, nobody moves.
        self.is_changing: bool = False
        self._length = length

    def is_over(self) -> bool:
        return 0 < self._length <= self.match.sent

    def may_move(self) -> bool:
        return not (self.is_changing or self.is_over()) and self.match.may_move()

    def is_left(self, now: float) -> bool:
        return not self.is_changing and self.match.is_settled() and (self.is_over() or now > self.leaves_at)


class Evening(Crowd):
    """Two new guests for every table. Whoever leaves does so between two moves, and others come at once."""

    def __init__(self, server: Served, port: int, length: int) -> None:
        super().__init__(server, [], Meter())
        self.arrivals: int = 0
        self.finished: int = 0
        self.returns: int = 0
        self._port = port
        self._length = length
        self._luck = random.Random(SEED)
        self._places: list[Place] = []
        self._moves_of_gone = 0
        self._changes: set[asyncio.Task[None]] = set()

    @classmethod
    async def begun(cls, server: Served, port: int, tables: int, length: int) -> Evening:
        evening = cls(server, port, length)
        for _ in range(tables):
            evening._sit_down(await evening._arrival())
        return evening

    def told(self) -> int:
        return self._moves_of_gone + super().told()

    async def _arrival(self) -> Place:
        """Leaving is as likely in any minute: so those who are here at first do not all leave together."""
        self.arrivals += 1
        is_short = self.arrivals % 2 == 0 or GAME not in catalog.games()
        house = await asyncio.to_thread(self._house, is_short)
        ((match, seats),) = await house.tables(1, self._meter)
        house.close()
        leaves_at = time.monotonic() + self._luck.expovariate(1 / STAY)
        return Place(house, match, seats, leaves_at, self._length if is_short else 0)

    def _house(self, is_short: bool) -> ours.House:
        return ours.House(self._port, length=self._length) if is_short else ours.House(self._port, GAME)

    def _sit_down(self, place: Place) -> None:
        self._places.append(place)
        self.tables.append((place.match, place.seats))

    def _stand_up(self, place: Place) -> None:
        self._places.remove(place)
        self.tables.remove((place.match, place.seats))
        self._moves_of_gone += place.match.told
        self.finished += place.is_over()
        for seat in place.seats:
            seat.leave()

    async def _push(self, per_second: float, seconds: float) -> None:
        began = time.perf_counter()
        for number in range(int(per_second * seconds)):
            meant_at = began + number / per_second
            await asyncio.sleep(max(0.0, meant_at - time.perf_counter()))
            self._change_one(self._places[number % len(self._places)], returns=number % MOVES_PER_RETURN == 0)
            mover = self._places[(number + len(self._places) // 2) % len(self._places)]
            if mover.may_move():
                mover.match.move(meant_at)
        while self._changes:
            await asyncio.gather(*self._changes)

    def _change_one(self, place: Place, *, returns: bool) -> None:
        """Every table is looked at once in a round."""
        if place.is_left(time.monotonic()):
            self._stand_up(place)
            self._go_on_beside(self._replace())
        elif returns and place.may_move() and place.match.is_settled():
            place.is_changing = True
            self._go_on_beside(self._come_back(place))

    def _go_on_beside(self, change: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(change)
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)

    async def _replace(self) -> None:
        self._sit_down(await self._arrival())

    async def _come_back(self, place: Place) -> None:
        """The seat that is asked loses its connection; the question is put to it again."""
        was = place.match.miss_due()
        assert isinstance(was, ours.Seat), "nobody else sits here"
        was.leave()
        back = await place.house.come_back(was, place.match.told)
        place.seats[place.seats.index(was)] = back
        self.returns += 1
        place.is_changing = False
