"""What goes on beside the guests while a server runs: the host's door is open, and once a day it is swept."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Final

import structlog

from tischlein.server.http.host.host_desk import HostDesk
from tischlein.server.http.host.host_door import HostDoor
from tischlein.server.http.services import Services
from tischlein.server.move.crash_report import place_of

A_DAY: Final = 24 * 3600
# So many are looked for at a time. They are deleted one by one, so that whoever plays gets in between.
AT_ONCE: Final = 50

log = structlog.get_logger("house")


@contextlib.asynccontextmanager
async def keep_house(services: Services) -> AsyncIterator[None]:
    door = HostDoor(HostDesk(services, is_serving=True), services.settings.data)
    await door.open()
    sweeping = asyncio.create_task(sweep_daily(services))
    try:
        yield
    finally:
        sweeping.cancel()
        await asyncio.gather(sweeping, return_exceptions=True)
        await door.close()


async def sweep_daily(services: Services) -> None:
    while True:
        try:
            count = await sweep(services, time.time())
            if count:
                log.info("tables that never began were removed", count=count)
        except Exception as error:  # noqa: BLE001  tomorrow is another day
            log.warning("sweeping failed", where=place_of(error))
        await asyncio.sleep(A_DAY)


async def sweep(services: Services, now: float) -> int:
    """Removes what is over: bans, and tables that never began. Returns how many tables."""
    await services.store.forget_old_bans(now)
    await services.read_bans()
    days = services.settings.keep_lobbies_days
    return await remove_idle_lobbies(services, now - days * A_DAY) if days else 0


async def remove_idle_lobbies(services: Services, before: float) -> int:
    count, after = 0, ""
    while codes := await services.store.idle_lobbies(before, after, AT_ONCE):
        for code in codes:
            count += await services.tables.remove_lobby(code)
        after = codes[-1]
    return count
