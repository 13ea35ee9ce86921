"""What "forget me" does to the database: nothing that is left says who a guest was. Matches go on without them.

A name belongs to whoever holds its seat now. After the first match has begun, a seat changes hands only by a pass, and
its name goes along with it: so the names of a seat in all matches of its table are those of its present holder.
"""

from typing import Final

from sqlalchemy import (
    JSON,
    BindParameter,
    ColumnElement,
    Integer,
    ScalarSelect,
    Select,
    Text,
    and_,
    bindparam,
    case,
    cast,
    delete,
    exists,
    func,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import aggregate_order_by
from sqlalchemy.sql import ClauseElement

from tischlein.store.schema import ban, match, person, seat, seat_pass, table, television

WHO: Final[BindParameter[str]] = bindparam("who")
HERE: Final[BindParameter[str]] = bindparam("here")
NOTHING: Final[ColumnElement[str]] = literal_column("''", Text)
# Before the name of a computer player, among the players of a match.
OF_BOT: Final[ColumnElement[str]] = literal_column("'bot:'", Text)


def hold_person() -> Select[tuple[str]]:
    """That this guest is here, and is not forgotten before the transaction ends. SQLite has one writer at a time, and
    nothing to lock."""
    return select(person.c.id).where(person.c.id == WHO).with_for_update(read=True, key_share=True)


def hold_match() -> Select[tuple[int]]:
    """That this match is here, and is not removed before the transaction ends."""
    this = (match.c.table == HERE, match.c.number == bindparam("which"))
    return select(match.c.number).where(*this).with_for_update(read=True, key_share=True)


def drop_lost_names() -> ClauseElement:
    """At a table that is being saved: the names of guests who were forgotten meanwhile."""
    is_guest = exists().where(person.c.id == seat.c.person)
    has_name = and_(seat.c.person != NOTHING, seat.c.name != NOTHING)
    return update(seat).where(seat.c.table == HERE, has_name, ~is_guest).values(name=NOTHING)


def forget_person(database: str) -> list[ClauseElement]:
    """In this order: the guest first, whom others hold while they write its name; then rows of tables by their codes,
    as whoever writes steps locks them too. So no two wait for each other."""
    sat_at = select(seat.c.table).where(seat.c.person == WHO)
    next_one = table.c.revision + literal_column("1")
    host = case((table.c.host == WHO, NOTHING), else_=table.c.host)
    not_begun = select(table.c.code).where(table.c.match == literal_column("0"))
    mine = update(seat).where(seat.c.person == WHO)
    return [
        delete(person).where(person.c.id == WHO),
        delete(seat_pass).where(seat_pass.c.person == WHO),
        delete(television).where(television.c.person == WHO),
        # The ban itself stays: whoever was shut out does not come back by being forgotten.
        update(ban).where(ban.c.id.in_(select(ban.c.id).where(ban.c.person == WHO))).values(name=NOTHING),
        select(table.c.code).where(table.c.code.in_(sat_at)).order_by(table.c.code).with_for_update(key_share=True),
        update(match).where(match.c.table.in_(sat_at)).values(players=_players_without_name(database)),
        update(table).where(table.c.code.in_(sat_at)).values(revision=next_one, host=host),
        # Before the first match the seat is free again; afterwards it is kept, as that of anybody who has left.
        mine.where(seat.c.table.in_(not_begun)).values(
            kind=literal_column("'empty'"), person=NOTHING, name=NOTHING, bot=NOTHING, has_left=literal_column("false")
        ),
        mine.values(person=NOTHING, name=NOTHING, has_left=literal_column("true")),
    ]


def _players_without_name(database: str) -> ScalarSelect[str]:
    """The players of a match as they are listed, with nothing where this guest sits. Computer players stay."""
    if database == "sqlite":
        listed = func.json_each(match.c.players).table_valued("key", "value", name="listed")
        return select(func.json_group_array(_kept(listed.c.value, listed.c.key))).scalar_subquery()
    players = func.json_array_elements_text(cast(match.c.players, JSON))
    listed = players.table_valued("value", with_ordinality="place", name="listed").render_derived()
    kept = _kept(listed.c.value, cast(listed.c.place, Integer) - literal_column("1"))
    return select(cast(func.json_agg(aggregate_order_by(kept, listed.c.place)), Text)).scalar_subquery()


def _kept(player: ColumnElement[str], place: ColumnElement[int]) -> ColumnElement[str]:
    here = and_(seat.c.table == match.c.table, seat.c.seat == place, seat.c.person == WHO)
    is_mine = select(seat.c.seat).where(here).correlate_except(seat).exists()
    is_name = func.substr(player, literal_column("1"), literal_column("4")) != OF_BOT
    return case((and_(is_mine, is_name), NOTHING), else_=player)
