"""Files that only their owner may read: they hold hidden cards. On Windows the folder of a user sees to that."""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

OWNER_ONLY: Final = 0o600
FOLDER_OF_OWNER: Final = 0o700
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
HAS_MODES: Final = os.name == "posix"
OURS: Final = ("tischlein.db*", "tischlein-before-*", "lock", "broken", "broken/*.json")


class CannotCopy(Exception):
    """A sentence about why there is no copy, or why it was not restored."""


def hide_new_files() -> None:
    """Whatever this process and its children make from now on is readable by its owner only."""
    if HAS_MODES:
        os.umask(OTHERS)


def make_folder(folder: Path) -> None:
    """The folder for our data, and nobody else's eyes; also where an older Tischlein has made it."""
    if not folder.is_dir():
        folder.mkdir(FOLDER_OF_OWNER, parents=True, exist_ok=True)
    if HAS_MODES:
        found = [path for pattern in OURS for path in folder.glob(pattern)]
        for path in found:
            _hide(path)
        # Somebody may have chosen a folder that is not only for this: their home, or one that everybody uses.
        if {path.name for path in folder.iterdir()} <= {path.name for path in found}:
            _hide(folder)


def _hide(path: Path) -> None:
    """Where it is ours. A link is left alone: it may lead to what is none of our business."""
    now = path.lstat()
    if now.st_uid == os.geteuid() and not stat.S_ISLNK(now.st_mode) and now.st_mode & OTHERS:
        path.chmod(stat.S_IMODE(now.st_mode) & ~OTHERS)


@contextmanager
def whole_file(target: Path) -> Iterator[Path]:
    """A file that has its name only once it is whole and on disk. Only its owner reads it."""
    if target.exists():
        raise CannotCopy(f"{target} is there already; choose another name.")
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    try:
        yield part
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.rename(target)
        _flush_folder(target.parent)
    finally:
        part.unlink(missing_ok=True)


def _flush_folder(folder: Path) -> None:
    """A new name survives a power cut only when its folder is on disk too."""
    if HAS_MODES:
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def free_name(wanted: Path) -> Path:
    """This name, or the first one like it that nobody has."""
    count, name = 1, wanted
    while name.exists():
        count += 1
        name = wanted.with_stem(f"{wanted.stem}-{count}")
    return name
