"""A table: carries out commands one after another, stores before it tells, and tells each what they may know."""

import time
from collections.abc import Callable

import msgspec
import structlog

from tischlein.core.game import Game
from tischlein.core.refusal import Refusal
from tischlein.server.move import seating
from tischlein.server.move.broadcast import Broadcast, table_message
from tischlein.server.move.connection import Connection
from tischlein.server.move.seating import CLOSED, FROZEN, PLAYING
from tischlein.server.move.table_state import StoredState
from tischlein.server.move.tally import TALLY
from tischlein.server.table.async_lock import AsyncLock
from tischlein.server.table.bot_seats import BotSeats
from tischlein.server.table.leading import hear, take_lead
from tischlein.server.table.match_store import MatchStore, Past
from tischlein.server.table.reasons import because
from tischlein.server.table.retry import Backends, retry
from tischlein.server.table.table_for_bots import TableForBots
from tischlein.store.bus import Bus, Notice
from tischlein.store.contract import Conflict, Lost, NotWritten, Store
from tischlein.store.rows import CommandRow, PassRow, StepRow, TableRow
from tischlein.wire import messages

replace = msgspec.structs.replace
log = structlog.get_logger("table")
OF_THE_MOMENT = messages.Again | messages.Look | messages.Leading


class Table:
    """Everything happens under `lock`, so nobody ever sees a step that is not on disk yet."""

    def __init__(self, row: TableRow, game: Game, backends: Backends, idle: Callable[[], None]) -> None:
        self.game: Game = game
        limits = backends.settings.limits
        self.now: StoredState = StoredState(row, game, backends.watch, limits.repeated_deeds)
        data, tells_author = backends.settings.data, backends.settings.reloads
        self.match_store: MatchStore = MatchStore(
            self.now, backends.store, data, backends.reading, tells_author=tells_author
        )
        self.visitors: int = 0
        self.bots: BotSeats = BotSeats(TableForBots(self), backends.bot_pool, backends.settings.thinking, idle)
        self.store: Store = backends.store
        self.broadcast: Broadcast = Broadcast(self.now, backends.store, limits.away_seconds, self.bots.wake)
        self.lock: AsyncLock = AsyncLock(self.broadcast.lock)
        self.bus: Bus = backends.bus
        self._bot_matches = backends.bot_matches

    @property
    def row(self) -> TableRow:
        return self.now.row

    # ---- coming and going

    async def attach(self, connection: Connection) -> None:
        async with self.lock:
            if not seating.may_watch(self.row, connection.person):
                raise Refusal("no_such_table")
            # Somebody who comes from another process must not see less here than they saw there.
            await (self.match_store.catch_up() if self.bus.is_shared else self.match_store.make_sure_of_match())
            if self.row.phase == CLOSED:
                raise Refusal("table_closed")
            if self.row.phase == PLAYING:
                self._must_be_few_bot_matches(connection, self.row)
            if connection.person not in self.broadcast.here() and not connection.is_screen:
                await self.bus.arrive(self.row.code, connection.person)
            self.broadcast.elsewhere = await self.bus.elsewhere(self.row.code)
            self.broadcast.connections.append(connection)
            await self.publish()

    async def detach(self, connection: Connection) -> None:
        async with self.lock:
            self.broadcast.connections.remove(connection)
            connection.forget()
            if connection.person not in self.broadcast.here() and not connection.is_screen:
                await self.bus.leave(self.row.code, connection.person)
            await self.publish()

    async def refresh(self, notices: list[Notice]) -> None:
        """Another process changed something: the match, or who is connected."""
        async with self.lock:
            notices = hear(self, notices)
            await self.match_store.apply_notices(notices)
            if not all(notice.revision for notice in notices):
                self.broadcast.elsewhere = await self.bus.elsewhere(self.row.code)
            await self.publish()

    def dissolve(self, new_code: str) -> None:
        """No table has this code any more. Who belongs to the table is told its new code, if it has one."""
        self.bots.stop()
        for connection in self.broadcast.connections:
            person = connection.person
            if new_code and (person == self.row.host or seating.seat_of(self.row, person) is not None):
                you = self.broadcast.seat_viewed_by(connection)
                moved = replace(table_message(self.broadcast, connection, you), code=new_code)
                connection.send(replace(moved, link=f"{connection.link_base}/t/{new_code}"))
            connection.end("no_such_table")
        self.now.put_away()

    # ---- commands

    async def obey(self, connection: Connection, command: messages.FromBrowser) -> None:
        """Carries out a command and replies once; the same command again gets the same reply."""
        async with self.lock:
            await self.obey_under_lock(connection, command)

    async def obey_under_lock(self, connection: Connection, command: messages.FromBrowser) -> None:
        known = self.broadcast.replies.get(connection.person, command.command)
        if known is not None:
            connection.send(known)
            return
        reply: messages.Done | messages.Refused | messages.Because = messages.Done(command.command)
        try:
            reason = await retry(self.match_store, self.bus, lambda: self._carry_out_once(connection, command))
            reply = reply if reason is None else reason
        except Refusal as refusal:
            reply = messages.Refused(command.command, refusal.key, refusal.facts)
        except Lost:
            # Nobody knows whether it is stored, so neither can be said: the browser comes back and asks again.
            connection.end("not_saved")
            return
        except NotWritten as failure:
            reply = messages.Refused(command.command, failure.reason, {})
        if isinstance(reply, messages.Refused):
            TALLY.add("refusals", reply.reason)
        if not isinstance(command, OF_THE_MOMENT) and not isinstance(reply, messages.Because):
            self.broadcast.replies.remember(connection.person, reply)
        connection.put(reply)
        try:
            await self.publish()
        finally:
            connection.post()

    async def _carry_out_once(self, connection: Connection, command: messages.FromBrowser) -> messages.Because | None:
        """A step is stored with the id of its command; of other commands that change a table, the id alone."""
        if isinstance(command, messages.Leading):
            await take_lead(self, connection, command)
            return None
        if isinstance(command, messages.Do | messages.Why | messages.Again | messages.Look):
            return await self._carry_out(connection, command)
        code, person = self.row.code, connection.person
        if await self.store.has_done(code, person, command.command):
            return None
        self.match_store.command = CommandRow(code, person, command.command, time.time())
        try:
            return await self._carry_out(connection, command)
        finally:
            self.match_store.command = None

    async def _carry_out(self, connection: Connection, command: messages.AboutTable) -> messages.Because | None:
        """Returns a reason to who asked for one."""
        person = connection.person
        if connection.close_reason == "no_session":
            # Its guest was forgotten while this command waited for the lock.
            raise Refusal("no_session")
        if connection.is_screen and isinstance(command, messages.Seating | messages.Do | messages.Why):
            raise Refusal("screen_only_shows")
        match command:
            case messages.Do():
                await self._do(connection, command)
            case messages.Why():
                return await because(self, connection, command)
            case messages.Again():
                connection.forget()
            case messages.Look():
                self._choose_view(connection, command.seat)
            case messages.Sit() if self.broadcast.is_lent_by(command.seat, person):
                await self._move_seat(command.seat, self.row.seats[command.seat].person, person, command.name)
            case messages.Sit() | messages.Beside() | messages.Stand() | messages.Rename():
                await self.match_store.save(seating.reseated(self.row, person, command))
            case messages.Rematch():
                await self._rematch(connection, command)
            case _:
                await self._as_host(connection, command)
        return None

    def _choose_view(self, connection: Connection, seat: int | None) -> None:
        """Only among one's own seats. What another one may know is not sent any more."""
        own = self.broadcast.seats_at(connection)
        if seat is not None and seat not in own:
            raise Refusal("not_your_seat", {"valid": own})
        connection.chosen_seat = seat

    async def _as_host(self, connection: Connection, command: messages.Arranging) -> None:
        if not self.broadcast.is_host(connection.person) and not self._may_stand_in(connection, command):
            raise Refusal("host_only")
        if isinstance(command, messages.Start):
            self._must_be_few_bot_matches(connection, self.row)
            begun = self._start() if self.now.mistake is None else self.match_store.begin_again(command.keeps)
            await begun
            return
        row = seating.arranged(self.row, self.game, command, self.broadcast.present())
        if row.phase == PLAYING:
            self._must_be_few_bot_matches(connection, row)
        await self.match_store.save(row)

    def _may_stand_in(self, connection: Connection, command: messages.Arranging) -> bool:
        """Whoever plays along may let a bot play on for somebody who has been away for long."""
        if not isinstance(command, messages.PutBot) or self.row.phase != PLAYING:
            return False
        is_long = self.broadcast.away_for(command.seat) >= self.broadcast.away_seconds
        return is_long and bool(self.broadcast.seats_at(connection))

    def _must_be_few_bot_matches(self, connection: Connection, row: TableRow) -> None:
        if seating.has_only_bots(row):
            self._bot_matches.must_be_few(connection.person, connection.address, row.code)

    async def claim(self, shown: PassRow, person: str, name: str) -> None:
        """A pass was shown: the seat goes to another device, and the host's rights with it. Whose seat it is, is looked
        up here, under the lock: it may have changed hands while this waited."""

        async def move_seat() -> None:
            await self._move_seat(shown.seat, shown.person, person, name)

        async with self.lock:
            await retry(self.match_store, self.bus, move_seat)
            await self.publish()

    async def _move_seat(self, seat: int, holder: str, person: str, name: str) -> None:
        """Whoever held it may have it back: it is their own device in another hand."""
        await self.match_store.save(seating.claimed(self.row, seat, holder, person, name))
        self.broadcast.lent[seat] = (holder, person)

    # ---- the match

    async def start(self, past: Past | None = None) -> None:
        """With a past, the match goes on from there."""
        async with self.lock:
            await retry(self.match_store, self.bus, lambda: self._start(past))
            await self.publish()

    async def _start(self, past: Past | None = None) -> None:
        seating.must_be_startable(self.row)
        await self.match_store.begin(self.row.options, past)

    async def _rematch(self, connection: Connection, command: messages.Rematch) -> None:
        is_host = self.broadcast.is_host(connection.person)
        if seating.seat_of(self.row, connection.person) is None and not is_host:
            raise Refusal("not_seated")
        row, present = seating.wanting_rematch(self.row, connection.person), self.broadcast.present()
        if command.without_away and not is_host:
            raise Refusal("host_only")
        if any(not command.without_away or not seating.is_away(row.seats[place], present) for place in row.waiting):
            await self.match_store.save(row)
            return
        kept = seating.put_stand_ins(row, row.waiting)
        self._must_be_few_bot_matches(connection, kept)
        await self.match_store.begin_rematch(kept)

    async def _do(self, connection: Connection, command: messages.Do) -> None:
        named = self.broadcast.seat_viewed_by(connection) if command.seat is None else command.seat
        if named is None:
            raise Refusal("not_seated")
        seat = seating.own_seat(self.row, connection.person, named)
        try:
            await self._act(seat, command)
        except (Refusal, Conflict):
            if not await self.match_store.was_done(seat, command.command):
                raise

    async def _act(self, seat: int, command: messages.Do) -> None:
        live = self.now.match_in_play()
        live.must_be_asked(seat, command.deed, command.question)
        may_be_done = live.may_be_repeated(command.deed, command.command)
        if not may_be_done or not await self.match_store.was_done(seat, command.command):
            row = (self.row.code, live.number, live.count, seat, command.deed, command.command, time.time())
            await self.match_store.perform(live, StepRow(*row))

    async def close(self) -> None:
        """The match is broken off for good: everybody leaves, and what was played can be watched by everybody."""
        async with self.lock:
            await retry(self.match_store, self.bus, self._close)
            await self.publish()

    async def _close(self) -> None:
        if self.row.phase == FROZEN:
            raise Refusal("table_frozen")
        if self.row.phase != CLOSED:
            await self.match_store.save(replace(self.row, phase=CLOSED, waiting=[]))
        self.now.live, self.now.views = None, {}

    async def freeze(self, error: Exception, seat: int, action: messages.Named) -> None:
        await self.match_store.freeze(error, seat, action)
        await self.publish()

    # ---- telling

    async def publish(self) -> None:
        """Sends everybody what is new to them, and wakes the bots that are due. At a closed table nobody stays."""
        if self.row.phase == CLOSED:
            for connection in self.broadcast.connections:
                connection.end("table_closed")
        await self.match_store.set_viewers(self.broadcast.note_viewers())
        self.broadcast.tell_all()
