"""The commands of the lab that play many matches: simulate, arena, report."""

import sys
from pathlib import Path
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tischlein.catalog import find
from tischlein.cli.options import Command, Workers, must_be_folder, must_be_writable
from tischlein.core.refusal import Refusal
from tischlein.lab.crew import Crew
from tischlein.lab.guests.opponents import need
from tischlein.lab.measuring import arena as leagues
from tischlein.lab.measuring import simulate as lab
from tischlein.lab.measuring.intervals import Interval

STOPPED: Final = 130


def played_by_bots(command: Command) -> Command:
    """The options of everything that plays many matches."""
    bots = click.option(
        "--bots",
        required=True,
        metavar="A,B,…",
        help="Who plays: random, level0 … level4, a baseline of the game, openspiel_mcts:100, python:bot.py:answer …",
    )
    return bots(rules_and_crew(command))


def rules_and_crew(command: Command) -> Command:
    seed = click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same matches.")
    options = click.option(
        "--options", metavar="JSON", default="{}", help="Options of the game, for example '{\"board_rows\": 7}'."
    )
    workers = click.option(
        "--workers", type=Workers(), default="1", show_default=True, help="Processes; results do not depend on it."
    )
    ray = click.option("--ray", metavar="ADDRESS", default="", help="Play on a Ray cluster; local starts one here.")
    return seed(options(workers(ray(command))))


def read_choices(text: str, game: str) -> dict[str, bool | int | str]:
    try:
        return msgspec.json.decode(text, type=dict[str, bool | int | str])
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("options_unreadable", {"valid": [option.id for option in find(game).options]}) from error


def split(bots: str) -> list[str]:
    return [name.strip() for name in bots.split(",")]


def bar() -> Progress:
    return Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


def between(interval: Interval, digits: int = 1) -> str:
    return f"{interval[0]:.{digits}f}–{interval[1]:.{digits}f}"


@click.command()
@click.argument("game")
@played_by_bots
@click.option("--matches", type=click.IntRange(1), default=100, show_default=True, help="How many matches.")
@click.option("--records", type=click.Path(file_okay=False, path_type=Path), help="Folder to write every record to.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of a table.")
def simulate(  # noqa: PLR0913  one for each option
    *,
    game: str,
    bots: str,
    matches: int,
    seed: int,
    options: str,
    workers: int,
    ray: str,
    records: Path | None,
    as_json: bool,
) -> int:
    """Let bots play each other many times, and count.

    In match number i everybody sits i seats further on, so nobody keeps the better side. A match that all share is a
    draw. Intervals hold the true value with 95 % confidence. Ctrl-C ends the run with what is done by then.

    \b
    Example: tischlein simulate GAME --bots level2,random --matches 100 --seed 1 --workers all
    """
    chosen = find(game)
    folder = "" if records is None else str(must_be_folder(records))
    plan = lab.Plan(split(bots), matches, seed, read_choices(options, chosen.id), folder)
    with bar() as progress:
        task = progress.add_task("matches", total=matches)
        run = lab.simulate(chosen, plan, workers, lambda done: progress.update(task, completed=done), ray)
    if as_json:
        click.echo(msgspec.json.encode(run))
    else:
        tell_summary(run)
    return stopped_after(run.matches, run.planned)


def tell_summary(run: lab.Summary) -> None:
    console = Console()
    console.print(summary_table(run))
    if any(run.mean_sources):
        console.print(sources_table(run))
    reasons = ", ".join(f"{reason} {count}" for reason, count in run.reasons.items())
    click.echo(f"{run.draws} draws; endings: {reasons}")
    length = f"{run.mean_decisions:.1f} decisions per match ({between(run.decisions_interval)})"
    click.echo(f"{length}; {run.decisions} decisions in {run.seconds:.1f} s, {run.decisions / run.seconds:.0f}/s")


def stopped_after(matches: int, planned: int) -> int:
    """Says so where somebody stopped the run, and returns the exit code."""
    if matches == planned:
        return 0
    click.echo(f"Stopped after {matches} of {planned} matches.", err=True)
    return STOPPED


def summary_table(run: lab.Summary) -> Table:
    table = Table(title=f"{run.game}: {run.matches} matches, seed {run.seed}")
    for heading in ("bot", "wins", "of all (95 %)", "mean score (95 %)", "s/answer", "slowest"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for who, name in enumerate(run.bots):
        low, high = run.win_intervals[who]
        table.add_row(
            name,
            str(run.wins[who]),
            f"{100 * run.wins[who] / run.matches:.0f} % ({100 * low:.0f}–{100 * high:.0f})",
            f"{run.mean_scores[who]:.2f} ({between(run.score_intervals[who])})",
            f"{run.mean_answer_seconds[who]:.4f}",
            f"{run.slowest_answer_seconds[who]:.3f}",
        )
    return table


def sources_table(run: lab.Summary) -> Table:
    names = dict.fromkeys(name for sources in run.mean_sources for name in sources)
    table = Table(title="where the score came from, on average")
    table.add_column("bot")
    for name in names:
        table.add_column(name, justify="right")
    for bot, sources in zip(run.bots, run.mean_sources, strict=True):
        table.add_row(bot, *(f"{sources.get(name, 0):.2f}" for name in names))
    return table


@click.command()
@click.argument("game")
@played_by_bots
@click.option("--seats", type=int, help="Seats at each table.  [default: the fewest of the game]")
@click.option("--rounds", type=click.IntRange(1), default=10, show_default=True, help="How often everybody meets.")
@click.option(
    "--until",
    type=click.FloatRange(0.5, 1, min_open=True, max_open=True),
    help="End before that when all pairs are decided with this confidence, for example 0.95.",
)
@click.option(
    "--file",
    type=click.Path(dir_okay=False, path_type=Path),
    default="league.jsonl",
    show_default=True,
    help="Where the league is kept; a league that is there already goes on.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of tables.")
def arena(  # noqa: PLR0913  one for each option
    *,
    game: str,
    bots: str,
    seats: int | None,
    rounds: int,
    until: float | None,
    seed: int,
    options: str,
    workers: int,
    ray: str,
    file: Path,
    as_json: bool,
) -> int:
    """Let a league of bots play: ratings with intervals, and who beat whom.

    In every round all tables of different bots play one deal in every order of seats. NAME=BOT gives a bot a name of
    its own; without one it is called after the version of Tischlein: a league can rate old and new versions together.

    \b
    Example: tischlein arena GAME --bots level1,level2,random --rounds 5 --file league.jsonl --workers all
    """
    chosen = find(game)
    league = leagues.league_of(chosen, seats or chosen.seats[0], seed, read_choices(options, chosen.id))
    with bar() as progress:
        task = progress.add_task("matches", total=None)
        table = leagues.play_league(
            leagues.LeagueFile(must_be_writable(file), league),
            split(bots),
            rounds,
            Crew(workers, ray),
            lambda done, total: progress.update(task, completed=done, total=total),
            until,
        )
    if as_json:
        click.echo(msgspec.json.encode(table))
    else:
        tell_league(table)
    if table.missing:
        click.echo(f"Stopped with {table.missing} matches to go; the same command goes on.", err=True)
    return STOPPED if table.missing else 0


def tell_league(table: leagues.Table) -> None:
    ratings = Table(title=f"{table.league.game}: {table.matches} matches at tables of {table.league.seats}")
    for heading in ("player", "rating", "95 %", "matches", "others left behind"):
        ratings.add_column(heading, justify="left" if heading == "player" else "right", overflow="fold")
    for one in table.standings:
        share = f"{100 * one.share:.0f} %"
        low, high = one.interval
        ratings.add_row(one.player, f"{one.rating:.0f}", f"{low:.0f} … {high:.0f}", str(one.matches), share)
    cross = Table(title="how often the row was before the column (ties half, 95 %)")
    players = [one.player for one in table.standings]
    for heading in ("", *players):
        cross.add_column(heading, justify="left" if not heading else "right", overflow="fold")
    for player in players:
        cross.add_row(player, *(leagues.cross_text(table.cross[player].get(other)) for other in players))
    console = Console()
    console.print(ratings)
    console.print(cross)
    for verdict in table.decided:
        click.echo(f"decided after {verdict.rounds} rounds: {verdict.better} is better than {verdict.worse}")
    open_pairs = len(players) * (len(players) - 1) // 2 - len(table.decided)
    if open_pairs:
        click.echo(f"{open_pairs} {'pair is' if open_pairs == 1 else 'pairs are'} not decided yet.")


@click.command()
@click.argument("game")
@click.option("--bot", default="level1", show_default=True, help="Who plays in all seats.")
@click.option("--seats", type=int, help="Seats at the table.  [default: the fewest of the game]")
@click.option("--matches", type=click.IntRange(2), default=500, show_default=True, help="How many matches.")
@rules_and_crew
@click.option(
    "--to",
    "target",
    type=click.Path(dir_okay=False, path_type=Path),
    default="report.html",
    show_default=True,
    help="FILE.html with its figures inside, or FILE.md with a folder of figures beside it.",
)
def report(  # noqa: PLR0913  one for each option
    *,
    game: str,
    bot: str,
    seats: int | None,
    matches: int,
    seed: int,
    options: str,
    workers: int,
    ray: str,
    target: Path,
) -> int:
    """Write a balance report: seats, sources of points, values of things, length, how often rules act.

    All seats are played by the same bot. Ctrl-C reports on what is done by then.

    \b
    Example: tischlein report GAME --bot greedy --seats 4 --matches 500 --workers all --to GAME.html
    """
    need("numpy", "research")
    from tischlein.lab.measuring import balance, report

    if target.suffix not in (".html", ".md"):
        raise Refusal("unknown_dataset", {"valid": [".html", ".md"]})
    must_be_writable(target)
    chosen = find(game)
    watch = balance.Watch(chosen.id, seats or chosen.seats[0], bot, seed, read_choices(options, chosen.id))
    with bar() as progress:
        task = progress.add_task("matches", total=matches)
        found = balance.measure(watch, matches, Crew(workers, ray), lambda done: progress.update(task, completed=done))
    if target.suffix == ".md":
        report.write_figures(found, target.parent / "figures", target.stem)
        target.write_text(report.as_markdown(found, f"figures/{target.stem}"), encoding="utf-8")
    else:
        target.write_text(report.as_html(found), encoding="utf-8")
    click.echo(f"{found.matches} matches, report in {target}")
    return stopped_after(found.matches, matches)


COMMANDS: Final[list[click.Command]] = [simulate, arena, report]
