"""Every statement of the store, built from the schema and written out once, so that the driver gets plain SQL."""

from typing import Final

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    bindparam,
    column,
    delete,
    exists,
    func,
    insert,
    literal_column,
    or_,
    select,
    union_all,
    update,
)
from sqlalchemy import table as named_table
from sqlalchemy.engine import Dialect
from sqlalchemy.sql import ClauseElement

from tischlein.store import forgetting
from tischlein.store.schema import (
    ban,
    chapter,
    command,
    hint,
    journals,
    match,
    person,
    presence,
    pulse,
    review,
    seat,
    seat_pass,
    step,
    table,
    television,
)

HERE: Final[BindParameter[str]] = bindparam("here")
WHO: Final[BindParameter[str]] = bindparam("who")
WHICH: Final[BindParameter[int]] = bindparam("which")
# What a journal knows of a step.
LINE: Final = [column.name for column in journals[0].columns if column.name != "id"]


class Statements:
    """In the dialect of one database. `is_journaled`: steps are in journals and chapters there, not each in its row."""

    def __init__(self, dialect: Dialect, is_journaled: bool = False) -> None:
        self._dialect = dialect
        self._is_journaled = is_journaled
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
        self._write_televisions()
        self._write_lists()
        self._write_removals()
        self._write_bans()

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
        self.match_there: str = self._sql(forgetting.hold_match())
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
        self.add_hint: str = self._sql(insert(hint))
        self.hints: str = self._sql(
            select(hint).where(hint.c.table == HERE, hint.c.match == WHICH).order_by(hint.c.seat, hint.c.n)
        )
        self.step_of_command: str = self._sql(
            select(step).where(step.c.table == HERE, step.c.command == bindparam("given"))
        )
        of_match = (review.c.table == HERE, review.c.match == WHICH)
        self.review: str = self._sql(select(review).where(*of_match))
        self.add_review: str = self._sql(insert(review))
        self.drop_review: str = self._sql(delete(review).where(*of_match))
        if self._is_journaled:
            self._write_journals(present)

    def _write_journals(self, present: ColumnElement[int]) -> None:
        of_table = select(chapter).where(chapter.c.table == HERE).order_by(chapter.c.match, chapter.c.first)
        self.chapters: str = self._sql(of_table)
        self.chapters_of: str = self._sql(of_table.where(chapter.c.match == WHICH))
        ends = chapter.c.first + chapter.c.count
        wanted = or_(chapter.c.match != WHICH, ends > bindparam("since"))
        self.later_chapters: str = self._sql(of_table.where(chapter.c.match == present, wanted))
        self.lines: str = self._sql(
            union_all(*[select(*[one.c[name] for name in LINE]).where(one.c.table == HERE) for one in journals])
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

    def _write_televisions(self) -> None:
        now: BindParameter[float] = bindparam("now")
        here = (television.c.code == bindparam("shown"), television.c.expires_at > now)
        self.add_television: str = self._sql(insert(television))
        self.forget_old_televisions: str = self._sql(delete(television).where(television.c.expires_at <= now))
        self.pair_television: str = self._sql(
            update(television).where(*here).values(table=HERE).returning(television.c.code)
        )
        self.television: str = self._sql(select(television).where(*here))

    def _write_lists(self) -> None:
        at, order = (chapter.c.last_at, chapter.c.first) if self._is_journaled else (step.c.at, step.c.n)
        last = select(at).where(at.table.c.table == table.c.code, at.table.c.match == table.c.match)
        newest = last.order_by(order.desc()).limit(literal_column("1")).offset(literal_column("0"))
        last_at: ColumnElement[float] = newest.scalar_subquery()
        phase: BindParameter[str] = bindparam("phase", type_=table.c.phase.type)
        before: BindParameter[float] = bindparam("before")
        done_since = exists().where(command.c.table == table.c.code, command.c.at >= before)
        self.listed_tables: str = self._sql(
            select(table, last_at.label("last_at"))
            .where(or_(phase == literal_column("''"), table.c.phase == phase))
            .where(func.coalesce(last_at, table.c.opened_at) < before, ~done_since)
            .order_by(table.c.opened_at.desc())
            .limit(bindparam("most"))
            .offset(literal_column("0"))
        )
        self.idle_lobbies: str = self._sql(
            select(table.c.code)
            .where(table.c.phase == literal_column("'lobby'"), table.c.match == literal_column("0"))
            .where(table.c.opened_at < before, ~done_since, table.c.code > bindparam("after"))
            .order_by(table.c.code)
            .limit(bindparam("most"))
            .offset(literal_column("0"))
        )

    def _write_removals(self) -> None:
        """Each in an order in which no row ever refers to one that is not there."""
        # First of all: whoever is about to write a step of this table finds another revision.
        self.touch_table: str = self._sql(
            update(table)
            .where(table.c.code == HERE)
            .values(revision=table.c.revision + literal_column("1"))
            .returning(table.c.revision)
        )
        steps = (chapter, *journals) if self._is_journaled else (step,)
        below = (seat_pass, command, presence, hint, *steps, review, match, seat)
        self.remove_table: list[str] = [
            *[self._sql(delete(one).where(one.c.table == HERE)) for one in below],
            self._sql(delete(table).where(table.c.code == HERE)),
        ]
        # Written anew under the other code, as rows refer to each other by it: the old ones are removed afterwards.
        self.copy_table: list[str] = []
        for one in (table, seat, match, review, steps[0], hint):
            key = table.c.code if one is table else one.c.table
            renamed = [bindparam("there", type_=key.type).label(key.name) if c is key else c for c in one.c]
            copied = insert(one).from_select(list(one.c), select(*renamed).where(key == HERE))
            self.copy_table.append(self._sql(copied))

    def _write_bans(self) -> None:
        now: BindParameter[float] = bindparam("now")
        self.add_ban: str = self._sql(insert(ban))
        self.bans: str = self._sql(
            select(ban).where(ban.c.expires_at > now).order_by(ban.c.made_at, ban.c.id, ban.c.address)
        )
        self.end_ban: str = self._sql(delete(ban).where(ban.c.id == bindparam("which_ban")).returning(ban.c.id))
        self.forget_old_bans: str = self._sql(delete(ban).where(ban.c.expires_at <= now))

    def _sql(self, statement: ClauseElement) -> str:
        return str(statement.compile(dialect=self._dialect))
