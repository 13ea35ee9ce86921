"""Everything that one server process has, in one place: store, people, tables, bots, rate limits."""

import ipaddress
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tischlein.core.refusal import Refusal
from tischlein.server.http.lobby import Lobby
from tischlein.server.http.people import People
from tischlein.server.http.security import host_of
from tischlein.server.move.rate_limit import Buckets
from tischlein.server.move.watchdog import Watch
from tischlein.server.settings import Settings
from tischlein.server.table.registry import TableRegistry
from tischlein.server.table.table import Table
from tischlein.server.workers.pool import BotPool
from tischlein.server.workers.uploads import Uploads
from tischlein.store.bus import Bus
from tischlein.store.contract import Store
from tischlein.store.rows import PersonRow

A_YEAR: Final = 365 * 24 * 3600


class Services:
    def __init__(self, settings: Settings, store: Store, bus: Bus | None = None, watch: Watch | None = None) -> None:
        limits = settings.limits
        self.settings: Settings = settings
        self.store: Store = store
        # A name may change through another process, so what several share is read each time.
        self.people: People = People(store) if bus is None or not bus.is_shared else People(store, 0)
        self.bot_pool: BotPool = BotPool(settings.thinking)
        self.tables: TableRegistry = TableRegistry(store, self.bot_pool, settings, bus, watch)
        self.lobby: Lobby = Lobby(store, self.tables)
        self.uploads: Uploads = Uploads(settings)
        self.records: Buckets = Buckets(limits.records_per_minute)
        self.openings: Buckets = Buckets(limits.tables_per_minute)
        self.openings_of_address: Buckets = Buckets(limits.tables_per_minute_of_address)
        self.guests: Buckets = Buckets(limits.guests_per_minute)
        self.worlds: Buckets = Buckets(limits.worlds_per_minute)
        self.misses: Buckets = Buckets(limits.misses_per_minute)
        self.connections_of: dict[str, int] = {}

    async def open(self) -> None:
        await self.tables.open()

    async def close(self) -> None:
        await self.tables.close()
        await self.bot_pool.close()
        await self.uploads.close()
        await self.store.close()

    def token_in(self, request: HTTPConnection) -> str:
        return request.cookies.get(self._cookie(request), "")

    def give_token(self, request: HTTPConnection, response: Response, token: str) -> None:
        """For a year; an empty token takes it back."""
        response.set_cookie(
            self._cookie(request),
            token,
            max_age=A_YEAR if token else 0,
            path=self.settings.prefix or "/",
            httponly=True,
            samesite="strict",
            secure=self._has_certificate(request),
        )

    def _cookie(self, request: HTTPConnection) -> str:
        """The prefixes make browsers sure that no neighbour under the same domain has set it.

        On a home network there is no certificate, and a `Secure` cookie would never come back.
        """
        if not self._has_certificate(request):
            return "tischlein"
        return "__Secure-tischlein" if self.settings.prefix else "__Host-tischlein"

    def _has_certificate(self, request: HTTPConnection) -> bool:
        return self._is_public(request) and self.settings.public_origin.startswith("https:")

    def _is_public(self, request: HTTPConnection) -> bool:
        authority = request.headers.get("host", "").lower()
        return bool(authority) and self.settings.public_origin.partition("://")[2] == authority

    def address_of(self, request: HTTPConnection) -> str:
        return request.client.host if request.client is not None else ""

    def link_base(self, request: HTTPConnection) -> str:
        """The address under which others reach this server: the visitor's own, unless that is only this machine."""
        authority = request.headers.get("host", "")
        host = host_of(authority) or "localhost"
        if self._is_public(request):
            return self.settings.public_url
        return self.settings.link_base if _is_only_here(host) else f"http://{authority}{self.settings.prefix}"

    @asynccontextmanager
    async def table_for(self, request: HTTPConnection) -> AsyncIterator[Table]:
        """The table that the path names. Wrong codes are counted per visitor, so guessing them is slow."""
        if self.misses.get(self.address_of(request)).refill() < 1:
            raise Refusal("too_fast")
        try:
            async with self.tables.visit(request.path_params["code"]) as table:
                yield table
        except Refusal as refusal:
            if refusal.key == "no_such_table":
                self.count_miss(request)
            raise

    async def forget(self, person: PersonRow) -> None:
        """Ends the session and every connection of this guest, in whatever process."""
        await self.people.forget(person)
        self.tables.disconnect(person.id)

    def count_miss(self, request: HTTPConnection) -> None:
        self.misses.get(self.address_of(request)).try_take()


def _is_only_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
