"""`tischlein errors`: how much a decision of each level gives away."""

from pathlib import Path
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.table import Table

from tischlein.bots.roster import LEVELS
from tischlein.catalog import find
from tischlein.cli.lab import bar, split, stopped_after
from tischlein.cli.options import Workers, must_be_writable
from tischlein.coach.error_rates import ErrorRates
from tischlein.lab.crew import Crew
from tischlein.lab.measuring import errors as lab

HUNDRED: Final = 100


@click.command()
@click.argument("game")
@click.option("--bots", default=",".join(LEVELS), metavar="A,B,…", help="Who is measured.  [default: all levels]")
@click.option("--seats", type=int, help="Seats at each table.  [default: the fewest of the game]")
@click.option(
    "--matches",
    type=click.IntRange(lab.LEAST_MATCHES),
    default=100,
    show_default=True,
    help="Where questions come from.",
)
@click.option("--depth", type=click.FloatRange(0.01, 100), default=0.5, show_default=True, help="As in review.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same matches.")
@click.option("--workers", type=Workers(), default="1", show_default=True, help="Processes.")
@click.option("--ray", metavar="ADDRESS", default="", help="Work on a Ray cluster; local starts one here.")
@click.option("--to", "target", type=click.Path(dir_okay=False, path_type=Path), help="Write the rates as JSON.")
def errors(  # noqa: PLR0913  one for each option
    *,
    game: str,
    bots: str,
    seats: int | None,
    matches: int,
    depth: float,
    seed: int,
    workers: int,
    ray: str,
    target: Path | None,
) -> int:
    """Measure how much a decision of each level gives away, as the coach sees it.

    All levels answer the same questions, from matches between levels drawn by lot. Ctrl-C ends it with what is done by
    then.

    \b
    Example: tischlein errors GAME --matches 100 --seed 1 --workers all
    """
    if target is not None:
        must_be_writable(target)
    chosen = find(game)
    plan = lab.Plan(chosen.id, seats or chosen.seats[0], split(bots), matches, seed, depth)
    with bar() as progress:
        task = progress.add_task("matches", total=matches)
        found = lab.measure(plan, Crew(workers, ray), lambda done: progress.update(task, completed=done))
    if target is not None:
        target.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    tell(found)
    return stopped_after(found.levels[0].matches, matches)


def tell(found: ErrorRates) -> None:
    table = Table(title=f"{found.game}: hundredths of the win lost per decision, depth {found.depth:g}")
    for heading in ("bot", "error rate", "standard error", "questions"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for one in found.levels:
        rate, error = f"{HUNDRED * one.rate:.2f}", f"{HUNDRED * one.error:.2f}"
        table.add_row(one.level, rate, error, str(one.decisions))
    Console().print(table)
    if not lab.falls(found):
        click.echo("Not every level gives away less than the one before it: too few matches, or wrong levels.")


COMMANDS: Final[list[click.Command]] = [errors]
