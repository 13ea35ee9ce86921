"""`tischlein tables`: what the host of a server may do with its tables and guests."""

import re
from datetime import datetime
from pathlib import Path
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.table import Table

from tischlein.cli.host_line import have_granted
from tischlein.cli.options import data, database
from tischlein.wire import host

A_DAY: Final = 24 * 3600
SECONDS: Final = {"m": 60, "h": 3600, "d": A_DAY}
PHASES: Final = ["lobby", "playing", "over", "frozen", "closed"]
MOST: Final = 500


class ListByDefault(click.Group):
    """`tischlein tables` alone, or with options of list, means `tischlein tables list`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not args or (args[0].startswith("-") and args[0] not in {"--help", "-h"}):
            args = ["list", *args]
        return super().parse_args(ctx, args)


class Age(click.ParamType[float]):
    """A length of time such as 30d, 12h or 90m, in seconds."""

    name = "30d|12h|90m"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:
        if isinstance(value, float):
            return value
        found = re.fullmatch(r"([0-9]{1,6})([mhd])", str(value))
        if found is None:
            self.fail(f"{value!r} is no length of time such as 30d, 12h or 90m", param, ctx)
        return float(found[1]) * SECONDS[found[2]]


@click.group(cls=ListByDefault)
def tables() -> None:
    """List the tables of a server and keep order there, also while people play.

    It asks the server that runs in the folder (--data); where none runs it works on the database itself.

    \b
    Example: tischlein tables --data /srv/tischlein
             tischlein tables --phase lobby --older-than 30d
             tischlein tables code KRMXWQAB
    """


@click.command("list")
@click.option("--phase", type=click.Choice(PHASES), help="Only tables in this phase.")
@click.option("--older-than", type=Age(), default=0.0, help="Only tables where nothing was done for so long.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object per line instead of a table.")
@data
@database
def list_tables(phase: str | None, older_than: float, as_json: bool, data: Path, database: str) -> None:
    """List the tables, newest first.

    \b
    Example: tischlein tables --phase lobby --older-than 30d
    """
    lines = have_granted(host.ListTables(phase or "", older_than, MOST), data, database).tables
    if as_json:
        for line in lines:
            click.echo(msgspec.json.encode(line).decode())
        return
    shown = Table("code", "game", "phase", "players by seat", "matches", "opened", "last step", "here", box=None)
    for line in lines:
        players = ", ".join(f"{seat} {player or '–'}" for seat, player in enumerate(line.players))
        last_at = "–" if line.last_at is None else when(line.last_at)
        here = "?" if line.guests is None else str(line.guests)
        shown.add_row(line.code, line.game, line.phase, players, str(line.matches), when(line.opened_at), last_at, here)
    # Names are whatever guests call themselves: no markup is read in them.
    Console(soft_wrap=False, markup=False, width=None if Console().is_terminal else 200).print(shown)
    more = f", the newest {MOST}" if len(lines) == MOST else ""
    click.echo(f"{len(lines)} tables{more}")


@click.command()
@click.argument("code")
@data
@database
def close(code: str, data: Path, database: str) -> None:
    """Break off what is played at a table, for good.

    Everybody there is told so and leaves, and nobody comes in any more. What was played can be watched as a replay by
    whoever has the link, hidden cards included.

    \b
    Example: tischlein tables close KRMXWQAB
    """
    have_granted(host.CloseTable(code), data, database)
    click.echo(f"Table {code.upper()} is closed. What was played there can be watched: /t/{code.upper()}/replay")


@click.command()
@click.argument("codes", metavar="CODE…", nargs=-1, required=True)
@click.option("--yes", is_flag=True, help="Does not ask.")
@data
@database
def delete(codes: tuple[str, ...], yes: bool, data: Path, database: str) -> None:
    """Delete tables with everything that happened at them.

    Everybody there leaves. Nothing can bring a table back but a copy made before.

    \b
    Example: tischlein tables delete KRMXWQAB H7PZDTQK
    """
    what = f"table {codes[0].upper()}" if len(codes) == 1 else f"{len(codes)} tables"
    if not yes and not click.confirm(f"Delete {what} with every match?", err=True):
        raise click.ClickException("Nothing was deleted.")
    for code in codes:
        have_granted(host.DeleteTable(code), data, database)
        click.echo(f"Table {code.upper()} is deleted.")


@click.command()
@click.argument("code")
@data
@database
def code(code: str, data: Path, database: str) -> None:
    """Give a table a new code, so that whoever only knew the old one stays outside.

    Who sits there goes on playing; spectators have to be given the new link, which is printed.

    \b
    Example: tischlein tables code KRMXWQAB
    """
    granted = have_granted(host.GiveCode(code), data, database)
    click.echo(f"Table {code.upper()} has a new code: {granted.code}")
    if granted.link:
        click.echo(granted.link)


@click.command()
@click.argument("code")
@click.argument("seat", type=click.IntRange(0, 99))
@click.option("--days", type=click.IntRange(1, 365), default=7, show_default=True, help="For how long.")
@click.option("--address", is_flag=True, help="Also whoever comes from the guest's address.")
@data
@database
def ban(code: str, seat: int, days: int, address: bool, data: Path, database: str) -> None:
    """Shut out the guest who sits at this seat (0 is the first), from every table of the server.

    Clearing the browser makes a new guest of anybody, so --address also shuts out the address from which the guest is
    connected just now, with everybody else who comes from there: a household, perhaps a school.

    \b
    Example: tischlein tables ban KRMXWQAB 1 --days 7 --address
    """
    for line in have_granted(host.BanGuest(code, seat, days, address), data, database).bans:
        click.echo(f"{line.name} is banned until {when(line.expires_at)}. To end it: tischlein tables unban {line.id}")
        if line.addresses:
            click.echo(f"So is the address {', '.join(line.addresses)}, with everybody who comes from there.")
        elif address:
            click.echo(
                "No address is banned: the guest is not connected, or its address is not known. With several processes"
                " it may take a moment: `tischlein tables bans` tells."
            )


@click.command()
@click.option("--json", "as_json", is_flag=True, help="One JSON object per line instead of a table.")
@data
@database
def bans(as_json: bool, data: Path, database: str) -> None:
    """List who is shut out, and until when.

    \b
    Example: tischlein tables bans
    """
    lines = have_granted(host.ListBans(), data, database).bans
    if as_json:
        for line in lines:
            click.echo(msgspec.json.encode(line).decode())
        return
    for line in lines:
        addresses = f", {', '.join(line.addresses)}" if line.addresses else ""
        click.echo(f"{line.id}  {line.name}{addresses}  until {when(line.expires_at)}")
    click.echo(f"{len(lines)} bans")


@click.command()
@click.argument("ban")
@data
@database
def unban(ban: str, data: Path, database: str) -> None:
    """End a ban, by its id from `tischlein tables bans`.

    \b
    Example: tischlein tables unban 3fa9c1
    """
    have_granted(host.EndBan(ban), data, database)
    click.echo(f"Ban {ban} is over.")


def when(at: float) -> str:
    """In the time of this machine."""
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")


for part in (list_tables, close, delete, code, ban, bans, unban):
    tables.add_command(part)
