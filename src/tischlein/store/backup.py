"""Copies of everything, taken while people play: always one file of SQLite, whatever the store is.

So a copy of either store can be restored into either: that is also the way from one process to several.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tischlein.store import files, migrate, soundness
from tischlein.store.journaled import steps_in
from tischlein.store.values import Row, values_of

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine, MetaData, Table

ROWS_AT_ONCE: Final = 500


CannotCopy = files.CannotCopy


def copy_of_file(database: Path, target: Path) -> None:
    """Of a database of SQLite, also while a server writes to it: reading it never gets in the writer's way."""
    if not database.is_file():
        raise CannotCopy(f"There is no database {database}.")
    with (
        files.whole_file(target) as part,
        closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(part)) as sink,
    ):
        source.backup(sink)
        migrate.put_at_rest(sink)
        _must_be_sound(sink, part)


def copy_of(source: "Connection", target: Path) -> None:
    """Of whatever this connection sees in its transaction, in the shape that it has there."""
    shape = shape_of(source)
    with files.whole_file(target) as part, _engine(f"sqlite:///{part}") as engine, engine.begin() as sink:
        shape.create_all(sink)
        copy_rows(source, sink, shape)


def shape_of(source: "Connection") -> "MetaData":
    """The tables that are there, in words that every database understands."""
    from sqlalchemy import MetaData

    shape = MetaData()
    shape.reflect(source)
    for table in shape.tables.values():
        for column in table.columns:
            column.type = column.type.as_generic()
            column.server_default = None
    return shape


def copy_rows(source: "Connection", sink: "Connection", shape: "MetaData") -> None:
    for table in shape.sorted_tables:
        found = source.execute(table.select())
        for rows in found.mappings().partitions(ROWS_AT_ONCE):
            sink.execute(table.insert(), [dict(row) for row in rows])


def _must_be_sound(connection: sqlite3.Connection, path: Path) -> None:
    verdict = connection.execute("PRAGMA integrity_check").fetchone()[0]
    if verdict != "ok":
        raise CannotCopy(f"The copy {path} is damaged: {verdict}.")


def restore_file(copy: Path, folder: Path, name: str) -> None:
    """Puts a copy where a server will find it. What is there already is never overwritten."""
    must_be_copy(copy)
    target = folder / name
    left = [beside for beside in (folder / f"{name}-wal", folder / f"{name}-journal") if beside.exists()]
    if left and not target.exists():
        # SQLite would carry the steps that wait in it into the restored database.
        raise CannotCopy(f"{left[0]} belongs to another database; move it away first.")
    copy_of_file(copy, target)


def must_be_copy(copy: Path) -> None:
    try:
        shape = soundness.shape_of(copy)
    except sqlite3.DatabaseError as error:
        raise CannotCopy(f"{copy} is no copy of a Tischlein.") from error
    if shape is None:
        raise CannotCopy(f"{copy} is no copy of a Tischlein.")
    migrate.must_change(shape, str(copy))


def copy_of_postgresql(url: str, target: Path) -> None:
    """All of one instant, while others write."""
    with _engine(url) as engine, engine.connect() as connection:
        copy_of(connection.execution_options(isolation_level="REPEATABLE READ"), target)


def restore_postgresql(copy: Path, url: str) -> None:
    """Into an empty database, all or nothing. It gets the shape that the copy has."""
    from sqlalchemy import inspect

    must_be_copy(copy)
    with _engine(f"sqlite:///{copy}") as from_file, from_file.connect() as source:
        shape = shape_of(source)
        with _engine(url) as engine, engine.begin() as sink:
            if inspect(sink).get_table_names():
                raise CannotCopy("This database is not empty; restore into a new one.")
            shape.create_all(sink)
            copy_rows(source, sink, shape)
            unfold(sink, shape)


def unfold(sink: "Connection", shape: "MetaData") -> None:
    """Where several processes write, each step has its row: what the copy has in chapters and journals becomes rows."""
    from sqlalchemy import select, union

    from tischlein.store.schema import chapter, journals, step

    folded = (chapter, *journals)
    if chapter.name not in shape.tables:
        return
    for code in sink.scalars(union(*[select(one.c.table) for one in folded])).all():
        chapters, *journaled = [_rows_of(sink, one, code) for one in folded]
        lines = [line for some in journaled for line in some]
        sink.execute(step.insert(), [values_of(one) for one in steps_in(chapters, lines)])
        _move_on(sink, code, lines)
    for emptied in folded:
        sink.execute(emptied.delete())


def _rows_of(sink: "Connection", one: "Table", code: str) -> list[Row]:
    found = sink.execute(one.select().where(one.c.table == code)).mappings()
    return [{str(name): value for name, value in row.items()} for row in found]


def _move_on(sink: "Connection", code: str, lines: list[Row]) -> None:
    """The table as it is after the last step that a journal holds."""
    from tischlein.store.schema import table

    for line in lines:
        later = table.update().where(table.c.code == code, table.c.revision < line["revision"])
        sink.execute(later.values({name: line[name] for name in ("phase", "waiting", "revision")}))


@contextmanager
def _engine(url: str) -> "Iterator[Engine]":
    from sqlalchemy import create_engine
    from sqlalchemy.pool import NullPool

    if url.startswith("sqlite:"):
        engine = create_engine(url, poolclass=NullPool)
    else:
        import psycopg

        engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(url), poolclass=NullPool)
    try:
        yield engine
    finally:
        engine.dispose()
