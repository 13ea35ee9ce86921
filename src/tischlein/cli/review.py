"""`tischlein review`: what every decision of a match was worth, and what was luck."""

from pathlib import Path
from typing import BinaryIO

import click
import msgspec
from rich.console import Console
from rich.table import Table

from tischlein.catalog import find
from tischlein.cli.lab import bar
from tischlein.cli.options import must_be_writable
from tischlein.core.refusal import Refusal
from tischlein.lab import review as coach
from tischlein.wire.review import Review


@click.command()
@click.argument("record", type=click.File("rb"))
@click.option("--depth", type=click.FloatRange(0.01, 100), default=1.0, show_default=True, help="How much work.")
@click.option("--html", "page", type=click.Path(dir_okay=False, path_type=Path), help="Write a page with curves.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of a table.")
def review(record: BinaryIO, depth: float, page: Path | None, as_json: bool) -> None:
    """Review a match that is over: what each decision gave away, and what was luck.

    RECORD is a file, or - for standard input. docs/coach.md says what the numbers mean. The same record at the same
    depth gives the same numbers.

    \b
    Example: tischlein review match.json --html review.html
    """
    if page is not None:
        must_be_writable(page)
    with bar() as progress:
        task = progress.add_task("review", total=None)
        found = coach.review_record(
            text_of(record), depth, lambda done, total: progress.update(task, completed=done, total=total)
        )
    if page is not None:
        page.write_text(coach.as_html(find(found.game), found), encoding="utf-8")
    if as_json:
        click.echo(msgspec.json.encode(found))
    else:
        tell(found)


def text_of(file: BinaryIO) -> str:
    try:
        return file.read().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refusal("record_unreadable", {}) from error


def tell(found: Review) -> None:
    table = Table(title=f"{found.game}: {len(found.decisions)} decisions")
    for heading in coach.HEAD:
        table.add_column(heading, justify="right")
    for seat in found.by_seat:
        table.add_row(*coach.row_of(seat))
    Console().print(table)
    if not found.guided:
        click.echo(coach.UNGUIDED)
    for line in coach.likeness(found):
        click.echo(line)
    for decision in coach.flagged(found):
        click.echo(coach.decision_words(find(found.game), decision))
