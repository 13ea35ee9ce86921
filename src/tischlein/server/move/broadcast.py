"""Who is connected to a table in this process, and telling each of them what is new to them."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from tischlein.server.move import seating
from tischlein.server.move.connection import Connection
from tischlein.server.move.hints import left_for
from tischlein.server.move.table_lock import TableLock
from tischlein.server.move.table_state import StoredState, Viewers
from tischlein.server.move.walk import Leader, is_about_leader, is_seen, walk_for
from tischlein.store.bus import Notice
from tischlein.store.contract import FOR_NOW, Store
from tischlein.store.rows import TableRow
from tischlein.wire import messages

REMEMBERED_REPLIES: Final = 64


class Replies:
    """The latest replies to commands, so that a repeated command gets the same one. What was done is in the store."""

    def __init__(self) -> None:
        self._replies: OrderedDict[tuple[str, str], messages.Done | messages.Refused] = OrderedDict()

    def get(self, person: str, command: str) -> messages.Done | messages.Refused | None:
        return self._replies.get((person, command))

    def remember(self, person: str, reply: messages.Done | messages.Refused) -> None:
        if isinstance(reply, messages.Refused) and reply.reason in FOR_NOW:
            return
        self._replies[person, reply.command] = reply
        if len(self._replies) > REMEMBERED_REPLIES:
            self._replies.popitem(last=False)


class Broadcast:
    def __init__(self, now: StoredState, store: Store, away_seconds: int, wake_bots: Callable[[], None]) -> None:
        self.now: StoredState = now
        self.store: Store = store
        self.lock: TableLock = TableLock()
        self.replies: Replies = Replies()
        self.connections: list[Connection] = []
        # Who is connected to the table through other processes.
        self.elsewhere: set[str] = set()
        # How long somebody must be away until others may let a bot play on; since when seats are without their people.
        self.away_seconds: int = away_seconds
        self._away_since: dict[int, float] = {}
        # By seat: who moved it to another device, and to whom. As long as it is there, they may have it back.
        self.lent: dict[int, tuple[str, str]] = {}
        # Who views the match through which seat, and whether a bot sits here: as of the last `note_viewers`.
        self._viewers: list[tuple[Connection, int | None]] = []
        self._has_bots = False
        self._wake_bots = wake_bots
        # Who leads the others through a match that is over, as far as this process knows.
        self.leader: Leader | None = None

    @property
    def row(self) -> TableRow:
        return self.now.row

    # ---- who is here

    def seat_viewed_by(self, connection: Connection) -> int | None:
        """Whose view this connection gets: never somebody else's seat, and of several own ones only a chosen one."""
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

    def away_for(self, place: int) -> int:
        """For how many seconds a seat has been without its person, as far as this process knows."""
        since = self._away_since.get(place)
        return 0 if since is None else int(time.monotonic() - since)

    def is_lent_by(self, place: int, person: str) -> bool:
        lender, holder = self.lent.get(place, ("", ""))
        return lender == person and place < len(self.row.seats) and self.row.seats[place].person == holder

    def _note_absence(self) -> None:
        present, now = self.present(), time.monotonic()
        gone = [place for place, seat in enumerate(self.row.seats) if seating.is_away(seat, present)]
        self._away_since = {place: self._away_since.get(place, now) for place in gone}

    # ---- telling

    def note_viewers(self) -> Viewers:
        """Notes who is connected now, and returns the seats through which they view the match."""
        self._viewers = [(connection, self.seat_viewed_by(connection)) for connection in self.connections]
        self._note_absence()
        self._has_bots = any(seat.kind == "bot" for seat in self.now.row.seats)
        return {seat for _, seat in self._viewers}

    def tell_all(self) -> None:
        """Sends everybody what is new to them, and wakes the bots that are due."""
        self.show_table()
        self.show_match()
        self._wake_bots()

    def tell_step(self, phase: str) -> None:
        """The same after a step, which changes neither who is connected nor through which seat anybody views the match.
        `phase` is the table's phase before the step."""
        if self.now.row.phase != phase or self.now.given:
            self.show_table()
        self.show_match()
        if self._has_bots:
            self._wake_bots()

    def show_table(self) -> None:
        row = self.now.row
        # All that goes into a table's message, apart from who reads it.
        wanted = seating.rematch_seats(row)
        known = (
            row.seats,
            row.options,
            row.version,
            row.host,
            row.phase,
            row.match,
            row.hints,
            wanted,
            self.present(),
            self.now.mistake,
            self.leader if is_seen(self.leader, row, self.present()) else None,
        )
        for connection, seat in self._viewers:
            if connection.note_table((known, seat, self.hints_left(seat))):
                connection.show_table(table_message(self, connection, seat))

    def hints_left(self, reader: int | None) -> list[int]:
        return left_for(self.now.row, self.now.given, self.now.live, reader)

    def show_match(self) -> None:
        views, match = self.now.views, self.now.row.match
        for connection, seat in self._viewers:
            if seat in views:
                connection.show_match(views[seat], seat, match)
            connection.post()

    def try_follow(self, notice: Notice) -> bool:
        """Plays and shows a step of another process at once, if nothing has to be read for it. Otherwise nothing has
        happened, and `Table.refresh` reads the table. Only while nobody holds the lock."""
        phase = self.now.row.phase
        if not notice.step or is_about_leader(notice) or not self.now.try_play_notices([notice]):
            return False
        self.tell_step(phase)
        return True


def table_message(broadcast: Broadcast, connection: Connection, you: int | None) -> messages.TableState:
    """The table as one reader is told of it: who sits where, who is away, which seats are the reader's own."""
    present, row = broadcast.present(), broadcast.row
    seated = {seat.person for seat in row.seats if seat.kind == "person" and not seat.has_left}
    return messages.TableState(
        code=row.code,
        game=row.game,
        version=row.version,
        options=row.options,
        seats=[_seat_card(broadcast, place, present, connection.person) for place in range(len(row.seats))],
        you=you,
        mine=broadcast.seats_at(connection),
        host=broadcast.is_host(connection.person),
        phase=row.phase,
        match=row.match,
        rematch=seating.rematch_seats(row),
        watching=len(present - seated),
        hints=row.hints,
        hints_left=broadcast.hints_left(you),
        ask_after=broadcast.away_seconds,
        link=f"{connection.link_base}/t/{row.code}",
        walk=walk_for(broadcast.leader, row, present, connection.person),
        mistake=broadcast.now.mistake,
    )


def _seat_card(broadcast: Broadcast, place: int, present: set[str], person: str) -> messages.SeatCard:
    seat = broadcast.row.seats[place]
    is_kept = seat.person == person and (seat.kind == "bot" or seat.has_left)
    is_mine = is_kept or broadcast.is_lent_by(place, person)
    is_away, seconds = seating.is_away(seat, present), broadcast.away_for(place)
    return messages.SeatCard(seat.kind, seat.name, seat.bot, is_away, seconds, is_mine)
