"""Everything that one server process has, in one place: store, people, tables, bots, rate limits."""

import contextlib
import ipaddress
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tischlein.core.refusal import Refusal
from tischlein.server.http.door.connection_counts import ConnectionCounts
from tischlein.server.http.host.bans import Bans, banned_as
from tischlein.server.http.lobby import Lobby
from tischlein.server.http.people import People
from tischlein.server.http.security import host_of
from tischlein.server.http.televisions import Televisions
from tischlein.server.move.rate_limit import Buckets, LimitMemory, SharedBucket, counted_address
from tischlein.server.move.watchdog import Watch
from tischlein.server.settings import Settings
from tischlein.server.table.hints import Hints
from tischlein.server.table.registry import TableRegistry, is_code
from tischlein.server.table.table import Table
from tischlein.server.workers.finished import FinishedMatches
from tischlein.server.workers.pool import BotPool
from tischlein.server.workers.reviews import Reviews
from tischlein.server.workers.uploads import Uploads
from tischlein.store.bus import Bus
from tischlein.store.contract import Conflict, NotWritten, Store
from tischlein.store.rows import BanRow, PersonRow

A_YEAR: Final = 365 * 24 * 3600
HTTP_PORT: Final = 80

log = structlog.get_logger("services")


class Services:
    """`memory` is where the limits count: that of all processes of this machine, or without one our own."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus | None = None,
        watch: Watch | None = None,
        memory: LimitMemory | None = None,
    ) -> None:
        limits, memory = settings.limits, memory or LimitMemory()
        self.settings: Settings = settings
        self.store: Store = store
        # A name may change through another process, so what several share is read each time.
        self.people: People = People(store) if bus is None or not bus.is_shared else People(store, 0)
        self.bot_pool: BotPool = BotPool(settings.thinking)
        self.tables: TableRegistry = TableRegistry(store, self.bot_pool, settings, bus, watch)
        self.lobby: Lobby = Lobby(store, self.tables, limits)
        self.televisions: Televisions = Televisions(store)
        self.uploads: Uploads = Uploads(settings)
        self.finished: FinishedMatches = FinishedMatches(store, settings)
        self.reviews: Reviews = Reviews(store, settings, self.finished, self.uploads)
        self.hints: Hints = Hints(store, settings, self.tables)
        self.hint_orders: Buckets = Buckets(limits.hints_per_minute, "hint_orders", memory)
        self.orders: Buckets = Buckets(limits.reviews_per_minute, "orders", memory)
        self.replays: Buckets = Buckets(limits.replays_per_minute, "replays", memory)
        self.records: Buckets = Buckets(limits.records_per_minute, "records", memory)
        self.openings: Buckets = Buckets(limits.tables_per_minute, "openings", memory)
        self.openings_of_address: Buckets = Buckets(limits.tables_per_minute_of_address, "openings_of_address", memory)
        self.guests: Buckets = Buckets(limits.guests_per_minute, "guests", memory)
        self.passes: Buckets = Buckets(limits.passes_per_minute, "passes", memory)
        self.showings: Buckets = Buckets(limits.televisions_per_minute, "showings", memory)
        self.worlds: Buckets = Buckets(limits.worlds_per_minute, "worlds", memory)
        self.lessons: Buckets = Buckets(limits.lessons_per_minute, "lessons", memory)
        self.misses: Buckets = Buckets(limits.misses_per_minute, "misses", memory)
        # Over all workers of this machine, and those of this process alone.
        self.guest_counts: ConnectionCounts = ConnectionCounts()
        self.connections_of: dict[str, int] = self.guest_counts.own
        self.bans: Bans = Bans(store)
        self.tables.read_bans = self.read_bans

    async def open(self) -> None:
        await self.tables.open()
        await self.read_bans()

    async def close(self) -> None:
        await self.hints.close()
        await self.tables.close()
        await self.bot_pool.close()
        await self.uploads.replayer.close()
        await self.reviews.close()
        await self.finished.replayer.close()
        await self.store.close()

    async def forget_rules(self) -> None:
        """What the worker processes have loaded is old: they are started anew when they are needed."""
        await self.bot_pool.load_anew()
        await self.uploads.replayer.close()
        await self.hints.replayer.close()
        await self.finished.replayer.close()
        await self.reviews.load_anew()

    def token_in(self, request: HTTPConnection) -> str:
        return request.cookies.get(self._cookie(request), "") or request.cookies.get(self._old_cookie(request), "")

    def has_old_cookie(self, request: HTTPConnection) -> bool:
        """Whether its session, if it has one, is still in the cookie of an earlier Tischlein."""
        return not request.cookies.get(self._cookie(request))

    def give_token(self, request: HTTPConnection, response: Response, token: str) -> None:
        """For a year; an empty token takes it back."""
        self._set_cookie(request, response, self._cookie(request), token)
        if self.has_old_cookie(request) and request.cookies.get(self._old_cookie(request)) == token:
            self._set_cookie(request, response, self._old_cookie(request), "")

    def _set_cookie(self, request: HTTPConnection, response: Response, name: str, token: str) -> None:
        response.set_cookie(
            name,
            token,
            max_age=A_YEAR if token else 0,
            path=self.settings.prefix or "/",
            httponly=True,
            samesite="strict",
            secure=self._has_certificate(request),
        )

    def _cookie(self, request: HTTPConnection) -> str:
        """With the port in its name: browsers give a cookie to every port of a host, and a neighbour may be there."""
        port = urlsplit(f"//{request.headers.get('host', '')}").port
        if self._has_certificate(request):
            return self._old_cookie(request) + (f"-{port}" if port else "")
        return f"{self._old_cookie(request)}-{port or HTTP_PORT}"

    def _old_cookie(self, request: HTTPConnection) -> str:
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
        return counted_address(request.client.host if request.client is not None else "")

    async def bucket_for(self, request: HTTPConnection, buckets: Buckets) -> SharedBucket:
        """The visitor's own: that of its address or, where all have the address of one proxy, of its session."""
        if not (self.settings.has_unnamed_proxy and self._is_public(request)):
            return buckets.get(self.address_of(request))
        person = await self.people.find_by_token(self.token_in(request))
        if person is None:
            return buckets.get("", self.settings.limits.guests_behind_a_proxy)
        return buckets.get(person.id)

    def link_base(self, request: HTTPConnection) -> str:
        """The address under which others reach this server: the visitor's own, unless that is only this machine."""
        authority = request.headers.get("host", "") or "localhost"
        if self._is_public(request):
            return self.settings.public_url
        has_better = _is_only_here(host_of(authority)) and not _is_only_here(urlsplit(self.settings.link_base).hostname)
        return self.settings.link_base if has_better else f"http://{authority}{self.settings.prefix}"

    @asynccontextmanager
    async def table_for(self, request: HTTPConnection) -> AsyncIterator[Table]:
        """The table that the path names. Whoever sits there comes in, also where others have guessed too much."""
        code = request.path_params["code"]
        async with AsyncExitStack() as stack:
            try:
                async with self.guess(request):
                    table = await stack.enter_async_context(self.tables.visit(code))
            except Refusal as refusal:
                if refusal.key != "too_fast" or not await self._sits_at(request, code):
                    raise
                table = await stack.enter_async_context(self.tables.visit(code))
            yield table

    @asynccontextmanager
    async def guess(self, request: HTTPConnection) -> AsyncIterator[None]:
        """Around what may be guessed. Counted before anything is said, so that many at once are not more; not counted
        in the end where it was right, or where nobody could tell."""
        bucket = await self.bucket_for(request, self.misses)
        if not bucket.try_take():
            raise Refusal("too_fast")
        try:
            yield
        except NotWritten:
            bucket.give_back()
            raise
        bucket.give_back()

    async def _sits_at(self, request: HTTPConnection, code: str) -> bool:
        """Asks the store the same whether or not there is such a table: the time must not tell it either."""
        person = await self.people.find_by_token(self.token_in(request))
        return person is not None and is_code(code) and await self.store.sits_at(person.id, code.upper())

    async def forget(self, person: PersonRow) -> None:
        """Ends the session and every connection of this guest, in whatever process, and takes its name away."""
        await self.people.forget(person)
        self.tables.forget_person(person.id)

    # ---- who may come in

    async def person_in(self, request: HTTPConnection, *, even_banned: bool = False) -> PersonRow:
        """The guest of the session, whom the host has not shut out."""
        person = await self.people.find_by_token(self.token_in(request))
        if not even_banned:
            self.must_not_be_banned(request, "" if person is None else person.id)
        if person is None:
            raise Refusal("no_session")
        return person

    def must_not_be_banned(self, request: HTTPConnection, person: str) -> None:
        if self.bans.is_banned(person, self.address_of(request)):
            raise Refusal("banned")

    async def must_not_open_too_often(self, request: HTTPConnection, person: PersonRow) -> None:
        of_address = await self.bucket_for(request, self.openings_of_address)
        if not self.openings.get(person.id).try_take() or not of_address.try_take():
            raise Refusal("too_fast")

    async def read_bans(self) -> None:
        """They may have changed. Whoever is banned now has no connection to this process any more."""
        try:
            for ban in await self.bans.read():
                if ban.with_address and ban.person:
                    await self._ban_addresses(ban)
        except NotWritten as error:
            log.warning("the bans were not read", error=type(error).__name__)
        for connection in self.tables.connections():
            if self.bans.is_banned(connection.person, connection.address):
                connection.end("banned")

    async def _ban_addresses(self, ban: BanRow) -> None:
        """From which this process has the guest connected. Whoever else is there is banned along with the guest."""
        here = {banned_as(one.address) for one in self.tables.connections() if one.person == ban.person} - {""}
        for address in sorted(here):
            with contextlib.suppress(Conflict):
                await self.store.add_ban(msgspec.structs.replace(ban, address=address, person=""))
        if here:
            await self.bans.read()


def _is_only_here(host: str | None) -> bool:
    try:
        return ipaddress.ip_address(host or "").is_loopback
    except ValueError:
        return host in (None, "localhost")
