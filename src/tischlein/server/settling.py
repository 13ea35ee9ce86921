"""How a table gets its way among others: what it works with, what it answered, and trying until it is settled."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from tischlein.core.refusal import Refusal
from tischlein.server import wire
from tischlein.server.play import Play
from tischlein.server.settings import Settings
from tischlein.server.thinkers import Thinkers
from tischlein.server.watchdog import Watch
from tischlein.store.bus import Bus
from tischlein.store.contract import Conflict, Lost, NotWritten, Store

REMEMBERED_REPLIES: Final = 64
# Every time one is overtaken, another got ahead: so often in a row does not happen at a table of six.
TRIES: Final = 100
# A database that restarts is back within seconds; nobody needs to notice.
PATIENCE_SECONDS: Final = 10.0
PAUSE_SECONDS: Final = 0.2


class Means(NamedTuple):
    """What a table works with."""

    store: Store
    bus: Bus
    thinkers: Thinkers
    settings: Settings
    watch: Watch


class Replies:
    """The last answers to commands, so that a repeated one gets the same. What was done, the store knows for ever."""

    def __init__(self) -> None:
        self._replies: OrderedDict[tuple[str, str], wire.Done | wire.Refused] = OrderedDict()

    def get(self, person: str, command: str) -> wire.Done | wire.Refused | None:
        return self._replies.get((person, command))

    def remember(self, person: str, reply: wire.Done | wire.Refused) -> None:
        if isinstance(reply, wire.Refused) and reply.reason == "not_saved":
            # Refused for the moment, not for good.
            return
        self._replies[person, reply.command] = reply
        if len(self._replies) > REMEMBERED_REPLIES:
            self._replies.popitem(last=False)


async def settle(play: Play, bus: Bus, work: Callable[[], Awaitable[None]]) -> None:
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
            play.forget()
        except Lost:
            play.forget()
            if loop.time() > gives_up_at:
                raise
            await asyncio.sleep(PAUSE_SECONDS)
    raise NotWritten("others were always faster")
