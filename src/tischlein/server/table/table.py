"""A place where people sit: obeys commands one after another, stores before it tells, tells each what it may know."""

import contextlib
import time
from collections.abc import Callable

import structlog

from tischlein.core.game import Game
from tischlein.core.refusal import Refusal
from tischlein.server.move import seating
from tischlein.server.move.broadcast import Tabletop
from tischlein.server.move.connection import Connection
from tischlein.server.move.live_match import LiveMatch
from tischlein.server.move.seating import PLAYING
from tischlein.server.move.table_state import Standing
from tischlein.server.table.async_lock import AsyncLock
from tischlein.server.table.bot_seats import BotSeats
from tischlein.server.table.match_store import Play
from tischlein.server.table.retry import Means, settle
from tischlein.store.bus import Notice
from tischlein.store.contract import Conflict, Lost, NotWritten, Store
from tischlein.store.rows import CommandRow, StepRow, TableRow
from tischlein.wire import messages

log = structlog.get_logger("table")


class Table:
    """Everything happens under `lock`, so nobody ever sees a deed that is not on disk yet."""

    def __init__(self, row: TableRow, game: Game, means: Means, idle: Callable[[], None]) -> None:
        self.game: Game = game
        self.now: Standing = Standing(row, game, means.watch)
        self.play: Play = Play(self.now, means.store, means.settings.data)
        self.visitors: int = 0
        self.bots: BotSeats = BotSeats(self, means.thinkers, means.settings.thinking, idle)
        self.store: Store = means.store
        self.top: Tabletop = Tabletop(self.now, means.store, self.bots.wake)
        self.lock: AsyncLock = AsyncLock(self.top.lock)
        self._bus = means.bus

    @property
    def row(self) -> TableRow:
        return self.now.row

    # ---- coming and going

    async def attach(self, connection: Connection) -> None:
        async with self.lock:
            # Who comes from another process must not see less here than they saw there.
            await (self.play.catch_up() if self._bus.is_shared else self.play.make_sure_of_match())
            if connection.person not in self.top.here() and not connection.is_screen:
                await self._bus.arrive(self.row.code, connection.person)
            self.top.elsewhere = await self._bus.elsewhere(self.row.code)
            self.top.connections.append(connection)
            await self._publish()

    async def detach(self, connection: Connection) -> None:
        async with self.lock:
            self.top.connections.remove(connection)
            connection.forget()
            if connection.person not in self.top.here() and not connection.is_screen:
                await self._bus.leave(self.row.code, connection.person)
            await self._publish()

    async def freshen(self, heard: list[Notice]) -> None:
        """Another process changed something: the match, or who is connected."""
        async with self.lock:
            await self.play.follow(heard)
            if not all(notice.revision for notice in heard):
                self.top.elsewhere = await self._bus.elsewhere(self.row.code)
            await self._publish()

    # ---- commands

    async def obey(self, connection: Connection, command: messages.FromBrowser) -> None:
        """Carries out a command and answers it once; the same command again gets the same answer."""
        async with self.lock:
            await self.obey_in_turn(connection, command)

    async def obey_in_turn(self, connection: Connection, command: messages.FromBrowser) -> None:
        """The lock is held."""
        known = self.top.replies.get(connection.person, command.command)
        if known is not None:
            connection.send(known)
            return
        reply: messages.Done | messages.Refused = messages.Done(command.command)
        try:
            await settle(self.play, self._bus, lambda: self._carry_out_once(connection, command))
        except Refusal as refusal:
            reply = messages.Refused(command.command, refusal.key, refusal.facts)
        except Lost:
            # Whether it is stored is not known, so neither can be said: the browser comes back and asks again.
            connection.end(1013, Refusal("not_saved").key)
            return
        except NotWritten:
            reply = messages.Refused(command.command, Refusal("not_saved").key, {})
        if not isinstance(command, messages.Again | messages.Look):
            self.top.replies.remember(connection.person, reply)
        connection.put(reply)
        try:
            await self._publish()
        finally:
            connection.post()

    async def _carry_out_once(self, connection: Connection, command: messages.FromBrowser) -> None:
        """Steps are known by their command; everything else that changes a table is stored with its command."""
        if isinstance(command, messages.Do | messages.Again | messages.Look):
            return await self._carry_out(connection, command)
        code, person = self.row.code, connection.person
        if await self.store.has_done(code, person, command.command):
            return None
        self.play.asked = CommandRow(code, person, command.command, time.time())
        try:
            return await self._carry_out(connection, command)
        finally:
            self.play.asked = None

    async def _carry_out(self, connection: Connection, command: messages.FromBrowser) -> None:
        person = connection.person
        if connection.is_screen and isinstance(command, messages.Seating | messages.Do):
            raise Refusal("screen_only_shows")
        match command:
            case messages.Do():
                await self._do(connection, command)
            case messages.Again():
                connection.forget()
            case messages.Look():
                self._look(connection, command.seat)
            case messages.Sit() | messages.Beside() | messages.Stand() | messages.Rename():
                await self.play.save(seating.reseated(self.row, person, command))
            case messages.Rematch():
                await self._rematch(person)
            case _:
                await self._as_host(person, command)

    def _look(self, connection: Connection, seat: int | None) -> None:
        """Only among own seats. Whatever was seen through another one is sent no more."""
        own = self.top.seats_at(connection)
        if seat is not None and seat not in own:
            raise Refusal("not_your_seat", {"valid": own})
        connection.chosen_seat = seat

    async def _as_host(self, person: str, command: messages.Arranging) -> None:
        if not self.top.is_host(person):
            raise Refusal("host_only")
        if isinstance(command, messages.Start):
            await self._start()
        else:
            await self.play.save(seating.arranged(self.row, self.game, command, self.top.present()))

    async def claim(self, place: int, person: str, name: str) -> None:
        """A pass was shown: the seat goes to another device, and with it the table, if its player was the host."""
        async with self.lock:
            await settle(self.play, self._bus, lambda: self.play.save(seating.claimed(self.row, place, person, name)))
            await self._publish()

    # ---- the match

    async def start(self) -> None:
        async with self.lock:
            await settle(self.play, self._bus, self._start)
            await self._publish()

    async def _start(self) -> None:
        seating.must_be_startable(self.row)
        await self.play.begin(self.row.options)

    async def _rematch(self, person: str) -> None:
        if seating.seat_of(self.row, person) is None and not self.top.is_host(person):
            raise Refusal("not_seated")
        await self.play.rematch()

    async def _do(self, connection: Connection, command: messages.Do) -> None:
        named = self.top.seat_through(connection) if command.seat is None else command.seat
        if named is None:
            raise Refusal("not_seated")
        seat = seating.own_seat(self.row, connection.person, named)
        try:
            await self._answer(seat, command)
        except (Refusal, Conflict):
            if not await self.play.was_done(seat, command.command):
                raise

    async def _answer(self, seat: int, command: messages.Do) -> None:
        live = self.now.match_in_play()
        live.must_ask(seat, command.deed, command.question)
        could_be_done = live.could_be_done_twice(command.deed, command.command)
        if not could_be_done or not await self.play.was_done(seat, command.command):
            row = (self.row.code, live.number, live.count, seat, command.deed, command.command, time.time())
            await self.play.perform(live, StepRow(*row))

    async def freeze(self, error: Exception, seat: int, deed: messages.Named) -> None:
        await self.play.freeze(error, seat, deed)
        await self._publish()

    # ---- bots

    def bots_and_match(self) -> tuple[dict[int, str], LiveMatch] | None:
        if self.row.phase != PLAYING or self.now.live is None:
            return None
        return {place: seat.bot for place, seat in enumerate(self.row.seats) if seat.kind == "bot"}, self.now.live

    async def bot_deed(self, seat: int, deed: messages.Named) -> None:
        live = self.now.match_in_play()
        step = StepRow(self.row.code, live.number, live.count, seat, deed, None, time.time())
        try:
            await self.play.perform(live, step)
        except Conflict:
            # Another process was faster: what the bot owes now is another question.
            await self.look_again()
        except NotWritten as error:
            raise Refusal("not_saved") from error
        await self._publish()

    async def look_again(self) -> None:
        await self.be_sure()
        await self._publish()

    async def be_sure(self) -> None:
        try:
            await self.play.make_sure_of_match()
        except NotWritten as error:
            raise Refusal("not_saved") from error

    def is_known(self) -> bool:
        return self.now.is_known

    async def may_think(self) -> bool:
        return await self._bus.take_bots(self.row.code)

    def watched(self) -> contextlib.AbstractContextManager[None]:
        return self.now.watch.over(self.row.code)

    # ---- telling

    async def _publish(self) -> None:
        """Everybody gets what is new to them, and the bots what they owe."""
        await self.play.open_eyes(self.top.look_around())
        self.top.tell_all()
