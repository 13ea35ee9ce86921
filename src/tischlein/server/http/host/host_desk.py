"""What the host may do with tables and guests, asked through the door or, without a server, by the command itself."""

import secrets
import time
from typing import Final

import structlog

from tischlein.core.refusal import Refusal
from tischlein.sentences import shown
from tischlein.server.http.lobby import new_code, players_of
from tischlein.server.http.services import Services
from tischlein.server.move import seating
from tischlein.store.contract import Conflict, NotWritten
from tischlein.store.rows import BanRow, ListedTable, TableWanted
from tischlein.wire import host

A_DAY: Final = 24 * 3600
TRIES: Final = 5

log = structlog.get_logger("host")


class HostDesk:
    """`is_serving` says whether guests are connected to this process: without a server nobody can tell who is there."""

    def __init__(self, services: Services, *, is_serving: bool) -> None:
        self._services = services
        self._is_serving = is_serving

    async def grant(self, wish: host.Wishes) -> host.Granted:
        try:
            granted = await self._grant(wish)
        except Refusal as refusal:
            return host.Granted(refused=refusal.key, facts={name: shown(fact) for name, fact in refusal.facts.items()})
        except NotWritten:
            return host.Granted(refused="not_saved")
        if self._is_serving and not isinstance(wish, host.ListTables | host.ListBans):
            log.info("the host has had something done", what=type(wish).__name__)
        return granted

    async def _grant(self, wish: host.Wishes) -> host.Granted:
        tables = self._services.tables
        match wish:
            case host.ListTables():
                return host.Granted(tables=await self._list(wish))
            case host.CloseTable():
                async with tables.visit(wish.code) as table:
                    await table.close()
            case host.DeleteTable():
                await tables.delete(wish.code.upper())
            case host.GiveCode():
                return await self._give_code(wish.code.upper())
            case host.BanGuest():
                return await self._ban(wish)
            case host.ListBans():
                return host.Granted(bans=_lines(await self._services.store.bans(time.time())))
            case host.EndBan():
                if not await self._services.store.end_ban(wish.id):
                    return host.Granted(refused="no_such_ban", facts={"id": wish.id[:40]})
                await self._services.read_bans()
        return host.Granted()

    async def _list(self, wish: host.ListTables) -> list[host.TableLine]:
        wanted = TableWanted(wish.phase, time.time() - wish.idle_seconds, wish.most)
        found = await self._services.store.listed_tables(wanted)
        return [await self._line(one) for one in found]

    async def _line(self, listed: ListedTable) -> host.TableLine:
        row = listed.table
        return host.TableLine(
            row.code,
            row.game,
            row.phase,
            players_of(row),
            row.match,
            row.opened_at,
            listed.last_at,
            await self._services.tables.count_present(row.code) if self._is_serving else None,
        )

    async def _give_code(self, code: str) -> host.Granted:
        for _ in range(TRIES):
            new = new_code()
            try:
                await self._services.tables.give_code(code, new)
            except Conflict:
                continue
            base = self._services.settings.link_base
            return host.Granted(code=new, link=f"{base}/t/{new}" if base else "")
        raise Refusal("not_saved")

    async def _ban(self, wish: host.BanGuest) -> host.Granted:
        services, now = self._services, time.time()
        table = await services.store.table(wish.code.upper())
        if table is None:
            raise Refusal("no_such_table")
        seat = seating.seat_at(table, wish.seat)
        if not seat.person:
            return host.Granted(refused="nobody_there", facts={"seat": str(wish.seat)})
        expires_at = now + wish.days * A_DAY
        ban = BanRow(secrets.token_hex(3), "", seat.person, seat.name, wish.with_address, now, expires_at)
        await services.store.add_ban(ban)
        await services.read_bans()
        return host.Granted(bans=_lines([row for row in await services.store.bans(now) if row.id == ban.id]))


def _lines(rows: list[BanRow]) -> list[host.BanLine]:
    bans = [row for row in rows if not row.address]
    addresses = {ban.id: [row.address for row in rows if row.id == ban.id and row.address] for ban in bans}
    return [host.BanLine(ban.id, ban.name, addresses[ban.id], ban.made_at, ban.expires_at) for ban in bans]
