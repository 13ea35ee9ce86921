"""Opens the store and the services, or says in a sentence why not. What is heavy is imported only when it is needed."""

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import click

if TYPE_CHECKING:
    from tischlein.server.http.services import Services
    from tischlein.server.move.watchdog import Watch
    from tischlein.server.settings import Settings
    from tischlein.store.bus import Bus
    from tischlein.store.contract import Store

LOCK_SECONDS: Final = 2.0
# EX_DATAERR of sysexits.h: starting again would not help, and the unit of systemd does not.
DAMAGED: Final = 65


class CannotStart(click.ClickException):
    """A sentence for the person in front of the terminal."""


class DamagedData(CannotStart):
    exit_code = DAMAGED


def open_services(data: Path, link_base: str, database: str = "", watch: "Watch | None" = None) -> "Services":
    from tischlein.server.http.services import Services

    settings = _settings(data, link_base)
    store, bus = open_store(data, database)
    return Services(settings, store, bus, watch)


def _settings(data: Path, link_base: str) -> "Settings":
    from tischlein.compiled_copy import named_in
    from tischlein.server.http.subpath import is_prefix
    from tischlein.server.settings import Settings, Thinking

    names = [name.strip() for name in os.environ.get("TISCHLEIN_NAMES", "").split(",") if name.strip()]
    public_url = os.environ.get("TISCHLEIN_URL", "").rstrip("/")
    parts = urlsplit(public_url)
    is_one = parts.scheme in ("http", "https") and parts.hostname and not parts.query and not parts.fragment
    if public_url and not (is_one and "@" not in parts.netloc and is_prefix(parts.path)):
        raise CannotStart(
            "TISCHLEIN_URL must be an address such as https://spiele.example.org or https://example.org/spiele"
        )
    return Settings(
        data=data,
        link_base=public_url or link_base,
        names=names,
        public_url=public_url,
        proxies=os.environ.get("TISCHLEIN_PROXIES", ""),
        thinking=Thinking(compiled=named_in(os.environ)),
    )


def open_store(data: Path, database: str) -> "tuple[Store, Bus]":
    return _open_postgresql(database) if database else _open_sqlite(data)


def _open_sqlite(data: Path) -> "tuple[Store, Bus]":
    import sqlite3

    from sqlalchemy.exc import SQLAlchemyError

    from tischlein.store.bus import Alone
    from tischlein.store.folder_lock import FolderInUse
    from tischlein.store.migrate import DatabaseIsNewer
    from tischlein.store.soundness import DamagedFile
    from tischlein.store.sqlite import SqliteStore

    gives_up_at = time.monotonic() + LOCK_SECONDS
    while True:
        try:
            return SqliteStore(data), Alone()
        except FolderInUse as error:
            # One that was just killed may take a moment to be gone.
            if time.monotonic() > gives_up_at:
                raise CannotStart(str(error)) from error
            time.sleep(0.05)
        except DatabaseIsNewer as error:
            raise CannotStart(str(error)) from error
        except DamagedFile as error:
            raise DamagedData(str(error)) from error
        except OSError as error:
            raise CannotStart(f"The folder {data} cannot be used: {error.strerror}.") from error
        except (sqlite3.Error, SQLAlchemyError) as error:
            raise _why_not(data, error) from error


def _why_not(data: Path, error: Exception) -> CannotStart:
    from tischlein.store.soundness import restoring
    from tischlein.store.sqlite import FILE
    from tischlein.store.trouble import is_damage, is_full

    # SQLAlchemy wraps what the driver says into pages of its own.
    reason = getattr(error, "orig", None) or error
    if is_damage(reason):
        return DamagedData(f"{data / FILE} is damaged ({reason}). {restoring(data / FILE)}")
    if is_full(reason):
        return CannotStart(f"The disk with the folder {data} is full.")
    return CannotStart(f"The database {data / FILE} cannot be used: {reason}.")


def _open_postgresql(database: str) -> "tuple[Store, Bus]":
    from tischlein.store.postgresql.bus import PostgresqlBus
    from tischlein.store.postgresql.store import PostgresqlStore

    return PostgresqlStore(database), PostgresqlBus(database)


def prepare_postgresql(database: str, data: Path) -> None:
    """The database in its present shape, before anybody works with it."""
    try:
        import psycopg
        from sqlalchemy.exc import SQLAlchemyError

        from tischlein.store.files import make_folder
        from tischlein.store.migrate import DatabaseIsNewer
        from tischlein.store.postgresql.store import bring_up_to_date
    except ImportError as error:
        raise CannotStart("PostgreSQL needs one package more: pip install 'tischlein[postgresql]'") from error
    try:
        make_folder(data)
        bring_up_to_date(database, data)
    except DatabaseIsNewer as error:
        raise CannotStart(str(error)) from error
    except OSError as error:
        raise CannotStart(f"The folder {data} cannot be used: {error.strerror}.") from error
    except (psycopg.Error, SQLAlchemyError) as error:
        # SQLAlchemy wraps what the driver says into pages of its own.
        reason = str(getattr(error, "orig", None) or error).strip()
        raise CannotStart(f"PostgreSQL cannot be used: {reason}") from error
