"""Brings a database to the present shape, with a copy of the old one first. Only called where nobody else does."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tischlein.store import soundness
from tischlein.store.files import free_name, whole_file

if TYPE_CHECKING:
    from sqlalchemy import Connection

HEAD: Final = "0008"
# A commit writes whole pages, and where few people play it holds one step (decision 0015).
PAGE_BYTES: Final = 1024
MIGRATIONS: Final = Path(__file__).parent / "migrations"


class DatabaseIsNewer(Exception):
    """The database was written by a later Tischlein."""


def bring_up_to_date(path: Path) -> None:
    if not path.exists():
        # Whole or not at all: so an empty file is never one that we have just begun.
        with whole_file(path) as part:
            upgrade(part)
        return
    present = soundness.shape_of(path)
    if must_change(present, str(path)):
        if present is not None:
            copy(path, free_name(path.with_name(f"{path.stem}-before-{present}-ended.db")))
        upgrade(path)


def must_change(present: str | None, database: str) -> bool:
    """Whether a database of this shape has to be brought up to date. A newer one is left alone."""
    if present is not None and present > HEAD:
        raise DatabaseIsNewer(
            f"The database {database} was written by a newer Tischlein (shape {present}, this one knows {HEAD}). "
            "Install that version again, or choose another folder (DATA=…)."
        )
    return present != HEAD


def copy(path: Path, target: Path) -> None:
    with (
        whole_file(target) as part,
        closing(sqlite3.connect(path)) as source,
        closing(sqlite3.connect(part)) as sink,
    ):
        source.backup(sink)
        put_at_rest(sink)


def put_at_rest(copied: sqlite3.Connection) -> None:
    """Nothing waits beside a copy: it is one file, and says so."""
    copied.execute("PRAGMA journal_mode = DELETE")
    copied.execute(soundness.MARK_AT_REST)


def upgrade(path: Path) -> None:
    from sqlalchemy import create_engine
    from sqlalchemy.pool import NullPool

    engine = create_engine("sqlite://", creator=lambda: _connect(path), poolclass=NullPool)
    with engine.connect() as connection:
        # By hand: the driver would begin a transaction only before the first insert, and a crash between two changes
        # of the shape would leave half of them.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        upgrade_over(connection)
        # All that waited beside the file is carried into it when this connection, the only one, is closed.
        connection.exec_driver_sql(soundness.MARK_AT_REST)
        connection.exec_driver_sql("COMMIT")
    engine.dispose()


def _connect(path: Path) -> sqlite3.Connection:
    """Only a new file gets pages of this size; where there is something in it, the wish is ignored."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute(f"PRAGMA page_size = {PAGE_BYTES}")
    return connection


def upgrade_over(connection: "Connection", head: str = "") -> None:
    """Imports Alembic only here: a start with a database of the present shape does without it."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, head or HEAD)
