"""Every statement of the store, built from the schema and written out once, so that the driver gets plain SQL."""

from typing import Final

from sqlalchemy import BindParameter, bindparam, column, delete, insert, literal_column, or_, select, update
from sqlalchemy import table as named_table
from sqlalchemy.engine import Dialect
from sqlalchemy.sql import ClauseElement

from tischlein.store import forgetting
from tischlein.store.schema import command, match, person, pulse, seat, seat_pass, step, table

HERE: Final[BindParameter[str]] = bindparam("here")
WHO: Final[BindParameter[str]] = bindparam("who")
WHICH: Final[BindParameter[int]] = bindparam("which")


class Statements:
    """In the dialect of one database."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        known = (table.c.code == HERE, table.c.revision == bindparam("known"))

        self.add_person: str = self._sql(insert(person))
        self.rename_person: str = self._sql(update(person).where(person.c.id == WHO).values(name=bindparam("called")))
        self.forget_person: list[str] = [self._sql(one) for one in forgetting.forget_person(dialect.name)]
        self.hold_person: str = self._sql(forgetting.hold_person())
        self.drop_lost_names: str = self._sql(forgetting.drop_lost_names())
        self.person_with_token: str = self._sql(select(person).where(person.c.token_hash == bindparam("token_hash")))

        changed: dict[str, BindParameter[str]] = {
            one.name: bindparam(f"new_{one.name}") for one in table.c if one.name not in ("code", "revision")
        }
        next_one = {"revision": table.c.revision + literal_column("1")}
        self.add_table: str = self._sql(insert(table))
        self.change_table: str = self._sql(
            update(table).where(*known).values({**changed, **next_one}).returning(table.c.revision)
        )
        self.table: str = self._sql(select(table).where(table.c.code == HERE))
        self._write_seats()
        self._write_matches()
        self._write_passes()

    def _write_seats(self) -> None:
        self.clear_seats: str = self._sql(delete(seat).where(seat.c.table == HERE))
        self.add_seat: str = self._sql(insert(seat))
        self.seats: str = self._sql(select(seat).where(seat.c.table == HERE).order_by(seat.c.seat))
        self.seats_at: str = self._sql(select(seat.c.seat).where(seat.c.table == HERE, seat.c.person == WHO))
        self.tables_of: str = self._sql(
            select(table)
            .where(table.c.code.in_(select(seat.c.table).where(seat.c.person == WHO)))
            .order_by(table.c.opened_at.desc())
            .limit(bindparam("most"))
            .offset(literal_column("0"))
        )
        self.add_command: str = self._sql(insert(command))
        self.command: str = self._sql(
            select(command.c.at).where(
                command.c.table == HERE, command.c.person == WHO, command.c.command == bindparam("given")
            )
        )

    def _write_matches(self) -> None:
        present = select(table.c.match).where(table.c.code == HERE).scalar_subquery()
        self.add_match: str = self._sql(insert(match))
        self.match: str = self._sql(select(match).where(match.c.table == HERE, match.c.number == WHICH))
        self.present_match: str = self._sql(select(match).where(match.c.table == HERE, match.c.number == present))
        self.steps: str = self._sql(select(step).where(step.c.table == HERE, step.c.match == WHICH).order_by(step.c.n))
        self.later_steps: str = self._sql(
            select(step)
            .where(
                step.c.table == HERE,
                step.c.match == present,
                or_(step.c.match != WHICH, step.c.n >= bindparam("since")),
            )
            .order_by(step.c.n)
        )
        self.step_of_command: str = self._sql(
            select(step).where(step.c.table == HERE, step.c.command == bindparam("given"))
        )

    def _write_passes(self) -> None:
        self.add_pass: str = self._sql(insert(seat_pass))
        of_seat = (seat_pass.c.table == HERE, seat_pass.c.seat == WHICH)
        newest = select(seat_pass.c.token_hash).where(*of_seat).order_by(seat_pass.c.expires_at.desc())
        kept = newest.limit(bindparam("most")).offset(literal_column("0"))
        self.forget_more_passes: str = self._sql(delete(seat_pass).where(*of_seat, seat_pass.c.token_hash.not_in(kept)))
        self.forget_old_passes: str = self._sql(delete(seat_pass).where(seat_pass.c.expires_at <= bindparam("now")))
        self.use_pass: str = self._sql(
            delete(seat_pass).where(seat_pass.c.token_hash == bindparam("token")).returning(seat_pass)
        )
        self.clear_pulse: str = self._sql(delete(pulse))
        self.beat: str = self._sql(insert(pulse))
        self.shape: str = self._sql(select(column("version_num")).select_from(named_table("alembic_version")))

    def _sql(self, statement: ClauseElement) -> str:
        return str(statement.compile(dialect=self._dialect))
