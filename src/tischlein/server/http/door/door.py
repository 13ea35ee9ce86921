"""Who comes in, how long they may keep us waiting, and who has to make room: one object for all connections of a
process. `http_protocol.py` and `ws_protocol.py` ask it; once a second it looks at every clock.

Nobody is kept out by those who only stand there: where an address or the whole house is full, the connection goes first
that has waited longest without a whole request.
"""

from collections.abc import Iterable
from typing import Final, Protocol

import structlog
import uvicorn

from tischlein.server.http.door.connection_counts import ConnectionCounts, Proxies
from tischlein.server.http.door.turns import Turns
from tischlein.server.move.rate_limit import Sparing, counted_address
from tischlein.server.move.tally import TALLY
from tischlein.server.settings import Limits

# A thousand tables of two seats need two thousand, and whoever loads a page one more.
MOST_CONNECTIONS: Final = 5000
LINES_PER_MINUTE: Final = 1

log = structlog.get_logger("door")


class Visitor(Protocol):
    """A connection, before it has become a WebSocket or afterwards."""

    def check_time(self, now: float) -> None:
        """Ends it if it has kept us waiting for too long."""


class Waiting(Visitor, Protocol):
    """One whose request we wait for."""

    def make_room(self) -> None:
        """Somebody else needs the place."""


class Door:
    def __init__(self, limits: Limits, proxies: str = "", most_connections: int = MOST_CONNECTIONS) -> None:
        self.limits: Limits = limits
        self.most_connections: int = most_connections
        self.addresses: ConnectionCounts = ConnectionCounts()
        self.turns: Turns = Turns()
        self._proxies = Proxies(proxies)
        self._sparing = Sparing(LINES_PER_MINUTE)
        # Those who have not yet sent a whole request, the oldest first: all of them, and by the name of their address.
        self._waiting: dict[Waiting, str] = {}
        self._waiting_from: dict[str, dict[Waiting, None]] = {}

    def name_of(self, host: str) -> str:
        """What this address is counted by; nothing for a proxy, behind which is everybody."""
        return "" if not host or self._proxies.has(host) else counted_address(host)

    def note(self, kind: str) -> None:
        """A connection was cut off, for a reason of `tally.LABELS`."""
        TALLY.add("abuse", kind)
        untold = self._sparing.ask(kind)
        if untold is not None:
            log.warning("connections were cut off", why=kind, times=untold + 1)

    # ---- coming and going

    def try_enter(self, name: str, present: int) -> bool:
        """For a new connection from there, where so many are present. Whoever is let in has to `leave`."""
        is_full = name != "" and self.addresses.count(name) >= self.limits.connections_per_address
        if is_full and not self._try_make_room(self._waiting_from.get(name, {})):
            self.note("address_full")
            return False
        if present > self.most_connections and not self._try_make_room(self._waiting):
            self.note("house_full")
            return False
        self.addresses.add(name)
        return True

    def leave(self, name: str) -> None:
        self.addresses.remove(name)

    def _try_make_room(self, waiting: Iterable[Waiting]) -> bool:
        oldest = next(iter(waiting), None)
        if oldest is None:
            return False
        self.stop_waiting(oldest)
        self.note("idle")
        oldest.make_room()
        return True

    def wait_for(self, visitor: Waiting, name: str) -> None:
        """From now on it is this visitor's turn to say something."""
        self.stop_waiting(visitor)
        self._waiting[visitor] = name
        self._waiting_from.setdefault(name, {})[visitor] = None

    def stop_waiting(self, visitor: Waiting) -> None:
        name = self._waiting.pop(visitor, None)
        if name is not None:
            from_there = self._waiting_from[name]
            del from_there[visitor]
            if not from_there:
                del self._waiting_from[name]

    # ---- time

    def check_times(self, visitors: Iterable[Visitor], now: float) -> None:
        for visitor in list(visitors):
            visitor.check_time(now)


class DoorConfig(uvicorn.Config):
    """uvicorn's, and the door for its connections."""

    door: Door


def door_of(config: uvicorn.Config) -> Door:
    assert isinstance(config, DoorConfig), "a protocol of ours is configured by `process/main.configured`"
    return config.door
