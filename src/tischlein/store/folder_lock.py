"""One process per data folder."""

import os
import sys
from pathlib import Path
from typing import IO

from tischlein.store.files import OWNER_ONLY


class FolderInUse(Exception):
    """Another Tischlein works in this folder."""


class FolderLock:
    """Held while the process lives; the system lets go of it even after `kill -9`."""

    def __init__(self, folder: Path) -> None:
        path = folder / "lock"
        self._file: IO[str] = os.fdopen(_open_for_owner(path), "a+", encoding="utf-8")
        try:
            _lock(self._file)
        except OSError as error:
            self._file.close()
            raise FolderInUse(
                f"Another Tischlein already uses the folder {folder}. Stop it, or choose another folder (DATA=…)."
            ) from error
        self._file.truncate(0)
        self._file.write(f"{os.getpid()}\n")
        self._file.flush()

    def release(self) -> None:
        self._file.close()


def _open_for_owner(path: Path) -> int:
    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, OWNER_ONLY)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
