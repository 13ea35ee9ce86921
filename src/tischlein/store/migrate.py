"""Brings a database to the present shape, with a copy of the old one first. Only called where nobody else does."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sqlalchemy import Connection

HEAD: Final = "0004"
MIGRATIONS: Final = Path(__file__).parent / "migrations"


class DatabaseIsNewer(Exception):
    """The database was written by a later Tischlein."""


def revision_of(path: Path) -> str | None:
    """The shape that a database has; None for one that has none yet."""
    if not path.exists():
        return None
    with closing(sqlite3.connect(path)) as connection:
        known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        if known is None:
            return None
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return None if row is None else str(row[0])


def bring_up_to_date(path: Path) -> None:
    present = revision_of(path)
    if must_change(present, str(path)):
        if present is not None:
            copy(path, path.with_name(f"{path.stem}-before-{present}-ended.db"))
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
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(target)) as sink:
        source.backup(sink)


def upgrade(path: Path) -> None:
    from sqlalchemy import create_engine
    from sqlalchemy.pool import NullPool

    engine = create_engine("sqlite://", creator=lambda: _connect(path), poolclass=NullPool)
    with engine.connect() as connection:
        # By hand: the driver would begin a transaction only before the first insert, and a crash between two changes
        # of the shape would leave half of them.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        upgrade_over(connection)
        connection.exec_driver_sql("COMMIT")
    engine.dispose()


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def upgrade_over(connection: "Connection", head: str = "") -> None:
    """Imports Alembic only here: a start with a database of the present shape does without it."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, head or HEAD)
