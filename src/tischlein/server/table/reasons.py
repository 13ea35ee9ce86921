"""Why a seat cannot do something now: asked by whoever sits there, of the rules alone. Nothing changes.

The reason is found in a world redealt for the seat with luck of its own, as the table's bots get one (`imagined.py`).
So it is the same whatever is hidden from the seat.
"""

import secrets
from typing import TYPE_CHECKING

from tischlein.core.reason import Reason
from tischlein.core.refusal import Refusal
from tischlein.server.move import seating
from tischlein.server.move.connection import Connection
from tischlein.server.move.live_match import LiveMatch
from tischlein.wire.messages import Because, Why

if TYPE_CHECKING:
    from tischlein.server.table.table import Table


async def because(table: "Table", connection: Connection, command: Why) -> Because | None:
    """None where nothing stands in the way. Under the table's lock."""
    named = table.broadcast.seat_viewed_by(connection) if command.seat is None else command.seat
    if named is None:
        raise Refusal("not_seated")
    seat = seating.own_seat(table.row, connection.person, named)
    live = table.now.match_in_play()
    action = table.game.vocabulary.number(command.deed)
    try:
        with table.now.watch.over(table.row.code):
            reason = reason_for(live, seat, action)
    except Exception as error:
        await table.freeze(error, seat, command.deed)
        raise Refusal("rule_broken") from error
    return None if reason is None else Because(command.command, reason.key, reason.rule, reason.facts)


def reason_for(live: LiveMatch, seat: int, action: int) -> Reason | None:
    return live.match.why_not(seat, action, secrets.randbits(62))
