"""A table as far as nothing has to be waited for: how its match stands, who looks at it, and telling them. Compiled."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from tischlein.server.move import seating
from tischlein.server.move.connection import Connection
from tischlein.server.move.table_lock import TableLock
from tischlein.server.move.table_state import Eyes, Standing
from tischlein.store.bus import Notice
from tischlein.store.contract import Store
from tischlein.store.rows import SeatRow, TableRow
from tischlein.wire import messages

REMEMBERED_REPLIES: Final = 64


class Replies:
    """The last answers to commands, so that a repeated one gets the same. What was done, the store knows for ever."""

    def __init__(self) -> None:
        self._replies: OrderedDict[tuple[str, str], messages.Done | messages.Refused] = OrderedDict()

    def get(self, person: str, command: str) -> messages.Done | messages.Refused | None:
        return self._replies.get((person, command))

    def remember(self, person: str, reply: messages.Done | messages.Refused) -> None:
        if isinstance(reply, messages.Refused) and reply.reason == "not_saved":
            # Refused for the moment, not for good.
            return
        self._replies[person, reply.command] = reply
        if len(self._replies) > REMEMBERED_REPLIES:
            self._replies.popitem(last=False)


class Tabletop:
    def __init__(self, now: Standing, store: Store, wake_bots: Callable[[], None]) -> None:
        self.now: Standing = now
        self.store: Store = store
        self.lock: TableLock = TableLock()
        self.replies: Replies = Replies()
        self.connections: list[Connection] = []
        # Who is connected to the table through other processes.
        self.elsewhere: set[str] = set()
        # Who looks through which seat, and whether a bot sits here, since the last time that anybody was told.
        self._looks: list[tuple[Connection, int | None]] = []
        self._has_bots = False
        self._wake_bots = wake_bots

    @property
    def row(self) -> TableRow:
        return self.now.row

    # ---- who is here

    def seat_through(self, connection: Connection) -> int | None:
        """Whose view this connection gets: never a seat of somebody else, and of several own ones only a chosen one."""
        own = self.seats_at(connection)
        if len(own) == 1:
            return own[0]
        return connection.chosen_seat if connection.chosen_seat in own else None

    def seats_at(self, connection: Connection) -> list[int]:
        return [] if connection.is_screen else seating.seats_of(self.now.row, connection.person)

    def here(self) -> set[str]:
        """Who is connected to this process. A shared screen hangs on the wall: nobody sits at it."""
        return {connection.person for connection in self.connections if not connection.is_screen}

    def present(self) -> set[str]:
        return self.here() | self.elsewhere

    def is_host(self, person: str) -> bool:
        return seating.is_host(self.now.row, person, self.present())

    # ---- telling

    def look_around(self) -> Eyes:
        """Who looks now, and through which seats."""
        self._looks = [(connection, self.seat_through(connection)) for connection in self.connections]
        self._has_bots = any(seat.kind == "bot" for seat in self.now.row.seats)
        return {seat for _, seat in self._looks}

    def tell_all(self) -> None:
        """Everybody gets what is new to them, and the bots what they owe."""
        self.show_table()
        self.show_match()
        self._wake_bots()

    def tell_step(self, phase: str) -> None:
        """The same after a step, by which nobody comes or goes, and nobody looks through another seat. `phase` is the
        one before it."""
        if self.now.row.phase != phase:
            self.show_table()
        self.show_match()
        if self._has_bots:
            self._wake_bots()

    def show_table(self) -> None:
        row = self.now.row
        # All that a table's message is made of, beside who reads it.
        known = (row.seats, row.options, row.version, row.host, row.phase, row.match, self.present())
        for connection, seat in self._looks:
            if not connection.knows_table((known, seat)):
                connection.show_table(state_for(self, connection, seat))

    def show_match(self) -> None:
        sights, match = self.now.sights, self.now.row.match
        for connection, seat in self._looks:
            if seat in sights:
                connection.show_match(sights[seat], seat, match)
            connection.post()

    def has_followed(self, notice: Notice) -> bool:
        """Plays and shows a step of another process at once, where nothing has to be read. Only while nobody works."""
        phase = self.now.row.phase
        if not notice.step or not self.now.has_played([notice]):
            return False
        self.tell_step(phase)
        return True


def state_for(top: Tabletop, connection: Connection, you: int | None) -> messages.TableState:
    present, row = top.present(), top.row
    seated = {seat.person for seat in row.seats if seat.kind == "person" and not seat.has_left}
    return messages.TableState(
        code=row.code,
        game=row.game,
        version=row.version,
        options=row.options,
        seats=[_card(seat, present, connection.person) for seat in row.seats],
        you=you,
        mine=top.seats_at(connection),
        host=top.is_host(connection.person),
        phase=row.phase,
        match=row.match,
        watching=len(present - seated),
        link=f"{connection.link_base}/t/{row.code}",
    )


def _card(seat: SeatRow, present: set[str], person: str) -> messages.SeatCard:
    is_mine = seat.person == person and (seat.kind == "bot" or seat.has_left)
    return messages.SeatCard(seat.kind, seat.name, seat.bot, seating.is_away(seat, present), is_mine)
