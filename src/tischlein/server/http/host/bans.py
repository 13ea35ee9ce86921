"""Whom the host has shut out for a time: guests, and where the host says so the addresses they come from.

They are read when the server starts and whenever they change, here or in another process; asking is a look into memory.
"""

import asyncio
import ipaddress
import time

from tischlein.server.move.rate_limit import counted_address
from tischlein.store.contract import Store
from tischlein.store.rows import BanRow


def banned_as(address: str) -> str:
    """How an address is written in a ban; nothing for one that cannot be banned: this machine, or none at all."""
    try:
        is_here = ipaddress.ip_address(address).is_loopback
    except ValueError:
        # A network of IPv6 is what such an address is counted as; anything else is no address.
        return address if "/" in address else ""
    return "" if is_here else counted_address(address)


class Bans:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._until: dict[tuple[str, str], float] = {}
        # One reader at a time: what was read first must not replace what was read last.
        self._reading = asyncio.Lock()

    async def read(self) -> list[BanRow]:
        async with self._reading:
            rows = await self._store.bans(time.time())
            self._until = {}
            for ban in rows:
                who = (ban.person, ban.address)
                self._until[who] = max(ban.expires_at, self._until.get(who, 0.0))
            return rows

    def is_banned(self, person: str, address: str) -> bool:
        if not self._until:
            return False
        now = time.time()
        of_person = self._until.get((person, ""), 0.0) if person else 0.0
        return now < of_person or now < self._until.get(("", banned_as(address)), 0.0)
