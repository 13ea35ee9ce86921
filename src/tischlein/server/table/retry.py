"""How a table gets its way among others: what it works with, and trying until it is settled."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from tischlein.core.refusal import Refusal
from tischlein.server.move.watchdog import Watch
from tischlein.server.settings import Settings
from tischlein.server.table.match_store import MatchStore
from tischlein.server.workers.pool import BotPool
from tischlein.store.bus import Bus
from tischlein.store.contract import Conflict, Lost, NotWritten, Store

# Every time one is overtaken, another got ahead: so often in a row does not happen at a table of six.
TRIES: Final = 100
# A database that restarts is back within seconds; nobody needs to notice.
PATIENCE_SECONDS: Final = 10.0
PAUSE_SECONDS: Final = 0.2


class Backends(NamedTuple):
    """What a table works with."""

    store: Store
    bus: Bus
    bot_pool: BotPool
    settings: Settings
    watch: Watch


async def settle(play: MatchStore, bus: Bus, work: Callable[[], Awaitable[None]]) -> None:
    """Does something at the table as it now is; again, when another process was faster or the database away."""
    loop = asyncio.get_running_loop()
    gives_up_at = loop.time() + PATIENCE_SECONDS
    for _ in range(TRIES):
        try:
            await play.make_sure_of_match()
            return await work()
        except Refusal:
            # Perhaps only because another process has moved on.
            if not bus.is_shared or not await play.catch_up():
                raise
        except Conflict:
            play.now.forget()
        except Lost:
            play.now.forget()
            if loop.time() > gives_up_at:
                raise
            await asyncio.sleep(PAUSE_SECONDS)
    raise NotWritten("others were always faster")
