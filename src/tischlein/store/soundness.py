"""Whether a database of SQLite is whole, found out without changing it.

SQLite itself would begin anew in an empty file, and throw away what waits beside a missing one. So the first look is
ours: at the names, the first bytes, and a mark that says whether steps must be waiting beside the file.
"""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, Literal, NamedTuple

from tischlein.store.trouble import is_damage

MAGIC: Final = b"SQLite format 3\0"
# Where the file's head has the number that `PRAGMA user_version` sets. A server sets it to IN_USE while it works, so
# that a file without its steps beside it (`-wal`) is known for what it is: somebody copied one of two.
MARK: Final = slice(60, 64)
HEAD_BYTES: Final = 100
IN_USE: Final = 1
MARK_IN_USE: Final = f"PRAGMA user_version = {IN_USE}"
MARK_AT_REST: Final = "PRAGMA user_version = 0"
# Without a step it has only its head.
LEAST_WAL: Final = 33
TABLES: Final = {"person", "table", "step"}
SHAPE_DIGITS: Final = 4

Thoroughness = Literal["quick_check", "integrity_check"]


class Verdict(NamedTuple):
    """`complaint` follows the name of the file in a sentence. `is_finished`: or was there no time for all of it?"""

    complaint: str = ""
    advice: str = ""
    is_finished: bool = True


class DamagedFile(Exception):
    """A sentence about what is damaged, and what to do."""


def must_be_sound(path: Path, seconds: float) -> None:
    """As far as it can be looked at in this time. A change that was broken off is undone first: any start does that."""
    if has_unfinished_change(path):
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("SELECT 1 FROM sqlite_master").fetchone()
    verdict = examine(path, "quick_check", seconds)
    if verdict.complaint:
        raise DamagedFile(f"{path} {verdict.complaint}. Nothing was changed. {verdict.advice}")


def examine(path: Path, thoroughness: Thoroughness, seconds: float) -> Verdict:
    if not path.exists():
        return _verdict_on_nothing(path)
    head = _head(path)
    if not head.startswith(MAGIC):
        return Verdict("is empty" if not head else "is damaged: it does not begin like a database", restoring(path))
    if _is_alone(path, head):
        told = f"was in use when it was last written, and {path.name}-wal, which holds its latest steps, is missing"
        advice = f"Put that file back beside it; if it is gone for good, `tischlein restore {path} --data NEW_FOLDER`"
        return Verdict(told, f"{advice} brings back what is left.")
    if has_unfinished_change(path):
        return Verdict(is_finished=False)
    try:
        return _examine_inside(path, thoroughness, seconds)
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        return Verdict(f"is damaged ({error})", restoring(path))


def restoring(path: Path) -> str:
    copies = ", ".join(sorted(one.name for one in path.parent.glob("tischlein-before-*.db")))
    beside = f"Copies beside it: {copies}. " if copies else ""
    return f"{beside}Move it away, with {path.name}-wal, then `tischlein restore COPY --data {path.parent}`."


def _verdict_on_nothing(path: Path) -> Verdict:
    """A new folder, or one that has lost its database: SQLite would throw away the steps that wait there."""
    if not _has_wal(path):
        return Verdict()
    return Verdict(f"is missing, but {path.name}-wal is there", f"Put it back, or {_lower(restoring(path))}")


def _lower(sentence: str) -> str:
    return sentence[0].lower() + sentence[1:]


def _has_wal(path: Path) -> bool:
    beside = path.with_name(f"{path.name}-wal")
    return beside.exists() and beside.stat().st_size >= LEAST_WAL


def _is_alone(path: Path, head: bytes) -> bool:
    return int.from_bytes(head[MARK], "big") == IN_USE and not _has_wal(path)


def has_unfinished_change(path: Path) -> bool:
    """The next one who may write undoes it. Never where the file itself is empty or foreign."""
    journal = path.with_name(f"{path.name}-journal")
    return journal.exists() and journal.stat().st_size > 0 and path.exists() and _head(path).startswith(MAGIC)


def _head(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(HEAD_BYTES)


def connect_to_look(path: Path) -> sqlite3.Connection:
    """Leaves nothing behind: with nobody at work there, SQLite is told that nobody will be."""
    how = "mode=ro" if _has_wal(path) else "immutable=1"
    return sqlite3.connect(f"{path.resolve().as_uri()}?{how}", uri=True, isolation_level=None)


def _examine_inside(path: Path, thoroughness: Thoroughness, seconds: float) -> Verdict:
    with closing(connect_to_look(path)) as connection:
        foreign = _foreign(connection)
        if foreign:
            return Verdict(foreign, "Choose another folder (DATA=…).")
        try:
            with _interrupted_after(connection, seconds):
                found = str(connection.execute(f"PRAGMA {thoroughness}(1)").fetchone()[0])
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                raise
            return Verdict(is_finished=False)
    return Verdict() if found == "ok" else Verdict(f"is damaged ({' '.join(found.split())})", restoring(path))


@contextmanager
def _interrupted_after(connection: sqlite3.Connection, seconds: float) -> Iterator[None]:
    timer = threading.Timer(seconds, connection.interrupt)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()


def _foreign(connection: sqlite3.Connection) -> str:
    """What is wrong with a database that is not ours: we never put tables among another program's."""
    tables = {str(row[0]) for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables:
        return ""
    shape = shape_in(connection) if "alembic_version" in tables else None
    is_ours = shape is not None and len(shape) == SHAPE_DIGITS and shape.isdecimal() and tables >= TABLES
    return "" if is_ours else "belongs to another program"


def shape_in(connection: sqlite3.Connection) -> str | None:
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return None if row is None else str(row[0])


def shape_of(path: Path) -> str | None:
    """The shape that a database has; None for one that has none yet."""
    if not path.exists():
        return None
    with closing(connect_to_look(path)) as connection:
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone() is None:
            return None
        return shape_in(connection)
