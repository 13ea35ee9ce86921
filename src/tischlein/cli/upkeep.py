"""`tischlein backup` and `restore`. What they need is imported when they run."""

from pathlib import Path
from typing import Final

import click

from tischlein.cli.options import data, database

FILE: Final = "tischlein.db"
NEEDS_PACKAGE: Final = "PostgreSQL needs one package more: pip install 'tischlein[postgresql]'"


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@data
@database
def backup(file: Path, data: Path, database: str) -> None:
    """Write a copy of everything into a new file, also while people play.

    \b
    Example: tischlein backup monday.db --data /srv/tischlein
    """
    click.echo(copy_everything(file, data, database))


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@data
@database
def restore(file: Path, data: Path, database: str) -> None:
    """Put a copy into an empty folder or an empty PostgreSQL.

    \b
    Example: tischlein restore monday.db --database postgresql://tischlein@db/tischlein
    """
    click.echo(put_back(file, data, database))


def copy_everything(target: Path, data: Path, database: str) -> str:
    from tischlein.store import backup as copies

    try:
        if database:
            with_postgresql()
            copies.copy_of_postgresql(database, target)
        else:
            copies.copy_of_file(data / FILE, target)
    except copies.CannotCopy as error:
        raise click.ClickException(str(error)) from error
    except click.ClickException:
        raise
    except Exception as error:
        raise click.ClickException(f"No copy was made: {reason_of(error)}") from error
    return f"{target}: {target.stat().st_size:,} bytes"


def put_back(copy: Path, data: Path, database: str) -> str:
    from tischlein.store import backup as copies
    from tischlein.store.files import make_folder
    from tischlein.store.folder_lock import FolderInUse, FolderLock
    from tischlein.store.migrate import DatabaseIsNewer

    try:
        if database:
            with_postgresql()
            copies.restore_postgresql(copy, database)
            return f"{copy} is restored."
        make_folder(data)
        lock = FolderLock(data)
        try:
            copies.restore_file(copy, data, FILE)
        finally:
            lock.release()
    except (copies.CannotCopy, DatabaseIsNewer, FolderInUse) as error:
        raise click.ClickException(str(error)) from error
    except click.ClickException:
        raise
    except Exception as error:
        raise click.ClickException(f"Nothing was restored: {reason_of(error)}") from error
    return f"{copy} is restored into {data}."


def reason_of(error: Exception) -> str:
    """What the driver says: SQLAlchemy wraps it into pages of its own."""
    return str(getattr(error, "orig", None) or error).strip()


def with_postgresql() -> None:
    try:
        import psycopg
    except ImportError as error:
        raise click.ClickException(NEEDS_PACKAGE) from error
    assert psycopg.__version__, "it is there"
