"""Every statement of the store, built from the schema and written out once, so that the driver gets plain SQL."""

from typing import Final

from sqlalchemy import bindparam, delete, insert, literal_column, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql import ClauseElement

from tischlein.store.schema import match, person, pulse, seat, seat_pass, step, table


def _sqlite(statement: ClauseElement) -> str:
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


ADD_PERSON: Final = _sqlite(insert(person))
RENAME_PERSON: Final = _sqlite(update(person).where(person.c.id == bindparam("who")).values(name=bindparam("called")))
PERSON_WITH_TOKEN: Final = _sqlite(select(person).where(person.c.token_hash == bindparam("token_hash")))

ADD_TABLE: Final = _sqlite(insert(table))
CHANGE_TABLE: Final = _sqlite(
    update(table)
    .where(table.c.code == bindparam("here"))
    .values({column.name: bindparam(f"new_{column.name}") for column in table.c if column.name != "code"})
)
MOVE_ON: Final = _sqlite(
    update(table)
    .where(table.c.code == bindparam("here"))
    .values(phase=bindparam("now_phase"), waiting=bindparam("now_waiting"))
)
CLEAR_SEATS: Final = _sqlite(delete(seat).where(seat.c.table == bindparam("here")))
ADD_SEAT: Final = _sqlite(insert(seat))
ADD_MATCH: Final = _sqlite(insert(match))
ADD_STEP: Final = _sqlite(insert(step))

TABLE: Final = _sqlite(select(table).where(table.c.code == bindparam("here")))
SEATS: Final = _sqlite(select(seat).where(seat.c.table == bindparam("here")).order_by(seat.c.seat))
TABLES_OF: Final = _sqlite(
    select(table)
    .where(table.c.code.in_(select(seat.c.table).where(seat.c.person == bindparam("who"))))
    .order_by(table.c.opened_at.desc())
    .limit(bindparam("most"))
    .offset(literal_column("0"))
)
MATCH: Final = _sqlite(select(match).where(match.c.table == bindparam("here"), match.c.number == bindparam("which")))
STEPS: Final = _sqlite(
    select(step).where(step.c.table == bindparam("here"), step.c.match == bindparam("which")).order_by(step.c.n)
)
STEP_OF_COMMAND: Final = _sqlite(
    select(step).where(step.c.table == bindparam("here"), step.c.command == bindparam("given"))
)

ADD_PASS: Final = _sqlite(insert(seat_pass))
FORGET_OLD_PASSES: Final = _sqlite(delete(seat_pass).where(seat_pass.c.expires_at <= bindparam("now")))
USE_PASS: Final = _sqlite(delete(seat_pass).where(seat_pass.c.token_hash == bindparam("token")).returning(seat_pass))
CLEAR_PULSE: Final = _sqlite(delete(pulse))
BEAT: Final = _sqlite(insert(pulse))
