"""Brings a database to the present shape, with a copy of the old one first. Only called under the folder's lock."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

HEAD: Final = "0001"
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
    if present == HEAD:
        return
    if present is not None:
        if present > HEAD:
            raise DatabaseIsNewer(
                f"The database {path} was written by a newer Tischlein (shape {present}, this one knows {HEAD}). "
                "Install that version again, or choose another folder (DATA=…)."
            )
        _keep_a_copy(path, present)
    upgrade(path)


def _keep_a_copy(path: Path, revision: str) -> None:
    copy = path.with_name(f"{path.stem}-before-{revision}-ended.db")
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def upgrade(path: Path) -> None:
    """Imports Alembic only here: a start with a database of the present shape does without it."""
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine
    from sqlalchemy.pool import NullPool

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(path), poolclass=NullPool)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, HEAD)
    engine.dispose()
