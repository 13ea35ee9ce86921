"""How `tischlein tables` gets something done: by the server that runs in the folder or, where none does, by itself.

Only one process may write to a database of SQLite, so a running server is always asked first.
"""

import asyncio
import contextlib
import socket
from pathlib import Path
from typing import Final

import click
import msgspec

from tischlein import sentences
from tischlein.core.refusal import Refusal
from tischlein.wire.host import FILE, Address, Granted, Knock, ListBans, ListTables, Wishes

HERE: Final = "127.0.0.1"
CONNECT_SECONDS: Final = 2.0
# A disk may have much to do; nothing else takes long.
PATIENCE_SECONDS: Final = 60.0
DATABASE: Final = "tischlein.db"


def have_granted(wish: Wishes, data: Path, database: str) -> Granted:
    """Raises Refusal where the wish is refused, and a sentence of Click's where nobody can be asked."""
    granted = _ask_server(wish, data)
    if granted is None:
        granted = _grant_here(wish, data, database)
    if granted.refused:
        facts: dict[str, str | int | list[str] | list[int]] = {"code": getattr(wish, "code", ""), **granted.facts}
        raise Refusal(f"host_{granted.refused}" if granted.refused in OWN_WORDS else granted.refused, facts)
    return granted


# What is said in other words to the host than to a guest.
OWN_WORDS: Final = {key.removeprefix("host_") for key in sentences.SENTENCES if key.startswith("host_")}


def _ask_server(wish: Wishes, data: Path) -> Granted | None:
    """None where no server runs: there is no door, or nobody behind it any more."""
    try:
        address = msgspec.json.decode((data / FILE).read_bytes(), type=Address)
    except PermissionError as error:
        raise click.ClickException(
            f"The server in {data} belongs to another user: run this as the same one, or as root."
        ) from error
    except (OSError, msgspec.MsgspecError):
        return None
    try:
        line = socket.create_connection((HERE, address.port), CONNECT_SECONDS)
    except OSError:
        return None
    with line:
        return _converse(line, Knock(address.key, wish), data)


def _converse(line: socket.socket, knock: Knock, data: Path) -> Granted | None:
    try:
        line.settimeout(PATIENCE_SECONDS)
        line.sendall(msgspec.json.encode(knock) + b"\n")
        with line.makefile("rb") as told:
            granted = msgspec.json.decode(told.readline(), type=Granted)
    except (OSError, msgspec.MsgspecError) as error:
        if isinstance(knock.wish, ListTables | ListBans):
            # It has died just now, perhaps: whoever only asks may ask again elsewhere.
            return None
        raise click.ClickException(
            f"The server in {data} did not answer. Look with `tischlein tables` whether it was done."
        ) from error
    # The port of a server that has died may be another one's by now: of that the folder's lock will tell.
    return None if granted.refused == "wrong_key" else granted


def _grant_here(wish: Wishes, data: Path, database: str) -> Granted:
    if not database and not (data / DATABASE).is_file():
        raise click.ClickException(f"There is no table in {data}. Name the folder of the server with --data.")
    if database:
        from tischlein.cli.upkeep import with_postgresql

        with_postgresql()
    return asyncio.run(_grant_alone(wish, data, database))


async def _grant_alone(wish: Wishes, data: Path, database: str) -> Granted:
    """Raises CannotStart where a server runs in the folder after all: it has the lock, but no door that answers."""
    from tischlein.server.http.host.host_desk import HostDesk
    from tischlein.server.process.startup import open_services
    from tischlein.store.contract import NotWritten
    from tischlein.store.migrate import HEAD

    services = open_services(data, "", database)
    async with contextlib.AsyncExitStack() as at_end:
        at_end.push_async_callback(services.close)
        try:
            shape = await services.store.check()
        except NotWritten as error:
            raise click.ClickException(f"The database cannot be used: {error}.") from error
        if shape != HEAD:
            raise click.ClickException(
                f"The database has the shape {shape}, and this Tischlein knows {HEAD}: start its server once, or use"
                " the version that fits."
            )
        return await HostDesk(services, is_serving=False).grant(wish)
