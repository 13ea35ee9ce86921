"""`tischlein puzzles`: mines puzzles from matches of bots, or from records."""

from pathlib import Path

import click

from tischlein.catalog import find
from tischlein.cli.lab import STOPPED, bar, read_choices
from tischlein.cli.options import Workers, must_be_writable
from tischlein.lab import puzzles as lab
from tischlein.lab.crew import Crew
from tischlein.lab.datasets import records_in


@click.command()
@click.argument("game")
@click.option("--count", type=click.IntRange(1, 10_000), default=50, show_default=True, help="How many in all.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed finds the same puzzles.")
@click.option("--options", metavar="JSON", default="{}", help="Options of the game, for example '{\"board_rows\": 7}'.")
@click.option(
    "--from",
    "records",
    multiple=True,
    type=click.Path(exists=True, path_type=Path),
    help="Record files, or folders of them, to look through instead of matches between bots.",
)
@click.option("--depth", type=click.FloatRange(0.1, 100), default=1.0, show_default=True, help="How much work.")
@click.option(
    "--workers", type=Workers(), default="1", show_default=True, help="Processes; results do not depend on it."
)
@click.option(
    "--to",
    "target",
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    help="FILE.jsonl, a line for each puzzle. A search that is there already goes on.",
)
def puzzles(  # noqa: PLR0913  one for each option
    *,
    game: str,
    count: int,
    seed: int,
    options: str,
    records: tuple[Path, ...],
    depth: float,
    workers: int,
    target: Path,
) -> int:
    """Mine puzzles: positions where one answer is far better than all others, and level 2 misses it.

    Every answer is judged from what the seat knows, three times over. Ctrl-C keeps what is found; the same command goes
    on.

    \b
    Example: tischlein puzzles GAME --count 50 --seed 1 --to GAME.jsonl
    """
    chosen = find(game)
    search = lab.search_of(chosen, seed, read_choices(options, chosen.id), depth)
    file = lab.PuzzleFile(must_be_writable(target), search)
    with bar() as progress:
        task = progress.add_task("puzzles", total=count)
        mined = lab.find_puzzles(
            file,
            count,
            list(records_in(records)),
            Crew(workers),
            lambda found, matches: progress.update(task, completed=found, description=f"{matches} matches, puzzles"),
        )
    click.echo(f"{len(mined.puzzles)} puzzles in {target}; {mined.matches} matches looked through")
    click.echo(", ".join(f"{sieve} {number}" for sieve, number in sorted(mined.sieves.items())))
    if mined.stopped:
        click.echo(f"Stopped with {count - len(mined.puzzles)} puzzles to go; the same command goes on.", err=True)
    return STOPPED if mined.stopped else 0
