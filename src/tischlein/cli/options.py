"""Options that several commands share."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

import click
import platformdirs

from tischlein.core.refusal import Refusal

Command = TypeVar("Command", bound=Callable[..., object])

MOST_WORKERS: Final = 256
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - that friends in the same network can join is the point


def must_be_writable(file: Path) -> Path:
    """Before anything is played: what nobody can write down would be lost."""
    was_there = file.exists()
    try:
        with file.open("ab"):
            pass
        if not was_there:
            file.unlink()
    except OSError as error:
        raise Refusal("cannot_write", {"path": str(file), "reason": error.strerror or ""}) from error
    return file


def must_be_folder(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal("cannot_write", {"path": str(folder), "reason": error.strerror or ""}) from error
    must_be_writable(folder / ".tischlein")
    return folder


class Workers(click.ParamType[int]):
    """A number of processes, or `all` for one on each core."""

    name = "N|all"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if value == "all":
            return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        if not str(value).isdecimal() or not 1 <= int(str(value)) <= MOST_WORKERS:
            self.fail(f"a number from 1 to {MOST_WORKERS} is needed, or all", param, ctx)
        return int(str(value))


def where(command: Command) -> Command:
    """The options of everything that starts a table."""
    port = click.option(
        "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="Port to listen on."
    )
    host = click.option(
        "--host", default=EVERYWHERE, show_default=True, help="Address to listen on; 127.0.0.1 keeps it here."
    )
    return port(host(data(command)))


def data(command: Command) -> Command:
    return click.option(
        "--data",
        type=click.Path(file_okay=False, path_type=Path),
        default=lambda: platformdirs.user_data_path("tischlein", appauthor=False),
        show_default="your user's data folder",
        help="Folder where matches are kept.",
    )(command)


def database(command: Command) -> Command:
    return click.option(
        "--database",
        metavar="URL",
        envvar="TISCHLEIN_DATABASE",
        default="",
        help="postgresql://… instead of a file in the data folder (also TISCHLEIN_DATABASE).",
    )(command)
