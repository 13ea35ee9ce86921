"""A house without sockets, disk and workers, for attacks on who thinks: its bots think until the test lets them end."""

import asyncio
import contextlib
from pathlib import Path

import msgspec

from tests.inputs.parlour import PATIENT
from tischlein.server.http.lobby import Lobby
from tischlein.server.move.connection import Connection
from tischlein.server.settings import Limits, Settings, Thinking
from tischlein.server.table.registry import TableRegistry
from tischlein.server.table.table import Table
from tischlein.server.workers.pool import BotPool
from tischlein.server.workers.protocol import Conclusion, Thought
from tischlein.server.workers.queue import Asker, ThinkingQueue, Turn
from tischlein.store.bus import Bus
from tischlein.store.rows import PersonRow
from tischlein.twins.forgetful import ForgetfulStore
from tischlein.wire.http import OpenTable

ALONE: list[str | None] = ["level1", "level1"]
NOWHERE = Path("/nowhere/at/all")
MANY_BOT_MATCHES = msgspec.structs.replace(PATIENT, bot_matches_per_guest=10**9, bot_matches_per_address=10**9)


async def settle() -> None:
    """Until everybody who can do something has done it: nothing here waits for the clock or for another thread."""
    for _ in range(100):
        await asyncio.sleep(0)


class SlowPool(BotPool):
    """`begun` are the thoughts that came to a worker, in this order."""

    def __init__(self, queue: ThinkingQueue | None = None) -> None:
        super().__init__(Thinking(workers=1))
        self._queue = queue or self._queue
        self.begun: list[tuple[Thought, asyncio.Future[None]]] = []

    async def _conclude(self, thought: Thought) -> Conclusion | None:
        end: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.begun.append((thought, end))
        await end
        return None

    async def end_thought(self) -> None:
        """The oldest one that is still under way."""
        next(end for _, end in self.begun if not end.done()).set_result(None)
        await settle()


class House:
    def __init__(
        self, limits: Limits = MANY_BOT_MATCHES, queue: ThinkingQueue | None = None, bus: Bus | None = None
    ) -> None:
        self.store = ForgetfulStore()
        self.bot_pool = SlowPool(queue)
        settings = Settings(data=NOWHERE, limits=limits, thinking=Thinking(pause=(0.0, 0.0)))
        self.limits = limits
        self.tables = TableRegistry(self.store, self.bot_pool, settings, bus)
        self.lobby = Lobby(self.store, self.tables, limits)

    async def open(self, who: str, bots: list[str | None], address: str = "", start: bool = True) -> str:
        """Opens a table of Race as this guest, and starts the match if all seats are taken."""
        code = await self.lobby.open(PersonRow(who, who, "", 0.0), OpenTable("race", bots, start=start), address)
        await settle()
        return code

    async def come(self, who: str, code: str, address: str = "", look: str = "") -> "Visit":
        visit = Visit(Connection(who, "", self.limits, look))
        visit.connection.address = address
        await visit.come(self.tables, code)
        await settle()
        return visit

    def moves_at(self, code: str) -> int:
        return len(self.store.played[code, 1])


class Visit:
    """What the socket does for a connection, from its coming to its leaving."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.table: Table
        self._open = contextlib.AsyncExitStack()

    async def come(self, tables: TableRegistry, code: str) -> None:
        self.table = await self._open.enter_async_context(tables.visit(code))
        try:
            await self.table.attach(self.connection)
        except BaseException:
            await self._open.aclose()
            raise

    async def leave(self) -> None:
        await self.table.detach(self.connection)
        await self._open.aclose()
        await settle()


class Queued:
    """Thoughts that wait in a queue for one or more places. `order` is who got one, one after another."""

    def __init__(self, queue: ThinkingQueue) -> None:
        self.queue = queue
        self.order: list[str] = []
        self._turns: list[Turn] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, table: str, address: str = "", has_people: bool = False) -> None:
        turn = Turn(Asker(table, address, has_people))
        self.tasks.append(asyncio.create_task(self._wait(table, turn)))
        await settle()

    async def _wait(self, name: str, turn: Turn) -> None:
        await self.queue.wait_for(turn)
        self.order.append(name)
        self._turns.append(turn)

    async def end_first(self) -> None:
        """Whoever has a place for the longest time gives it to the next."""
        self.queue.end(self._turns.pop(0))
        await settle()


class FirstComeQueue(ThinkingQueue):
    """Planted: as it was before, one after another in the order in which they came, wherever they come from."""

    async def wait_for(self, turn: Turn) -> None:
        turn.asker = Asker("", "", has_people=False)
        await super().wait_for(turn)

    def move(self, turn: Turn, asker: Asker) -> None:
        pass
