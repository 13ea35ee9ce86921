"""Walking together through a match that is over: one leads, whoever wants follows. Nothing of it is stored."""

from typing import NamedTuple

import msgspec

from tischlein.server.move import seating
from tischlein.store.bus import Notice
from tischlein.store.rows import TableRow
from tischlein.wire import walking


class Leader(NamedTuple):
    """Who leads, and where to."""

    person: str
    lead: walking.Lead


def walk_for(leader: Leader | None, row: TableRow, present: set[str], person: str) -> walking.Walk | None:
    """What a reader is told of it. Whoever goes away leads no longer, and while a match runs nobody does."""
    if not is_seen(leader, row, present) or leader is None:
        return None
    lead, seat = leader.lead, seating.seat_of(row, leader.person)
    name = "" if seat is None else row.seats[seat].name
    return walking.Walk(name, leader.person == person, lead.match, lead.step, lead.seat, lead.moment)


def is_seen(leader: Leader | None, row: TableRow, present: set[str]) -> bool:
    return leader is not None and row.phase == seating.OVER and leader.person in present


# ---- between processes


class ToldLeader(msgspec.Struct):
    """A notice without a revision whose text is this: somebody leads, or nobody any more."""

    person: str
    lead: walking.Lead | None


def told(person: str, lead: walking.Lead | None) -> str:
    return msgspec.json.encode(ToldLeader(person, lead)).decode()


def is_about_leader(notice: Notice) -> bool:
    return notice.revision == 0 and bool(notice.step)


def leader_in(notice: Notice) -> tuple[str, Leader | None]:
    """Who told it, and who leads now."""
    found = msgspec.json.decode(notice.step, type=ToldLeader)
    return found.person, None if found.lead is None else Leader(found.person, found.lead)
