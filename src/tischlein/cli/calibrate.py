"""`tischlein calibrate`: whether the chances that the coach tells come true."""

from pathlib import Path
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.table import Table

from tischlein.catalog import find
from tischlein.cli.lab import bar, stopped_after
from tischlein.cli.options import Workers, must_be_writable
from tischlein.lab.crew import Crew
from tischlein.lab.measuring import calibration as lab

HUNDRED: Final = 100


@click.command()
@click.argument("game")
@click.option("--bot", default="level3", show_default=True, help="Who plays, in every seat.")
@click.option("--seats", type=int, help="Seats at each table.  [default: the fewest of the game]")
@click.option("--matches", type=click.IntRange(1), default=400, show_default=True, help="Where promises come from.")
@click.option("--depth", type=click.FloatRange(0.01, 100), default=0.5, show_default=True, help="As in review.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same matches.")
@click.option("--workers", type=Workers(), default="1", show_default=True, help="Processes.")
@click.option("--ray", metavar="ADDRESS", default="", help="Work on a Ray cluster; local starts one here.")
@click.option("--to", "target", type=click.Path(dir_okay=False, path_type=Path), help="Write it as JSON.")
def calibrate(  # noqa: PLR0913  one for each option
    *,
    game: str,
    bot: str,
    seats: int | None,
    matches: int,
    depth: float,
    seed: int,
    workers: int,
    ray: str,
    target: Path | None,
) -> int:
    """Compare the chances that the coach tells with what the matches brought, in ten bins.

    Ctrl-C ends it with what is done by then.

    \b
    Example: tischlein calibrate GAME --matches 400 --seed 1 --workers all
    """
    if target is not None:
        must_be_writable(target)
    chosen = find(game)
    plan = lab.Plan(chosen.id, seats or chosen.seats[0], bot, matches, seed, depth)
    with bar() as progress:
        task = progress.add_task("matches", total=matches)
        found = lab.calibrate(plan, Crew(workers, ray), lambda done: progress.update(task, completed=done))
    if target is not None:
        target.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    tell(found)
    return stopped_after(found.matches, matches)


def tell(found: lab.Calibration) -> None:
    table = Table(title=f"{found.game}: hundredths of the win, promised and kept")
    for heading in ("promised", "kept", "difference", "standard error", "promises", "matches"):
        table.add_column(heading, justify="right")
    for one in found.bins:
        if one.promises:
            shares = [one.promised, one.kept, one.kept - one.promised, one.error]
            table.add_row(*[f"{HUNDRED * share:.1f}" for share in shares], str(one.promises), str(one.matches))
    Console().print(table)
    click.echo(f"On average promises and results are {HUNDRED * found.gap:.1f} hundredths apart.")


COMMANDS: Final[list[click.Command]] = [calibrate]
