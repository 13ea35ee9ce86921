"""What bots do at their table: they are asked, play, and are told who is there. See `bot_seats.AtTable`."""

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from tischlein.core.refusal import Refusal
from tischlein.server.move import seating
from tischlein.server.move.live_match import LiveMatch
from tischlein.server.move.seating import PLAYING
from tischlein.server.table.async_lock import AsyncLock
from tischlein.server.workers.queue import Asker
from tischlein.store.contract import Conflict, NotWritten
from tischlein.store.rows import StepRow
from tischlein.wire.messages import Named

if TYPE_CHECKING:
    from tischlein.server.table.table import Table


class TableForBots:
    def __init__(self, table: "Table") -> None:
        self._table = table

    @property
    def lock(self) -> AsyncLock:
        return self._table.lock

    async def freeze(self, error: Exception, seat: int, action: Named) -> None:
        await self._table.freeze(error, seat, action)

    def bots_and_match(self) -> tuple[dict[int, str], LiveMatch] | None:
        if self._table.row.phase != PLAYING or self._table.now.live is None:
            return None
        return {
            place: seat.bot for place, seat in enumerate(self._table.row.seats) if seat.kind == "bot"
        }, self._table.now.live

    async def play_for_bot(self, seat: int, action: Named) -> None:
        live = self._table.now.match_in_play()
        step = StepRow(self._table.row.code, live.number, live.count, seat, action, None, time.time())
        try:
            await self._table.match_store.perform(live, step)
        except Conflict:
            # Another process was faster: now the bot is asked something else.
            await self.read_and_publish()
        except NotWritten as error:
            raise Refusal("not_saved") from error
        await self._table.publish()

    async def read_and_publish(self) -> None:
        await self.make_sure_of_match()
        await self._table.publish()

    async def make_sure_of_match(self) -> None:
        try:
            await self._table.match_store.make_sure_of_match()
        except NotWritten as error:
            raise Refusal("not_saved") from error

    def is_known(self) -> bool:
        return self._table.now.is_known

    def asker(self) -> Asker | None:
        """A seated visitor's address if there is one: spectators must not use up a player's turns."""
        visitors = self._table.broadcast.connections
        if not visitors:
            return None
        first = next((one for one in visitors if self._table.broadcast.seats_at(one)), visitors[0])
        has_people = seating.is_anybody_seated(self._table.row, self._table.broadcast.present())
        return Asker(self._table.row.code, first.address, has_people)

    async def claim_bots(self) -> bool:
        claiming = asyncio.create_task(self._table.bus.claim_bots(self._table.row.code))
        try:
            return await asyncio.shield(claiming)
        except asyncio.CancelledError:
            # Only what is known to be claimed can be released, which is done right afterwards.
            await asyncio.wait([claiming])
            raise

    def watched(self) -> contextlib.AbstractContextManager[None]:
        return self._table.now.watch.over(self._table.row.code)
