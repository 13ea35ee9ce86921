"""Why a worker died, as far as its supervisor can know: the signal, the exit code, and where it was."""

import faulthandler
import os
import re
import signal
import tempfile
from pathlib import Path
from traceback import extract_tb
from typing import Final, NamedTuple

from tischlein.server.move.watchdog import ENDLESS

CRASHED: Final = 70
MOST_BYTES: Final = 20_000
MOST_PLACES: Final = 8
# As faulthandler writes them, the latest call first.
PLACE: Final = re.compile(r'File "([^"]*)", line (\d+) in (\S+)')


class Death(NamedTuple):
    """`label` is the one under which it is counted (`move/tally.py`)."""

    label: str
    reason: str


def cause_of(code: int) -> Death:
    """Of an exit code as Python gives it: below zero it is a signal."""
    if ENDLESS is not None and code == -ENDLESS:
        return Death("watchdog", "a rule did not end, so the watchdog ended the worker")
    if code == -signal.SIGKILL:
        return Death("signal", "killed by somebody else (SIGKILL), perhaps because memory ran out")
    if code < 0:
        return Death("signal", f"signal {_name_of(-code)}")
    if code == CRASHED:
        return Death("error", "an error of ours")
    return Death("other", f"it ended with exit code {code}, and nobody had asked it to")


def _name_of(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)


class LastWords:
    """Where a worker was at its end. It writes them into a file without a name, and its supervisor reads them there.

    Not to stderr: there the lines of several workers would mix. Only names of files and functions, and numbers of
    lines: nothing of a match is among them.
    """

    def __init__(self) -> None:
        self._file = _open_nameless()

    def begin(self) -> None:
        """In the worker. A crash, or the watchdog's signal, then leaves the place behind, and ends it as before."""
        faulthandler.enable(self._file, all_threads=False)
        if ENDLESS is not None:
            faulthandler.register(ENDLESS, self._file, all_threads=False, chain=True)

    def leave(self, error: BaseException) -> None:
        """Of an error that ends the worker: its kind, and the system's word where it is the system's."""
        frames = extract_tb(error.__traceback__)[::-1]
        places = "\n".join(f'File "{frame.filename}", line {frame.lineno} in {frame.name}' for frame in frames)
        why = f": {error.strerror}" if isinstance(error, OSError) and error.strerror else ""
        os.write(self._file, f"{type(error).__name__}{why}\n{places}\n".encode(errors="replace"))

    def take(self) -> str:
        """In the supervisor: reads them, and leaves room for those of the next one."""
        words = os.pread(self._file, MOST_BYTES, 0).decode(errors="replace")
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        return shortened(words)


def _open_nameless() -> int:
    """In memory where there is such a thing: a full disk must not take the last words."""
    if hasattr(os, "memfd_create"):
        return os.memfd_create("last words of a worker")
    with tempfile.TemporaryFile() as file:
        return os.dup(file.fileno())


def shortened(words: str) -> str:
    """One line: what happened and where, the innermost place first."""
    first = words.partition("\n")[0].removeprefix("Fatal Python error: ")
    places = [f"{Path(file).name}:{line} {function}" for file, line, function in PLACE.findall(words)]
    what = [] if PLACE.search(first) or "most recent call first" in first else [first]
    return " < ".join([*[one for one in what if one], *places[:MOST_PLACES]])
