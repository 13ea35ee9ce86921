"""The command `tischlein`: play, serve, replay, show and doctor are here, the others in the files beside this one.

Bad input gets one sentence on stderr and exit code 2, never a traceback.
"""

import sys
from pathlib import Path
from typing import BinaryIO, Final, NoReturn

import click
from rich.console import Console
from rich.table import Table

from tischlein import __version__, doctor, sentences
from tischlein.catalog import find
from tischlein.cli import (
    calibrate,
    check,
    errors,
    exploit,
    lab,
    lab_files,
    packages,
    puzzles,
    review,
    tables,
    training,
    upkeep,
)
from tischlein.cli.options import Workers, data, database, where
from tischlein.core.match import RuleBroken
from tischlein.core.record import read_record
from tischlein.core.refusal import Refusal
from tischlein.lab import transcript, whys

MARKS: Final = {"well": "[green]well[/]", "warning": "[yellow]warning[/]", "broken": "[red]broken[/]"}


class PlayByDefault(click.Group):
    """`tischlein` alone, or with options of play, means `tischlein play`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        own = {"--help", "-h", "--version"}
        if not args or (args[0].startswith("-") and args[0] not in own):
            args = ["play", *args]
        return super().parse_args(ctx, args)


def main(arguments: list[str] | None = None) -> NoReturn:
    try:
        code = commands.main(arguments, prog_name="tischlein", standalone_mode=False)
    except click.ClickException as error:
        fail(error.format_message(), error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        fail("Stopped.", 130)
    except Refusal as refusal:
        fail(sentences.sentence(refusal), 2)
    except RuleBroken as broken:
        fail(sentences.sentence(Refusal("rule_broken", {"reason": str(broken)})), 1)
    sys.exit(code if isinstance(code, int) else 0)


def fail(sentence: str, code: int) -> NoReturn:
    click.echo(sentence, err=True)
    sys.exit(code)


@click.group(cls=PlayByDefault, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="tischlein", message="%(prog)s %(version)s")
def commands() -> None:
    """A digital game table that sets itself.

    Without a command it plays: it starts the table on this machine, shows its address, and opens a browser.

    \b
    tischlein                                  play, on http://localhost:8000
    tischlein --port 8123 --no-browser         the same, elsewhere and quietly
    tischlein simulate GAME --bots level4,level3 --matches 20
    tischlein tables                           the tables of a server, and keeping order there
    tischlein doctor                           is everything here?
    """


@commands.command()
@where
@click.option("--browser/--no-browser", default=True, help="Whether to open a browser.  [default: browser]")
@click.option("--reload", is_flag=True, help="For who writes a game: saved rules count at once, mistakes are shown.")
def play(port: int, host: str, data: Path, browser: bool, reload: bool) -> None:
    """Start the table here and open a browser.

    Everybody in the same network can join through the address or the QR code that is shown. Ctrl-C ends it; running
    matches go on where they were when you start it again.

    \b
    Example: tischlein play --port 8123 --host 127.0.0.1 --no-browser
    """
    from tischlein.server.process.main import run

    run(host, port, data, browser, reloads=reload)


@commands.command()
@where
@database
@click.option(
    "--workers", type=Workers(), default="1", show_default=True, help="Processes that serve; more need PostgreSQL."
)
def serve(port: int, host: str, data: Path, database: str, workers: int) -> None:
    """Host the table for others: the same server, without a browser.

    \b
    Example: tischlein serve --host 127.0.0.1 --port 8000 --data /srv/tischlein
             tischlein serve --database postgresql://tischlein@db/tischlein --workers 4
    """
    from tischlein.server.process.main import run

    run(host, port, data, False, database, workers)


commands.add_command(upkeep.backup)
commands.add_command(upkeep.restore)
commands.add_command(tables.tables)
commands.add_command(packages.begin_game)
commands.add_command(check.check)


for lab_command in [
    *lab.COMMANDS,
    *training.COMMANDS,
    *errors.COMMANDS,
    *calibrate.COMMANDS,
    *exploit.COMMANDS,
    *lab_files.COMMANDS,
]:
    commands.add_command(lab_command)


@commands.command()
@click.argument("record", type=click.File("rb"))
@click.option("--to", "until", type=click.IntRange(0), help="Stop after this many answers and show the position.")
@click.option("--seat", type=click.IntRange(0), help="Only what this seat knew, and its view at the end.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object per line instead of words.")
def replay(record: BinaryIO, until: int | None, seat: int | None, as_json: bool) -> None:
    """Check the record of a match and tell it answer by answer.

    RECORD is a file, or - for standard input. A record that was cut off or edited is refused.

    \b
    Example: tischlein replay match.json --to 20 --seat 0
    """
    read = read_record(text_of(record, "record_unreadable"))
    told = transcript.Transcript(find(str(read["game"])), read)
    if until is not None and until > told.length:
        raise Refusal("unknown_step", {"valid": told.length})
    if seat is not None and seat >= told.match.seats:
        raise Refusal("unknown_seat", {"valid": list(range(told.match.seats))})
    lines = transcript.json_lines if as_json else transcript.word_lines
    for line in lines(told, told.length if until is None else until, seat):
        click.echo(line)


commands.add_command(review.review)
commands.add_command(puzzles.puzzles)


@commands.command()
@click.argument("game")
@click.argument("position", type=click.File("rb"))
@click.option("--why", help="Say why this action cannot be done, as JSON; or all: what each reason forbids.")
@click.option("--seat", type=click.IntRange(0), help="With --why: for this seat only.")
def show(game: str, position: BinaryIO, why: str | None, seat: int | None) -> None:
    """Print a position and what each seat may answer in it.

    POSITION is a JSON file as the game's README describes it, or - for standard input.

    \b
    Example: tischlein show GAME position.json --why '{"do": "pass"}'
    """
    chosen = find(game)
    state = transcript.read_position(chosen, text_of(position, "position_not_text"))
    told = transcript.position_report(chosen, state) if why is None else whys.report(chosen, state, why, seat)
    for line in told:
        click.echo(line)


def text_of(file: BinaryIO, refusal: str) -> str:
    try:
        return file.read().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refusal(refusal, {}) from error


@commands.command("doctor")
@data
@database
def examine(data: Path, database: str) -> int:
    """Check whether everything is here that is needed to play.

    Exit code 1 means that something is broken; warnings leave it at 0.

    \b
    Example: tischlein doctor --data /srv/tischlein
    """
    findings = doctor.examine(data, database)
    table = Table(show_header=False, box=None)
    for finding in findings:
        table.add_row(finding.subject, MARKS[finding.verdict], finding.told)
    Console(soft_wrap=False).print(table)
    return 1 if any(finding.verdict == "broken" for finding in findings) else 0


commands.add_command(packages.build_board)
