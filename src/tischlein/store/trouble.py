"""What an error of SQLite means: the disk is full, the file is damaged, or something else. The log names it."""

import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Final

import structlog

from tischlein.store.contract import Damaged, DiskFull, NotWritten

# A full disk fails every write: one line a minute is enough to find the reason.
SECONDS_BETWEEN_LINES: Final = 60.0
MALFORMED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
# The small file beside the database through which its connections agree could not grow.
NO_ROOM: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE)
FULL_TEXT: Final = "disk is full"
# We only write text that is UTF-8.
NOT_TEXT: Final = "Could not decode to UTF-8"
# An extended code has its kind in the lowest byte.
KIND: Final = 0xFF

log = structlog.get_logger("store")


def is_damage(error: BaseException) -> bool:
    return _code(error) & KIND in MALFORMED or str(error).startswith(NOT_TEXT)


def is_full(error: BaseException) -> bool:
    return _code(error) in NO_ROOM or FULL_TEXT in str(error)


def _code(error: BaseException) -> int:
    code: int = getattr(error, "sqlite_errorcode", None) or 0
    return code


class Troubles:
    """Of one store. All its threads ask here what an error means."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.is_damaged: bool = False
        self._clock = clock
        self._lock = threading.Lock()
        self._told_at: dict[str, float] = {}

    def judge(self, error: Exception) -> NotWritten:
        """What whoever asked is told. Damage is remembered."""
        if is_damage(error):
            self.is_damaged = True
            self._tell("the database is damaged: nothing is stored any more. `tischlein doctor` says more")
            return Damaged(str(error))
        if is_full(error):
            self._tell("the disk is full: nothing can be stored until there is room")
            return DiskFull(str(error))
        if isinstance(error, sqlite3.Error):
            self._tell(f"the database refuses: {getattr(error, 'sqlite_errorname', None) or type(error).__name__}")
        return NotWritten(str(error))

    def _tell(self, line: str) -> None:
        now = self._clock()
        with self._lock:
            is_new = now - self._told_at.get(line, float("-inf")) >= SECONDS_BETWEEN_LINES
            if is_new:
                self._told_at[line] = now
        if is_new:
            log.error(line)
