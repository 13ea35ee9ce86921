"""Who leads the others through a match that is over, and how other processes hear of it."""

from typing import TYPE_CHECKING

from tischlein.core.refusal import Refusal
from tischlein.server.move import seating, walk
from tischlein.server.move.connection import Connection
from tischlein.store.bus import Notice
from tischlein.wire import messages, walking

if TYPE_CHECKING:
    from tischlein.server.table.table import Table


async def take_lead(table: "Table", connection: Connection, command: messages.Leading) -> None:
    """Only who sits here or is the host leads; a running match, also of a rematch, is nobody's to look into."""
    broadcast, person = table.broadcast, connection.person
    if connection.is_screen:
        raise Refusal("screen_only_shows")
    if isinstance(command, walking.StopLeading):
        if broadcast.leader is not None and broadcast.leader.person == person:
            broadcast.leader = None
            await table.bus.tell(table.row.code, walk.told(person, None))
        return
    if not broadcast.seats_at(connection) and not broadcast.is_host(person):
        raise Refusal("not_seated")
    if table.row.phase != seating.OVER:
        raise Refusal("match_not_over")
    if not 1 <= command.match <= table.row.match or command.step < 0:
        raise Refusal("no_finished_match")
    broadcast.leader = walk.Leader(person, command)
    await table.bus.tell(table.row.code, walk.told(person, command))


def hear(table: "Table", notices: list[Notice]) -> list[Notice]:
    """Takes in what others tell of their leaders; returns the rest. Of somebody who is connected here, more is known
    here than what comes round."""
    broadcast = table.broadcast
    for notice in filter(walk.is_about_leader, notices):
        person, leader = walk.leader_in(notice)
        if person in broadcast.here():
            continue
        if leader is not None or (broadcast.leader is not None and broadcast.leader.person == person):
            broadcast.leader = leader
    return [notice for notice in notices if not walk.is_about_leader(notice)]
