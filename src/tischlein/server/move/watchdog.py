"""Ends a process in which a rule does not end. Why it is done so: docs/decisions/0007-endless-rules.md."""

import contextlib
import mmap
import signal
from typing import Final, Protocol

# Of the process's own work, not of the clock: a stopped process or a busy machine is nobody's fault.
SECONDS_OF_WORK: Final = 10.0
ENDLESS: Final = getattr(signal, "SIGVTALRM", None)


class Watch(Protocol):
    def over(self, table: str) -> contextlib.AbstractContextManager[None]:
        """While rules work for this table."""


class NoWatch:
    """Where there is no supervisor to start the process again."""

    def over(self, table: str) -> contextlib.AbstractContextManager[None]:
        return contextlib.nullcontext()


class Note:
    """Says which table a process works for. Shared with its supervisor, who reads it after its end."""

    def __init__(self) -> None:
        self._memory = mmap.mmap(-1, mmap.PAGESIZE)

    def write(self, table: str) -> None:
        self._memory[0:17] = table.encode()[:16].ljust(17, b"\0")

    def clear(self) -> None:
        self._memory[0] = 0

    def read(self) -> str:
        return self._memory[0:16].partition(b"\0")[0].decode()


class Watchdog:
    """The operating system's timer ends the process, so it makes no difference whether the rules are compiled.

    It runs only while a rule does. Whatever else keeps the process busy, however long, is no fault of any table.
    """

    def __init__(self, note: Note, seconds: float = SECONDS_OF_WORK) -> None:
        self._note = note
        self.seconds: float = seconds

    def over(self, table: str) -> contextlib.AbstractContextManager[None]:
        self._note.write(table)
        signal.setitimer(signal.ITIMER_VIRTUAL, self.seconds)
        return self

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        self._note.clear()
