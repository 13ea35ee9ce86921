"""Opens the store and the services, or says in a sentence why not. What is heavy is imported only when it is needed."""

import ipaddress
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import click
import msgspec

if TYPE_CHECKING:
    from tischlein.server.http.services import Services
    from tischlein.server.move.rate_limit import LimitMemory
    from tischlein.server.move.watchdog import Watch
    from tischlein.server.settings import Limits, Settings
    from tischlein.store.bus import Bus
    from tischlein.store.contract import Store

LOCK_SECONDS: Final = 2.0
# Docker and Podman leave one of these inside, and give out addresses of these networks.
CONTAINER_MARKS: Final = (Path("/.dockerenv"), Path("/run/.containerenv"))
CONTAINER_NETWORKS: Final = [ipaddress.ip_network(one) for one in ("172.16.0.0/12", "10.88.0.0/16", "10.0.2.0/24")]
UNNAMED_PROXY: Final = (
    "TISCHLEIN_URL is set, but not TISCHLEIN_PROXIES: all who come by that address seem to have the proxy's, so limits "
    "count for each session instead. Name the proxy (TISCHLEIN_PROXIES=127.0.0.1), or say that there is none (none)."
)
IN_A_CONTAINER: Final = (
    "This is a container: others do not reach its own address, but that of the machine around it, at the port that is "
    "published there. TISCHLEIN_URL=http://ADDRESS:PORT with TISCHLEIN_PROXIES=none shows it here and in links."
)
MOST_DAYS: Final = 100_000
# EX_DATAERR of sysexits.h: starting again would not help, and the unit of systemd does not.
DAMAGED: Final = 65


class CannotStart(click.ClickException):
    """A sentence for the person in front of the terminal."""


class DamagedData(CannotStart):
    exit_code = DAMAGED


def open_services(
    data: Path,
    link_base: str,
    database: str = "",
    watch: "Watch | None" = None,
    memory: "LimitMemory | None" = None,
    reloads: bool = False,
) -> "Services":
    from tischlein.server.http.services import Services
    from tischlein.server.settings import Thinking

    settings = _settings(data, link_base)
    if reloads:
        # Opponents think on the rules as they are written, too.
        settings = msgspec.structs.replace(settings, reloads=True, thinking=Thinking())
    store, bus = open_store(data, database)
    return Services(settings, store, bus, watch, memory)


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
        limits=_limits(os.environ.get("TISCHLEIN_CONNECTIONS_PER_ADDRESS", "")),
        keep_lobbies_days=_days_in("TISCHLEIN_KEEP_LOBBIES", 30),
        thinking=Thinking(compiled=named_in(os.environ)),
    )


def _limits(connections_per_address: str) -> "Limits":
    from tischlein.server.settings import Limits

    if not connections_per_address:
        return Limits()
    if not connections_per_address.isdecimal() or int(connections_per_address) == 0:
        raise CannotStart("TISCHLEIN_CONNECTIONS_PER_ADDRESS must be a number such as 256")
    return Limits(connections_per_address=int(connections_per_address))


def choose_address(network: str | None, marks: tuple[Path, ...] = CONTAINER_MARKS) -> str | None:
    """The address for others. That of a container is none: then the public one, or a sentence that says so."""
    if network is None or not (_is_of_containers(network) and any(mark.exists() for mark in marks)):
        return network
    public_url = os.environ.get("TISCHLEIN_URL", "")
    if not public_url:
        click.echo(IN_A_CONTAINER, err=True)
    return public_url or None


def _is_of_containers(url: str) -> bool:
    try:
        address = ipaddress.ip_address(urlsplit(url).hostname or "")
    except ValueError:
        return False
    return any(address in network for network in CONTAINER_NETWORKS)


def prepare(data: Path, database: str) -> None:
    """Once, before there are any workers: what is wrong or odd is said once."""
    if _settings(data, "").has_unnamed_proxy:
        click.echo(UNNAMED_PROXY, err=True)
    if database:
        prepare_postgresql(database, data)


def _days_in(variable: str, otherwise: int) -> int:
    given = os.environ.get(variable, str(otherwise))
    if not given.isascii() or not given.isdecimal() or int(given) > MOST_DAYS:
        raise CannotStart(f"{variable} must be a number of days such as {otherwise}; 0 stands for ever.")
    return int(given)


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
