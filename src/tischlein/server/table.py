"""A place where people sit: obeys commands one after another, stores before it tells, tells each what it may know."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec
import structlog

from tischlein.core.game import Game
from tischlein.core.refusal import Refusal
from tischlein.core.vocabulary import TABLE_DEEDS
from tischlein.server import seating, wire
from tischlein.server.bot_seats import BotSeats
from tischlein.server.connection import Connection
from tischlein.server.live import LiveMatch
from tischlein.server.play import Play
from tischlein.server.seating import PLAYING
from tischlein.server.settings import Settings
from tischlein.server.thinkers import Thinkers
from tischlein.store.contract import NotWritten, Store
from tischlein.store.rows import SeatRow, StepRow, TableRow

REMEMBERED_REPLIES: Final = 512
LONGEST_COMMAND: Final = 64

replace = msgspec.structs.replace
log = structlog.get_logger("table")


class Table:
    """Everything happens under `lock`, so nobody ever sees a deed that is not on disk yet."""

    def __init__(
        self, row: TableRow, game: Game, store: Store, thinkers: Thinkers, settings: Settings, idle: Callable[[], None]
    ) -> None:
        self.game: Game = game
        self.lock: asyncio.Lock = asyncio.Lock()
        self.play: Play = Play(row, game, store, settings.data)
        self.visitors: int = 0
        self.connections: list[Connection] = []
        self.bots: BotSeats = BotSeats(self, thinkers, settings.thinking, idle)
        self._store = store
        self._replies: OrderedDict[tuple[str, str], wire.Done | wire.Refused] = OrderedDict()

    @property
    def row(self) -> TableRow:
        return self.play.row

    # ---- coming and going

    async def attach(self, connection: Connection) -> None:
        async with self.lock:
            await self.play.make_sure_of_match()
            self.connections.append(connection)
            self._publish()

    async def detach(self, connection: Connection) -> None:
        async with self.lock:
            self.connections.remove(connection)
            self._publish()

    def present(self) -> set[str]:
        """Who is here. A shared screen hangs on the wall: nobody sits at it."""
        return {connection.person for connection in self.connections if not connection.is_screen}

    def seat_through(self, connection: Connection) -> int | None:
        """Whose view this connection gets: never a seat of somebody else, and of several own ones only a chosen one."""
        own = self.seats_at(connection)
        if len(own) == 1:
            return own[0]
        return connection.chosen_seat if connection.chosen_seat in own else None

    def seats_at(self, connection: Connection) -> list[int]:
        return [] if connection.is_screen else seating.seats_of(self.row, connection.person)

    def is_host(self, person: str) -> bool:
        """The one who opened the table; while nobody of that name is here, the first seated person who is."""
        present = self.present()
        if person == self.row.host or self.row.host in present:
            return person == self.row.host
        seated = [seat.person for seat in self.row.seats if seat.kind == "person" and not seat.has_left]
        return person == next((one for one in seated if one in present), "")

    # ---- commands

    async def obey(self, connection: Connection, command: wire.FromBrowser) -> None:
        """Carries out a command and answers it once; the same command again gets the same answer."""
        key = (connection.person, command.command)
        async with self.lock:
            if key in self._replies:
                connection.send(self._replies[key])
                return
            reply: wire.Done | wire.Refused = wire.Done(command.command)
            try:
                await self.play.make_sure_of_match()
                await self._carry_out(connection, command)
            except Refusal as refusal:
                reply = wire.Refused(command.command, refusal.key, refusal.facts)
            except NotWritten:
                reply = wire.Refused(command.command, Refusal("not_saved").key, {})
            if _is_worth_remembering(command, reply):
                self._remember(key, reply)
            connection.send(reply)
            self._publish()

    def _remember(self, key: tuple[str, str], reply: wire.Done | wire.Refused) -> None:
        self._replies[key] = reply
        if len(self._replies) > REMEMBERED_REPLIES:
            self._replies.popitem(last=False)

    async def _carry_out(self, connection: Connection, command: wire.FromBrowser) -> None:
        if not 1 <= len(command.command) <= LONGEST_COMMAND:
            raise Refusal("malformed")
        person = connection.person
        if connection.is_screen and isinstance(command, wire.Seating | wire.Do):
            raise Refusal("screen_only_shows")
        match command:
            case wire.Do():
                await self._do(connection, command)
            case wire.Again():
                connection.forget()
            case wire.Look():
                self._look(connection, command.seat)
            case wire.Sit() | wire.Beside() | wire.Stand() | wire.Rename():
                await self.play.save(self._reseated(person, command))
            case wire.Rematch():
                await self._rematch(person)
            case _:
                await self._as_host(person, command)

    def _reseated(self, person: str, command: wire.Seating) -> TableRow:
        match command:
            case wire.Sit():
                return seating.sit(self.row, command.seat, person, command.name)
            case wire.Beside():
                return seating.sit_beside(self.row, command.seat, person, command.name)
            case wire.Stand():
                return seating.stand(self.row, person, command.seat)
            case wire.Rename():
                return seating.rename(self.row, person, command.seat, command.name)

    def _look(self, connection: Connection, seat: int | None) -> None:
        """Only among own seats. Whatever was seen through another one is sent no more."""
        own = self.seats_at(connection)
        if seat is not None and seat not in own:
            raise Refusal("not_your_seat", {"valid": own})
        connection.chosen_seat = seat

    async def _as_host(self, person: str, command: wire.Arranging) -> None:
        if not self.is_host(person):
            raise Refusal("host_only")
        match command:
            case wire.Choose():
                await self.play.save(seating.choose(self.row, self.game, command.options))
            case wire.SetSeats():
                await self.play.save(seating.set_seats(self.row, self.game, command.count))
            case wire.PutBot():
                await self.play.save(
                    seating.put_bot(self.row, self.game, command.seat, command.bot, self.present()),
                )
            case wire.ClearSeat():
                await self.play.save(seating.clear_seat(self.row, command.seat))
            case wire.Start():
                await self._start()

    async def claim(self, place: int, person: str, name: str) -> None:
        """A pass was shown: the seat goes to another device, and with it the table, if its player was the host."""
        async with self.lock:
            seat = self.row.seats[place] if place < len(self.row.seats) else SeatRow()
            if seating.seat_of(self.row, person) not in (None, place):
                raise Refusal("already_seated")
            was_alone = seating.seats_of(self.row, seat.person) in ([], [place])
            host = person if self.row.host == seat.person and was_alone else self.row.host
            moved = SeatRow("person", person, seat.name or name)
            await self.play.save(replace(seating.with_seat(self.row, place, moved), host=host))
            self._publish()

    # ---- the match

    async def start(self) -> None:
        async with self.lock:
            await self._start()
            self._publish()

    async def _start(self) -> None:
        seating.must_be_startable(self.row)
        await self.play.begin(self.row.options)

    async def _rematch(self, person: str) -> None:
        if seating.seat_of(self.row, person) is None and not self.is_host(person):
            raise Refusal("not_seated")
        await self.play.rematch()

    async def _do(self, connection: Connection, command: wire.Do) -> None:
        named = self.seat_through(connection) if command.seat is None else command.seat
        if named is None:
            raise Refusal("not_seated")
        seat = seating.own_seat(self.row, connection.person, named)
        known = await self._store.step_of_command(self.row.code, command.command)
        if known is not None:
            if known.seat != seat:
                raise Refusal("command_taken")
            return
        live = self.play.match_in_play()
        self._check_question(live, seat, command)
        await self.play.perform(
            live, StepRow(self.row.code, live.number, live.count, seat, command.deed, command.command, time.time())
        )

    def _check_question(self, live: LiveMatch, seat: int, command: wire.Do) -> None:
        if command.deed.get("do") in TABLE_DEEDS:
            return
        question = live.question(seat)
        if question is None:
            raise Refusal("not_your_turn", {"seats": list(live.match.turn().seats)})
        if command.question != question:
            raise Refusal("stale_question")

    async def freeze(self, error: Exception, seat: int, deed: wire.Named) -> None:
        await self.play.freeze(error, seat, deed)
        self._publish()

    # ---- bots

    def bots_and_match(self) -> tuple[dict[int, str], LiveMatch] | None:
        if self.row.phase != PLAYING or self.play.live is None:
            return None
        return {place: seat.bot for place, seat in enumerate(self.row.seats) if seat.kind == "bot"}, self.play.live

    async def bot_deed(self, seat: int, deed: wire.Named) -> None:
        live = self.play.match_in_play()
        step = StepRow(self.row.code, live.number, live.count, seat, deed, None, time.time())
        try:
            await self.play.perform(live, step)
        except NotWritten as error:
            raise Refusal("not_saved") from error
        self._publish()

    # ---- telling

    def _publish(self) -> None:
        """Everybody gets what is new to them, and the bots what they owe."""
        for connection in self.connections:
            seat = self.seat_through(connection)
            connection.show_table(self._state_for(connection, seat))
            if seat in self.play.sights:
                connection.show_match(self.play.sights[seat], seat, self.row.match)
        self.bots.wake()

    def _state_for(self, connection: Connection, you: int | None) -> wire.TableState:
        present, row = self.present(), self.row
        seated = {seat.person for seat in row.seats if seat.kind == "person" and not seat.has_left}
        return wire.TableState(
            code=row.code,
            game=row.game,
            version=row.version,
            options=row.options,
            seats=[_card(seat, present, connection.person) for seat in row.seats],
            you=you,
            mine=self.seats_at(connection),
            host=self.is_host(connection.person),
            phase=row.phase,
            match=row.match,
            watching=len(present - seated),
            link=f"{connection.link_base}/t/{row.code}",
        )


def _is_worth_remembering(command: wire.FromBrowser, reply: wire.Done | wire.Refused) -> bool:
    """What only concerns one connection, and what may succeed later, is done anew when it is asked again."""
    is_of_the_moment = isinstance(command, wire.Again | wire.Look)
    return not is_of_the_moment and (isinstance(reply, wire.Done) or reply.reason != "not_saved")


def _card(seat: SeatRow, present: set[str], person: str) -> wire.SeatCard:
    is_mine = seat.person == person and (seat.kind == "bot" or seat.has_left)
    return wire.SeatCard(seat.kind, seat.name, seat.bot, seating.is_away(seat, present), is_mine)
