"""The commands of the lab for one file or one table: export, import, join."""

import contextlib
import json
from pathlib import Path
from typing import Final

import click

from tischlein.cli.lab import bar
from tischlein.cli.options import must_be_folder, must_be_writable


@click.command("export")
@click.argument("records", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option(
    "--to", "target", required=True, type=click.Path(dir_okay=False, path_type=Path), help="FILE.jsonl or FILE.parquet."
)
@click.option("--review", is_flag=True, help="Also the coach's value, loss and luck: seconds for each match.")
@click.option(
    "--depth", type=click.FloatRange(0.01, 100), default=1.0, show_default=True, help="How much work for that."
)
def export_rows(records: tuple[Path, ...], target: Path, review: bool, depth: float) -> None:
    """Write records as a dataset: one row for each decision, with view, mask, action and result.

    RECORDS are record files, or folders of them. Every record is replayed; one that was edited is refused.

    \b
    Example: tischlein export records/ --to matches.parquet
             tischlein export records/ --to matches.jsonl --review --depth 0.5
    """
    from tischlein.lab import datasets

    must_be_writable(target)
    with bar() as progress:
        task = progress.add_task("records", total=None)
        rows = datasets.export(
            datasets.records_in(records),
            target,
            lambda done: progress.update(task, completed=done),
            depth if review else None,
        )
    click.echo(f"{rows} decisions written to {target}")


@click.command("import")
@click.argument("dataset", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--to", "folder", type=click.Path(file_okay=False, path_type=Path), help="Folder to write the records to."
)
def import_rows(dataset: Path, folder: Path | None) -> None:
    """Check every row of a dataset by replay, and turn it back into records.

    \b
    Example: tischlein import matches.parquet --to records/
    """
    from tischlein.lab import datasets

    count = 0
    if folder is not None:
        must_be_folder(folder)
    for count, record in enumerate(datasets.import_records(dataset), 1):
        if folder is not None:
            text = json.dumps(record, indent=1, ensure_ascii=False) + "\n"
            (folder / f"{count:06}.json").write_text(text, encoding="utf-8")
    click.echo(f"{count} records, every row true")


@click.command()
@click.argument("link")
@click.option(
    "--bot", required=True, help="python:bot.py:answer, command:./bot, openspiel_ismcts:100, uct:400, level4 …"
)
@click.option("--name", default="Bot", show_default=True, help="What the table calls it.")
def join(link: str, bot: str, name: str) -> None:
    """Bring a bot to a table: your own, with only its seat's view, or one that searches in worlds the seat could be in.

    LINK is the link of a table, for its first free seat, or the pass of a seat. It plays one match. docs/write-a-bot.md
    says how to write one.

    \b
    Example: tischlein join http://localhost:8000/t/KRMXW --bot python:bot.py:answer
             tischlein join http://localhost:8000/t/KRMXW --bot openspiel_ismcts:100 --name ISMCTS
    """
    from tischlein.lab.guests import outside, searchers

    kind, _, rest = bot.partition(":")
    if kind == "python":
        result = outside.join(link, outside.function_called(rest), name)
    elif kind == "command":
        with contextlib.closing(outside.Program(rest)) as program:
            result = outside.join(link, program, name)
    else:
        result = searchers.join_by_name(link, bot, name)
    click.echo(json.dumps(result))


COMMANDS: Final[list[click.Command]] = [export_rows, import_rows, join]
