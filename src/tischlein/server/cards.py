"""A table as one reader is told of it: who sits where, who is away, which seats are the reader's own."""

from typing import TYPE_CHECKING

from tischlein.server import seating, wire
from tischlein.store.rows import SeatRow

if TYPE_CHECKING:
    from tischlein.server.connection import Connection
    from tischlein.server.tabletop import Tabletop


def state_for(top: "Tabletop", connection: "Connection", you: int | None) -> wire.TableState:
    present, row = top.present(), top.row
    seated = {seat.person for seat in row.seats if seat.kind == "person" and not seat.has_left}
    return wire.TableState(
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


def _card(seat: SeatRow, present: set[str], person: str) -> wire.SeatCard:
    is_mine = seat.person == person and (seat.kind == "bot" or seat.has_left)
    return wire.SeatCard(seat.kind, seat.name, seat.bot, seating.is_away(seat, present), is_mine)
