"""The command of the lab that makes opponents learn: train."""

from pathlib import Path
from typing import Final

import click

from tischlein.catalog import find
from tischlein.cli.lab import STOPPED, bar
from tischlein.cli.options import Workers, must_be_writable
from tischlein.lab.crew import Crew
from tischlein.lab.guests.opponents import learner_of, need


@click.command()
@click.argument("game")
@click.option("--generations", type=click.IntRange(1), default=1, show_default=True, help="How many in all.")
@click.option(
    "--positions", type=click.IntRange(100), default=1_000_000, show_default=True, help="For each generation."
)
@click.option(
    "--nodes", type=click.IntRange(2), default=500, show_default=True, help="Looked at for each answer, by nets."
)
@click.option("--epochs", type=click.IntRange(1), default=4, show_default=True, help="How often a net learns from all.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed plays the same matches.")
@click.option("--workers", type=Workers(), default="all", show_default=True, help="Processes that play.")
@click.option("--ray", metavar="ADDRESS", default="", help="Play on a Ray cluster; local starts one here.")
@click.option(
    "--to",
    "target",
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    help="What was learned. FILE.json beside it says how it was made; a training that is there already goes on.",
)
def train(  # noqa: PLR0913  one for each option
    *,
    game: str,
    generations: int,
    positions: int,
    nodes: int,
    epochs: int,
    seed: int,
    workers: int,
    ray: str,
    target: Path,
) -> int:
    """Let the opponents of a game learn from matches against themselves.

    A game has a net learn, or numbers of its own. learned:FILE names whoever plays with them, in simulate and arena.
    Ctrl-C keeps the last whole generation; the same command goes on.

    \b
    Example: tischlein train GAME --generations 3 --seed 1 --to FILE
    """
    need("numpy", "train")
    from tischlein.lab.training import train as lab

    chosen = find(game)
    learner_of(chosen)
    must_be_writable(target.with_name(f"{target.name}.json"))
    plan = lab.Plan(generations, positions, nodes, epochs, seed)
    with bar() as progress:
        task = progress.add_task("", total=None)
        story = lab.train(
            chosen,
            plan,
            target,
            Crew(workers, ray),
            lambda what, done, total: progress.update(task, description=what, completed=done, total=total),
        )
    for one in story.generations:
        off = f"off by {one.by_hand:.4f} as written by hand, by {one.learned:.4f} as learned"
        click.echo(f"generation {one.number + 1}: {one.positions} positions, {off}")
    missing = generations - len(story.generations)
    if missing > 0:
        click.echo(f"Stopped with {missing} generations to go; the same command goes on.", err=True)
    return STOPPED if missing > 0 else 0


COMMANDS: Final[list[click.Command]] = [train]
