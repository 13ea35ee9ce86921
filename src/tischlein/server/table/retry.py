"""Tries again when another process was faster or the database was away."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, TypeVar

from tischlein.core.refusal import Refusal
from tischlein.server.move.watchdog import Watch
from tischlein.server.settings import Settings
from tischlein.server.table.bot_matches import BotMatches
from tischlein.server.table.match_store import MatchStore
from tischlein.server.workers.pool import BotPool
from tischlein.store.bus import Bus
from tischlein.store.contract import Conflict, Lost, NotWritten, Store

# Each time one is overtaken, somebody else gets ahead: at a table of six that does not happen this often in a row.
TRIES: Final = 100
# A database that restarts is back within seconds; nobody needs to notice.
PATIENCE_SECONDS: Final = 10.0
PAUSE_SECONDS: Final = 0.2


Outcome = TypeVar("Outcome")


class Backends(NamedTuple):
    """What every table works with. `reading` is held for each part of a long match that is read."""

    store: Store
    bus: Bus
    bot_pool: BotPool
    settings: Settings
    watch: Watch
    bot_matches: BotMatches
    reading: asyncio.Lock


async def retry(match_store: MatchStore, bus: Bus, work: Callable[[], Awaitable[Outcome]]) -> Outcome:
    """Does this work at the table as it is stored now, again and again until that succeeds or is refused."""
    loop = asyncio.get_running_loop()
    gives_up_at = loop.time() + PATIENCE_SECONDS
    for _ in range(TRIES):
        try:
            await match_store.make_sure_of_match()
            return await work()
        except Refusal:
            # Perhaps only because another process has moved on.
            if not bus.is_shared or not await match_store.catch_up():
                raise
        except Conflict:
            match_store.now.forget()
        except Lost:
            match_store.now.forget()
            if loop.time() > gives_up_at:
                raise
            await asyncio.sleep(PAUSE_SECONDS)
    raise NotWritten("others were always faster")
